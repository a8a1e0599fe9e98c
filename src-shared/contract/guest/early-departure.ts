import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from '../failures.ts';
import { id, isoInstant, reais } from '../schemas.ts';
import { accommodationInPath } from './accommodation-guests.ts';
import { nextStep } from './booking-details.ts';

const pathOfRoom = z.object({ id, accId: accommodationInPath });

/** The result of leaving a room now (API-24, BEY-17), in reais. Names as calls.txt writes them. */
export const earlyCheckoutSimulation = z.object({
  new_checkout_date: isoInstant,
  /** The holder's credits before; null for a guest who is not the holder. */
  previous_balance: z.nullable(reais),
  new_credit: reais,
  /** NONE for a partner's booking and if no night is left: then nothing is returned (EDP-06). */
  creditOption: z.enum(['CREDIT', 'NONE']),
  /** Nights that are left, and that are returned as credits. */
  remaining_nights: z.int(),
  credit_due_date: z.nullable(isoInstant),
  next_step: z.nullable(nextStep),
});
export type EarlyCheckoutSimulation = z.infer<typeof earlyCheckoutSimulation>;

/** EARLY_DEPARTURE_NOT_ALLOWED if the room is not occupied, was left, or has no night left (API-24). */
export const simulate = oc
  .route({
    method: 'GET',
    path: '/bookings/{id}/accommodation/{accId}/simulate-early-checkout',
    operationId: 'simulateEarlyCheckout',
    tags: ['Bookings'],
    summary: 'What leaving a room early would return now',
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND', 'EARLY_DEPARTURE_NOT_ALLOWED'))
  .input(pathOfRoom)
  .output(earlyCheckoutSimulation);

/** The time of leaving, and the returned credits, in reais. */
export const earlyCheckout = z.object({ new_checkout_date: isoInstant, new_credit: reais });
export type EarlyCheckout = z.infer<typeof earlyCheckout>;

/** A repeated call returns the same; OUTCOME_CHANGED has the new simulation in its details (API-25, BEY-17). */
export const leave = oc
  .route({
    method: 'POST',
    path: '/bookings/{id}/accommodation/{accId}/early-checkout',
    operationId: 'leaveEarly',
    tags: ['Bookings'],
    summary: 'Leave a room before its booked departure',
  })
  .errors(
    failures(
      'UNAUTHORIZED',
      'BOOKING_NOT_FOUND',
      'EARLY_DEPARTURE_NOT_ALLOWED',
      'OUTCOME_CHANGED',
      'ATTEMPT_IN_PROGRESS',
    ),
  )
  .input(z.extend(pathOfRoom, { new_credit: z.optional(reais) }))
  .output(earlyCheckout);
