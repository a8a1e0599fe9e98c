import { implement } from '@orpc/server';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import {
  confirmReceipt,
  listGuestDeliveries,
  registerDelivery,
  withdrawDelivery,
} from '#gateway/domain/stay/deliveries/guest-deliveries.ts';
import { deliveryTypes } from '#gateway/platform/delivery-types.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

const toReader = (context: RequestContext) => ({
  guestId: requireGuest(context),
  language: context.language,
});

export const deliveryCalls = {
  list: os.deliveries.list.handler(({ input, context }) =>
    listGuestDeliveries(context.app, toReader(context), input),
  ),

  types: os.deliveries.types.handler(({ context }) => {
    requireGuest(context);
    return deliveryTypes(context.language);
  }),

  register: os.deliveries.register.handler(({ input, context }) =>
    registerDelivery(context.app, {
      ...toReader(context),
      key: input.headers['x-idempotency-key'],
      order: input.body,
    }),
  ),

  confirm: os.deliveries.confirm.handler(({ input, context }) =>
    confirmReceipt(context.app, toReader(context), input.id),
  ),

  withdraw: os.deliveries.withdraw.handler(async ({ input, context }) => {
    await withdrawDelivery(context.app, requireGuest(context), input.id);
    return {};
  }),
};
