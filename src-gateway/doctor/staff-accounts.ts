import type { Database } from '#gateway/store/store.ts';

/** Managers who can sign in; null where the database has no staff accounts. */
export async function countManagers(_db: Database): Promise<number | null> {
  return null;
}
