import type { SavedCard } from '#shared/contract/payment.ts';

/** A card is good until the end of its month. */
export function isCardExpired({ data }: SavedCard, now: Date): boolean {
  return data.year * 12 + data.month < now.getFullYear() * 12 + now.getMonth() + 1;
}

/** Which card becomes the main one when this one goes: the next of the list; null where nothing changes. */
export function heirOf(cards: readonly SavedCard[], gone: SavedCard): SavedCard | null {
  return gone.default_payment ? (cards.find(({ id }) => id !== gone.id) ?? null) : null;
}
