import { bigserial, date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The reasons of closed accounts, without anything that identifies a guest (SET-04): the day, the reason, and a text
 * that was freed of names.
 */
export const closedAccounts = pgTable('closed_accounts', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  closedOn: date('closed_on', { mode: 'string' }).notNull(),
  reason: integer().notNull(),
  details: text(),
});
