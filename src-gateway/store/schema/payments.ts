import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bookings, hourPurchases } from './bookings.ts';
import { createdAt, instant } from './columns.ts';
import { guests } from './guests.ts';

/** Under our own id, so that its request can be repeated and it is never made twice. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    hourPurchaseId: uuid('hour_purchase_id').references(() => hourPurchases.id),
    isForOverstay: boolean('is_for_overstay').notNull().default(false),
    /** The first nights of a guaranteed stay that nobody came to, or that was canceled late. No part of the booking's price. */
    isForMissedStay: boolean('is_for_missed_stay').notNull().default(false),
    /** The guest app's payment id (bookings/create payment.id). */
    clientPaymentId: text('client_payment_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    installments: integer().notNull(),
    method: text({ enum: ['CARD', 'DESK', 'PIX'] }).notNull(),
    methodReference: text('method_reference').notNull(),
    saveCard: boolean('save_card').notNull(),
    cardDescription: text('card_description'),
    status: text({ enum: ['OPEN', 'APPROVED', 'DECLINED'] }).notNull(),
    /** Distinguishes one order under the guest app's payment id from another (PD-10); null if bookingAttempts does. */
    payloadHash: text('payload_hash'),
    refusal: text(),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
    reconciledAt: instant('reconciled_at'),
  },
  table => [
    index().on(table.bookingId),
    index('payments_of_hours').on(table.hourPurchaseId).where(sql`hour_purchase_id is not null`),
    index('payments_to_reconcile').on(table.settledAt).where(sql`method <> 'DESK'`),
    uniqueIndex('payments_one_approved')
      .on(table.bookingId)
      .where(
        sql`status = 'APPROVED' and hour_purchase_id is null and not is_for_overstay and not is_for_missed_stay`,
      ),
    uniqueIndex('payments_one_approved_for_missed_stay')
      .on(table.bookingId, table.methodReference)
      .where(sql`status = 'APPROVED' and is_for_missed_stay`),
    uniqueIndex('payments_one_approved_for_hours').on(table.hourPurchaseId).where(sql`status = 'APPROVED'`),
    uniqueIndex('payments_desk_once').on(table.bookingId, table.clientPaymentId).where(sql`method = 'DESK'`),
    uniqueIndex('payments_one_open').on(table.bookingId).where(sql`status = 'OPEN'`),
    index('payments_open').on(table.createdAt).where(sql`status = 'OPEN'`),
    check('payments_positive', sql`amount_cents > 0`),
    check(
      'payments_one_purpose',
      sql`num_nonnulls(hour_purchase_id) + is_for_overstay::integer + is_for_missed_stay::integer <= 1`,
    ),
  ],
);

export const pixCodes = pgTable(
  'pix_codes',
  {
    paymentId: uuid('payment_id')
      .primaryKey()
      .references(() => payments.id),
    /** The provider's own name for it, and the text to pay with; null until the provider has returned them. */
    reference: text(),
    code: text(),
    expiresAt: instant('expires_at').notNull(),
    /** `CLOSED` from when somebody has given it up, before the provider has closed it; it says nothing about a payment. */
    ended: text({ enum: ['EXPIRED', 'CLOSED'] }),
    /** The time of the next query to the provider: also after the end, for payments that come late. */
    nextPollAt: instant('next_look_at'),
    createdAt: createdAt(),
  },
  table => [index('pix_codes_to_look_at').on(table.nextPollAt).where(sql`next_look_at is not null`)],
);

/** Each once: the first that is honoured pays the code's subject, every other one is returned. */
export const pixReceipts = pgTable(
  'pix_receipts',
  {
    reference: text().primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amountCents: integer('amount_cents').notNull(),
    paidAt: instant('paid_at').notNull(),
    isHonoured: boolean('is_honoured').notNull(),
    createdAt: createdAt(),
  },
  table => [
    index().on(table.paymentId),
    uniqueIndex('pix_receipts_one_honoured').on(table.paymentId).where(sql`is_honoured`),
  ],
);

export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** The returned transfer; of a card our own name for the charge. */
    reference: text().notNull().unique(),
    amountCents: integer('amount_cents').notNull(),
    /** GIVEN_BACK: by a manager, of a payment that was good; every other one paid nothing. */
    reason: text({ enum: ['LATE', 'DOUBLE', 'OTHER_AMOUNT', 'GIVEN_BACK'] }).notNull(),
    /** REFUSED: tried often without success, so that staff have to check it; the tries continue. */
    state: text({ enum: ['OPEN', 'DONE', 'REFUSED'] }).notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  table => [
    index().on(table.bookingId),
    index('refunds_open').on(table.nextTryAt).where(sql`state <> 'DONE'`),
    check('refunds_positive', sql`amount_cents > 0`),
  ],
);

export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    event: text().notNull(),
    reference: text().notNull(),
    status: text().notNull(),
    createdAt: createdAt(),
    handledAt: instant('handled_at'),
    /** The number of failed tries, and the time of the next one; null at once. */
    tries: integer().notNull().default(0),
    nextTryAt: instant('next_try_at'),
  },
  table => [
    uniqueIndex('payment_events_once').on(table.provider, table.event, table.reference, table.status),
    index('payment_events_to_handle').on(table.createdAt).where(sql`handled_at is null`),
  ],
);

/** Stored before anything is charged under them, so that a lost response is found. */
export const providerInvoices = pgTable(
  'provider_invoices',
  {
    provider: text().notNull(),
    reference: text().notNull(),
    /** Our own payment, or the check of a card, which is no payment. */
    paymentId: uuid('payment_id').notNull(),
    /** REPEAT: the same Pix code, paid a second time. */
    kind: text({ enum: ['CARD', 'PIX', 'REPEAT'] }).notNull(),
    /** The provider's name for the card that is charged under it. */
    methodReference: text('method_reference'),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.provider, table.reference] }), index().on(table.paymentId)],
);

/** The provider's references of our guests; their saved cards belong to it. */
export const providerCustomers = pgTable(
  'provider_customers',
  {
    provider: text().notNull(),
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    reference: text().notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.provider, table.guestId] })],
);

/** Cards at a provider, so that a payment with one names its network and last digits. */
export const providerCards = pgTable(
  'provider_cards',
  {
    provider: text().notNull(),
    reference: text().notNull(),
    /** The row outlives the account until the provider has removed the card. */
    customer: text().notNull(),
    /** Our payment or check that it was typed for: a repeated request uses the same card, not the token again. */
    typedFor: uuid('typed_for').notNull(),
    brand: text().notNull(),
    lastDigits: text('last_digits').notNull(),
    month: integer().notNull(),
    year: integer().notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.provider, table.reference] }),
    uniqueIndex('provider_cards_typed_once').on(table.provider, table.typedFor),
  ],
);

export const paymentDifferences = pgTable('payment_differences', {
  paymentId: uuid('payment_id')
    .primaryKey()
    .references(() => payments.id, { onDelete: 'cascade' }),
  /** The amounts taken and returned, by our records and by the provider's. */
  takenCents: integer('taken_cents').notNull(),
  returnedCents: integer('returned_cents').notNull(),
  providerTakenCents: integer('provider_taken_cents').notNull(),
  providerReturnedCents: integer('provider_returned_cents').notNull(),
  foundAt: instant('found_at').notNull(),
});
