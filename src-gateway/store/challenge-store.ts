import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { bookings } from './schema/bookings.ts';
import { guests } from './schema/guests.ts';
import { reservationChallenges } from './schema/sign-in.ts';
import type { Database, Transaction } from './store.ts';

export type StoredChallenge = typeof reservationChallenges.$inferSelect;

/** Stores a challenge, and deletes expired ones. */
export async function insertChallenge(
  tx: Transaction,
  challenge: Omit<StoredChallenge, 'tries' | 'usedAt'>,
): Promise<void> {
  await tx.delete(reservationChallenges).where(lt(reservationChallenges.expiresAt, challenge.createdAt));
  await tx.insert(reservationChallenges).values({ ...challenge, tries: 0 });
}

/** Takes one of a challenge's tries before its code is compared, so that concurrent tries count as well. */
export async function takeTry(
  tx: Transaction,
  idHash: string,
  tries: number,
  now: Date,
): Promise<StoredChallenge | null> {
  const [challenge] = await tx
    .update(reservationChallenges)
    .set({ tries: sql`${reservationChallenges.tries} + 1` })
    .where(
      and(
        eq(reservationChallenges.idHash, idHash),
        isNull(reservationChallenges.usedAt),
        gt(reservationChallenges.expiresAt, now),
        lt(reservationChallenges.tries, tries),
      ),
    )
    .returning();
  return challenge ?? null;
}

/** The caller has locked the row by takeTry. */
export async function useChallenge(tx: Transaction, idHash: string, now: Date): Promise<void> {
  await tx.update(reservationChallenges).set({ usedAt: now }).where(eq(reservationChallenges.idHash, idHash));
}

export async function dropGuestChallenges(tx: Transaction, guestId: string): Promise<void> {
  await tx.delete(reservationChallenges).where(eq(reservationChallenges.guestId, guestId));
}

/** The guest of a future or current reservation; null for every other one. */
export async function holderByLocator(db: Database, locator: string) {
  const [found] = await db
    .select({ bookingId: bookings.id, guest: guests })
    .from(bookings)
    .innerJoin(guests, eq(guests.id, bookings.guestId))
    .where(
      and(
        eq(bookings.locator, locator),
        inArray(bookings.status, ['CONFIRMED', 'PENDING', 'PROCESSING', 'IN_PROGRESS']),
      ),
    );
  return found ?? null;
}
