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

export function stayRows({ booking, room }: StayRows): { booking: BookingRow; room: RoomRow } {
  const { id = randomUUID(), hotelId, startsAt, endsAt, valueCents = 100_00, taxCents = 0 } = booking;
  const bookingRow: BookingRow = {
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
  };
  const roomRow: RoomRow = {
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
  };
  return { booking: bookingRow, room: roomRow };
}

export async function writeStay(
  db: Database | Transaction,
  stay: StayRows,
): Promise<{ bookingId: string; accommodationId: number }> {
  const { booking, room } = stayRows(stay);
  await db.insert(bookings).values(booking);
  const [stored] = await db.insert(accommodations).values(room).returning({ id: accommodations.id });
  if (!stored) throw new Error('no room was stored');
  return { bookingId: booking.id, accommodationId: stored.id };
}
