import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import { accommodationGuests, accommodations, bookings } from './schema/bookings.ts';
import { guests } from './schema/guests.ts';
import { hotels, rooms } from './schema/hotels.ts';
import { deliveries } from './schema/living.ts';
import type { Database, Transaction } from './store.ts';

export type ConsoleDelivery = Awaited<ReturnType<typeof consoleDeliveries>>[number];

const lists = {
  expected: and(isNull(deliveries.arrivedAt), isNull(deliveries.receivedAt)),
  waiting: and(isNotNull(deliveries.arrivedAt), isNull(deliveries.receivedAt)),
  received: isNotNull(deliveries.receivedAt),
};

/** A hotel's deliveries: expected and waiting ones by age, received ones latest first. */
export function consoleDeliveries(
  db: Database,
  { hotelId, list, limit }: { hotelId: string; list: keyof typeof lists; limit: number },
) {
  return db
    .select({ ...getTableColumns(deliveries), room: rooms.number, firstName: guests.firstName })
    .from(deliveries)
    .innerJoin(accommodations, eq(accommodations.id, deliveries.accommodationId))
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .innerJoin(guests, eq(guests.id, deliveries.guestId))
    .where(and(eq(deliveries.hotelId, hotelId), lists[list]))
    .orderBy(
      list === 'received'
        ? desc(deliveries.receivedAt)
        : asc(sql`coalesce(${deliveries.arrivedAt}, ${deliveries.createdAt})`),
      asc(deliveries.id),
    )
    .limit(limit);
}

export type DeliveryReceiver = Awaited<ReturnType<typeof deliveryReceivers>>[number];

const resident = and(
  isNotNull(accommodationGuests.checkedInAt),
  isNotNull(accommodationGuests.guestId),
  isNotNull(accommodations.checkedInAt),
  isNull(accommodations.leftAt),
  eq(bookings.status, 'IN_PROGRESS'),
);

const selectReceivers = (db: Database | Transaction) =>
  db
    .select({
      accommodationId: accommodations.id,
      bookingId: bookings.id,
      hotelId: bookings.hotelId,
      guestId: guests.id,
      room: rooms.number,
      firstName: guests.firstName,
      lastName: guests.lastName,
    })
    .from(accommodationGuests)
    .innerJoin(accommodations, eq(accommodations.id, accommodationGuests.accommodationId))
    .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .innerJoin(guests, eq(guests.id, accommodationGuests.guestId));

export function deliveryReceivers(db: Database, hotelId: string) {
  return selectReceivers(db)
    .where(and(resident, eq(bookings.hotelId, hotelId)))
    .orderBy(sql`length(${rooms.number})`, asc(rooms.number), asc(guests.firstName));
}

/** One of them; null if the guest does not stay in that room now. */
export async function findDeliveryReceiver(
  tx: Transaction,
  { accommodationId, guestId }: { accommodationId: number; guestId: string },
): Promise<DeliveryReceiver | null> {
  const [found] = await selectReceivers(tx).where(
    and(resident, eq(accommodations.id, accommodationId), eq(guests.id, guestId)),
  );
  return found ?? null;
}

export function consoleHotels(db: Database) {
  return db
    .select({ id: hotels.id, name: hotels.name })
    .from(hotels)
    .where(eq(hotels.isRetired, false))
    .orderBy(asc(hotels.rank));
}
