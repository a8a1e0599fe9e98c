import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { accommodationGuests, accommodations, bookingFinds, bookings } from './schema/bookings.ts';
import { checkIns, guarantees } from './schema/check-ins.ts';
import { guests } from './schema/guests.ts';
import { roomPreparations } from './schema/preferences.ts';
import type { Database, Transaction } from './store.ts';

/** A booking with every last name of its holder; null if the code names none. */
export async function bookingByLocator(db: Database, locator: string) {
  const [found] = await db
    .select({ booking: bookings, guest: { lastName: guests.lastName, socialName: guests.socialName } })
    .from(bookings)
    .leftJoin(guests, eq(guests.id, bookings.guestId))
    .where(eq(bookings.locator, locator));
  return found ?? null;
}

/** Stores that a guest named a booking, and deletes old entries. */
export async function saveFind(
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

export async function setHolder(
  tx: Transaction,
  bookingId: string,
  guestId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(bookings)
    .set({ guestId, version: sql`${bookings.version} + 1`, updatedAt: now })
    .where(eq(bookings.id, bookingId));
}

export async function allowImport(tx: Transaction, bookingId: string, now: Date): Promise<void> {
  await tx.update(bookings).set({ importAllowedAt: now, updatedAt: now }).where(eq(bookings.id, bookingId));
}

/** The booking as the channel sent it: without holder, guests, their wishes, check-ins, and the right to import it again. */
export async function clearImport(tx: Transaction, bookingId: string, now: Date): Promise<void> {
  const ofBooking = eq(accommodations.bookingId, bookingId);
  const rooms = tx.select({ id: accommodations.id }).from(accommodations).where(ofBooking);
  await tx.delete(roomPreparations).where(inArray(roomPreparations.accommodationId, rooms));
  await tx.delete(checkIns).where(eq(checkIns.bookingId, bookingId));
  await tx.delete(guarantees).where(eq(guarantees.bookingId, bookingId));
  await tx.delete(accommodationGuests).where(eq(accommodationGuests.bookingId, bookingId));
  await tx.delete(bookingFinds).where(eq(bookingFinds.bookingId, bookingId));
  await tx
    .update(bookings)
    .set({
      guestId: null,
      hiddenAt: null,
      importAllowedAt: null,
      importUndoneAt: now,
      version: sql`${bookings.version} + 1`,
      updatedAt: now,
    })
    .where(eq(bookings.id, bookingId));
}
