import { and, asc, eq, exists, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { accommodationGuests, accommodations, bookings } from './schema/bookings.ts';
import { hotels } from './schema/hotels.ts';
import { visitors } from './schema/living.ts';
import type { Database, Transaction } from './store.ts';

export type StoredVisitor = typeof visitors.$inferSelect;

/** One revoked after it had begun has no length: its row only says that the day had its visitor (PD-72). */
const isInForce = gt(visitors.endsAt, visitors.startsAt);

export async function insertVisitor(tx: Transaction, row: StoredVisitor): Promise<boolean> {
  const inserted = await tx
    .insert(visitors)
    .values(row)
    .onConflictDoNothing({ target: [visitors.accommodationId, visitors.visitDate] })
    .returning({ code: visitors.code });
  return inserted.length > 0;
}

export async function findVisitorOfDay(
  tx: Transaction,
  { accommodationId, visitDate }: Pick<StoredVisitor, 'accommodationId' | 'visitDate'>,
): Promise<StoredVisitor | null> {
  const [row] = await tx
    .select()
    .from(visitors)
    .where(and(eq(visitors.accommodationId, accommodationId), eq(visitors.visitDate, visitDate), isInForce));
  return row ?? null;
}

/** Visitors of rooms that are not hidden, by the beginning of their visit. */
export async function listVisitors(db: Database, accommodationIds: number[]): Promise<StoredVisitor[]> {
  return db
    .select()
    .from(visitors)
    .where(and(inArray(visitors.accommodationId, accommodationIds), eq(visitors.isHidden, false), isInForce))
    .orderBy(asc(visitors.startsAt), asc(visitors.code));
}

/** The days of rooms that have their visitor already, whatever became of them. */
export async function takenDays(
  db: Database,
  accommodationIds: number[],
): Promise<Pick<StoredVisitor, 'accommodationId' | 'visitDate'>[]> {
  return db
    .select({ accommodationId: visitors.accommodationId, visitDate: visitors.visitDate })
    .from(visitors)
    .where(inArray(visitors.accommodationId, accommodationIds))
    .orderBy(asc(visitors.visitDate));
}

export async function findVisitor(
  db: Database | Transaction,
  code: string,
  accommodationIds: number[],
): Promise<StoredVisitor | null> {
  const [row] = await db
    .select()
    .from(visitors)
    .where(and(eq(visitors.code, code), inArray(visitors.accommodationId, accommodationIds), isInForce));
  return row ?? null;
}

export async function hideVisitor(
  db: Database,
  code: string,
  accommodationIds: number[],
): Promise<StoredVisitor | null> {
  const [row] = await db
    .update(visitors)
    .set({ isHidden: true })
    .where(and(eq(visitors.code, code), inArray(visitors.accommodationId, accommodationIds), isInForce))
    .returning();
  return row ?? null;
}

/** False if the rooms have none. A visit that has begun leaves its row, so that the day stays taken. */
export async function deleteVisitor(
  db: Database,
  code: string,
  { accommodationIds, now }: { accommodationIds: number[]; now: Date },
): Promise<boolean> {
  const own = and(eq(visitors.code, code), inArray(visitors.accommodationId, accommodationIds), isInForce);
  const deleted = await db
    .delete(visitors)
    .where(and(own, gt(visitors.startsAt, now), isNull(visitors.arrivedAt)))
    .returning({ code: visitors.code });
  if (deleted.length > 0) return true;
  const ended = await db
    .update(visitors)
    .set({ endsAt: visitors.startsAt, isHidden: true })
    .where(own)
    .returning({ code: visitors.code });
  return ended.length > 0;
}

/** A valid invitation, with its hotel and without its host's data (VIS-22, VIS-25). */
export async function findOpenInvitation(db: Database, code: string, now: Date) {
  const [found] = await db
    .select({ visitor: visitors, hotel: hotels })
    .from(visitors)
    .innerJoin(accommodations, eq(accommodations.id, visitors.accommodationId))
    .innerJoin(bookings, eq(bookings.id, visitors.bookingId))
    .innerJoin(hotels, eq(hotels.id, visitors.hotelId))
    .where(
      and(
        eq(visitors.code, code),
        isInForce,
        gt(visitors.endsAt, now),
        isNull(accommodations.leftAt),
        eq(bookings.status, 'IN_PROGRESS'),
      ),
    );
  return found ?? null;
}

/** True if a booking is one of a guest's, as its holder or in one of its rooms. */
export async function isGuestBooking(
  db: Database | Transaction,
  bookingId: string,
  guestId: string,
): Promise<boolean> {
  const inRoom = db
    .select({ one: sql`1` })
    .from(accommodationGuests)
    .where(and(eq(accommodationGuests.bookingId, bookings.id), eq(accommodationGuests.guestId, guestId)));
  const own = and(eq(bookings.id, bookingId), or(eq(bookings.guestId, guestId), exists(inRoom)));
  return (await db.$count(bookings, own)) > 0;
}

export async function deletePastVisitors(db: Database, before: Date): Promise<void> {
  await db.delete(visitors).where(lt(visitors.endsAt, before));
}
