import { eq, sql } from 'drizzle-orm';
import { accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import type { Database } from '#gateway/store/store.ts';
import type { BookingStatus } from '#shared/contract/booking-view.ts';

export const DOOR_CODE = '402719';

/** Gives a booking a status, and its rooms what goes with it: who stays has checked in, who is gone has left. */
export async function setStatus(db: Database, bookingId: string, status: BookingStatus): Promise<void> {
  const [booking] = await db
    .update(bookings)
    .set({ status })
    .where(eq(bookings.id, bookingId))
    .returning({ startsAt: bookings.startsAt, endsAt: bookings.endsAt });
  if (!booking) throw new Error('there is no such booking');
  const hasCome = status === 'IN_PROGRESS' || status === 'CONCLUDED';
  await db
    .update(accommodations)
    .set({
      checkedInAt: hasCome ? booking.startsAt : null,
      leftAt: status === 'CONCLUDED' ? booking.endsAt : null,
      doorCode: status === 'IN_PROGRESS' ? DOOR_CODE : null,
      holdsRoom: sql`${hasCome || status === 'CONFIRMED' || status === 'PENDING' || status === 'PROCESSING'}`,
    })
    .where(eq(accommodations.bookingId, bookingId));
}
