import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import type { BookingView, StoredRoomGuest } from '#gateway/store/booking-view-store.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import { findAddress } from '#gateway/store/personal-info-store.ts';
import {
  checkedInRegistrations,
  findRegistration,
  insertRegistrationStay,
  insertRegistrations,
  lockOpenRegistrations,
  lockRoomRegistrations,
  markIncomplete,
  markReady,
  queueRegistrationEvents,
  registrationContext,
  type StoredRegistration,
} from '#gateway/store/registration-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { toRegistration } from './to-registration.ts';

type ViewedRoom = BookingView['rooms'][number]['room'];
type Registering = Pick<AppContext, 'registrations'>;

export const isRegistering = (app: Registering, hotelId: string): boolean =>
  app.registrations.of(hotelId) !== null;

/** The other adults wait for their own check-in; minors are registered under the first adult. */
export async function queueCheckIns(
  app: Registering,
  tx: Transaction,
  { view, guestId, now }: { view: BookingView; guestId: string; now: Date },
  rooms: readonly ViewedRoom[],
): Promise<void> {
  if (!isRegistering(app, view.booking.hotelId)) return;
  for (const room of rooms) {
    await insertAdults(tx, view, room, now);
    const own = adultsOf(view, room).find(guest => guest.guestId === guestId);
    const registration = own ? await findRegistration(tx, own.id) : null;
    if (registration)
      await queueRegistrationEvents(tx, [{ registrationId: registration.id, kind: 'CHECK_IN' }], now);
    await refreshRoom(tx, room.id, now);
  }
}

export async function queueCheckOuts(tx: Transaction, accommodationId: number, now: Date): Promise<void> {
  const stayed = await checkedInRegistrations(tx, accommodationId);
  await queueRegistrationEvents(
    tx,
    stayed.map(registration => ({ ...registration, kind: 'CHECK_OUT' })),
    now,
  );
}

/** A guest who has entered nothing yet stays incomplete: the service could not register them alone. */
export async function queueNoShows(
  app: Registering,
  tx: Transaction,
  { view, now }: { view: BookingView; now: Date },
  rooms: readonly ViewedRoom[],
): Promise<void> {
  if (!isRegistering(app, view.booking.hotelId)) return;
  for (const room of rooms) {
    await insertAdults(tx, view, room, now);
    const registrations = await lockRoomRegistrations(tx, room.id);
    for (const registration of registrations) {
      const found = await read(tx, registration);
      if (found?.data)
        await queueRegistrationEvents(tx, [{ registrationId: registration.id, kind: 'NO_SHOW' }], now);
    }
    await refreshRoom(tx, room.id, now);
  }
}

export async function refreshRegistrations(tx: Transaction, guestId: string, now: Date): Promise<void> {
  for (const registration of await lockOpenRegistrations(tx, guestId)) await refresh(tx, registration, now);
}

async function refreshRoom(tx: Transaction, accommodationId: number, now: Date): Promise<void> {
  const registrations = await lockRoomRegistrations(tx, accommodationId);
  for (const registration of registrations) await refresh(tx, registration, now);
}

const adultsOf = (view: BookingView, room: ViewedRoom): StoredRoomGuest[] =>
  view.guests.filter(guest => guest.accommodationId === room.id && !guest.isMinor);

async function insertAdults(tx: Transaction, view: BookingView, room: ViewedRoom, now: Date): Promise<void> {
  const { id: bookingId, hotelId, locator } = view.booking;
  await insertRegistrationStay(tx, {
    accommodationId: room.id,
    hotelId,
    number: `${locator}-${room.id}`,
    createdAt: now,
  });
  const rows = adultsOf(view, room).map(guest => ({
    id: randomUUID(),
    hotelId,
    bookingId,
    accommodationId: room.id,
    roomGuestId: guest.id,
    createdAt: now,
  }));
  await insertRegistrations(tx, rows);
}

async function refresh(tx: Transaction, registration: StoredRegistration, now: Date): Promise<void> {
  const found = await read(tx, registration);
  if (!found) return;
  const { data, missing, hasEvent } = found;
  if (data && hasEvent) return markReady(tx, registration.id, data, now);
  await markIncomplete(tx, registration.id, hasEvent ? missing : [...missing, 'checkIn'], now);
}

/** The registrable data of a guest now; null for a stay that is not registered. */
async function read(tx: Transaction, registration: StoredRegistration) {
  const context = await registrationContext(tx, registration);
  if (!context) return null;
  const { booking, children, guests, roomGuest, checkIn, hasEvent, number } = context;
  const guest = roomGuest?.guestId ? await findGuest(tx, roomGuest.guestId) : null;
  if (!guest) return { data: null, missing: ['account'] as const, hasEvent };
  const minors = guests.filter(({ isMinor }) => isMinor);
  const source = {
    guest,
    address: await findAddress(tx, guest.id),
    trip: checkIn?.trip ?? null,
    answers: checkIn?.registration ?? null,
    minors: minors.map(({ name }) => name),
    stay: {
      number,
      partnerCode: booking.channel === 'PARTNER' ? booking.locator : null,
      arrival: booking.checkinDate,
      departure: booking.checkoutDate,
      adults: Math.max(1, guests.length - minors.length),
      minors: Math.max(children, minors.length),
    },
  };
  return { ...toRegistration(source), hasEvent };
}
