import { count, desc, eq, ne, sql } from 'drizzle-orm';
import { bookings } from './schema/bookings.ts';
import { hotels } from './schema/hotels.ts';
import { paymentDifferences, payments, pixCodes, refunds } from './schema/payments.ts';
import { sandboxCards, sandboxCharges, sandboxPixCodes, sandboxPixTransfers } from './schema/sandbox.ts';
import type { Database } from './store.ts';

/** The sandbox console's reads of payments. They change nothing. */

const named = { locator: bookings.locator, hotelName: hotels.name };

export type ConsolePix = Awaited<ReturnType<typeof consolePixCodes>>[number];

export function consolePixCodes(db: Database, limit: number) {
  const received = db
    .select({
      paymentId: sandboxPixTransfers.paymentId,
      all: count().as('all_transfers'),
      returned: sql<number>`count(${sandboxPixTransfers.refundedAt})::integer`.as('returned_transfers'),
    })
    .from(sandboxPixTransfers)
    .groupBy(sandboxPixTransfers.paymentId)
    .as('received');
  return db
    .select({
      paymentId: payments.id,
      amountCents: payments.amountCents,
      status: payments.status,
      isForHours: sql<boolean>`${payments.hourPurchaseId} is not null`,
      ended: pixCodes.ended,
      expiresAt: pixCodes.expiresAt,
      createdAt: payments.createdAt,
      ...named,
      bookingStatus: bookings.status,
      transfers: sql<number>`coalesce(${received.all}, 0)::integer`,
      returned: sql<number>`coalesce(${received.returned}, 0)::integer`,
    })
    .from(sandboxPixCodes)
    .innerJoin(payments, eq(payments.id, sandboxPixCodes.paymentId))
    .innerJoin(pixCodes, eq(pixCodes.paymentId, payments.id))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(hotels, eq(hotels.id, bookings.hotelId))
    .leftJoin(received, eq(received.paymentId, payments.id))
    .orderBy(desc(sandboxPixCodes.createdAt), desc(payments.id))
    .limit(limit);
}

export type ConsoleCharge = Awaited<ReturnType<typeof consoleCharges>>[number];

/** Card charges of the sandbox's provider, newest first; checks of cards take nothing and are left out. */
export function consoleCharges(db: Database, limit: number) {
  return db
    .select({
      paymentId: payments.id,
      amountCents: payments.amountCents,
      status: payments.status,
      refusal: payments.refusal,
      outcome: sandboxCharges.outcome,
      createdAt: payments.createdAt,
      ...named,
      brand: sandboxCards.brand,
      lastDigits: sandboxCards.lastDigits,
    })
    .from(sandboxCharges)
    .innerJoin(payments, eq(payments.id, sandboxCharges.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(hotels, eq(hotels.id, bookings.hotelId))
    .leftJoin(sandboxCards, eq(sandboxCards.methodReference, sandboxCharges.methodReference))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit);
}

export type ConsoleRefund = Awaited<ReturnType<typeof consoleRefunds>>[number];

/** Refunds that are due, and those that the provider rejects, the oldest first. */
export function consoleRefunds(db: Database, limit: number) {
  return db
    .select({ refund: refunds, method: payments.method, ...named })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(bookings, eq(bookings.id, refunds.bookingId))
    .innerJoin(hotels, eq(hotels.id, bookings.hotelId))
    .where(ne(refunds.state, 'DONE'))
    .orderBy(refunds.createdAt, refunds.id)
    .limit(limit);
}

export type ConsoleDifference = Awaited<ReturnType<typeof consoleDifferences>>[number];

/** Differences between the provider's records and ours, newest first. */
export function consoleDifferences(db: Database, limit: number) {
  return db
    .select({ difference: paymentDifferences, ...named })
    .from(paymentDifferences)
    .innerJoin(payments, eq(payments.id, paymentDifferences.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(hotels, eq(hotels.id, bookings.hotelId))
    .orderBy(desc(paymentDifferences.foundAt), desc(payments.id))
    .limit(limit);
}
