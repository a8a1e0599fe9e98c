import * as z from 'zod/mini';

/** The brands of cards, as providers and gateways name them. */
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
