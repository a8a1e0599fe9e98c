import { bigserial, date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Why guests left, without a trace of who (SET-04): the day, the reason, and words that were freed of names. */
export const closedAccounts = pgTable('closed_accounts', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  closedOn: date('closed_on', { mode: 'string' }).notNull(),
  reason: integer().notNull(),
  details: text(),
});
