import { findResidentRooms, type ResidentRoom } from '#gateway/store/resident-store.ts';
import type { StoredSpace } from '#gateway/store/space-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import type { SpaceHour } from '#shared/contract/guest/spaces.ts';
import { AppError } from '#shared/errors.ts';
import { addDays, dateAt, instantAt, type LocalDate } from '#shared/hotel-time.ts';
import { placesLeft, placesOf, type SpaceTime, timesOf } from '#shared/rules/space-hours.ts';

export type Residence = { hotel: ResidentRoom['hotel']; rooms: ResidentRoom[] };

/** The hotel where a guest stays now: that of the stay that began first. Throws STAY_NOT_IN_PROGRESS. */
export async function findResidence(db: Database | Transaction, guestId: string): Promise<Residence> {
  const rooms = await findResidentRooms(db, guestId);
  const [first] = rooms;
  if (!first) throw notStaying();
  return { hotel: first.hotel, rooms: rooms.filter(({ hotel }) => hotel.id === first.hotel.id) };
}

/** The rooms of a named hotel that a guest stays in now. Throws STAY_NOT_IN_PROGRESS, SPACE_NOT_FOUND. */
export async function findResidenceIn(
  db: Database | Transaction,
  guestId: string,
  hotelId: string,
): Promise<Residence> {
  const rooms = await findResidentRooms(db, guestId);
  if (rooms.length === 0) throw notStaying();
  const here = rooms.filter(({ hotel }) => hotel.id === hotelId);
  const [first] = here;
  if (!first) throw spaceNotFound();
  return { hotel: first.hotel, rooms: here };
}

const notStaying = () => new AppError('STAY_NOT_IN_PROGRESS', 'the guest lives in no hotel now');

export const spaceNotFound = () => new AppError('SPACE_NOT_FOUND', 'the hotel has no such space');

/** The room whose stay contains the time: it begins after the arrival and ends by the departure. */
export const roomOfTime = ({ rooms }: Residence, { startsAt, endsAt }: SpaceTime): ResidentRoom | null =>
  rooms.find(({ arrival, departure }) => arrival <= startsAt && endsAt <= departure) ?? null;

/** True for a day of the guest's stay that is not over (SPC-06). */
export function isDayToReserve({ hotel, rooms }: Residence, date: LocalDate, now: Date): boolean {
  const last =
    rooms
      .map(({ departure }) => dateAt(departure, hotel.timeZone))
      .toSorted()
      .at(-1) ?? '';
  return dateAt(now, hotel.timeZone) <= date && date <= last;
}

export function offeredTimes(
  space: StoredSpace,
  residence: Residence,
  date: LocalDate,
  now: Date,
): SpaceTime[] {
  const { timeZone } = residence.hotel;
  return timesOf(date, { ...space, timeZone }).filter(
    time => time.startsAt > now && roomOfTime(residence, time) !== null,
  );
}

export function freeHours(
  space: StoredSpace,
  times: readonly SpaceTime[],
  taken: readonly { startsAt: Date; endsAt: Date }[],
): SpaceHour[] {
  const places = placesOf(space);
  return times.flatMap(time => {
    const left = placesLeft(time, places, taken);
    return left > 0 ? [{ start: time.start, end: time.end, places: left }] : [];
  });
}

export const dayBounds = (date: LocalDate, timeZone: string) => ({
  startsAt: instantAt(date, 0, timeZone),
  endsAt: instantAt(addDays(date, 1), 0, timeZone),
});
