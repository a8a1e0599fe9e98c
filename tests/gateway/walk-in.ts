import { and, eq } from 'drizzle-orm';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import type { Database } from '#gateway/store/store.ts';
import { book, newKey, orderFor, type TestGuest } from './small-hotel.ts';

/** The night of the day on which the small hotel opens. */
export const tonight = { checkin: '2026-12-01', checkout: '2026-12-02' };

/** A queen room for tonight, to be paid at the desk (BKG-15). */
export async function walkIn({ client }: TestGuest, key: string = newKey()) {
  const order = await orderFor(client, tonight, [{ typeId: 'queen', checkinHour: 15 }], { walkIn: true });
  return book(client, order, key);
}

/** How many rooms a booking takes off sale. */
export const heldRooms = (db: Database, bookingId: string): Promise<number> =>
  db.$count(accommodations, and(eq(accommodations.bookingId, bookingId), eq(accommodations.holdsRoom, true)));
