import type { AppContext } from '#gateway/context.ts';
import { isBookingId, lockBooking } from '#gateway/store/booking-store.ts';
import { deleteDecline, insertDecline, isCleaningDeclined } from '#gateway/store/cleaning-decline-store.ts';
import { findResidentRooms, type ResidentRoom } from '#gateway/store/resident-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import { isGuestBooking } from '#gateway/store/visitor-store.ts';
import type { RoomCleaning } from '#shared/contract/guest/cleaning.ts';
import { AppError } from '#shared/errors.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { type CleaningDay, cleaningDay } from '#shared/rules/cleaning.ts';

/** Today's cleaning of the rooms that the guest lives in. Throws BOOKING_NOT_FOUND. */
export async function findCleaning(
  app: AppContext,
  guestId: string,
  bookingId: string,
): Promise<{ rooms: RoomCleaning[] }> {
  const { db } = app.store;
  if (!isBookingId(bookingId)) throw noBooking();
  const homes = await findHomes(db, { guestId, bookingId });
  if (homes.length === 0 && !(await isGuestBooking(db, bookingId, guestId))) throw noBooking();
  const now = app.clock.now();
  return { rooms: await Promise.all(homes.map(home => toRoomCleaning(db, home, dayOf(home, now)))) };
}

export type CleaningWish = {
  bookingId: string;
  accommodationId: number;
  day: LocalDate;
  isDeclined: boolean;
};

/** Throws BOOKING_NOT_FOUND, STAY_NOT_IN_PROGRESS, CLEANING_CLOSED, and then changes nothing. */
export async function declineCleaning(
  app: AppContext,
  guestId: string,
  { bookingId, accommodationId, day, isDeclined }: CleaningWish,
): Promise<RoomCleaning> {
  if (!isBookingId(bookingId)) throw noBooking();
  return retryTransaction(app.store.db, async tx => {
    // The room must not be left while the guest's wish is stored.
    await lockBooking(tx, bookingId);
    const homes = await findHomes(tx, { guestId, bookingId });
    const home = homes.find(one => one.accommodationId === accommodationId);
    if (!home && !(await isGuestBooking(tx, bookingId, guestId))) throw noBooking();
    if (!home) throw new AppError('STAY_NOT_IN_PROGRESS', 'the guest does not live in this room now');
    const now = app.clock.now();
    const today = dayOf(home, now);
    if (day !== today.day || !today.isChangeable)
      throw new AppError('CLEANING_CLOSED', "this day's cleaning can no longer be declined or asked for", {
        details: { day: today.day, changeableUntil: today.changeableUntil.toISOString() },
      });
    if (isDeclined) await insertDecline(tx, { accommodationId, day, hotelId: home.hotel.id, createdAt: now });
    else await deleteDecline(tx, { accommodationId, day });
    return toRoomCleaning(tx, home, today);
  });
}

const findHomes = async (
  db: Database | Transaction,
  { guestId, bookingId }: { guestId: string; bookingId: string },
): Promise<ResidentRoom[]> =>
  (await findResidentRooms(db, guestId)).filter(home => home.bookingId === bookingId.toLowerCase());

const dayOf = ({ arrival, departure, hotel }: ResidentRoom, now: Date): CleaningDay =>
  cleaningDay({ arrival, departure, timeZone: hotel.timeZone }, now);

async function toRoomCleaning(
  db: Database | Transaction,
  { accommodationId }: ResidentRoom,
  { day, isDue, changeableUntil, isChangeable }: CleaningDay,
): Promise<RoomCleaning> {
  return {
    accommodationId,
    day,
    isDue,
    isDeclined: await isCleaningDeclined(db, { accommodationId, day }),
    changeableUntil: changeableUntil.toISOString(),
    isChangeable,
  };
}

const noBooking = () => new AppError('BOOKING_NOT_FOUND', 'the guest has no such booking');
