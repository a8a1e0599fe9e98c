import type { AppContext } from '#gateway/context.ts';
import { loadCatalogue } from '#gateway/store/catalogue-store.ts';
import { neighbouringStays } from '#gateway/store/hour-purchase-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import type { HoursAvailability } from '#shared/contract/guest/additional-hours.ts';
import { toReais } from '#shared/money.ts';
import { findRoom, type RoomWanted } from './find-room.ts';
import {
  bookedHour,
  freeCancellationUntil,
  freeSlots,
  isOnSale,
  type Neighbours,
  rangeOnSale,
  type StayEnd,
  toWireTime,
} from './hour-slots.ts';

/** Hours by which a room can be entered earlier or left later (API-27). Throws as findRoom does. */
export async function listHours(
  app: AppContext,
  guestId: string,
  wanted: RoomWanted,
): Promise<HoursAvailability> {
  const { db } = app.store;
  const now = app.clock.now();
  const end = await findRoom(app, guestId, wanted);
  const catalogue = await loadCatalogue(db, end.view.booking.hotelId);
  const slots = isOnSale(end, now)
    ? freeSlots(end, { catalogue, neighbours: await findNeighbours(db, end), now })
    : [];
  const availability = slots.map(({ hour, price, taxValue, amountOfHours }) => ({
    time: toWireTime(end, hour),
    price: toReais(price),
    taxValue: toReais(taxValue),
    amountOfHours,
    freeCancellationUntil: freeCancellationUntil(end, { hour, now }),
  }));
  const untilNow = freeCancellationUntil(end, { now });
  return {
    availability,
    buildingTimezone: end.view.hotel.timeZone,
    isRefundable: untilNow !== null && availability.every(slot => slot.freeCancellationUntil !== null),
    freeCancellationUntil: untilNow,
    currentTime: toWireTime(end, bookedHour(end)),
  };
}

export async function findNeighbours(db: Database | Transaction, end: StayEnd): Promise<Neighbours> {
  const range = rangeOnSale(end);
  if (range === null) return { takenUntil: null, takenFrom: null };
  return neighbouringStays(db, end.room, { type: end.type, range });
}
