import { count, desc, eq, sql } from 'drizzle-orm';
import { bookings } from './schema/bookings.ts';
import { hotels } from './schema/hotels.ts';
import { payments, pixCodes } from './schema/payments.ts';
import { sandboxPixCodes, sandboxPixTransfers } from './schema/sandbox.ts';
import type { Database } from './store.ts';

export type ConsolePix = Awaited<ReturnType<typeof consolePixCodes>>[number];

/** Of the sandbox's bank, newest first. */
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
      locator: bookings.locator,
      hotelName: hotels.name,
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
