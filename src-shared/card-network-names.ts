import type { CardNetwork } from './card-networks.ts';

/** The same in both languages. */
export const cardNetworkNames: Record<CardNetwork, { name: string }> = {
  visa: { name: 'Visa' },
  master: { name: 'Mastercard' },
  mastercard: { name: 'Mastercard' },
  elo: { name: 'Elo' },
  amex: { name: 'American Express' },
  american_express: { name: 'American Express' },
  hipercard: { name: 'Hipercard' },
  hiper: { name: 'Hiper' },
  diners: { name: 'Diners Club' },
  discover: { name: 'Discover' },
  jcb: { name: 'JCB' },
  unionpay: { name: 'UnionPay' },
  unknown: { name: '' },
};
