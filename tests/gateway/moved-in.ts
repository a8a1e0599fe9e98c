import { eq } from 'drizzle-orm';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import { rooms } from '#gateway/store/schema/hotels.ts';
import { checkInAt } from './checking-in.ts';
import type { FreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { paidStay } from './hours-stay.ts';
import type { TestGuest } from './small-hotel.ts';

/** The evening on which the guests of `liveIn` are in their rooms. */
export const EVENING = '2026-12-03T20:00:00-03:00';

export type LivedIn = { client: Client; bookingId: string; accommodationId: number; room: string };

/** Has a guest book and check in to a room; the clock stands at this time then. */
export async function liveIn(
  hotel: FreshHotel,
  guest: TestGuest = hotel.guest,
  time: string = EVENING,
): Promise<LivedIn> {
  const wish = { typeId: 'queen', checkinHour: 15, checkoutHour: 12 };
  const { bookingId, rooms: numbers } = await paidStay(hotel.gateway, guest, [wish]);
  const accommodationId = numbers[0] ?? 0;
  const client = await checkInAt(hotel, guest, { bookingId, time });
  const [found] = await hotel.db
    .select({ number: rooms.number })
    .from(accommodations)
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .where(eq(accommodations.id, accommodationId));
  return { client, bookingId, accommodationId, room: found?.number ?? '' };
}
