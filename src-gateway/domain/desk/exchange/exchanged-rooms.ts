import type { AppContext } from '#gateway/context.ts';
import { searchCatalogue } from '#gateway/domain/booking/prices/hotel-catalogue.ts';
import { countTakenRooms, listExchangedRooms } from '#gateway/store/exchange-view-store.ts';
import { AVAILABILITY_DAYS } from '#shared/contract/hotel/rooms.ts';
import { AppError } from '#shared/errors.ts';
import { daysBetween, nightsOf } from '#shared/hotel-time.ts';

/** Every room that the hotel sells, and its condition now. */
export async function listRooms(app: AppContext, hotelId: string) {
  const found = await listExchangedRooms(app.store.db, hotelId, app.clock.now());
  // One stay follows another in a room without a gap in the list: the later one is who is in it.
  const byRoom = new Map(found.map(room => [room.roomId, room]));
  return {
    rooms: [...byRoom.values()].map(({ expectedAt, ...room }) => ({
      ...room,
      expectedAt: expectedAt?.toISOString() ?? null,
      isOccupied: room.bookingId !== null,
    })),
  };
}

/** Rooms that are free in each night, by type. Throws DATES_NOT_BOOKABLE, HOTEL_NOT_FOUND. */
export async function findNights(
  app: AppContext,
  hotelId: string,
  { from, until }: { from: string; until: string },
) {
  const length = daysBetween(from, until);
  if (length < 1 || length > AVAILABILITY_DAYS)
    throw new AppError('DATES_NOT_BOOKABLE', 'these are not days that a response has', {
      details: { problem: length < 1 ? 'dates.endBeforeStart' : 'dates.tooLong' },
    });
  const { hotel, types } = await searchCatalogue(app, hotelId);
  const counted = await countTakenRooms(app.store.db, { hotelId, timeZone: hotel.timeZone, from, until });
  const taken = new Map(counted.map(row => [`${row.roomTypeId} ${row.night}`, row.taken]));
  const nights = nightsOf(from, until);
  return {
    types: types.map(({ id, name, maxGuests, amountOfRooms }) => ({
      roomTypeId: id,
      name,
      maxGuests,
      rooms: amountOfRooms,
      nights: nights.map(date => ({
        date,
        free: Math.max(0, amountOfRooms - (taken.get(`${id} ${date}`) ?? 0)),
      })),
    })),
  };
}
