import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { instantRange } from './availability-store.ts';
import { accommodationGuests, accommodations, stayLines } from './schema/bookings.ts';
import { guestRegistrations, registrationEvents } from './schema/check-ins.ts';
import { creditEntries } from './schema/credits.ts';
import type { Database, Transaction } from './store.ts';

/** Nobody has checked in to the room: its guests are expected again. */
export async function reopenRoom(tx: Transaction, accommodationId: number, now: Date): Promise<void> {
  await tx
    .update(accommodations)
    .set({ checkedInAt: null, doorCode: null })
    .where(eq(accommodations.id, accommodationId));
  await tx
    .update(accommodationGuests)
    .set({
      checkedInAt: null,
      accessSuspendedAt: null,
      rejectedAfterCodeAt: null,
      version: sql`${accommodationGuests.version} + 1`,
      updatedAt: now,
    })
    .where(eq(accommodationGuests.accommodationId, accommodationId));
}

/** The registration service has not been told of these yet, and need not be. */
export async function dropOpenEvents(
  tx: Transaction,
  accommodationIds: readonly number[],
  kind: 'CHECK_IN' | 'NO_SHOW',
): Promise<void> {
  const ofRooms = tx
    .select({ id: guestRegistrations.id })
    .from(guestRegistrations)
    .where(inArray(guestRegistrations.accommodationId, [...accommodationIds]));
  await tx
    .delete(registrationEvents)
    .where(
      and(
        inArray(registrationEvents.registrationId, ofRooms),
        eq(registrationEvents.kind, kind),
        isNull(registrationEvents.doneAt),
      ),
    );
}

/** Reserves a room again, from now or its arrival on. Fails on accommodations_no_double_sale. */
export async function reserveAgain(
  tx: Transaction,
  accommodationId: number,
  { roomId, from, until }: { roomId: string; from: Date; until: Date },
): Promise<void> {
  await tx
    .update(accommodations)
    .set({ roomId, holdsRoom: true, occupied: instantRange(from, until) })
    .where(eq(accommodations.id, accommodationId));
}

/** What was returned of these rooms is owed to nobody any more. */
export async function unmarkReturned(tx: Transaction, accommodationIds: readonly number[]): Promise<void> {
  await tx
    .update(stayLines)
    .set({ returnedAt: null })
    .where(and(inArray(stayLines.accommodationId, [...accommodationIds]), isNotNull(stayLines.returnedAt)));
}

const ofNoShow = (bookingId: string) =>
  and(
    eq(creditEntries.bookingId, bookingId),
    eq(creditEntries.origin, 'NO_SHOW'),
    isNull(creditEntries.reversedAt),
  );

export async function findNoShowCredits(
  db: Database | Transaction,
  bookingId: string,
): Promise<{ amountCents: number; remainingCents: number } | null> {
  const { amountCents, remainingCents } = creditEntries;
  const [found] = await db
    .select({ amountCents, remainingCents })
    .from(creditEntries)
    .where(ofNoShow(bookingId));
  return found ?? null;
}

/** Takes back what a no-show returned; false where a part of it was used already. The guest's row is locked. */
export async function reverseNoShowCredits(tx: Transaction, bookingId: string, now: Date): Promise<boolean> {
  if ((await findNoShowCredits(tx, bookingId)) === null) return true;
  const reversed = await tx
    .update(creditEntries)
    .set({ reversedAt: now, remainingCents: 0 })
    .where(and(ofNoShow(bookingId), sql`${creditEntries.remainingCents} = ${creditEntries.amountCents}`))
    .returning({ id: creditEntries.id });
  return reversed.length > 0;
}
