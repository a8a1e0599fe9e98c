import type { CardBrand } from '#shared/contract/payment.ts';

/** Names of the brands; the same in both languages. `short` fits on the small mark. */
export const brandNames: Record<CardBrand, { name: string; short: string }> = {
  visa: { name: 'Visa', short: 'VISA' },
  master: { name: 'Mastercard', short: 'MC' },
  mastercard: { name: 'Mastercard', short: 'MC' },
  elo: { name: 'Elo', short: 'elo' },
  amex: { name: 'American Express', short: 'AMEX' },
  american_express: { name: 'American Express', short: 'AMEX' },
  hipercard: { name: 'Hipercard', short: 'HIPER' },
  hiper: { name: 'Hiper', short: 'HIPER' },
  diners: { name: 'Diners Club', short: 'DINERS' },
  discover: { name: 'Discover', short: 'DISC' },
  jcb: { name: 'JCB', short: 'JCB' },
  unionpay: { name: 'UnionPay', short: 'UP' },
  unknown: { name: '', short: '••••' },
};
