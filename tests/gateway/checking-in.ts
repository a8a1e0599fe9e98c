import { eq } from 'drizzle-orm';
import { guestAddresses } from '#gateway/store/schema/addresses.ts';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import { setValidation } from '#gateway/store/validation-store.ts';
import type { IdentityStatus } from '#shared/rules/identity-status.ts';
import { HOME_ADDRESS, REGISTRATION, TRIP } from '#tests/personal-data.ts';
import type { FreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { session, type TestGuest } from './small-hotel.ts';

type Hotel = Pick<FreshHotel, 'gateway' | 'db'>;

export const giveIdentity = ({ gateway, db }: Hotel, guestId: string, status: IdentityStatus = 'APPROVED') =>
  setValidation(db, guestId, { status, reasons: [] }, gateway.clock.now());

export async function giveAddress({ db }: Pick<Hotel, 'db'>, guestId: string): Promise<void> {
  await db
    .insert(guestAddresses)
    .values({ ...HOME_ADDRESS, guestId })
    .onConflictDoNothing();
}

/** A client of a guest who has a session of this moment. */
export async function clientAt(hotel: Hotel, { id }: Pick<TestGuest, 'id'>, time: string): Promise<Client> {
  hotel.gateway.clock.moveTo(new Date(time));
  return (await session(hotel.gateway, id)).client;
}

/** The rooms of a booking with their guests, as the guest app sends them. */
export async function orderOf(client: Client, bookingId: string, rooms?: readonly number[]) {
  const { accommodations: found } = await client.bookings.details({ bookingId });
  return {
    bookingId,
    accommodations: found
      .filter(({ accommodationId }) => rooms?.includes(accommodationId) ?? true)
      .map(({ accommodationId, guests }) => ({ accommodationId, guests })),
  };
}

/** Gives a guest all that check-in asks for but a guarantee card. */
export async function prepare(
  hotel: Hotel,
  guest: Pick<TestGuest, 'id'>,
  client: Client,
  bookingId: string,
): Promise<void> {
  await giveAddress(hotel, guest.id);
  await giveIdentity(hotel, guest.id);
  await client.checkIn.saveTrip({ bookingId, ...TRIP, registration: REGISTRATION });
}

/** Checks a guest in to rooms of a booking, or to all of them; returns the guest's client of then. */
export async function checkInAt(
  hotel: Hotel,
  guest: Pick<TestGuest, 'id'>,
  { bookingId, rooms, time }: { bookingId: string; rooms?: readonly number[]; time: string },
): Promise<Client> {
  const client = await clientAt(hotel, guest, time);
  await prepare(hotel, guest, client, bookingId);
  await client.checkIn.confirm(await orderOf(client, bookingId, rooms));
  return client;
}

export async function storedRoom({ db }: Pick<Hotel, 'db'>, accommodationId: number) {
  const [room] = await db.select().from(accommodations).where(eq(accommodations.id, accommodationId));
  if (!room) throw new Error('there is no such room');
  return room;
}

/** The door code that a guest is shown of a room; null where none is. */
export async function shownCode(
  client: Client,
  bookingId: string,
  accommodationId: number,
): Promise<string | null> {
  const { accommodations: rooms } = await client.bookings.details({ bookingId });
  return rooms.find(room => room.accommodationId === accommodationId)?.lockDoorCode ?? null;
}
