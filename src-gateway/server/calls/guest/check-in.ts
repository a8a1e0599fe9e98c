import { implement } from '@orpc/server';
import { saveProgress, saveTrip } from '#gateway/domain/booking/check-in/check-in-progress.ts';
import { checkInState } from '#gateway/domain/booking/check-in/check-in-state.ts';
import { confirmCheckIn } from '#gateway/domain/booking/check-in/confirm-check-in.ts';
import { associateCard } from '#gateway/domain/booking/check-in/guarantee-card.ts';
import { completeOwnCheckIn } from '#gateway/domain/booking/check-in/submitted-check-ins.ts';
import { renewDoorCode } from '#gateway/domain/booking/doors/door-codes.ts';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const checkInCalls = {
  find: os.checkIn.find.handler(async ({ input, context }) => {
    const guestId = requireGuest(context);
    await completeOwnCheckIn(context.app, { guestId, bookingId: input.bookingId });
    return checkInState(context.app, guestId, input.bookingId);
  }),

  saveProgress: os.checkIn.saveProgress.handler(async ({ input, context }) => {
    const { bookingId, ...progress } = input;
    const guestId = requireGuest(context);
    await saveProgress(context.app, { guestId, bookingId }, progress);
    return checkInState(context.app, guestId, bookingId);
  }),

  saveTrip: os.checkIn.saveTrip.handler(async ({ input, context }) => {
    const { bookingId, registration, ...trip } = input;
    const guestId = requireGuest(context);
    await saveTrip(context.app, { guestId, bookingId }, { trip, registration });
    return checkInState(context.app, guestId, bookingId);
  }),

  associateCard: os.checkIn.associateCard.handler(async ({ input, context }) => {
    await associateCard(context.app, {
      guestId: requireGuest(context),
      bookingId: input.bookingId,
      cardId: input.paymentMethodId,
      accommodationIds: input.accommodationPartnerIds,
    });
    return {};
  }),

  confirm: os.checkIn.confirm.handler(({ input, context }) =>
    confirmCheckIn(context.app, { guestId: requireGuest(context), ...input }),
  ),

  renewDoorCode: os.checkIn.renewDoorCode.handler(({ input, context }) =>
    renewDoorCode(context.app, { guestId: requireGuest(context), device: context.device, ...input }),
  ),
};
