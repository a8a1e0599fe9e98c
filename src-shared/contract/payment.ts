import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from './failures.ts';
import { id, personText } from './schemas.ts';

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
