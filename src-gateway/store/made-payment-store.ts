import { and, desc, eq, isNull, or } from 'drizzle-orm';
import { bookings, hourPurchases } from './schema/bookings.ts';
import { hotels } from './schema/hotels.ts';
import { payments } from './schema/payments.ts';
import type { Database } from './store.ts';

/** Approved payments of one guest, newest first: for bookings of theirs, and for hours that they bought. */
export function loadMadePayments(
  db: Database,
  guestId: string,
  { limit, bookingId, paymentId }: { limit: number; bookingId?: string; paymentId?: string },
) {
  return db
    .select({ payment: payments, booking: bookings, hotel: hotels })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(hotels, eq(hotels.id, bookings.hotelId))
    .leftJoin(hourPurchases, eq(hourPurchases.id, payments.hourPurchaseId))
    .where(
      and(
        eq(payments.status, 'APPROVED'),
        or(
          and(isNull(payments.hourPurchaseId), eq(bookings.guestId, guestId)),
          eq(hourPurchases.guestId, guestId),
        ),
        bookingId === undefined ? undefined : eq(payments.bookingId, bookingId),
        paymentId === undefined ? undefined : eq(payments.id, paymentId),
      ),
    )
    .orderBy(desc(payments.settledAt), desc(payments.id))
    .limit(limit);
}

export type StoredMadePayment = Awaited<ReturnType<typeof loadMadePayments>>[number];
