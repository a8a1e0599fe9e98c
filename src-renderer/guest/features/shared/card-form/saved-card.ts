import type { SavedCard } from '#shared/contract/guest/payment.ts';

export const lastFour = ({ data }: SavedCard): string => data.display_number.slice(-4);

/** `08/29`. */
export const expiryOf = ({ data }: SavedCard): string =>
  `${String(data.month).padStart(2, '0')}/${String(data.year).slice(-2)}`;
