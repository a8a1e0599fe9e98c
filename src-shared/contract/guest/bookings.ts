import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { EARLIEST_HOUR, LATEST_HOUR, MAX_CHILD_AGE, MAX_INSTALLMENTS, MAX_ROOMS } from '../../policies.ts';
import { failures } from '../failures.ts';
import { id, isoInstant, personText, reais } from '../schemas.ts';
import { booking } from './booking-view.ts';
import { pixPayment } from './pix.ts';

const hour = z.int().check(z.gte(EARLIEST_HOUR), z.lte(LATEST_HOUR));

export const bedType = z.enum(['DOUBLE', 'SINGLE']);
export type BedType = z.infer<typeof bedType>;

/** One room of a new booking (PD-09). `value` is nights, hours and pet, without tax. */
export const newAccommodation = z.object({
  typeId: id,
  value: reais,
  hasPet: z.boolean(),
  hasCradle: z.boolean(),
  adults: z.int().check(z.gte(1), z.lte(3)),
  children: z.int().check(z.gte(0), z.lte(2)),
  childrenAges: z.array(z.int().check(z.gte(0), z.lte(MAX_CHILD_AGE))).check(z.maxLength(2)),
  checkinHour: hour,
  checkoutHour: hour,
  bedType,
});
export type NewAccommodation = z.infer<typeof newAccommodation>;

export const bookingPayment = z.object({
  /** One id per payment; the provider charges it at most once. */
  id,
  /** PIX pays with a code (PAY-32): no card, one instalment, and the payer's tax id. */
  method: z.optional(z.enum(['CARD', 'PIX'])),
  numberOfInstallments: z.int().check(z.gte(1), z.lte(MAX_INSTALLMENTS)),
  saveCard: z.boolean(),
  /** A card typed now, as the tokenizer's token; never together with cardId. */
  card: z.optional(z.object({ description: z.optional(personText(40)), token: id })),
  cardId: z.optional(id),
  /** CPF or CNPJ of the holder, digits only; left out for a saved card or a foreigner (PD-09, PAY-12). */
  cpfPayment: z.optional(z.string().check(z.regex(/^[0-9A-Z]{11,14}$/))),
});
export type BookingPayment = z.infer<typeof bookingPayment>;

/** Money in reais; `value` is the sum of the accommodations', `payment` absent if nothing is charged (PD-09). */
export const newBooking = z.object({
  companyCode: id,
  value: reais,
  taxValue: reais,
  startDate: isoInstant,
  endDate: isoInstant,
  accommodations: z.array(newAccommodation).check(z.minLength(1), z.maxLength(MAX_ROOMS)),
  useCredits: z.boolean(),
  /** As they were shown, or CREDITS_CHANGED: a card is never charged more than its owner saw. */
  creditsValue: z.optional(reais),
  walkIn: z.boolean(),
  payment: z.optional(bookingPayment),
});
export type NewBooking = z.infer<typeof newBooking>;

/** Payable at the reception until `paymentDeadline`; PROCESSING while its Pix code is not paid (PAY-34). */
export const createdBooking = z.object({
  bookingId: id,
  locator: z.string(),
  status: z.enum(['CONFIRMED', 'PENDING', 'PROCESSING']),
  creditsUsed: reais,
  charged: reais,
  paymentDeadline: z.nullable(isoInstant),
  pix: z.optional(pixPayment),
});
export type CreatedBooking = z.infer<typeof createdBooking>;

/** `new_booking_` plus a generated id (API-09, PD-10). */
export const idempotencyKey = z.string().check(z.regex(/^new_booking_[A-Za-z0-9-]{16,64}$/));

/** The same key and body return the first booking, another body IDEMPOTENCY_KEY_REUSED (API-08, PD-10). */
export const create = oc
  .route({
    method: 'POST',
    path: '/bookings/create',
    operationId: 'createBooking',
    tags: ['Bookings'],
    successStatus: 201,
    inputStructure: 'detailed',
    summary: 'Book rooms and pay for them',
  })
  .errors(
    failures(
      'UNAUTHORIZED',
      'HOTEL_NOT_FOUND',
      'BOOKING_DISABLED',
      'DATES_NOT_BOOKABLE',
      'PARTY_NOT_ALLOWED',
      'WALK_IN_NOT_ALLOWED',
      'WALK_IN_TOO_MANY_ROOMS',
      'WALK_IN_TOO_MANY_NIGHTS',
      'WALK_IN_ARRIVAL_TOO_LATE',
      'WALK_IN_ALREADY_OPEN',
      'PIX_ALREADY_OPEN',
      'UNPAID_EMAIL_NOT_VERIFIED',
      'UNPAID_NETWORK_LIMIT',
      'UNPAID_DEVICE_LIMIT',
      'UNPAID_PAYER_LIMIT',
      'UNPAID_HOTEL_LIMIT',
      'PAYMENT_REQUIRED',
      'PRICE_CHANGED',
      'ROOM_UNAVAILABLE',
      'CREDITS_CHANGED',
      'CARD_TOKEN_INVALID',
      'CARD_NOT_FOUND',
      'CARD_DECLINED',
      'PIX_NOT_AVAILABLE',
      'PIX_EXPIRED',
      'PIX_CLOSED',
      'PAYMENT_TIMEOUT',
      'ATTEMPT_IN_PROGRESS',
      'IDEMPOTENCY_KEY_REUSED',
      'TOO_MANY_REQUESTS',
    ),
  )
  .input(z.object({ headers: z.object({ 'x-idempotency-key': idempotencyKey }), body: newBooking }))
  .output(createdBooking);

export const bookingAttempt = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('BOOKED'), booking: createdBooking }),
  z.object({ outcome: z.literal('UNPAID'), booking: createdBooking }),
  z.object({ outcome: z.literal('PROCESSING') }),
  z.object({ outcome: z.literal('REFUSED'), code: z.string() }),
]);
export type BookingAttempt = z.infer<typeof bookingAttempt>;

/** GET bookings/attempt: finds a booking attempt of this guest by its idempotency key (PD-10). */
export const attempt = oc
  .route({
    method: 'GET',
    path: '/bookings/attempt',
    operationId: 'findBookingAttempt',
    tags: ['Bookings'],
    inputStructure: 'detailed',
    summary: 'What became of an attempt to book',
  })
  .errors(failures('UNAUTHORIZED', 'ATTEMPT_NOT_FOUND'))
  .input(z.object({ headers: z.object({ 'x-idempotency-key': idempotencyKey }) }))
  .output(bookingAttempt);

/** For its holder alone; others learn no more than of one that does not exist (API-06). */
export const find = oc
  .route({
    method: 'GET',
    path: '/bookings/{bookingId}',
    operationId: 'findBooking',
    tags: ['Bookings'],
    summary: 'One booking of the guest',
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND'))
  .input(z.object({ bookingId: id }))
  .output(booking);
