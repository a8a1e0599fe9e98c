import { implement } from '@orpc/server';
import { searchDesk } from '#gateway/domain/desk/desk-search.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const searchCalls = {
  find: os.search.find.handler(({ input, context }) =>
    searchDesk(context.app, actorOf(context), requireHotel(context), input),
  ),
};
