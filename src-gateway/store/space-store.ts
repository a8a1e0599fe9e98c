import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { bookings } from './schema/bookings.ts';
import { hotels } from './schema/hotels.ts';
import { spaceReservations, spaces } from './schema/living.ts';
import type { Database, Transaction } from './store.ts';

export type StoredSpace = typeof spaces.$inferSelect;
export type StoredSpaceReservation = typeof spaceReservations.$inferSelect;
type Period = { startsAt: Date; endsAt: Date };

export function findSpaces(db: Database, hotelId: string): Promise<StoredSpace[]> {
  return db
    .select()
    .from(spaces)
    .where(and(eq(spaces.hotelId, hotelId), eq(spaces.isRetired, false)))
    .orderBy(asc(spaces.rank));
}

const isOpenSpace = (spaceId: string, hotelId: string) =>
  and(eq(spaces.id, spaceId), eq(spaces.hotelId, hotelId), eq(spaces.isRetired, false));

/** A space of a hotel; null if the hotel has none of this id, or no longer. */
export async function findSpace(db: Database, spaceId: string, hotelId: string): Promise<StoredSpace | null> {
  const [space] = await db.select().from(spaces).where(isOpenSpace(spaceId, hotelId));
  return space ?? null;
}

/** The same with its row locked: reservations of one space wait for each other, and for an import of hotel data. */
export async function lockSpace(
  tx: Transaction,
  spaceId: string,
  hotelId: string,
): Promise<StoredSpace | null> {
  const [space] = await tx.select().from(spaces).where(isOpenSpace(spaceId, hotelId)).for('no key update');
  return space ?? null;
}

/** Delays the end of a stay in a room of the booking until this transaction ends: it takes the whole booking's lock. */
export async function shareBookingLock(tx: Transaction, bookingId: string): Promise<void> {
  await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, bookingId)).for('key share');
}

const stands = isNull(spaceReservations.canceledAt);

export function findTakenPeriods(
  db: Database | Transaction,
  spaceId: string,
  { startsAt, endsAt }: Period,
): Promise<Period[]> {
  return db
    .select({ startsAt: spaceReservations.startsAt, endsAt: spaceReservations.endsAt })
    .from(spaceReservations)
    .where(
      and(
        eq(spaceReservations.spaceId, spaceId),
        stands,
        lt(spaceReservations.startsAt, endsAt),
        gt(spaceReservations.endsAt, startsAt),
      ),
    );
}

export async function findOwnReservation(
  tx: Transaction,
  { guestId, spaceId }: { guestId: string; spaceId: string },
  { startsAt, endsAt }: Period,
): Promise<StoredSpaceReservation | null> {
  const [found] = await tx
    .select()
    .from(spaceReservations)
    .where(
      and(
        eq(spaceReservations.guestId, guestId),
        eq(spaceReservations.spaceId, spaceId),
        stands,
        gte(spaceReservations.startsAt, startsAt),
        lt(spaceReservations.startsAt, endsAt),
      ),
    );
  return found ?? null;
}

export async function insertSpaceReservation(
  tx: Transaction,
  reservation: Omit<StoredSpaceReservation, 'canceledAt' | 'cancelMessage'>,
): Promise<void> {
  await tx.insert(spaceReservations).values(reservation);
}

export type ViewedSpaceReservation = StoredSpaceReservation & {
  space: Pick<StoredSpace, 'name'>;
  timeZone: string;
};

function viewReservations(db: Database | Transaction, where: SQL | undefined) {
  return db
    .select({ reservation: spaceReservations, name: spaces.name, timeZone: hotels.timeZone })
    .from(spaceReservations)
    .innerJoin(spaces, eq(spaces.id, spaceReservations.spaceId))
    .innerJoin(hotels, eq(hotels.id, spaceReservations.hotelId))
    .where(where);
}

type ViewRow = Awaited<ReturnType<typeof viewReservations>>[number];

const toViewed = ({ reservation, name, timeZone }: ViewRow): ViewedSpaceReservation => ({
  ...reservation,
  space: { name },
  timeZone,
});

/** A guest's own reservation; null for an id that is another guest's, or nobody's. */
export async function findSpaceReservation(
  db: Database | Transaction,
  reserveId: string,
  guestId: string,
): Promise<ViewedSpaceReservation | null> {
  const own = and(eq(spaceReservations.id, reserveId), eq(spaceReservations.guestId, guestId));
  const [found] = await viewReservations(db, own);
  return found ? toViewed(found) : null;
}

/** A guest's future and current reservations, next first, or all others, latest first; at most `limit`. */
export async function listSpaceReservations(
  db: Database,
  guestId: string,
  { isActive, now, limit }: { isActive: boolean; now: Date; limit: number },
): Promise<ViewedSpaceReservation[]> {
  const { startsAt, endsAt, canceledAt, id } = spaceReservations;
  const own = eq(spaceReservations.guestId, guestId);
  const rows = isActive
    ? await viewReservations(db, and(own, stands, gt(endsAt, now)))
        .orderBy(asc(startsAt), asc(id))
        .limit(limit)
    : await viewReservations(db, and(own, or(isNotNull(canceledAt), lte(endsAt, now))))
        .orderBy(desc(startsAt), desc(id))
        .limit(limit);
  return rows.map(toViewed);
}

/** Cancels a reservation that has not begun. False if it has, or is canceled already. */
export async function cancelSpaceReservation(db: Database, reserveId: string, now: Date): Promise<boolean> {
  const canceled = await db
    .update(spaceReservations)
    .set({ canceledAt: now })
    .where(and(eq(spaceReservations.id, reserveId), stands, gt(spaceReservations.startsAt, now)))
    .returning({ id: spaceReservations.id });
  return canceled.length > 0;
}

/** Cancels the reservations of a room's guests that have not begun: they have left the hotel. */
export async function cancelSpacesOfRoom(tx: Transaction, accommodationId: number, now: Date): Promise<void> {
  await tx
    .update(spaceReservations)
    .set({ canceledAt: now })
    .where(
      and(
        eq(spaceReservations.accommodationId, accommodationId),
        stands,
        gt(spaceReservations.startsAt, now),
      ),
    );
}
