import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { accommodationGuests, accommodations, bookings } from './schema/bookings.ts';
import { guests } from './schema/guests.ts';
import type { Database } from './store.ts';

const AT_ONCE = 50;

/** A place without a code was not written to yet: an invitation that was sent has one until it is accepted. */
const isWaiting = and(
  eq(accommodationGuests.invitation, 'PENDING'),
  isNull(accommodationGuests.invitationCodeHash),
);

/** Places whose booking is paid now, and whose inviter's e-mail is verified (SEC-21). */
export async function findWaitingInvitations(
  db: Database,
  now: Date,
): Promise<{ id: string; bookingId: string }[]> {
  return db
    .select({ id: accommodationGuests.id, bookingId: accommodationGuests.bookingId })
    .from(accommodationGuests)
    .innerJoin(bookings, eq(bookings.id, accommodationGuests.bookingId))
    .innerJoin(accommodations, eq(accommodations.id, accommodationGuests.accommodationId))
    .innerJoin(guests, eq(guests.id, accommodationGuests.invitedBy))
    .where(
      and(
        isWaiting,
        inArray(bookings.status, ['CONFIRMED', 'IN_PROGRESS']),
        gt(bookings.endsAt, now),
        isNull(accommodations.leftAt),
        eq(guests.emailVerified, true),
      ),
    )
    .limit(AT_ONCE);
}
