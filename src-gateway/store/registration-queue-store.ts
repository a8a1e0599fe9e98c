import { randomUUID } from 'node:crypto';
import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type {
  StoredRegistration,
  StoredRegistrationEvent,
  StoredRegistrationStay,
} from './registration-store.ts';
import { accommodationGuests, bookings } from './schema/bookings.ts';
import { checkIns, guestRegistrations, registrationEvents, registrationStays } from './schema/check-ins.ts';
import type { Database } from './store.ts';

export type RegistrationLease = Pick<StoredRegistrationStay, 'accommodationId' | 'leasedBy'>;

/** Another gateway takes a stay over when the working one has not renewed its lease for this long. */
const LEASE = sql`now() + interval '2 minutes'`;

const earlier = alias(registrationEvents, 'earlier');

const isSendable = inArray(guestRegistrations.state, ['READY', 'SENT', 'ACCEPTED']);

/** Claimed until released, or not renewed for two minutes by the database's clock. Null when nothing is due. */
export async function claimDueStay(db: Database, now: Date): Promise<StoredRegistrationStay | null> {
  const due = db
    .select({ id: guestRegistrations.accommodationId })
    .from(registrationEvents)
    .innerJoin(guestRegistrations, eq(guestRegistrations.id, registrationEvents.registrationId))
    .where(
      and(
        isNull(registrationEvents.doneAt),
        lte(registrationEvents.nextTryAt, now),
        isSendable,
        // An event that waits for an earlier one is not due.
        notExists(
          db
            .select({ one: sql`1` })
            .from(earlier)
            .where(
              and(
                eq(earlier.registrationId, registrationEvents.registrationId),
                isNull(earlier.doneAt),
                lt(earlier.id, registrationEvents.id),
              ),
            ),
        ),
      ),
    );
  const free = db
    .select({ id: registrationStays.accommodationId })
    .from(registrationStays)
    .where(
      and(
        inArray(registrationStays.accommodationId, due),
        or(isNull(registrationStays.leasedUntil), sql`${registrationStays.leasedUntil} < now()`),
      ),
    )
    .orderBy(asc(registrationStays.accommodationId))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(registrationStays)
    .set({ leasedUntil: LEASE, leasedBy: randomUUID() })
    .where(eq(registrationStays.accommodationId, sql`(${free})`))
    .returning();
  return claimed ?? null;
}

const leaseOf = ({ accommodationId, leasedBy }: RegistrationLease) =>
  and(
    eq(registrationStays.accommodationId, accommodationId),
    leasedBy === null ? sql`false` : eq(registrationStays.leasedBy, leasedBy),
  );

export async function renewStayLease(db: Database, lease: RegistrationLease): Promise<void> {
  await db.update(registrationStays).set({ leasedUntil: LEASE }).where(leaseOf(lease));
}

export async function releaseStay(db: Database, lease: RegistrationLease): Promise<void> {
  await db.update(registrationStays).set({ leasedUntil: null, leasedBy: null }).where(leaseOf(lease));
}

/** The service's pending events about the guests of a room, in the order in which they happened. */
export async function findOpenEvents(
  db: Database,
  accommodationId: number,
): Promise<{ event: StoredRegistrationEvent; registration: StoredRegistration }[]> {
  return db
    .select({ event: registrationEvents, registration: guestRegistrations })
    .from(registrationEvents)
    .innerJoin(guestRegistrations, eq(guestRegistrations.id, registrationEvents.registrationId))
    .where(
      and(
        eq(guestRegistrations.accommodationId, accommodationId),
        isNull(registrationEvents.doneAt),
        isSendable,
      ),
    )
    .orderBy(asc(registrationEvents.id));
}

/** Counts a try before it is made, so that one that ends with the process counts too. */
export async function countTry(db: Database, id: number, nextTryAt: Date): Promise<void> {
  await db
    .update(registrationEvents)
    .set({ attempts: sql`${registrationEvents.attempts} + 1`, nextTryAt })
    .where(eq(registrationEvents.id, id));
}

export async function finishEvent(db: Database, id: number, now: Date): Promise<void> {
  await db.update(registrationEvents).set({ doneAt: now }).where(eq(registrationEvents.id, id));
}

/** Records that a registration is being sent, and returns it in that form; null if it has changed its state. */
export async function markRegistrationSent(
  db: Database,
  id: string,
  now: Date,
): Promise<StoredRegistration | null> {
  const [row] = await db
    .update(guestRegistrations)
    .set({ state: 'SENT', updatedAt: now })
    .where(and(eq(guestRegistrations.id, id), inArray(guestRegistrations.state, ['READY', 'SENT'])))
    .returning();
  return row ?? null;
}

export async function markRegistrationUnsent(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(guestRegistrations)
    .set({ state: 'READY', updatedAt: now })
    .where(and(eq(guestRegistrations.id, id), eq(guestRegistrations.state, 'SENT')));
}

/** Records that a reservation is being sent, until its response is known. */
export async function setStaySentAt(db: Database, accommodationId: number, at: Date | null): Promise<void> {
  await db
    .update(registrationStays)
    .set({ sentAt: at })
    .where(eq(registrationStays.accommodationId, accommodationId));
}

export async function setReservationNumber(
  db: Database,
  accommodationId: number,
  reservationNumber: string,
): Promise<void> {
  await db
    .update(registrationStays)
    .set({ reservationNumber, sentAt: null })
    .where(eq(registrationStays.accommodationId, accommodationId));
}

/** The service's known numbers of all guests of a room. */
export async function knownGuestNumbers(db: Database, accommodationId: number): Promise<string[]> {
  const rows = await db
    .select({ guest: guestRegistrations.guestNumber, minors: guestRegistrations.minorNumbers })
    .from(guestRegistrations)
    .where(eq(guestRegistrations.accommodationId, accommodationId));
  return rows.flatMap(({ guest, minors }) => (guest === null ? minors : [guest, ...minors]));
}

/** Stores the numbers and erases the data that the law requires of the guest (BEY-19). */
export async function acceptRegistration(
  db: Database,
  id: string,
  numbers: Pick<StoredRegistration, 'reservationNumber' | 'guestNumber' | 'minorNumbers'>,
  now: Date,
): Promise<void> {
  await db.transaction(async tx => {
    const [row] = await tx
      .update(guestRegistrations)
      .set({ ...numbers, state: 'ACCEPTED', reason: null, data: null, updatedAt: now })
      .where(eq(guestRegistrations.id, id))
      .returning();
    if (!row?.roomGuestId) return;
    const guest = tx
      .select({ id: accommodationGuests.guestId })
      .from(accommodationGuests)
      .where(eq(accommodationGuests.id, row.roomGuestId));
    await tx
      .update(checkIns)
      .set({ registration: null })
      .where(and(eq(checkIns.bookingId, row.bookingId), inArray(checkIns.guestId, guest)));
  });
}

export async function rejectRegistration(db: Database, id: string, reason: string, now: Date): Promise<void> {
  await db
    .update(guestRegistrations)
    .set({ state: 'REFUSED', reason, updatedAt: now })
    .where(
      and(eq(guestRegistrations.id, id), inArray(guestRegistrations.state, ['READY', 'SENT', 'ACCEPTED'])),
    );
}

/** Nobody will complete it now. At most `limit` bookings at a time. */
export async function forgetOldAnswers(db: Database, before: Date, limit: number): Promise<void> {
  const ended = db
    .select({ one: sql`1` })
    .from(bookings)
    .where(and(eq(bookings.id, checkIns.bookingId), lt(bookings.endsAt, before)));
  const old = db
    .select({ id: checkIns.bookingId })
    .from(checkIns)
    .where(and(isNotNull(checkIns.registration), exists(ended)))
    .limit(limit);
  const ids = (await old).map(({ id }) => id);
  if (ids.length === 0) return;
  await db.transaction(async tx => {
    await tx.update(checkIns).set({ registration: null }).where(inArray(checkIns.bookingId, ids));
    await tx
      .update(guestRegistrations)
      .set({ state: 'INCOMPLETE', reason: 'document', data: null })
      .where(
        and(
          inArray(guestRegistrations.bookingId, ids),
          inArray(guestRegistrations.state, ['READY', 'SENT', 'REFUSED']),
          isNull(guestRegistrations.guestNumber),
        ),
      );
  });
}
