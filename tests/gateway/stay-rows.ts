import { randomUUID } from 'node:crypto';
import { accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';

type BookingRow = typeof bookings.$inferInsert;
type RoomRow = typeof accommodations.$inferInsert;

type StayRows = {
  booking: Pick<BookingRow, 'hotelId' | 'checkinDate' | 'checkoutDate' | 'startsAt' | 'endsAt'> &
    Partial<BookingRow>;
  room: Pick<RoomRow, 'roomId' | 'roomTypeId' | 'checkinHour' | 'checkoutHour'> & Partial<RoomRow>;
};

/** Writes a stay of one guest in one room without the gateway's calls: confirmed and paid, unless the rows say otherwise. */
export async function writeStay(
  db: Database | Transaction,
  { booking, room }: StayRows,
): Promise<{ bookingId: string; accommodationId: number }> {
  const id = randomUUID();
  const { hotelId, startsAt, endsAt, valueCents = 100_00, taxCents = 0 } = booking;
  await db.insert(bookings).values({
    id,
    locator: id.slice(0, 8),
    channel: 'DIRECT',
    status: 'CONFIRMED',
    walkIn: false,
    valueCents,
    taxCents,
    creditsCents: 0,
    chargedCents: valueCents + taxCents,
    language: 'en',
    createdAt: startsAt,
    updatedAt: startsAt,
    ...booking,
  });
  const [stored] = await db
    .insert(accommodations)
    .values({
      bookingId: id,
      hotelId,
      occupied: `[${startsAt.toISOString()},${endsAt.toISOString()})`,
      holdsRoom: true,
      adults: 1,
      children: 0,
      childrenAges: [],
      hasPet: false,
      hasCradle: false,
      bedType: 'DOUBLE',
      valueCents,
      taxCents,
      ...room,
    })
    .returning({ id: accommodations.id });
  if (!stored) throw new Error('no room was stored');
  return { bookingId: id, accommodationId: stored.id };
}
