import { inArray } from 'drizzle-orm';
import { findMinibars, findRoomOptions, type StoredPart } from './preference-store.ts';
import { guestPreferences } from './schema/preferences.ts';
import type { Database, Transaction } from './store.ts';

export async function findSavedParts(
  db: Database | Transaction,
  guestIds: string[],
): Promise<(StoredPart & { guestId: string })[]> {
  if (guestIds.length === 0) return [];
  return db.select().from(guestPreferences).where(inArray(guestPreferences.guestId, guestIds));
}

export type PreparationOptions = Awaited<ReturnType<typeof findPreparationOptions>>;

export async function findPreparationOptions(db: Database | Transaction) {
  return {
    room: await findRoomOptions(db),
    minibar: await findMinibars(db),
  };
}
