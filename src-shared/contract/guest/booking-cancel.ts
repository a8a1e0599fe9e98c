import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from '../failures.ts';
import { id, isoInstant, reais } from '../schemas.ts';
import { nextStep } from './booking-details.ts';

/** The result of canceling at this moment (API-14, BEY-17), in reais. */
export const creditEstimate = z.object({
  type: z.enum(['FULL_CANCELLATION', 'PARTIAL_CANCELLATION']),
  /** The paid amount: 0 for a booking that waits for its payment. */
  bookingValue: reais,
  cancellationFeeValue: reais,
  creditValue: reais,
  /** The expiry of those credits; null if nothing is returned. */
  creditDueDate: z.nullable(isoInstant),
  /** Null if no later moment is worse. */
  nextStep: z.nullable(nextStep),
});
export type CreditEstimate = z.infer<typeof creditEstimate>;

/** BOOKING_NOT_CANCELABLE has the booking's status in its details (API-14). */
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

export const canceledBooking = z.object({
  status: z.literal('CANCELED'),
  creditValue: reais,
  cancellationFeeValue: reais,
  creditDueDate: z.nullable(isoInstant),
});
export type CanceledBooking = z.infer<typeof canceledBooking>;

/** The shown figures must be true: OUTCOME_CHANGED with the new estimate, and nothing is canceled (BEY-17). */
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
