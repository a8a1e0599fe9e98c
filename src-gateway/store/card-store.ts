import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { cards } from './schema/cards.ts';
import { guarantees } from './schema/check-ins.ts';
import { payments } from './schema/payments.ts';
import type { Database, Transaction } from './store.ts';

export type StoredCard = typeof cards.$inferSelect;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function listCards(db: Database | Transaction, guestId: string): Promise<StoredCard[]> {
  return db
    .select()
    .from(cards)
    .where(and(eq(cards.guestId, guestId), eq(cards.isSaved, true)))
    .orderBy(desc(cards.isDefault), asc(cards.createdAt), asc(cards.id));
}

export async function findCard(
  db: Database | Transaction,
  guestId: string,
  cardId: string,
): Promise<StoredCard | null> {
  const card = await findAnyCard(db, guestId, cardId);
  return card?.isSaved ? card : null;
}

/** As findCard, and also a card that only guarantees a stay. */
export async function findAnyCard(
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

/** The first card becomes the main one; a repeated one gets the newer reference. The guest's row is locked. */
export async function saveCard(
  tx: Transaction,
  card: Omit<StoredCard, 'isDefault'>,
  asMain: boolean,
): Promise<StoredCard> {
  const known = await listCards(tx, card.guestId);
  const existing = known.find(one => isSameCard(one, card));
  if (existing?.methodReference === card.methodReference) return existing;
  if (asMain) await clearMain(tx, card.guestId);
  const { methodReference, description, validatedAt } = card;
  const isDefault = asMain || known.length === 0;
  const [saved] = existing
    ? await tx
        .update(cards)
        .set({ methodReference, description, validatedAt, isDefault: asMain || existing.isDefault })
        .where(eq(cards.id, existing.id))
        .returning()
    : await tx
        .insert(cards)
        .values({ ...card, isDefault })
        // It only guaranteed a stay, until now.
        .onConflictDoUpdate({
          target: [cards.guestId, cards.methodReference],
          set: { description, validatedAt, isDefault, isSaved: true },
        })
        .returning();
  if (!saved) throw new Error('the card was not written');
  return saved;
}

/** Stores a card that is in no wallet, or returns it if a repeated call stored it already. */
export async function storeUnsavedCard(
  tx: Transaction,
  card: Omit<StoredCard, 'isDefault'>,
): Promise<StoredCard> {
  const [stored] = await tx
    .insert(cards)
    .values({ ...card, isDefault: false })
    .onConflictDoUpdate({
      target: [cards.guestId, cards.methodReference],
      set: { validatedAt: laterOf(card.validatedAt) },
    })
    .returning();
  if (!stored) throw new Error('the card was not written');
  return stored;
}

export async function dropUnsavedCards(tx: Transaction, guestId: string): Promise<void> {
  await tx.delete(cards).where(and(eq(cards.guestId, guestId), eq(cards.isSaved, false)));
}

/** Returns the provider's names of those that no guarantee and no other card has. */
export async function dropStaleCards(tx: Transaction, before: Date): Promise<string[]> {
  const dropped = await tx
    .delete(cards)
    .where(and(eq(cards.isSaved, false), lt(cards.createdAt, before)))
    .returning({ reference: cards.methodReference });
  const references = [...new Set(dropped.map(({ reference }) => reference))];
  if (references.length === 0) return [];
  const inUse = [
    ...(await tx
      .select({ reference: guarantees.methodReference })
      .from(guarantees)
      .where(inArray(guarantees.methodReference, references))),
    ...(await tx
      .select({ reference: cards.methodReference })
      .from(cards)
      .where(inArray(cards.methodReference, references))),
    ...(await tx
      .select({ reference: payments.methodReference })
      .from(payments)
      .where(inArray(payments.methodReference, references))),
  ].map(({ reference }) => reference);
  return references.filter(reference => !inUse.includes(reference));
}

/** Stores when its bank approved a card; a later time is not overwritten. */
export async function noteValidated(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(cards)
    .set({ validatedAt: laterOf(at) })
    .where(eq(cards.id, id));
}

const laterOf = (at: Date | null): SQL =>
  sql`greatest(${cards.validatedAt}, ${at?.toISOString() ?? null}::timestamptz)`;

/** Network, last digits and expiry distinguish the cards of one guest; the full number is unknown. */
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

/** The caller has locked the guest's row and checked that the card is theirs (API-59). */
export async function makeMain(tx: Transaction, { id, guestId }: StoredCard): Promise<void> {
  await clearMain(tx, guestId);
  await tx.update(cards).set({ isDefault: true }).where(eq(cards.id, id));
}

export async function renameCard(tx: Transaction, id: string, description: string): Promise<StoredCard> {
  const [card] = await tx.update(cards).set({ description }).where(eq(cards.id, id)).returning();
  if (!card) throw new Error('the card was not renamed');
  return card;
}

/** After the main card the oldest of the others becomes it. The caller has the guest's lock. */
export async function removeCard(tx: Transaction, card: StoredCard): Promise<void> {
  await tx.delete(cards).where(eq(cards.id, card.id));
  if (!card.isDefault) return;
  const [next] = await listCards(tx, card.guestId);
  if (next) await makeMain(tx, next);
}

export async function hasCard(tx: Transaction, guestId: string, methodReference: string): Promise<boolean> {
  return (
    (await tx.$count(cards, and(eq(cards.guestId, guestId), eq(cards.methodReference, methodReference)))) > 0
  );
}
