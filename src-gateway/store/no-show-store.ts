import { and, asc, count, eq, exists, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { LocalDate } from '#shared/hotel-time.ts';
import { turnRoomDirty } from './room-condition-store.ts';
import { dropPlannedMoves } from './room-move-store.ts';
import { accommodations, bookings } from './schema/bookings.ts';
import { lockCommands } from './schema/check-ins.ts';
import { hotels } from './schema/hotels.ts';
import { roomMoves } from './schema/room-moves.ts';
import type { Database, Transaction } from './store.ts';

/** The last check-in date, at the hotels of a time zone, whose guests should have come. */
export type NoShowDate = { timeZone: string; date: LocalDate };

export async function hotelTimeZones(db: Database): Promise<string[]> {
  const found = await db.selectDistinct({ timeZone: hotels.timeZone }).from(hotels);
  return found.map(({ timeZone }) => timeZone);
}

/** Bookings to which nobody has come by these dates. Reads the index of bookings whose guests are expected. */
function isMissed(db: Database | Transaction, dates: readonly NoShowDate[], now: Date): SQL | undefined {
  const latest =
    dates
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? '';
  const isDue = dates.map(({ timeZone, date }) =>
    and(
      lte(bookings.checkinDate, date),
      exists(
        db
          .select({ one: sql`1` })
          .from(hotels)
          .where(and(eq(hotels.id, bookings.hotelId), eq(hotels.timeZone, timeZone))),
      ),
    ),
  );
  // Counted for each due booking; as a join the database would read the rooms of all bookings first.
  const checkedIn = db
    .select({ count: count() })
    .from(accommodations)
    .where(and(eq(accommodations.bookingId, bookings.id), isNotNull(accommodations.checkedInAt)));
  return and(
    // As the index has it: a parameter would keep a prepared statement from using it.
    sql`${bookings.status} = 'CONFIRMED'`,
    lte(bookings.checkinDate, latest),
    or(...isDue),
    // After an undone no-show the guests are expected until their departure.
    or(isNull(bookings.noShowUndoneAt), lte(bookings.endsAt, now)),
    sql`(${checkedIn}) = 0`,
  );
}

export async function missedBookings(
  db: Database,
  dates: readonly NoShowDate[],
  { limit, now }: { limit: number; now: Date },
): Promise<{ id: string }[]> {
  if (dates.length === 0) return [];
  return db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isMissed(db, dates, now), isNotNull(bookings.guestId)))
    .orderBy(asc(bookings.checkinDate), asc(bookings.id))
    .limit(limit);
}

/** Nobody gets credits or an e-mail. Returns their number; of two concurrent gateways each takes others. */
export async function closeMissedWithoutGuest(
  tx: Transaction,
  dates: readonly NoShowDate[],
  { limit, now }: { limit: number; now: Date },
): Promise<number> {
  if (dates.length === 0) return 0;
  const missed = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isMissed(tx, dates, now), sql`${bookings.guestId} is null`))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (missed.length === 0) return 0;
  const ids = missed.map(({ id }) => id);
  await dropPlannedMoves(tx, inArray(roomMoves.bookingId, ids), now);
  await tx
    .update(bookings)
    .set({ status: 'NO_SHOW', version: sql`${bookings.version} + 1`, updatedAt: now })
    .where(inArray(bookings.id, ids));
  await tx.update(accommodations).set({ holdsRoom: false }).where(inArray(accommodations.bookingId, ids));
  return missed.length;
}

/** Nobody checks out of them here. Returns their number. */
export async function endStaysWithoutGuest(
  tx: Transaction,
  { limit, now }: { limit: number; now: Date },
): Promise<number> {
  const isLivedIn = and(isNotNull(accommodations.checkedInAt), isNull(accommodations.leftAt));
  const over = await tx
    .select({ bookingId: bookings.id, accommodationId: accommodations.id, roomId: accommodations.roomId })
    .from(accommodations)
    .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
    .where(
      and(isLivedIn, isNull(bookings.guestId), eq(bookings.status, 'IN_PROGRESS'), lte(bookings.endsAt, now)),
    )
    .limit(limit)
    .for('update', { of: bookings, skipLocked: true });
  if (over.length === 0) return 0;
  const ids = [...new Set(over.map(({ bookingId }) => bookingId))];
  await dropPlannedMoves(tx, inArray(roomMoves.bookingId, ids), now);
  await tx
    .update(bookings)
    .set({ status: 'CONCLUDED', version: sql`${bookings.version} + 1`, updatedAt: now })
    .where(inArray(bookings.id, ids));
  await tx
    .update(accommodations)
    .set({ leftAt: now, doorCode: null })
    .where(and(inArray(accommodations.bookingId, ids), isLivedIn));
  for (const room of over) await turnRoomDirty(tx, room, now);
  await tx.insert(lockCommands).values(
    over.map(({ accommodationId, roomId }) => ({
      accommodationId,
      roomId,
      action: 'CLEAR' as const,
      nextTryAt: now,
      createdAt: now,
    })),
  );
  return over.length;
}
