import { guestAddresses } from '#gateway/store/schema/addresses.ts';
import type { Database } from '#gateway/store/store.ts';
import { setValidation } from '#gateway/store/validation-store.ts';
import type { IdentityStatus } from '#shared/rules/identity-status.ts';
import { HOME_ADDRESS, REGISTRATION, TRIP } from '#tests/personal-data.ts';
import type { FreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { session, type TestGuest } from './small-hotel.ts';

type Hotel = Pick<FreshHotel, 'gateway'>;

export const seedIdentity = ({ gateway }: Hotel, guestId: string, status: IdentityStatus = 'APPROVED') =>
  setValidation(gateway.app.store.db, guestId, { status, reasons: [] }, gateway.clock.now());

export async function seedAddress(db: Database, guestId: string): Promise<void> {
  await db
    .insert(guestAddresses)
    .values({ ...HOME_ADDRESS, guestId })
    .onConflictDoNothing();
}

/** Moves the clock, and signs the guest in again: a token lives for an hour. */
export async function clientAt(
  hotel: Hotel,
  { id }: Pick<TestGuest, 'id'>,
  time: string | Date,
): Promise<Client> {
  hotel.gateway.clock.moveTo(new Date(time));
  return (await session(hotel.gateway, id)).client;
}

export async function isCheckInOpen(
  hotel: Hotel,
  guest: Pick<TestGuest, 'id'>,
  { bookingId, time }: { bookingId: string; time: string },
): Promise<boolean> {
  const client = await clientAt(hotel, guest, time);
  return (await client.bookings.find({ bookingId })).isBookingCheckinAvailable;
}

export async function orderOf(client: Client, bookingId: string, rooms?: readonly number[]) {
  const { accommodations: found } = await client.bookings.details({ bookingId });
  return {
    bookingId,
    accommodations: found
      .filter(({ accommodationId }) => rooms?.includes(accommodationId) ?? true)
      .map(({ accommodationId, guests }) => ({ accommodationId, guests })),
  };
}

/** Seeds all that check-in requires of a guest but a guarantee card. */
export async function prepare(
  hotel: Hotel,
  guest: Pick<TestGuest, 'id'>,
  client: Client,
  bookingId: string,
): Promise<void> {
  await seedAddress(hotel.gateway.app.store.db, guest.id);
  await seedIdentity(hotel, guest.id);
  await client.checkIn.saveTrip({ bookingId, ...TRIP, registration: REGISTRATION });
}

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

export async function shownCode(
  client: Client,
  bookingId: string,
  accommodationId: number,
): Promise<string | null> {
  const { accommodations: rooms } = await client.bookings.details({ bookingId });
  return rooms.find(room => room.accommodationId === accommodationId)?.lockDoorCode ?? null;
}
