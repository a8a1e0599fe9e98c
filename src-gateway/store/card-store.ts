import { and, asc, desc, eq } from 'drizzle-orm';
import { cards } from './schema/cards.ts';
import type { Database, Transaction } from './store.ts';

export type StoredCard = typeof cards.$inferSelect;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The guest's saved cards, main card first (API-55). */
export async function listCards(db: Database, guestId: string): Promise<StoredCard[]> {
  return db
    .select()
    .from(cards)
    .where(eq(cards.guestId, guestId))
    .orderBy(desc(cards.isDefault), asc(cards.createdAt), asc(cards.id));
}

/** A card of this guest; null for an unknown id and for another guest's card alike. */
export async function findCard(db: Database, guestId: string, cardId: string): Promise<StoredCard | null> {
  if (!UUID.test(cardId)) return null;
  const [card] = await db
    .select()
    .from(cards)
    .where(and(eq(cards.id, cardId), eq(cards.guestId, guestId)));
  return card ?? null;
}

/**
 * Saves a card; the guest's first one becomes the main card whatever is asked. A card that the guest has already is
 * left as it is. The caller holds the guest's lock.
 */
export async function saveCard(
  tx: Transaction,
  card: Omit<StoredCard, 'isDefault'>,
  asMain: boolean,
): Promise<StoredCard> {
  const known = await tx.$count(cards, eq(cards.guestId, card.guestId));
  if (asMain && known > 0)
    await tx.update(cards).set({ isDefault: false }).where(eq(cards.guestId, card.guestId));
  const [saved] = await tx
    .insert(cards)
    .values({ ...card, isDefault: asMain || known === 0 })
    .onConflictDoNothing({ target: [cards.guestId, cards.methodReference] })
    .returning();
  if (saved) return saved;
  const [standing] = await tx
    .select()
    .from(cards)
    .where(and(eq(cards.guestId, card.guestId), eq(cards.methodReference, card.methodReference)));
  if (!standing) throw new Error('the card was not written');
  return standing;
}
