import type { SavedCard } from '#shared/contract/guest/payment.ts';

/** A card is valid until the end of its month. */
export function isCardExpired({ data }: SavedCard, now: Date): boolean {
  return data.year * 12 + data.month < now.getFullYear() * 12 + now.getMonth() + 1;
}

/** The next main card after this one is deleted: the next of the list; null if nothing changes. */
export function findNextMainCard(cards: readonly SavedCard[], gone: SavedCard): SavedCard | null {
  return gone.default_payment ? (cards.find(({ id }) => id !== gone.id) ?? null) : null;
}
