import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { exchangeKeys } from './schema/exchange.ts';
import type { Database, Transaction } from './store.ts';

export type StoredExchangeKey = typeof exchangeKeys.$inferSelect;

export async function insertExchangeKey(tx: Transaction, key: StoredExchangeKey): Promise<void> {
  await tx.insert(exchangeKeys).values(key);
}

/** Newest first, ended ones too. */
export function listExchangeKeys(db: Database | Transaction, hotelId: string): Promise<StoredExchangeKey[]> {
  return db
    .select()
    .from(exchangeKeys)
    .where(eq(exchangeKeys.hotelId, hotelId))
    .orderBy(desc(exchangeKeys.createdAt), desc(exchangeKeys.id));
}

/** Null for a key that nobody made, or that has ended. */
export async function findExchangeKey(
  db: Database,
  keyHash: string,
): Promise<Pick<StoredExchangeKey, 'id' | 'hotelId' | 'purpose' | 'usedAt'> | null> {
  const { id, hotelId, purpose, usedAt } = exchangeKeys;
  const [found] = await db
    .select({ id, hotelId, purpose, usedAt })
    .from(exchangeKeys)
    .where(and(eq(exchangeKeys.keyHash, keyHash), isNull(exchangeKeys.endedAt)));
  return found ?? null;
}

/** At most once a minute: a feed that is read each second writes no row each second. */
export async function noteKeyUse(db: Database, id: string, now: Date): Promise<void> {
  const { usedAt } = exchangeKeys;
  await db
    .update(exchangeKeys)
    .set({ usedAt: now })
    .where(and(eq(exchangeKeys.id, id), or(isNull(usedAt), lt(usedAt, new Date(now.getTime() - 60_000)))));
}

/** False for a key that this hotel does not have; one that has ended keeps its time. */
export async function endExchangeKey(
  tx: Transaction,
  { hotelId, id }: { hotelId: string; id: string },
  now: Date,
): Promise<{ isFound: boolean; isEnded: boolean }> {
  const ofHotel = and(eq(exchangeKeys.hotelId, hotelId), eq(exchangeKeys.id, id));
  const ended = await tx
    .update(exchangeKeys)
    .set({ endedAt: now })
    .where(and(ofHotel, isNull(exchangeKeys.endedAt)))
    .returning({ id: exchangeKeys.id });
  return {
    isEnded: ended.length > 0,
    isFound: ended.length > 0 || (await tx.$count(exchangeKeys, ofHotel)) > 0,
  };
}
