import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CardNetwork } from '#shared/card-networks.ts';
import { accommodations, bookings } from './bookings.ts';
import { createdAt, instant } from './columns.ts';
import { hotels } from './hotels.ts';
import { payments } from './payments.ts';

/** Money that a person of staff took: at which hotel and device, under which key of the desk (PD-10). */
export const takenByStaff = () => ({
  hotelId: text('hotel_id')
    .notNull()
    .references(() => hotels.id),
  key: text().notNull(),
  payloadHash: text('payload_hash').notNull(),
  /** Without a foreign key, as in the record: it outlives the account. */
  staffId: uuid('staff_id').notNull(),
  /** Null in a browser. */
  device: text(),
  createdAt: createdAt(),
});

/** The means of a payment at the desk; never a whole card number. */
export const deskPayments = pgTable(
  'desk_payments',
  {
    paymentId: uuid('payment_id')
      .primaryKey()
      .references(() => payments.id),
    ...takenByStaff(),
    means: text({ enum: ['CASH', 'TERMINAL'] }).notNull(),
    /** The cash that was handed over, change included. */
    receivedCents: integer('received_cents'),
    network: text().$type<CardNetwork>(),
    cardKind: text('card_kind', { enum: ['CREDIT', 'DEBIT'] }),
    lastDigits: text('last_digits'),
    authorizationCode: text('authorization_code'),
    note: text(),
  },
  table => [
    unique('desk_payments_once').on(table.hotelId, table.key),
    index().on(table.hotelId, table.createdAt),
    check('desk_payments_cash', sql`(means = 'CASH') = (received_cents is not null)`),
    check(
      'desk_payments_terminal',
      sql`num_nonnulls(network, card_kind, last_digits, authorization_code) = case means when 'TERMINAL' then 4 else 0 end`,
    ),
    check(
      'desk_payments_last_digits',
      sql`last_digits ~ '^[0-9]{4}$' and authorization_code ~ '^[A-Z0-9]{4,12}$'`,
    ),
  ],
);

/** Cash that guarantees a room in place of a card. It is no payment: no bill and no balance counts it. */
export const cashDeposits = pgTable(
  'cash_deposits',
  {
    id: uuid().primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    accommodationId: bigint('accommodation_id', { mode: 'number' })
      .notNull()
      .references(() => accommodations.id),
    ...takenByStaff(),
    amountCents: integer('amount_cents').notNull(),
    returnedAt: instant('returned_at'),
  },
  table => [
    unique('cash_deposits_key').on(table.hotelId, table.key),
    index().on(table.bookingId),
    uniqueIndex('cash_deposits_one_open').on(table.accommodationId).where(sql`returned_at is null`),
    check('cash_deposits_positive', sql`amount_cents > 0`),
  ],
);
