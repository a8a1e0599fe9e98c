import { sql } from 'drizzle-orm';
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { guests } from './guests.ts';

/** A guest's address (PER-10). A guest without a row has entered none. */
export const guestAddresses = pgTable(
  'guest_addresses',
  {
    guestId: uuid('guest_id')
      .primaryKey()
      .references(() => guests.id, { onDelete: 'cascade' }),
    country: text().notNull(),
    state: text().notNull(),
    city: text().notNull(),
    street: text().notNull(),
    number: text(),
    postCode: text('post_code').notNull(),
    neighborhood: text(),
    complement: text(),
    ibgeCityCode: text('ibge_city_code'),
    uf: text(),
  },
  address => [
    check(
      'guest_addresses_lines_of_brazil',
      sql`${address.country} <> 'BR' OR (${address.number} IS NOT NULL AND ${address.neighborhood} IS NOT NULL)`,
    ),
  ],
);
