import { implement } from '@orpc/server';
import { confirmCheckout, simulateCheckout } from '#gateway/domain/booking/check-out/check-out.ts';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

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
