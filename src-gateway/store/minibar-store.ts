import { asc } from 'drizzle-orm';
import { minibarOptions } from './schema/preferences.ts';
import type { Database, Transaction } from './store.ts';

export type StoredMinibar = typeof minibarOptions.$inferSelect;

/** The minibars that guests can choose, in the order in which they see them. */
export function findMinibars(db: Database | Transaction): Promise<StoredMinibar[]> {
  return db.select().from(minibarOptions).orderBy(asc(minibarOptions.rank), asc(minibarOptions.id));
}
