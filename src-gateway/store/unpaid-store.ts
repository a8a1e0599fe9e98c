import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { accommodations, bookings, unpaidOrigins } from './schema/bookings.ts';
import { rooms } from './schema/hotels.ts';
import type { Database, Transaction } from './store.ts';

/** Keyed hashes of whoever reserves rooms without a payment. */
export type UnpaidOrigin = Omit<typeof unpaidOrigins.$inferSelect, 'bookingId' | 'updatedAt'>;

/** What one unpaid booking reserves now. */
export type UnpaidBooking = UnpaidOrigin & {
  guestId: string | null;
  hotelId: string;
  checkin: string;
  checkout: string;
  rooms: number;
};

/** Orders of one subject (an address, a payer, a hotel) wait for each other, until this transaction ends. */
export async function lockUnpaidSubjects(tx: Transaction, subjects: readonly string[]): Promise<void> {
  // In the same sequence for everyone: two orders of the same subjects must not deadlock.
  for (const subject of [...new Set(subjects)].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`unpaid ${subject}`}, 0))`);
}

/** All open bookings that reserve rooms unpaid; of a walk-in also while its card is being charged. */
export async function openUnpaidBookings(
  tx: Transaction,
  { now, except }: { now: Date; except: string | null },
): Promise<UnpaidBooking[]> {
  const waits = and(
    eq(bookings.status, 'PENDING'),
    or(isNull(bookings.paymentDeadline), gt(bookings.paymentDeadline, now)),
  );
  const { address, network, device, payer } = unpaidOrigins;
  return tx
    .select({
      address,
      network,
      device,
      payer,
      guestId: bookings.guestId,
      hotelId: bookings.hotelId,
      checkin: bookings.checkinDate,
      checkout: bookings.checkoutDate,
      rooms: sql<number>`count(*)::integer`,
    })
    .from(bookings)
    .innerJoin(accommodations, and(eq(accommodations.bookingId, bookings.id), accommodations.holdsRoom))
    .leftJoin(unpaidOrigins, eq(unpaidOrigins.bookingId, bookings.id))
    .where(
      and(
        or(waits, eq(bookings.status, 'PROCESSING')),
        or(bookings.walkIn, isNotNull(unpaidOrigins.bookingId)),
        except === null ? undefined : ne(bookings.id, except),
      ),
    )
    .groupBy(bookings.id, unpaidOrigins.bookingId);
}

export async function countRooms(tx: Transaction, hotelId: string): Promise<number> {
  return tx.$count(rooms, and(eq(rooms.hotelId, hotelId), eq(rooms.isRetired, false)));
}

/** The rooms that a booking reserves once it is reopened. */
export async function countRoomsOf(tx: Transaction, bookingId: string): Promise<number> {
  return tx.$count(accommodations, eq(accommodations.bookingId, bookingId));
}

export async function storeUnpaidOrigin(
  tx: Transaction,
  bookingId: string,
  origin: UnpaidOrigin,
  updatedAt: Date,
): Promise<void> {
  await tx
    .insert(unpaidOrigins)
    .values({ bookingId, ...origin, updatedAt })
    .onConflictDoUpdate({ target: unpaidOrigins.bookingId, set: { ...origin, updatedAt } });
}

/** The payer of a walk-in is known with its first Pix code. */
export async function storeUnpaidPayer(
  tx: Transaction,
  bookingId: string,
  payer: string | null,
): Promise<void> {
  await tx.update(unpaidOrigins).set({ payer }).where(eq(unpaidOrigins.bookingId, bookingId));
}

/** `before`: a booking that is reopened meanwhile has a later row. */
export async function deleteSettledOrigins(db: Database, before: Date): Promise<void> {
  const settled = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(eq(bookings.id, unpaidOrigins.bookingId), notInArray(bookings.status, ['PENDING', 'PROCESSING'])),
    );
  await db
    .delete(unpaidOrigins)
    .where(and(lt(unpaidOrigins.updatedAt, before), inArray(unpaidOrigins.bookingId, settled)));
}
