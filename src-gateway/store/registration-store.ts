import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { RegistrationGap, RegistrationState } from '#shared/rules/guest-registration.ts';
import { accommodationGuests, accommodations, bookings } from './schema/bookings.ts';
import { checkIns, guestRegistrations, registrationEvents, registrationStays } from './schema/check-ins.ts';
import type { Database, Transaction } from './store.ts';

export type StoredRegistration = typeof guestRegistrations.$inferSelect;
export type StoredRegistrationEvent = typeof registrationEvents.$inferSelect;
export type StoredRegistrationStay = typeof registrationStays.$inferSelect;

export async function insertRegistrationStay(
  tx: Transaction,
  stay: Pick<StoredRegistrationStay, 'accommodationId' | 'hotelId' | 'number' | 'createdAt'>,
): Promise<void> {
  await tx.insert(registrationStays).values(stay).onConflictDoNothing();
}

/** Registrations of guests, incomplete at first; an existing one is unchanged. */
export async function insertRegistrations(
  tx: Transaction,
  rows: readonly Pick<
    StoredRegistration,
    'id' | 'hotelId' | 'bookingId' | 'accommodationId' | 'roomGuestId' | 'createdAt'
  >[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(guestRegistrations)
    .values(rows.map(row => ({ ...row, state: 'INCOMPLETE' as const, updatedAt: row.createdAt })))
    .onConflictDoNothing();
}

export async function findRegistration(
  db: Database | Transaction,
  roomGuestId: string,
): Promise<StoredRegistration | null> {
  const [row] = await db
    .select()
    .from(guestRegistrations)
    .where(eq(guestRegistrations.roomGuestId, roomGuestId));
  return row ?? null;
}

/** Registrations that the service may not have can still be changed. */
const isOpen = and(
  inArray(guestRegistrations.state, ['INCOMPLETE', 'READY', 'REFUSED']),
  isNull(guestRegistrations.guestNumber),
);

/** A guest's registrations that can still be changed, locked. */
export async function lockOpenRegistrations(tx: Transaction, guestId: string): Promise<StoredRegistration[]> {
  const own = tx
    .select({ id: accommodationGuests.id })
    .from(accommodationGuests)
    .where(eq(accommodationGuests.guestId, guestId));
  return tx
    .select()
    .from(guestRegistrations)
    .where(and(inArray(guestRegistrations.roomGuestId, own), isOpen))
    .orderBy(asc(guestRegistrations.id))
    .for('update');
}

export async function lockRoomRegistrations(
  tx: Transaction,
  accommodationId: number,
): Promise<StoredRegistration[]> {
  return tx
    .select()
    .from(guestRegistrations)
    .where(and(eq(guestRegistrations.accommodationId, accommodationId), isOpen))
    .orderBy(asc(guestRegistrations.id))
    .for('update');
}

export async function registrationContext(tx: Transaction, registration: StoredRegistration) {
  const { accommodationId, bookingId, id } = registration;
  const [stay] = await tx
    .select({
      booking: bookings,
      children: accommodations.children,
      number: registrationStays.number,
    })
    .from(registrationStays)
    .innerJoin(accommodations, eq(accommodations.id, registrationStays.accommodationId))
    .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
    .where(eq(registrationStays.accommodationId, accommodationId));
  const guests = await tx
    .select()
    .from(accommodationGuests)
    .where(eq(accommodationGuests.accommodationId, accommodationId))
    .orderBy(asc(accommodationGuests.createdAt), asc(accommodationGuests.id));
  const roomGuest = guests.find(guest => guest.id === registration.roomGuestId);
  const [checkIn] = roomGuest?.guestId
    ? await tx
        .select()
        .from(checkIns)
        .where(and(eq(checkIns.bookingId, bookingId), eq(checkIns.guestId, roomGuest.guestId)))
    : [];
  const events = await tx.$count(registrationEvents, eq(registrationEvents.registrationId, id));
  return stay ? { ...stay, guests, roomGuest, checkIn: checkIn ?? null, hasEvent: events > 0 } : null;
}

export async function markIncomplete(
  tx: Transaction,
  id: string,
  missing: readonly RegistrationGap[],
  now: Date,
): Promise<void> {
  await tx
    .update(guestRegistrations)
    .set({ state: 'INCOMPLETE', reason: missing.join(','), data: null, updatedAt: now })
    .where(eq(guestRegistrations.id, id));
}

export async function markReady(tx: Transaction, id: string, data: unknown, now: Date): Promise<void> {
  await tx
    .update(guestRegistrations)
    .set({ state: 'READY', reason: null, data, updatedAt: now })
    .where(eq(guestRegistrations.id, id));
  await tx
    .update(registrationEvents)
    .set({ attempts: 0, nextTryAt: now })
    .where(and(eq(registrationEvents.registrationId, id), isNull(registrationEvents.doneAt)));
}

type NewEvent = Pick<StoredRegistrationEvent, 'registrationId' | 'kind'>;

/** Queues events for the service; each event of a guest once. */
export async function queueRegistrationEvents(
  tx: Transaction,
  events: readonly NewEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insert(registrationEvents)
    .values(events.map(event => ({ ...event, happenedAt: now, nextTryAt: now, createdAt: now })))
    .onConflictDoNothing();
}

export async function checkedInRegistrations(
  tx: Transaction,
  accommodationId: number,
): Promise<{ registrationId: string }[]> {
  return tx
    .select({ registrationId: guestRegistrations.id })
    .from(guestRegistrations)
    .innerJoin(registrationEvents, eq(registrationEvents.registrationId, guestRegistrations.id))
    .where(
      and(eq(guestRegistrations.accommodationId, accommodationId), eq(registrationEvents.kind, 'CHECK_IN')),
    )
    .orderBy(asc(registrationEvents.id));
}

export async function countRegistrations(db: Database): Promise<Record<RegistrationState, number>> {
  const states = { INCOMPLETE: 0, READY: 0, SENT: 0, ACCEPTED: 0, REFUSED: 0 };
  const counted = await db
    .select({ state: guestRegistrations.state, amount: count() })
    .from(guestRegistrations)
    .groupBy(guestRegistrations.state);
  for (const { state, amount } of counted) states[state] = amount;
  return states;
}

export const countWaitingEvents = (db: Database): Promise<number> =>
  db.$count(registrationEvents, isNull(registrationEvents.doneAt));
