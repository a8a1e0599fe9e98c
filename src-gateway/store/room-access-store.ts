import { and, eq, exists, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { IdentityStatus } from '#shared/rules/identity-status.ts';
import { accommodationGuests, accommodations } from './schema/bookings.ts';
import { doorCodeShowings } from './schema/check-ins.ts';
import type { Database, Transaction } from './store.ts';

/**
 * Follows a verdict in the rooms that its guest has checked in to and not left (SEC-19). A rejected guest who was shown no
 * code sees neither room nor code until an approval; one who was shown a code stays, and is recorded for the desk.
 */
export async function followVerdict(
  db: Database | Transaction,
  guestId: string,
  status: IdentityStatus,
  now: Date,
): Promise<void> {
  const ofGuest = eq(accommodationGuests.guestId, guestId);
  if (status === 'APPROVED')
    await db
      .update(accommodationGuests)
      .set({ accessSuspendedAt: null })
      .where(and(ofGuest, isNotNull(accommodationGuests.accessSuspendedAt)));
  if (status !== 'REPROVED') return;
  const isStaying = and(ofGuest, isNotNull(accommodationGuests.checkedInAt), isInRoom(db));
  const hasSeenCode = wasShownCode(db);
  await db
    .update(accommodationGuests)
    .set({ rejectedAfterCodeAt: now })
    .where(and(isStaying, hasSeenCode, isNull(accommodationGuests.rejectedAfterCodeAt)));
  await db
    .update(accommodationGuests)
    .set({ accessSuspendedAt: now })
    .where(and(isStaying, not(hasSeenCode), isNull(accommodationGuests.accessSuspendedAt)));
}

const isInRoom = (db: Database | Transaction): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(accommodations)
      .where(and(eq(accommodations.id, accommodationGuests.accommodationId), isNull(accommodations.leftAt))),
  );

const wasShownCode = (db: Database | Transaction): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(doorCodeShowings)
      .where(
        and(
          eq(doorCodeShowings.accommodationId, accommodationGuests.accommodationId),
          eq(doorCodeShowings.guestId, accommodationGuests.guestId),
        ),
      ),
  );
