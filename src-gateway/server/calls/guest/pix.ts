import { implement } from '@orpc/server';
import { createPix } from '#gateway/domain/booking/order/create-pix.ts';
import { toPayer } from '#gateway/domain/payment/cards/card-try.ts';
import { ownPix, toPixPayment } from '#gateway/domain/payment/pix/pix-view.ts';
import { closePix } from '#gateway/domain/payment/pix/poll-pix.ts';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const pixCalls = {
  find: os.pix.find.handler(async ({ input, context }) => {
    const guestId = requireGuest(context);
    return toPixPayment(context.app, await ownPix(context.app, guestId, input.paymentId));
  }),

  create: os.pix.create.handler(({ input, context }) => {
    const { id, bookingId, cpfPayment: taxId } = input;
    return createPix(context.app, { payer: toPayer(context), id, bookingId, taxId });
  }),

  close: os.pix.close.handler(({ input, context }) =>
    closePix(context.app, requireGuest(context), input.paymentId),
  ),
};
