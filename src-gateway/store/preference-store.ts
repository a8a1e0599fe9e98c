import { eq } from 'drizzle-orm';
import { guestPreferences } from './schema/preferences.ts';
import type { Database } from './store.ts';

/** How many parts of the preferences a guest has filled in (API-51). */
export function countFilledParts(db: Database, guestId: string): Promise<number> {
  return db.$count(guestPreferences, eq(guestPreferences.guestId, guestId));
}
