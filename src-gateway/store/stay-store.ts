import { and, asc, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import { HOUSEKEEPING_HOURS } from '#shared/policies.ts';
import { lockBooking } from './booking-store.ts';
import { type BookingView, viewBooking } from './booking-view-store.ts';
import { dropPlannedMoves } from './room-move-store.ts';
import { accommodations, bookings, hourPurchases, stayLines } from './schema/bookings.ts';
import { payments } from './schema/payments.ts';
import { roomMoves } from './schema/room-moves.ts';
import type { Database, Transaction } from './store.ts';

/** A booking with its row locked, so that nothing about it changes until the transaction ends. */
export async function lockStay(tx: Transaction, bookingId: string): Promise<BookingView | null> {
  return (await lockBooking(tx, bookingId)) && viewBooking(tx, bookingId);
}

/** True while a payment of the booking, or of hours for it, is not finished (PD-58). */
export async function hasOpenBookingPayment(db: Database | Transaction, bookingId: string): Promise<boolean> {
  const paying = db
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookings.id), eq(payments.status, 'OPEN')));
  const buying = db
    .select()
    .from(hourPurchases)
    .where(and(eq(hourPurchases.bookingId, bookings.id), eq(hourPurchases.outcome, 'PROCESSING')));
  const [found] = await db
    .select({
      isOpen: sql<boolean>`(${eq(bookings.status, 'PROCESSING')} or ${exists(paying)} or ${exists(buying)})`,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return found?.isOpen === true;
}

export async function markReturned(
  tx: Transaction,
  lines: readonly Pick<StoredStayLine, 'id'>[],
  now: Date,
): Promise<void> {
  if (lines.length === 0) return;
  const ids = lines.map(({ id }) => id);
  await tx
    .update(stayLines)
    .set({ returnedAt: now })
    .where(and(inArray(stayLines.id, ids), isNull(stayLines.returnedAt)));
}

/** For a room whose price is another one now. */
export async function deleteStayLines(tx: Transaction, accommodationId: number): Promise<void> {
  await tx.delete(stayLines).where(eq(stayLines.accommodationId, accommodationId));
}

/** Takes a room that nobody has come to out of its booking: it is free at once. */
export async function dropRoom(tx: Transaction, accommodationId: number, now: Date): Promise<void> {
  await dropPlannedMoves(tx, eq(roomMoves.accommodationId, accommodationId), now);
  await tx
    .update(accommodations)
    .set({ leftAt: now, holdsRoom: false, doorCode: null })
    .where(eq(accommodations.id, accommodationId));
}

/** Reserved until it is cleaned; not at all if it is left before its booked arrival. */
export async function leaveRoom(tx: Transaction, accommodationId: number, now: Date): Promise<void> {
  await dropPlannedMoves(tx, eq(roomMoves.accommodationId, accommodationId), now);
  const { occupied } = accommodations;
  const cleaned = sql`${now.toISOString()}::timestamptz + make_interval(hours => ${HOUSEKEEPING_HOURS}::integer)`;
  const isReserved = sql`lower(${occupied}) < ${cleaned}`;
  await tx
    .update(accommodations)
    .set({
      leftAt: now,
      doorCode: null,
      holdsRoom: sql`${accommodations.holdsRoom} and ${isReserved}`,
      occupied: sql`case when ${isReserved} then tstzrange(lower(${occupied}), least(upper(${occupied}), ${cleaned})) else ${occupied} end`,
    })
    .where(eq(accommodations.id, accommodationId));
}

export type StoredStayLine = typeof stayLines.$inferSelect;
export type NewStayLine = Omit<typeof stayLines.$inferInsert, 'id' | 'returnedAt'>;

export async function insertStayLines(tx: Transaction, lines: readonly NewStayLine[]): Promise<void> {
  if (lines.length > 0) await tx.insert(stayLines).values([...lines]);
}

/** The lines of these rooms, nights in their order; empty for a room whose value was never divided. */
export async function findStayLines(
  db: Database | Transaction,
  accommodationIds: readonly number[],
): Promise<StoredStayLine[]> {
  if (accommodationIds.length === 0) return [];
  return db
    .select()
    .from(stayLines)
    .where(inArray(stayLines.accommodationId, [...accommodationIds]))
    .orderBy(asc(stayLines.accommodationId), sql`${stayLines.night} nulls last`, asc(stayLines.id));
}
