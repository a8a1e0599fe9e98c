import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { accommodations, bookings } from './schema/bookings.ts';
import type { Database, Transaction } from './store.ts';

export type RoomToWiden = { bookingId: string; accommodationId: number };

/** Rooms of bookings that begin by `startsBy` and whose hours were never widened (SRC-23). */
export async function roomsToWiden(
  db: Database,
  { startsBy, limit }: { startsBy: Date; limit: number },
): Promise<RoomToWiden[]> {
  return db
    .select({ bookingId: bookings.id, accommodationId: accommodations.id })
    .from(accommodations)
    .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
    .where(
      and(
        isNull(accommodations.areHoursFinal),
        isNull(accommodations.leftAt),
        inArray(bookings.status, ['CONFIRMED', 'IN_PROGRESS']),
        eq(bookings.channel, 'DIRECT'),
        isNotNull(bookings.guestId),
        lte(bookings.startsAt, startsBy),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(accommodations.id))
    .limit(limit);
}

export async function finishHours(tx: Transaction, accommodationId: number): Promise<void> {
  await tx.update(accommodations).set({ areHoursFinal: true }).where(eq(accommodations.id, accommodationId));
}
