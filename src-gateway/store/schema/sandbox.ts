import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';

/** The sandbox payment provider's own records. In production they are the provider's, and these tables stay empty. */
export const sandboxCards = pgTable('sandbox_cards', {
  /** The one-use token that the tokenizer returned. */
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
  refundedAt: instant('refunded_at'),
});

export const sandboxPixCodes = pgTable('sandbox_pix_codes', {
  /** Our payment id: a second code under the same id is the first. */
  paymentId: uuid('payment_id').primaryKey(),
  reference: text().notNull().unique(),
  code: text().notNull(),
  amountCents: integer('amount_cents').notNull(),
  expiresAt: instant('expires_at').notNull(),
  closedAt: instant('closed_at'),
  createdAt: createdAt(),
});

export const sandboxPixTransfers = pgTable('sandbox_pix_transfers', {
  reference: text().primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  paidAt: instant('paid_at').notNull(),
  refusesRefund: boolean('refuses_refund').notNull().default(false),
  refundedAt: instant('refunded_at'),
});
