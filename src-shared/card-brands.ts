import * as z from 'zod/mini';

/** The card networks, by the names of providers and gateways. */
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
