import { implement } from '@orpc/server';
import { endDeskCode, renewDeskCode, showDeskCode } from '#gateway/domain/desk/door-codes.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const doorCodeCalls = {
  show: os.doorCodes.show.handler(({ input, context }) =>
    showDeskCode(context.app, actorOf(context), requireHotel(context), input),
  ),

  renew: os.doorCodes.renew.handler(({ input, context }) =>
    renewDeskCode(context.app, actorOf(context), requireHotel(context), input),
  ),

  end: os.doorCodes.end.handler(({ input, context }) =>
    endDeskCode(context.app, actorOf(context), requireHotel(context), input),
  ),
};
