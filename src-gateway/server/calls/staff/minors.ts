import { implement } from '@orpc/server';
import { openMinor, registerMinor } from '#gateway/domain/desk/minors.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const minorCalls = {
  find: os.minors.find.handler(({ input, context }) =>
    openMinor(context.app, actorOf(context), requireHotel(context), input),
  ),

  register: os.minors.register.handler(({ input, context }) =>
    registerMinor(context.app, actorOf(context), requireHotel(context), input),
  ),
};
