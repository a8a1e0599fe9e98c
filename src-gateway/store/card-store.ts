import { and, asc, desc, eq } from 'drizzle-orm';
import { cards } from './schema/cards.ts';
import type { Database, Transaction } from './store.ts';

export type StoredCard = typeof cards.$inferSelect;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The guest's saved cards, main card first (API-55). */
export async function listCards(db: Database | Transaction, guestId: string): Promise<StoredCard[]> {
  return db
    .select()
    .from(cards)
    .where(eq(cards.guestId, guestId))
    .orderBy(desc(cards.isDefault), asc(cards.createdAt), asc(cards.id));
}

/** A card of this guest; null for an unknown id and for another guest's card alike. */
export async function findCard(
  db: Database | Transaction,
  guestId: string,
  cardId: string,
): Promise<StoredCard | null> {
  if (!UUID.test(cardId)) return null;
  const [card] = await db
    .select()
    .from(cards)
    .where(and(eq(cards.id, cardId), eq(cards.guestId, guestId)));
  return card ?? null;
}

/**
 * Saves a card; the guest's first one becomes the main card in any case. A card that the guest has already is
 * left as it is; where it was typed once more, the provider's newer name for it and the guest's newer one hold. The
 * caller has locked the guest's row.
 */
export async function saveCard(
  tx: Transaction,
  card: Omit<StoredCard, 'isDefault'>,
  asMain: boolean,
): Promise<StoredCard> {
  const known = await listCards(tx, card.guestId);
  const standing = known.find(one => isSameCard(one, card));
  if (standing?.methodReference === card.methodReference) return standing;
  if (asMain) await clearMain(tx, card.guestId);
  const { methodReference, description } = card;
  const isDefault = asMain || known.length === 0;
  const [saved] = standing
    ? await tx
        .update(cards)
        .set({ methodReference, description, isDefault: asMain || standing.isDefault })
        .where(eq(cards.id, standing.id))
        .returning()
    : await tx
        .insert(cards)
        .values({ ...card, isDefault })
        .returning();
  if (!saved) throw new Error('the card was not written');
  return saved;
}

/** Brand, last digits and expiry distinguish the cards of one guest; of the number nothing more is known. */
function isSameCard(one: StoredCard, other: Omit<StoredCard, 'isDefault'>): boolean {
  if (one.methodReference === other.methodReference) return true;
  const face = (card: Omit<StoredCard, 'isDefault'>) =>
    [card.brand, card.lastDigits, card.month, card.year].join(' ');
  return face(one) === face(other);
}

async function clearMain(tx: Transaction, guestId: string): Promise<void> {
  await tx
    .update(cards)
    .set({ isDefault: false })
    .where(and(eq(cards.guestId, guestId), eq(cards.isDefault, true)));
}

/**
 * Makes one of the guest's cards the main one (API-59). The caller has locked the guest's row and knows that it is
 * theirs.
 */
export async function makeMain(tx: Transaction, { id, guestId }: StoredCard): Promise<void> {
  await clearMain(tx, guestId);
  await tx.update(cards).set({ isDefault: true }).where(eq(cards.id, id));
}

export async function renameCard(tx: Transaction, id: string, description: string): Promise<StoredCard> {
  const [card] = await tx.update(cards).set({ description }).where(eq(cards.id, id)).returning();
  if (!card) throw new Error('the card was not renamed');
  return card;
}

/**
 * Takes a card away; where it was the main one, the oldest of the others is from now on. The caller holds the guest's
 * lock.
 */
export async function removeCard(tx: Transaction, card: StoredCard): Promise<void> {
  await tx.delete(cards).where(eq(cards.id, card.id));
  if (!card.isDefault) return;
  const [next] = await listCards(tx, card.guestId);
  if (next) await makeMain(tx, next);
}

/** Whether the guest still has the card that the provider calls so. */
export async function hasCard(tx: Transaction, guestId: string, methodReference: string): Promise<boolean> {
  return (
    (await tx.$count(cards, and(eq(cards.guestId, guestId), eq(cards.methodReference, methodReference)))) > 0
  );
}
