import { implement } from '@orpc/server';
import { contract } from '#shared/contract/index.ts';
import { confirmCheckout, simulateCheckout } from '../check-out/check-out.ts';
import { type RequestContext, requireGuest } from '../context.ts';

const os = implement(contract).$context<RequestContext>();

/** Check-out (API-23). */
export const checkOutCalls = {
  simulate: os.checkOut.simulate.handler(({ input, context }) =>
    simulateCheckout(context.app, {
      guestId: requireGuest(context),
      bookingId: input.id,
      accommodationId: input.accId,
    }),
  ),

  confirm: os.checkOut.confirm.handler(({ input, context }) =>
    confirmCheckout(context.app, {
      guestId: requireGuest(context),
      bookingId: input.id,
      accommodationId: input.accommodationId,
      shownFee: input.overstayFee,
    }),
  ),
};
