import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { LATEST_HOUR, MAX_INSTALLMENTS } from '../../policies.ts';
import { failures } from '../failures.ts';
import { id, isoInstant, reais } from '../schemas.ts';
import { accommodationId, accommodationInPath } from './accommodation-guests.ts';
import { hoursType } from './hours-type.ts';
import { pixPayer, pixPayment } from './pix.ts';

export type HoursType = z.infer<typeof hoursType>;

/** An hour that can be bought; money in reais, `price` without tax. A price of 0 costs nothing (PD-33). */
export const hourSlot = z.object({
  /** The new arrival or departure, hotel-local. */
  time: isoInstant,
  price: reais,
  taxValue: reais,
  amountOfHours: z.int(),
  /** An earlier arrival begins the stay earlier (LIM-04). Null once that moment has passed. */
  freeCancellationUntil: z.nullable(isoInstant),
});
export type HourSlot = z.infer<typeof hourSlot>;

export const hoursAvailability = z.object({
  /** Nearest to the booked hour first; empty if none is free or they are not on sale yet (HRS-06). */
  availability: z.array(hourSlot),
  buildingTimezone: z.string(),
  /** True while every one of these hours comes back as credits: until 48 hours before the stay (LIM-04, LIM-05). */
  isRefundable: z.boolean(),
  /** The end of free cancellation for the booking as it is now; null once that moment has passed. */
  freeCancellationUntil: z.nullable(isoInstant),
  /** The currently booked arrival or departure. */
  currentTime: isoInstant,
});
export type HoursAvailability = z.infer<typeof hoursAvailability>;

export const availability = oc
  .route({
    method: 'GET',
    path: '/additional-hours',
    operationId: 'listAdditionalHours',
    tags: ['Additional hours'],
    summary: 'Hours by which a room can be entered earlier or left later',
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND', 'BOOKING_OF_PARTNER'))
  .input(
    z.object({
      bookingId: id,
      accommodationId: accommodationInPath,
      type: hoursType,
    }),
  )
  .output(hoursAvailability);

/** `new_hours_` plus a generated id, as the key of a booking (PD-10). */
export const hoursIdempotencyKey = z.string().check(z.regex(/^new_hours_[A-Za-z0-9-]{16,64}$/));

/** Body of POST additional-hours (API-28). `price` without tax; the gateway compares both with its own (PD-09). */
export const hoursOrder = z.object({
  bookingId: id,
  accommodationId,
  type: hoursType,
  amountOfHours: z.int().check(z.gte(1), z.lte(LATEST_HOUR)),
  /** As it was shown (BEY-17): otherwise BOOKING_CHANGED with the booked `currentTime` in its details. */
  time: z.optional(isoInstant),
  price: reais,
  taxValue: reais,
  /** A saved card; left out if credits pay or the price is 0 (PD-14). */
  paymentMethodId: z.optional(id),
  /** Pays with a Pix code in place of a card (PAY-32). */
  pix: z.optional(pixPayer),
  numberOfInstallments: z.int().check(z.gte(1), z.lte(MAX_INSTALLMENTS)),
  /** Credits pay the whole price with its tax, or nothing (PAY-19, PD-19). */
  useCredits: z.boolean(),
});
export type HoursOrder = z.infer<typeof hoursOrder>;

export const boughtHours = z.object({
  newDate: isoInstant,
  buildingTimeZone: z.string(),
  /** The amounts paid by credits and by card, in reais. */
  creditsUsed: reais,
  charged: reais,
  /** For a payment with Pix: until its code is paid the hours are reserved, and not the room's yet (PAY-34). */
  pix: z.optional(pixPayment),
});
export type BoughtHours = z.infer<typeof boughtHours>;

/** HOURS_PAYMENT_REJECTED is 400 and HOURS_PRICE_CHANGED 422, as HRS-05 requires (API-28, PD-10). */
export const buy = oc
  .route({
    method: 'POST',
    path: '/additional-hours',
    operationId: 'buyAdditionalHours',
    tags: ['Additional hours'],
    successStatus: 201,
    inputStructure: 'detailed',
    summary: 'Enter a room earlier or leave it later',
  })
  .errors(
    failures(
      'UNAUTHORIZED',
      'BOOKING_NOT_FOUND',
      'BOOKING_OF_PARTNER',
      'HOURS_NOT_ON_SALE',
      'HOURS_UNAVAILABLE',
      'HOURS_PRICE_CHANGED',
      'BOOKING_CHANGED',
      'HOURS_PAYMENT_REJECTED',
      'PAYMENT_REQUIRED',
      'CREDITS_CHANGED',
      'CARD_NOT_FOUND',
      'PIX_NOT_AVAILABLE',
      'PIX_EXPIRED',
      'PIX_CLOSED',
      'PAYMENT_TIMEOUT',
      'ATTEMPT_IN_PROGRESS',
      'IDEMPOTENCY_KEY_REUSED',
      'TOO_MANY_REQUESTS',
    ),
  )
  .input(z.object({ headers: z.object({ 'x-idempotency-key': hoursIdempotencyKey }), body: hoursOrder }))
  .output(boughtHours);

/** The outcome of a purchase whose response was lost. */
export const hoursAttempt = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('BOUGHT'), hours: boughtHours }),
  z.object({ outcome: z.literal('UNPAID'), hours: boughtHours }),
  z.object({ outcome: z.literal('PROCESSING') }),
  z.object({ outcome: z.literal('REFUSED'), code: z.string() }),
]);
export type HoursAttempt = z.infer<typeof hoursAttempt>;

/** GET additional-hours/attempt: finds a purchase of this guest by its idempotency key. */
export const attempt = oc
  .route({
    method: 'GET',
    path: '/additional-hours/attempt',
    operationId: 'findHoursAttempt',
    tags: ['Additional hours'],
    inputStructure: 'detailed',
    summary: 'What became of an attempt to buy hours',
  })
  .errors(failures('UNAUTHORIZED', 'ATTEMPT_NOT_FOUND'))
  .input(z.object({ headers: z.object({ 'x-idempotency-key': hoursIdempotencyKey }) }))
  .output(hoursAttempt);
