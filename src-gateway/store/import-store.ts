import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { bookingFinds, bookings } from './schema/bookings.ts';
import { guests } from './schema/guests.ts';
import type { Database, Transaction } from './store.ts';

/** A booking whose stay is over is not imported. */
const importable = inArray(bookings.status, ['CONFIRMED', 'PENDING', 'PROCESSING', 'IN_PROGRESS']);

/** A booking with every last name that it goes by; null where the code names none, or one whose stay is over. */
export async function importByLocator(db: Database, locator: string, now: Date) {
  const [found] = await db
    .select({ booking: bookings, guest: { lastName: guests.lastName, socialName: guests.socialName } })
    .from(bookings)
    .leftJoin(guests, eq(guests.id, bookings.guestId))
    .where(and(eq(bookings.locator, locator), importable, gt(bookings.endsAt, now)));
  return found ?? null;
}

/** Stores that a guest named a booking, and deletes old entries. */
export async function keepFind(
  db: Database,
  find: typeof bookingFinds.$inferInsert,
  now: Date,
): Promise<void> {
  await db.delete(bookingFinds).where(lt(bookingFinds.expiresAt, now));
  await db
    .insert(bookingFinds)
    .values(find)
    .onConflictDoUpdate({
      target: [bookingFinds.guestId, bookingFinds.bookingId],
      set: { expiresAt: find.expiresAt },
    });
}

/** Whether this guest named this booking a while ago at most. */
export async function wasFound(
  tx: Transaction,
  guestId: string,
  bookingId: string,
  now: Date,
): Promise<boolean> {
  const [find] = await tx
    .select({ bookingId: bookingFinds.bookingId })
    .from(bookingFinds)
    .where(
      and(
        eq(bookingFinds.guestId, guestId),
        eq(bookingFinds.bookingId, bookingId),
        gt(bookingFinds.expiresAt, now),
      ),
    );
  return find !== undefined;
}

/** Gives a booking without an account to a guest; false where somebody has it by now, or its stay is over. */
export async function giveToGuest(
  tx: Transaction,
  bookingId: string,
  guestId: string,
  now: Date,
): Promise<boolean> {
  const given = await tx
    .update(bookings)
    .set({ guestId, updatedAt: now })
    .where(and(eq(bookings.id, bookingId), isNull(bookings.guestId), importable))
    .returning({ id: bookings.id });
  return given.length > 0;
}
