import { asc } from 'drizzle-orm';
import { minibarOptions } from './schema/preferences.ts';
import type { Database, Transaction } from './store.ts';

export type StoredMinibar = typeof minibarOptions.$inferSelect;

export function findMinibars(db: Database | Transaction): Promise<StoredMinibar[]> {
  return db.select().from(minibarOptions).orderBy(asc(minibarOptions.rank), asc(minibarOptions.id));
}
