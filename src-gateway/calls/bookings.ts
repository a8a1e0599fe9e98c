import { implement } from '@orpc/server';
import { contract } from '#shared/contract/index.ts';
import { findBookingAttempt } from '../bookings/booking-answer.ts';
import { createBooking } from '../bookings/create-booking.ts';
import { findBookingOf } from '../bookings/find-booking.ts';
import { type CallContext, requireGuest } from '../context.ts';

const os = implement(contract).$context<CallContext>();

/** Bookings (API-06, API-08, API-09, D10). */
export const bookingCalls = {
  create: os.bookings.create.handler(({ input, context }) =>
    createBooking(context.house, {
      guestId: requireGuest(context),
      key: input.headers['x-idempotency-key'],
      order: input.body,
      language: context.language,
      walkInForced: context.device.profile === 'kiosk',
    }),
  ),

  attempt: os.bookings.attempt.handler(({ input, context }) =>
    findBookingAttempt(context.house, {
      guestId: requireGuest(context),
      key: input.headers['x-idempotency-key'],
    }),
  ),

  find: os.bookings.find.handler(({ input, context }) =>
    findBookingOf(context.house, requireGuest(context), input.bookingId, context.language),
  ),
};
