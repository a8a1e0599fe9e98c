import * as z from 'zod/mini';

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
