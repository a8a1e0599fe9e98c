import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PreferencePart } from '#shared/contract/account.ts';
import { instant } from './columns.ts';
import { guests } from './guests.ts';

/** A guest's preferences, one row for each part that was filled in; the parts' own calls say what `answers` holds. */
export const guestPreferences = pgTable(
  'guest_preferences',
  {
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    part: text().$type<PreferencePart>().notNull(),
    answers: jsonb().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [primaryKey({ columns: [table.guestId, table.part] })],
);
