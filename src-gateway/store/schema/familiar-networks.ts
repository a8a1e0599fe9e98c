import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { guests } from './guests.ts';

/** Networks and hotel devices from which a guest signed in lately. No address is stored, only an HMAC of it. */
export const familiarNetworks = pgTable(
  'familiar_networks',
  {
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    networkHash: text('network_hash').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  table => [primaryKey({ columns: [table.guestId, table.networkHash] })],
);
