import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { guests } from './guests.ts';

/** Saved cards. The number was never here: `methodReference` is the payment provider's own name for the card. */
export const cards = pgTable(
  'cards',
  {
    id: uuid().primaryKey(),
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    description: text().notNull(),
    brand: text().notNull(),
    lastDigits: text('last_digits').notNull(),
    month: integer().notNull(),
    year: integer().notNull(),
    methodReference: text('method_reference').notNull(),
    isDefault: boolean('is_default').notNull(),
    /** False for a card that only guarantees a stay: it is in no wallet, and is deleted once it does (PD-14). */
    isSaved: boolean('is_saved').notNull().default(true),
    validatedAt: instant('validated_at'),
    createdAt: createdAt(),
  },
  table => [
    index().on(table.guestId),
    uniqueIndex('cards_one_default').on(table.guestId).where(sql`is_default`),
    unique('cards_method_once').on(table.guestId, table.methodReference),
  ],
);
