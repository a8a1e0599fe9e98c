import { implement } from '@orpc/server';
import { endKey, listKeys, makeKey } from '#gateway/domain/desk/exchange/exchange-keys.ts';
import { provePassword } from '#gateway/domain/staff/prove-identity.ts';
import {
  actorOf,
  requireHotel,
  requireStaff,
  type StaffRequestContext,
} from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const exchangeKeyCalls = {
  list: os.exchangeKeys.list.handler(({ context }) =>
    listKeys(context.app, actorOf(context), requireHotel(context)),
  ),

  make: os.exchangeKeys.make.handler(async ({ input: { name, purpose, password }, context }) => {
    // A desk left open must not give the hotel's data to another system.
    await provePassword(context, requireStaff(context), password);
    return makeKey(context.app, actorOf(context), requireHotel(context), { name, purpose });
  }),

  end: os.exchangeKeys.end.handler(({ input, context }) =>
    endKey(context.app, actorOf(context), requireHotel(context), input.id),
  ),
};
