import { implement } from '@orpc/server';
import { contract } from '#shared/contract/index.ts';
import { payerOf } from '../cards/card-try.ts';
import { type RequestContext, requireGuest } from '../context.ts';
import { closePix } from '../pix/close-pix.ts';
import { createPix } from '../pix/create-pix.ts';
import { ownPix, toPixPayment } from '../pix/pix-view.ts';

const os = implement(contract).$context<RequestContext>();

/** Payments with Pix (PAY-32 to PAY-35). */
export const pixCalls = {
  find: os.pix.find.handler(async ({ input, context }) => {
    const guestId = requireGuest(context);
    return toPixPayment(context.app, await ownPix(context.app, guestId, input.paymentId));
  }),

  create: os.pix.create.handler(({ input, context }) => {
    const { id, bookingId, cpfPayment: taxId } = input;
    return createPix(context.app, { payer: payerOf(context), id, bookingId, taxId });
  }),

  close: os.pix.close.handler(({ input, context }) =>
    closePix(context.app, requireGuest(context), input.paymentId),
  ),
};
