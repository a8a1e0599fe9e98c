import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from '../failures.ts';
import { id, isoInstant, reais } from '../schemas.ts';
import { accommodationId, accommodationInPath } from './accommodation-guests.ts';

/** The overstay fee, in reais (LIM-14, BEY-17). */
export const overstay = z.object({
  since: isoInstant,
  /** The fee now, with tax; 0 within the first two hours. */
  fee: reais,
  nextStep: z.object({ at: isoInstant, fee: reais }),
});
export type Overstay = z.infer<typeof overstay>;

export const checkoutSimulation = z.object({
  checkoutDate: isoInstant,
  /** Null until the booked departure has passed. */
  overstay: z.nullable(overstay),
  /** This is the last occupied or expected room of the booking, which ends with it. */
  isLastRoom: z.boolean(),
});
export type CheckoutSimulation = z.infer<typeof checkoutSimulation>;

/** CHECKOUT_NOT_AVAILABLE if the room is not occupied, or has nights left: then it is left early (API-24). */
export const simulate = oc
  .route({
    method: 'GET',
    path: '/bookings/{id}/accommodation/{accId}/simulate-checkout',
    operationId: 'simulateCheckout',
    tags: ['Check-out'],
    summary: 'What checking out now means',
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND', 'CHECKOUT_NOT_AVAILABLE'))
  .input(z.object({ id, accId: accommodationInPath }))
  .output(checkoutSimulation);

export const checkedOut = z.object({
  accommodationId: z.int(),
  checkedOutAt: isoInstant,
  /** In reais; 0 if nobody overstayed. */
  overstayFee: reais,
  /** The booking ended with it. */
  isConcluded: z.boolean(),
});
export type CheckedOut = z.infer<typeof checkedOut>;

/** A repeated call returns the same; OUTCOME_CHANGED has the new simulation in its details (API-23). */
export const confirm = oc
  .route({
    method: 'POST',
    path: '/bookings/{id}/confirm-checkout',
    operationId: 'confirmCheckout',
    tags: ['Check-out'],
    summary: 'Check out of a room',
  })
  .errors(
    failures(
      'UNAUTHORIZED',
      'BOOKING_NOT_FOUND',
      'CHECKOUT_NOT_AVAILABLE',
      'OUTCOME_CHANGED',
      'ATTEMPT_IN_PROGRESS',
    ),
  )
  .input(z.object({ id, accommodationId, overstayFee: z.optional(reais) }))
  .output(checkedOut);
