import { desc, eq, inArray } from 'drizzle-orm';
import type { StoredRegistration, StoredRegistrationEvent } from './registration-store.ts';
import type { SandboxGuest } from './sandbox-registration-store.ts';
import { accommodationGuests, accommodations, bookings } from './schema/bookings.ts';
import { guestRegistrations, registrationEvents, sandboxRegistrations } from './schema/check-ins.ts';
import { rooms } from './schema/hotels.ts';
import type { Database } from './store.ts';

export type ConsoleRegistration = {
  registration: StoredRegistration;
  /** The name in the room's list; null for a guest who is gone. */
  name: string | null;
  locator: string;
  roomNumber: string;
  events: StoredRegistrationEvent[];
  sent: SandboxGuest[];
};

/** The last to change first. */
export async function consoleRegistrations(db: Database, limit: number): Promise<ConsoleRegistration[]> {
  const rows = await db
    .select({
      registration: guestRegistrations,
      name: accommodationGuests.name,
      locator: bookings.locator,
      roomNumber: rooms.number,
    })
    .from(guestRegistrations)
    .innerJoin(bookings, eq(bookings.id, guestRegistrations.bookingId))
    .innerJoin(accommodations, eq(accommodations.id, guestRegistrations.accommodationId))
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .leftJoin(accommodationGuests, eq(accommodationGuests.id, guestRegistrations.roomGuestId))
    .orderBy(desc(guestRegistrations.updatedAt), desc(guestRegistrations.id))
    .limit(limit);
  const ids = rows.map(({ registration }) => registration.id);
  const numbersOf = ({ guestNumber, minorNumbers }: StoredRegistration) =>
    guestNumber === null ? [] : [guestNumber, ...minorNumbers];
  const numbers = rows.flatMap(({ registration }) => numbersOf(registration)).filter(isUuid);
  const events = await db
    .select()
    .from(registrationEvents)
    .where(inArray(registrationEvents.registrationId, ids))
    .orderBy(registrationEvents.id);
  const sent = await db
    .select()
    .from(sandboxRegistrations)
    .where(inArray(sandboxRegistrations.guestNumber, numbers));
  return rows.map(row => ({
    ...row,
    events: events.filter(({ registrationId }) => registrationId === row.registration.id),
    sent: numbersOf(row.registration).flatMap(number => sent.filter(guest => guest.guestNumber === number)),
  }));
}

/** The sandbox's own numbers are uuids; those of another service need not be. */
const isUuid = (number: string) => /^[0-9a-f-]{36}$/.test(number);
