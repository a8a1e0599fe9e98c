import { and, eq, inArray, sql } from 'drizzle-orm';
import type { StoredRoomGuest } from './booking-view-store.ts';
import { accommodationGuests, accommodations, bookings } from './schema/bookings.ts';
import { guests } from './schema/guests.ts';
import { hotels } from './schema/hotels.ts';
import type { Database, Transaction } from './store.ts';

export async function insertRoomGuests(tx: Transaction, rows: readonly StoredRoomGuest[]): Promise<void> {
  if (rows.length > 0) await tx.insert(accommodationGuests).values([...rows]);
}

export async function deleteRoomGuests(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(accommodationGuests).where(inArray(accommodationGuests.id, [...ids]));
}

/** A room has one main guest at every moment, so the new main guest is set in a second step. */
export async function updateRoomGuests(tx: Transaction, rows: readonly StoredRoomGuest[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.update(accommodationGuests).set({ isMain: false }).where(inArray(accommodationGuests.id, ids));
  for (const { id, version, ...row } of rows)
    await tx
      .update(accommodationGuests)
      .set({ ...row, version: version + 1 })
      .where(eq(accommodationGuests.id, id));
}

/** Makes every view of a booking that was read before out of date. */
export async function incrementBookingVersion(tx: Transaction, bookingId: string, now: Date): Promise<void> {
  await tx
    .update(bookings)
    .set({ version: sql`${bookings.version} + 1`, updatedAt: now })
    .where(eq(bookings.id, bookingId));
}

/** Sets a new code for a pending invitation; the previous one becomes invalid. */
export async function setInvitationCode(
  tx: Transaction,
  id: string,
  change: Pick<StoredRoomGuest, 'invitationCodeHash' | 'invitedBy'>,
): Promise<void> {
  await tx.update(accommodationGuests).set(change).where(eq(accommodationGuests.id, id));
}

/** Null for an unknown code and a replaced one. */
export async function findInvitationByCode(db: Database, codeHash: string) {
  const [found] = await db
    .select({
      guest: accommodationGuests,
      room: accommodations,
      booking: bookings,
      hotel: hotels,
      inviter: guests,
    })
    .from(accommodationGuests)
    .innerJoin(accommodations, eq(accommodations.id, accommodationGuests.accommodationId))
    .innerJoin(bookings, eq(bookings.id, accommodationGuests.bookingId))
    .innerJoin(hotels, eq(hotels.id, bookings.hotelId))
    .leftJoin(guests, eq(guests.id, accommodationGuests.invitedBy))
    .where(eq(accommodationGuests.invitationCodeHash, codeHash));
  return found ?? null;
}

/** The guest of a booking with this e-mail and their room; a booking has an e-mail once. `email` in lower case. */
export async function findRoomGuestByEmail(tx: Transaction, bookingId: string, email: string) {
  const [found] = await tx
    .select({ guest: accommodationGuests, room: accommodations })
    .from(accommodationGuests)
    .innerJoin(accommodations, eq(accommodations.id, accommodationGuests.accommodationId))
    .where(and(eq(accommodationGuests.bookingId, bookingId), eq(accommodationGuests.email, email)));
  return found ?? null;
}

/** Links the invited guest to an account; the code of the invitation becomes invalid. */
export async function acceptRoom(
  tx: Transaction,
  id: string,
  { guestId, now }: { guestId: string; now: Date },
): Promise<void> {
  await tx
    .update(accommodationGuests)
    .set({
      guestId,
      invitation: 'ACCEPTED',
      invitationCodeHash: null,
      hiddenAt: null,
      version: sql`${accommodationGuests.version} + 1`,
      updatedAt: now,
    })
    .where(eq(accommodationGuests.id, id));
}
