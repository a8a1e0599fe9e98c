import { inArray } from 'drizzle-orm';
import { ConfigError } from '#gateway/config/setting.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import type { Database } from '#gateway/store/store.ts';
import { demoGuests } from './demo-guests.ts';

/** Throws ConfigError for a database that a sandbox filled: anybody can sign in to its accounts (SEC-01). */
export async function assertNoDemoAccounts(db: Database): Promise<void> {
  const ids = demoGuests.map(({ id }) => id);
  if ((await db.$count(guests, inArray(guests.id, ids))) === 0) return;
  throw new ConfigError(
    'DATABASE_URL or PERNOITE_DATA cannot be used: the database holds the demonstration accounts, whose password is published. Start with an empty database, or delete these accounts first.',
  );
}
