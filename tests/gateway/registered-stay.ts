import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { deliverRegistrations } from '#gateway/domain/guest/registrations/deliver-registrations.ts';
import { claimDueStay, releaseStay } from '#gateway/store/registration-queue-store.ts';
import { accommodationGuests, accommodations } from '#gateway/store/schema/bookings.ts';
import {
  guestRegistrations,
  registrationEvents,
  registrationStays,
  sandboxRegistrations,
} from '#gateway/store/schema/check-ins.ts';
import type { RegistrationAnswers } from '#shared/contract/guest/check-in.ts';
import type { PersonalInfoChange } from '#shared/contract/guest/personal-info.ts';
import { HOME_ADDRESS, REGISTRATION, TRIP } from '#tests/personal-data.ts';
import { orderOf, seedIdentity } from './checking-in.ts';
import { addCompanion } from './companion.ts';
import type { TestGateway } from './harness.ts';
import { minor } from './room-forms.ts';
import { scenario, TWO_ROOMS } from './scenario.ts';
import { newGuest, session, type TestGuest } from './small-hotel.ts';

export const OTHER_CPF = '11144477735';

export const PERSON: PersonalInfoChange = {
  firstName: 'Ada',
  lastName: 'Prado',
  nationality: 30,
  phone: { code: '55', number: '11987654321' },
  address: { ...HOME_ADDRESS, postCode: '01418-000' },
};

/** The day of arrival: check-in is open. */
export const ARRIVAL = '2026-12-10T16:00:00-03:00';
export const DEPARTURE = '2026-12-12T10:00:00-03:00';

type Hotel = { gateway: TestGateway };

export async function familyRoom(hotel: Hotel) {
  const { gateway } = hotel;
  const { db } = gateway.app.store;
  const { holder, bookingId, first } = await scenario({ gateway }, await newGuest(gateway)).twoRooms({
    rooms: TWO_ROOMS.slice(0, 1).map(room => ({ ...room, checkinHour: 15, checkoutHour: 12 })),
  });
  const companion = await newGuest(gateway);
  await addCompanion(db, { bookingId, accommodationId: first }, companion);
  const now = gateway.clock.now();
  await db.insert(accommodationGuests).values({
    id: randomUUID(),
    bookingId,
    accommodationId: first,
    name: minor().name,
    isMain: false,
    isMinor: true,
    isSpecialCareRequired: false,
    invitation: 'NONE',
    createdAt: now,
    updatedAt: now,
  });
  return { holder, companion, bookingId, accommodationId: first };
}

/** Empties all rooms and the sandbox's service: what one test leaves must not decide the next. */
export async function forgetStays({ gateway }: Hotel): Promise<void> {
  const { db } = gateway.app.store;
  // A room that is held for a planned move has no booking, and nobody to leave it.
  await db
    .update(accommodations)
    .set({ leftAt: gateway.clock.now() })
    .where(and(isNull(accommodations.leftAt), isNotNull(accommodations.bookingId)));
  await db.delete(registrationEvents);
  await db.delete(guestRegistrations);
  await db.delete(sandboxRegistrations);
}

export async function nowAs(hotel: Hotel, guest: TestGuest): Promise<TestGuest> {
  return { ...guest, ...(await session(hotel.gateway, guest.id)) };
}

export async function fillIn(
  hotel: Hotel,
  guest: TestGuest,
  bookingId: string,
  given: { registration?: RegistrationAnswers; person?: PersonalInfoChange } = {},
): Promise<void> {
  const { registration = REGISTRATION, person = PERSON } = given;
  await guest.client.personalInfo.saveAtCheckIn(person);
  await guest.client.checkIn.saveTrip({ bookingId, ...TRIP, registration });
  await seedIdentity(hotel, guest.id);
}

export async function confirmCheckIn({ client }: TestGuest, bookingId: string) {
  const { accommodations } = await orderOf(client, bookingId);
  const filled = accommodations.filter(({ guests }) => guests.length > 0);
  return client.checkIn.confirm({ bookingId, accommodations: filled });
}

/** Turns of the worker, beside the gateway's own, until nothing is due and nobody works on anything. */
export async function deliver({ gateway }: Hotel): Promise<void> {
  const { db } = gateway.app.store;
  for (;;) {
    await deliverRegistrations(gateway.app);
    // The embedded database alone never lets the network have its turn.
    await setImmediate();
    const left = await claimDueStay(db, gateway.clock.now());
    if (left) await releaseStay(db, left);
    else if ((await db.$count(registrationStays, isNotNull(registrationStays.leasedBy))) === 0) return;
  }
}

export async function registrationOf(hotel: Hotel, guest: Pick<TestGuest, 'id'>) {
  const [row] = await hotel.gateway.app.store.db
    .select({ registration: guestRegistrations })
    .from(guestRegistrations)
    .innerJoin(accommodationGuests, eq(accommodationGuests.id, guestRegistrations.roomGuestId))
    .where(eq(accommodationGuests.guestId, guest.id));
  if (!row) throw new Error('the guest has no registration');
  return row.registration;
}

export const eventsOf = ({ gateway }: Hotel, registrationId: string) =>
  gateway.app.store.db
    .select()
    .from(registrationEvents)
    .where(eq(registrationEvents.registrationId, registrationId))
    .orderBy(asc(registrationEvents.id));

export const sentToSandbox = ({ gateway }: Hotel) =>
  gateway.app.store.db.select().from(sandboxRegistrations).orderBy(asc(sandboxRegistrations.updatedAt));
