import { asc, eq, sql } from 'drizzle-orm';
import { accommodationGuests, accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import type { Database } from '#gateway/store/store.ts';
import type { BookingStatus } from '#shared/contract/guest/booking-view.ts';

/** The codes of a booking's rooms, in their order: no two doors of a hotel have one code. */
export const DOOR_CODES = ['402719', '402720', '402721', '402722', '402723', '402724'] as const;

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
      doorCode: null,
      holdsRoom: sql`${hasCome || status === 'CONFIRMED' || status === 'PENDING' || status === 'PROCESSING'}`,
    })
    .where(eq(accommodations.bookingId, bookingId));
  if (status === 'IN_PROGRESS') await seedDoorCodes(db, bookingId);
  await db
    .update(accommodationGuests)
    .set({ checkedInAt: hasCome ? booking.startsAt : null })
    .where(eq(accommodationGuests.bookingId, bookingId));
}

async function seedDoorCodes(db: Database, bookingId: string): Promise<void> {
  const rooms = await db
    .select({ id: accommodations.id })
    .from(accommodations)
    .where(eq(accommodations.bookingId, bookingId))
    .orderBy(asc(accommodations.id));
  for (const [index, { id }] of rooms.entries())
    await db
      .update(accommodations)
      .set({ doorCode: DOOR_CODES[index] ?? null })
      .where(eq(accommodations.id, id));
}
