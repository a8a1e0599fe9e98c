import { and, asc, eq, gt, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { oncePerDatabase } from './prepared.ts';
import { dropPlannedMoves } from './room-move-store.ts';
import { accommodations, bookings } from './schema/bookings.ts';
import { lockCommands } from './schema/check-ins.ts';
import { guests } from './schema/guests.ts';
import { hotels, roomTypes } from './schema/hotels.ts';
import { roomMoves } from './schema/room-moves.ts';
import type { Database, Transaction } from './store.ts';

export type StoredBooking = typeof bookings.$inferSelect;
export type NewAccommodationRow = Omit<typeof accommodations.$inferInsert, 'id'>;

/** Stores a booking; false when its locator is taken, and the caller tries another. */
export async function insertBooking(tx: Transaction, booking: StoredBooking): Promise<boolean> {
  const written = await tx
    .insert(bookings)
    .values(booking)
    .onConflictDoNothing({ target: bookings.locator })
    .returning({ id: bookings.id });
  return written.length > 0;
}

/** Reserves rooms, and returns their ids in the order of the rows. Fails on the constraint accommodations_no_double_sale when another booking occupies one. */
export async function insertAccommodations(tx: Transaction, rows: NewAccommodationRow[]): Promise<number[]> {
  const written = await tx.insert(accommodations).values(rows).returning({ id: accommodations.id });
  return written.map(({ id }) => id);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True for a possible booking's id: the database throws for any other text. */
export const isBookingId = (text: string): boolean => UUID.test(text);

const bookingById = oncePerDatabase(db =>
  db
    .select()
    .from(bookings)
    .where(eq(bookings.id, sql.placeholder('id')))
    .prepare('booking_by_id'),
);

/** A booking of this guest; null for an unknown id and for another guest's booking alike. */
export async function findOwnBooking(
  db: Database,
  guestId: string,
  bookingId: string,
): Promise<StoredBooking | null> {
  if (!isBookingId(bookingId)) return null;
  const [booking] = await bookingById(db).execute({ id: bookingId });
  return booking?.guestId === guestId ? booking : null;
}

/** The id of the booking with this locator, in any letter case. */
export async function findIdOfLocator(db: Database, locator: string): Promise<string | null> {
  const [booking] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.locator, locator.toUpperCase()));
  return booking?.id ?? null;
}

export async function findBooking(db: Database | Transaction, id: string): Promise<StoredBooking | null> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id));
  return booking ?? null;
}

/** Locks the booking's row, so that its status does not change until the transaction ends. */
export async function lockBooking(tx: Transaction, id: string): Promise<StoredBooking | null> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return booking ?? null;
}

/** As its next version; null when its status has changed (PD-18). */
export async function changeBooking(
  tx: Transaction,
  id: string,
  from: StoredBooking['status'][],
  change: Partial<StoredBooking> & Pick<StoredBooking, 'status' | 'updatedAt'>,
): Promise<StoredBooking | null> {
  const [booking] = await tx
    .update(bookings)
    .set({ ...change, version: sql`${bookings.version} + 1` })
    .where(and(eq(bookings.id, id), inArray(bookings.status, from)))
    .returning();
  return booking ?? null;
}

/** Frees the rooms of a booking. No door opens for it any more, however it ended. */
export async function releaseRooms(tx: Transaction, bookingId: string, now: Date): Promise<void> {
  const ofBooking = eq(accommodations.bookingId, bookingId);
  const { id: accommodationId, roomId } = accommodations;
  await dropPlannedMoves(tx, eq(roomMoves.bookingId, bookingId), now);
  const opened = await tx
    .select({ accommodationId, roomId })
    .from(accommodations)
    .where(and(ofBooking, isNotNull(accommodations.doorCode)));
  await tx.update(accommodations).set({ holdsRoom: false, doorCode: null }).where(ofBooking);
  if (opened.length > 0)
    await tx
      .insert(lockCommands)
      .values(opened.map(room => ({ ...room, action: 'CLEAR' as const, nextTryAt: now, createdAt: now })));
}

export async function overduePending(db: Database, now: Date): Promise<{ id: string }[]> {
  return db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.status, 'PENDING'), lte(bookings.paymentDeadline, now)))
    .orderBy(asc(bookings.paymentDeadline));
}

/** One whose payment is open counts: a declined card makes it PENDING again. One past its deadline does not. */
export async function countOpenWalkIns(tx: Transaction, guestId: string, now: Date): Promise<number> {
  const waits = and(eq(bookings.status, 'PENDING'), gt(bookings.paymentDeadline, now));
  return tx.$count(
    bookings,
    and(
      eq(bookings.guestId, guestId),
      eq(bookings.walkIn, true),
      or(waits, eq(bookings.status, 'PROCESSING')),
    ),
  );
}

/** A booking with the data of its e-mail; null for a booking without a guest. */
export async function bookingWithGuest(db: Database | Transaction, bookingId: string) {
  const [found] = await db
    .select({ booking: bookings, hotel: hotels, guest: guests })
    .from(bookings)
    .innerJoin(hotels, eq(hotels.id, bookings.hotelId))
    .innerJoin(guests, eq(guests.id, bookings.guestId))
    .where(eq(bookings.id, bookingId));
  if (!found) return null;
  const rooms = await db
    .select({ room: accommodations, typeName: roomTypes.name })
    .from(accommodations)
    .innerJoin(roomTypes, eq(roomTypes.id, accommodations.roomTypeId))
    .where(eq(accommodations.bookingId, bookingId))
    .orderBy(asc(accommodations.id));
  return { ...found, rooms };
}

/** Reserves a room of a booking again. Fails on the constraint accommodations_no_double_sale when it is taken. */
export async function reserveRoom(tx: Transaction, accommodationId: number, roomId: string): Promise<void> {
  await tx
    .update(accommodations)
    .set({ roomId, holdsRoom: true })
    .where(eq(accommodations.id, accommodationId));
}
