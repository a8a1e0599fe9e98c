import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { familiarNetworks } from './schema/familiar-networks.ts';
import { guests } from './schema/guests.ts';
import type { Database } from './store.ts';

export async function hasFamiliarNetwork(
  db: Database,
  { email, networkHash, since }: { email: string; networkHash: string; since: Date },
): Promise<boolean> {
  const rows = await db
    .select({ lastUsedAt: familiarNetworks.lastUsedAt })
    .from(familiarNetworks)
    .innerJoin(guests, eq(guests.id, familiarNetworks.guestId))
    .where(
      and(
        eq(guests.email, email),
        eq(familiarNetworks.networkHash, networkHash),
        gt(familiarNetworks.lastUsedAt, since),
      ),
    );
  return rows.length > 0;
}

/** Stores a network of a guest, and removes those last used before `since`. */
export async function saveFamiliarNetwork(
  db: Database,
  network: typeof familiarNetworks.$inferInsert,
  since: Date,
): Promise<void> {
  await db
    .insert(familiarNetworks)
    .values(network)
    .onConflictDoUpdate({
      target: [familiarNetworks.guestId, familiarNetworks.networkHash],
      set: { lastUsedAt: sql`excluded.last_used_at` },
    });
  await db
    .delete(familiarNetworks)
    .where(and(eq(familiarNetworks.guestId, network.guestId), lt(familiarNetworks.lastUsedAt, since)));
}
