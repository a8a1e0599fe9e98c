import { bigserial, date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Without anything that identifies a guest: the text was freed of names (SET-04). */
export const closedAccounts = pgTable('closed_accounts', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  closedOn: date('closed_on', { mode: 'string' }).notNull(),
  reason: integer().notNull(),
  details: text(),
});
