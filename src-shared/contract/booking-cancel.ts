import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { nextStep } from './booking-details.ts';
import { failures } from './failures.ts';
import { id, isoInstant, reais } from './schemas.ts';

/** The result of canceling at this moment (API-14, BEY-17), in reais. */
export const creditEstimate = z.object({
  type: z.enum(['FULL_CANCELLATION', 'PARTIAL_CANCELLATION']),
  /** The paid amount: 0 for a booking that waits for its payment. */
  bookingValue: reais,
  /** The hotel's part of it (BKG-41). */
  cancellationFeeValue: reais,
  /** The part that is returned as credits. */
  creditValue: reais,
  /** The expiry of those credits; null if nothing is returned. */
  creditDueDate: z.nullable(isoInstant),
  /** Null if no later moment is worse. */
  nextStep: z.nullable(nextStep),
});
export type CreditEstimate = z.infer<typeof creditEstimate>;

/**
 * GET bookings/{bookingId}/cancel/credit-estimate (API-14), for the holder. BOOKING_NOT_CANCELABLE with the booking's
 * status in its details once a guest has checked in, the booking is over or a payment is open; BOOKING_OF_PARTNER for a
 * partner channel's.
 */
export const estimate = oc
  .route({
    method: 'GET',
    path: '/bookings/{bookingId}/cancel/credit-estimate',
    operationId: 'estimateCancellation',
    tags: ['Bookings'],
    summary: 'What canceling a booking would return now',
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND', 'BOOKING_NOT_CANCELABLE', 'BOOKING_OF_PARTNER'))
  .input(z.object({ bookingId: id }))
  .output(creditEstimate);

/** The result of a cancellation, in reais. */
export const canceledBooking = z.object({
  status: z.literal('CANCELED'),
  creditValue: reais,
  cancellationFeeValue: reais,
  creditDueDate: z.nullable(isoInstant),
});
export type CanceledBooking = z.infer<typeof canceledBooking>;

/**
 * POST bookings/{bookingId}/cancel (API-13): frees the rooms and returns credits, in one transaction. The body contains
 * the figures that the guest was shown (BEY-17); if they are no longer true, OUTCOME_CHANGED with the new estimate in
 * its details, and nothing is canceled. An empty body cancels at the current figures. A booking that this guest has
 * canceled already gets the same response again.
 */
export const cancel = oc
  .route({
    method: 'POST',
    path: '/bookings/{bookingId}/cancel',
    operationId: 'cancelBooking',
    tags: ['Bookings'],
    summary: 'Cancel a booking',
  })
  .errors(
    failures(
      'UNAUTHORIZED',
      'BOOKING_NOT_FOUND',
      'BOOKING_NOT_CANCELABLE',
      'BOOKING_OF_PARTNER',
      'OUTCOME_CHANGED',
      'ATTEMPT_IN_PROGRESS',
    ),
  )
  .input(
    z.object({
      bookingId: id,
      cancellationFeeValue: z.optional(reais),
      creditValue: z.optional(reais),
    }),
  )
  .output(canceledBooking);
