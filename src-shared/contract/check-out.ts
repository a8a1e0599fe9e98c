import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { accommodationId, accommodationInPath } from './accommodation-guests.ts';
import { failures } from './failures.ts';
import { id, isoInstant, reais } from './schemas.ts';

/** What staying beyond the booked departure costs, in reais (LIM-14, BEY-17). */
export const overstay = z.object({
  /** When the guests should have left. */
  since: isoInstant,
  /** What it costs now, with tax; 0 within the first two hours. */
  fee: reais,
  /** When it costs more, and what it costs then. */
  nextStep: z.object({ at: isoInstant, fee: reais }),
});
export type Overstay = z.infer<typeof overstay>;

/** What checking out now means. */
export const checkoutSimulation = z.object({
  /** The booked departure. */
  checkoutDate: isoInstant,
  /** Null until the booked departure has passed. */
  overstay: z.nullable(overstay),
  /** This is the last room of the booking that is lived in or still to come: the booking ends with it. */
  isLastRoom: z.boolean(),
});
export type CheckoutSimulation = z.infer<typeof checkoutSimulation>;

/**
 * GET bookings/{id}/accommodation/{accId}/simulate-checkout: what checking out now means, for the holder and the room's
 * main guest. CHECKOUT_NOT_AVAILABLE where the room is not lived in, or has nights left: then it is left early (API-24).
 */
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
  /** What overstaying cost, in reais; 0 where nobody overstayed. */
  overstayFee: reais,
  /** The booking ended with it. */
  isConcluded: z.boolean(),
});
export type CheckedOut = z.infer<typeof checkedOut>;

/**
 * POST bookings/{id}/confirm-checkout (API-23): ends the stay in one room: its door code is worthless, the room is free
 * once it is cleaned, the guests get an e-mail, and the last room concludes the booking (PD-18). `overstayFee` is the
 * figure that was shown: where it is no longer true, OUTCOME_CHANGED with the new simulation in its details. Repeated it
 * returns the same. CHECKOUT_NOT_AVAILABLE where nights are left.
 */
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
