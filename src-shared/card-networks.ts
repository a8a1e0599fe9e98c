import * as z from 'zod/mini';

export const cardNetwork = z.enum([
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
export type CardNetwork = z.infer<typeof cardNetwork>;
