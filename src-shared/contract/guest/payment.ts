import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { cardNetwork } from '../../card-networks.ts';
import { failures } from '../failures.ts';
import { done, id, personText, reais } from '../schemas.ts';
import { bookingPayment } from './bookings.ts';

/** A saved card (API-55, CRD-04). `display_number` is masked with X but for its last four digits. */
export const savedCard = z.object({
  id,
  description: z.string(),
  data: z.object({
    brand: cardNetwork,
    display_number: z.string(),
    month: z.int().check(z.gte(1), z.lte(12)),
    year: z.int(),
  }),
  default_payment: z.boolean(),
});
export type SavedCard = z.infer<typeof savedCard>;
export const savedCards = z.array(savedCard);

export const cards = oc
  .route({
    method: 'GET',
    path: '/payment/payment-method',
    operationId: 'listCards',
    tags: ['Payment'],
    summary: "The guest's saved cards",
  })
  .errors(failures('UNAUTHORIZED'))
  .output(savedCards);

const description = personText(40);

/** Charges nothing. The token is the key: repeated with it, the call returns the saved card (API-56, PD-14). */
export const createCard = oc
  .route({
    method: 'POST',
    path: '/payment/payment-method/create',
    operationId: 'saveCard',
    tags: ['Payment'],
    successStatus: 201,
    summary: 'Save a tokenized card',
  })
  .errors(
    failures(
      'UNAUTHORIZED',
      'CARD_TOKEN_INVALID',
      'CARD_DECLINED',
      'PAYMENT_TIMEOUT',
      'TOO_MANY_REQUESTS',
      'SERVICE_UNAVAILABLE',
    ),
  )
  .input(
    z.object({
      token: id,
      description,
      set_as_default: z.boolean(),
      /** False for a card that only guarantees a stay: it is not in the wallet. */
      save: z.optional(z.boolean()),
      cpf_cnpj: z.optional(z.string().check(z.regex(/^[0-9A-Z]{11,14}$/))),
    }),
  )
  .output(savedCard);

/** DELETE payment/payment-method/{id} (API-57, CRD-03): if it was the main card, the guest's oldest becomes it. */
export const deleteCard = oc
  .route({
    method: 'DELETE',
    path: '/payment/payment-method/{id}',
    operationId: 'deleteCard',
    tags: ['Payment'],
    summary: 'Take a card out of the wallet',
  })
  .errors(failures('UNAUTHORIZED', 'CARD_NOT_FOUND', 'CARD_IN_USE'))
  .input(z.object({ id }))
  .output(done);

/** PUT payment/payment-method/{id} (API-58, CRD-03): the guest's own name for the card. */
export const renameCard = oc
  .route({
    method: 'PUT',
    path: '/payment/payment-method/{id}',
    operationId: 'renameCard',
    tags: ['Payment'],
    summary: 'Give a saved card another name',
  })
  .errors(failures('UNAUTHORIZED', 'CARD_NOT_FOUND'))
  .input(z.object({ id, description }))
  .output(savedCard);

export const setMainCard = oc
  .route({
    method: 'PUT',
    path: '/payment/set-default-payment-method',
    operationId: 'setMainCard',
    tags: ['Payment'],
    summary: 'Make a saved card the main one',
  })
  .errors(failures('UNAUTHORIZED', 'CARD_NOT_FOUND'))
  .input(z.object({ paymentMethodId: id }))
  .output(done);

/** `credit_card_validation_` plus a generated id (API-60). */
export const validationId = z.string().check(z.regex(/^credit_card_validation_[A-Za-z0-9-]{16,64}$/));

/** Charges nothing; the same paymentId with the same card is checked once (API-60, PD-14). */
export const validateCard = oc
  .route({
    method: 'POST',
    path: '/payment/payment-method/validate',
    operationId: 'validateCard',
    tags: ['Payment'],
    summary: 'Check whether a saved card is good',
  })
  .errors(failures('UNAUTHORIZED', 'CARD_NOT_FOUND', 'CARD_DECLINED', 'PAYMENT_TIMEOUT', 'TOO_MANY_REQUESTS'))
  .input(z.object({ paymentId: validationId, paymentMethodId: id }))
  .output(done);

export const paidBooking = z.object({
  bookingId: id,
  locator: z.string(),
  status: z.literal('CONFIRMED'),
  charged: reais,
});
export type PaidBooking = z.infer<typeof paidBooking>;

/** `payment.id` charges once; after PAYMENT_TIMEOUT repeat it, after a rejection take a new id (API-54). */
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
