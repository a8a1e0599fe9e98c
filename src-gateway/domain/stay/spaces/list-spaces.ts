import type { AppContext } from '#gateway/context.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { findSpace, findSpaces, findTakenPeriods } from '#gateway/store/space-store.ts';
import type { HotelSpaces, SpaceHours } from '#shared/contract/guest/spaces.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import {
  dayBounds,
  findResidence,
  findResidenceIn,
  freeHours,
  isDayToReserve,
  offeredTimes,
  spaceNotFound,
} from './reservable-times.ts';
import { toHotelIso, toSpace } from './space-view.ts';

/** The spaces of the hotel that the guest stays in (APS-17). Throws STAY_NOT_IN_PROGRESS. */
export async function listSpaces(app: AppContext, guestId: string, language: Language): Promise<HotelSpaces> {
  const { db } = app.store;
  const { hotel, rooms } = await findResidence(db, guestId);
  // Of several rooms the one that is left last: until then the guest is here.
  const [last] = rooms.toSorted((one, other) => Number(other.departure) - Number(one.departure));
  const arrival = new Date(Math.min(...rooms.map(room => Number(room.arrival))));
  const spaces = await findSpaces(db, hotel.id);
  return {
    spaces: spaces.map(space => toSpace(space, hotel.timeZone, language)),
    buildingId: hotel.id,
    buildingName: hotel.name,
    buildingTimezone: hotel.timeZone,
    booking: {
      bookingId: last?.bookingId ?? '',
      checkInDate: toHotelIso(arrival, hotel.timeZone),
      checkOutDate: toHotelIso(last?.departure ?? arrival, hotel.timeZone),
    },
  };
}

/** The free times of a space on one day (APS-18). Throws STAY_NOT_IN_PROGRESS, SPACE_NOT_FOUND. */
export async function listSpaceHours(
  app: AppContext,
  guestId: string,
  { spaceId, reserveDate, buildingId }: { spaceId: string; reserveDate: LocalDate; buildingId: string },
): Promise<SpaceHours> {
  const { db } = app.store;
  const residence = await findResidenceIn(db, guestId, buildingId);
  const space = await findSpace(db, spaceId, buildingId);
  if (!space) throw spaceNotFound();
  const now = app.clock.now();
  if (!isDayToReserve(residence, reserveDate, now)) return { availableIntervalHours: [] };
  const taken = await findTakenPeriods(db, spaceId, dayBounds(reserveDate, residence.hotel.timeZone));
  const times = offeredTimes(space, residence, reserveDate, now);
  return { availableIntervalHours: freeHours(space, times, taken) };
}
