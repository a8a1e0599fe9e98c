import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';

/** The sandbox payment provider's own books. In production they are the provider's, and these tables stay empty. */
export const sandboxCards = pgTable('sandbox_cards', {
  /** The one-use token that the tokenizer gave out. */
  token: text().primaryKey(),
  /** The provider's name for the card once the token was exchanged. */
  methodReference: text('method_reference').notNull().unique(),
  brand: text().notNull(),
  lastDigits: text('last_digits').notNull(),
  month: integer().notNull(),
  year: integer().notNull(),
  behaviour: text({
    enum: ['APPROVE', 'DECLINE', 'DECLINE_CHARGES', 'TIMEOUT_THEN_APPROVE', 'TIMEOUT_THEN_DECLINE'],
  }).notNull(),
  createdAt: createdAt(),
  exchangedAt: instant('exchanged_at'),
});

export const sandboxCharges = pgTable('sandbox_charges', {
  /** Our payment id: a second charge under the same id returns the first. */
  paymentId: uuid('payment_id').primaryKey(),
  methodReference: text('method_reference').notNull(),
  amountCents: integer('amount_cents').notNull(),
  outcome: text({ enum: ['APPROVED', 'DECLINED'] }).notNull(),
  createdAt: createdAt(),
});
