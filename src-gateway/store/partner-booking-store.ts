import { and, eq, inArray, sql } from 'drizzle-orm';
import { accommodations } from './schema/bookings.ts';
import { partnerBookings } from './schema/exchange.ts';
import type { Database, Transaction } from './store.ts';

export type StoredPartnerBooking = typeof partnerBookings.$inferSelect;

/** A hotel's name for a partner's booking. */
export type PartnerKey = { hotelId: string; channel: string; reference: string };

/** A second transaction about the same booking waits for the first, also while there is no booking yet. */
export async function lockPartnerKey(tx: Transaction, key: PartnerKey): Promise<void> {
  const name = `partner ${key.hotelId} ${key.channel} ${key.reference}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export async function findPartnerBooking(
  db: Database | Transaction,
  { hotelId, channel, reference }: PartnerKey,
): Promise<StoredPartnerBooking | null> {
  const [found] = await db
    .select()
    .from(partnerBookings)
    .where(
      and(
        eq(partnerBookings.hotelId, hotelId),
        eq(partnerBookings.channel, channel),
        eq(partnerBookings.reference, reference),
      ),
    );
  return found ?? null;
}

export async function insertPartnerBooking(tx: Transaction, row: StoredPartnerBooking): Promise<void> {
  await tx.insert(partnerBookings).values(row);
}

export async function setPayloadHash(tx: Transaction, bookingId: string, payloadHash: string): Promise<void> {
  await tx.update(partnerBookings).set({ payloadHash }).where(eq(partnerBookings.bookingId, bookingId));
}

/** Rooms that a change gives up, or takes again with other dates: until then they are free for the booking itself. */
export async function letGoOfRooms(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .update(accommodations)
    .set({ holdsRoom: false })
    .where(inArray(accommodations.id, [...ids]));
}

export async function changeAccommodation(
  tx: Transaction,
  id: number,
  change: Partial<typeof accommodations.$inferInsert>,
): Promise<void> {
  await tx.update(accommodations).set(change).where(eq(accommodations.id, id));
}

/** Where a booking was made; null for one that was made here. */
export async function findPartnerOf(
  db: Database,
  bookingId: string,
): Promise<Pick<StoredPartnerBooking, 'channel' | 'reference'> | null> {
  const { channel, reference } = partnerBookings;
  const [found] = await db
    .select({ channel, reference })
    .from(partnerBookings)
    .where(eq(partnerBookings.bookingId, bookingId));
  return found ?? null;
}

/** Partners that the hotel had bookings from, by name. */
export async function listChannels(db: Database, hotelId: string): Promise<string[]> {
  const found = await db
    .selectDistinct({ channel: partnerBookings.channel })
    .from(partnerBookings)
    .where(eq(partnerBookings.hotelId, hotelId))
    .orderBy(partnerBookings.channel);
  return found.map(({ channel }) => channel);
}
