import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { bookingPayment } from './bookings.ts';
import { failures } from './failures.ts';
import { id, personText, reais } from './schemas.ts';

export const cardBrand = z.enum([
  'visa',
  'master',
  'mastercard',
  'elo',
  'amex',
  'american_express',
  'hipercard',
  'hiper',
  'diners',
  'discover',
  'jcb',
  'unionpay',
  'unknown',
]);
export type CardBrand = z.infer<typeof cardBrand>;

/** A saved card (API-55, CRD-04). `display_number` is masked with X but for its last four digits. */
export const savedCard = z.object({
  id,
  description: z.string(),
  data: z.object({
    brand: cardBrand,
    display_number: z.string(),
    month: z.int().check(z.gte(1), z.lte(12)),
    year: z.int(),
  }),
  default_payment: z.boolean(),
});
export type SavedCard = z.infer<typeof savedCard>;

/** GET payment/payment-method (API-55): the guest's saved cards, main card first. */
export const cards = oc
  .route({
    method: 'GET',
    path: '/payment/payment-method',
    operationId: 'listCards',
    tags: ['Payment'],
    summary: "The guest's saved cards",
  })
  .errors(failures('UNAUTHORIZED'))
  .output(z.array(savedCard));

/** POST payment/payment-method/create (API-56, D14): saves a tokenized card and answers with it. */
export const createCard = oc
  .route({
    method: 'POST',
    path: '/payment/payment-method/create',
    operationId: 'saveCard',
    tags: ['Payment'],
    successStatus: 201,
    summary: 'Save a tokenized card',
  })
  .errors(failures('UNAUTHORIZED', 'CARD_TOKEN_INVALID'))
  .input(
    z.object({
      token: id,
      description: personText(40),
      set_as_default: z.boolean(),
      cpf_cnpj: z.optional(z.string().check(z.regex(/^[0-9A-Z]{11,14}$/))),
    }),
  )
  .output(savedCard);

export const paidBooking = z.object({
  bookingId: id,
  locator: z.string(),
  status: z.literal('CONFIRMED'),
  /** What the card was charged, in reais. */
  charged: reais,
});
export type PaidBooking = z.infer<typeof paidBooking>;

/**
 * POST payment/payments (API-54, D13): pays a PENDING booking of the guest by card, and confirms it.
 * `payment.id` names the intent to pay: the same id with the same payment answers as it did before and charges once,
 * with another payment IDEMPOTENCY_KEY_REUSED; a new try after a refusal takes a new id. After PAYMENT_TIMEOUT the
 * booking is PROCESSING until the bank has answered: repeat the call with the same id, or look at the booking.
 */
export const pay = oc
  .route({
    method: 'POST',
    path: '/payment/payments',
    operationId: 'payBooking',
    tags: ['Payment'],
    summary: 'Pay a booking that waits for its payment',
  })
  .errors(
    failures(
      'UNAUTHORIZED',
      'BOOKING_NOT_FOUND',
      'BOOKING_NOT_PENDING',
      'CARD_TOKEN_INVALID',
      'CARD_NOT_FOUND',
      'CARD_DECLINED',
      'PAYMENT_TIMEOUT',
      'ATTEMPT_IN_PROGRESS',
      'IDEMPOTENCY_KEY_REUSED',
    ),
  )
  .input(z.object({ bookingId: id, payment: bookingPayment }))
  .output(paidBooking);
