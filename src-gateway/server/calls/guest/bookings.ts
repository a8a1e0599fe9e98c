import { implement } from '@orpc/server';
import { cancelBooking, estimateCancellation } from '#gateway/domain/booking/ending/cancel-booking.ts';
import { leaveEarly, simulateDeparture } from '#gateway/domain/booking/ending/leave-room.ts';
import { findBookingDetails } from '#gateway/domain/booking/list/booking-details.ts';
import { findBookingValues } from '#gateway/domain/booking/list/booking-values.ts';
import { hideBooking } from '#gateway/domain/booking/list/hide-booking.ts';
import { findForImport, importBooking } from '#gateway/domain/booking/list/import-booking.ts';
import { listBookings } from '#gateway/domain/booking/list/list-bookings.ts';
import { createBooking } from '#gateway/domain/booking/order/create-booking.ts';
import { findBookingAttempt } from '#gateway/domain/booking/order/created-booking.ts';
import { findViewer } from '#gateway/domain/booking/view/booking-viewer.ts';
import { findGuestBooking } from '#gateway/domain/booking/view/find-booking.ts';
import { toPayer } from '#gateway/domain/payment/cards/card-try.ts';
import { type RequestContext, requireGuest, toLimitKey } from '#gateway/domain/request-context.ts';
import { hasActiveBooking, hasBookingInProgress } from '#gateway/store/booking-list-store.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const bookingCalls = {
  create: os.bookings.create.handler(({ input, context }) =>
    createBooking(context.app, {
      payer: toPayer(context),
      key: input.headers['x-idempotency-key'],
      order: input.body,
      language: context.language,
    }),
  ),

  attempt: os.bookings.attempt.handler(({ input, context }) =>
    findBookingAttempt(context.app, {
      guestId: requireGuest(context),
      key: input.headers['x-idempotency-key'],
    }),
  ),

  active: os.bookings.active.handler(({ input, context }) =>
    listBookings(context.app, requireGuest(context), { status: 'active', ...input }, context.language),
  ),

  previous: os.bookings.previous.handler(({ input, context }) =>
    listBookings(context.app, requireGuest(context), { status: 'previous', ...input }, context.language),
  ),

  hasActive: os.bookings.hasActive.handler(async ({ context }) => {
    const { store, clock } = context.app;
    const viewer = await findViewer(context.app, requireGuest(context));
    return { hasActiveBooking: await hasActiveBooking(store.db, viewer, clock.now()) };
  }),

  hasInProgress: os.bookings.hasInProgress.handler(async ({ context }) => ({
    hasInProgressBooking: await hasBookingInProgress(context.app.store.db, requireGuest(context)),
  })),

  findForImport: os.bookings.findForImport.handler(({ input, context }) =>
    findForImport(
      context.app,
      { guestId: requireGuest(context), language: context.language },
      input,
      toLimitKey(context),
    ),
  ),

  import: os.bookings.import.handler(({ input, context }) =>
    importBooking(
      context.app,
      { guestId: requireGuest(context), language: context.language },
      input.bookingId,
    ),
  ),

  details: os.bookings.details.handler(({ input, context }) =>
    findBookingDetails(
      context.app,
      { guestId: requireGuest(context), device: context.device },
      input.bookingId,
      context.language,
    ),
  ),

  values: os.bookings.values.handler(({ input, context }) =>
    findBookingValues(context.app, requireGuest(context), input.bookingId, context.language),
  ),

  hide: os.bookings.hide.handler(async ({ input, context }) => {
    await hideBooking(context.app, requireGuest(context), input.bookingId);
    return {};
  }),

  estimateCancellation: os.bookings.estimateCancellation.handler(({ input, context }) =>
    estimateCancellation(context.app, requireGuest(context), input.bookingId),
  ),

  cancel: os.bookings.cancel.handler(({ input, context }) => {
    const { bookingId, ...shown } = input;
    return cancelBooking(context.app, { guestId: requireGuest(context), bookingId, shown });
  }),

  simulateEarlyCheckout: os.bookings.simulateEarlyCheckout.handler(({ input, context }) =>
    simulateDeparture(context.app, {
      guestId: requireGuest(context),
      bookingId: input.id,
      accommodationId: input.accId,
    }),
  ),

  leaveEarly: os.bookings.leaveEarly.handler(({ input, context }) =>
    leaveEarly(context.app, {
      guestId: requireGuest(context),
      bookingId: input.id,
      accommodationId: input.accId,
      shownCredit: input.new_credit,
    }),
  ),

  find: os.bookings.find.handler(({ input, context }) =>
    findGuestBooking(context.app, requireGuest(context), input.bookingId, context.language),
  ),
};
