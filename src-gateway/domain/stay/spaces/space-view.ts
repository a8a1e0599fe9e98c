import { pictureAddresses } from '#gateway/domain/hotel/picture-addresses.ts';
import type { Language } from '#gateway/platform/texts.ts';
import type { StoredSpace, ViewedSpaceReservation } from '#gateway/store/space-store.ts';
import type { Space, SpaceReservation } from '#shared/contract/guest/spaces.ts';
import { dateAt, hourAt, instantAt, toIso } from '#shared/hotel-time.ts';
import { toUnavailableDate } from '#shared/rules/unavailable-days.ts';

const MINUTE_MS = 60_000;
const BASIS_POINTS = 10_000;

export function toSpace(space: StoredSpace, timeZone: string, language: Language): Space {
  const [
    sunday = null,
    monday = null,
    tuesday = null,
    wednesday = null,
    thursday = null,
    friday = null,
    saturday = null,
  ] = space.week;
  return {
    id: space.id,
    space_name: space.name[language],
    description: space.description[language],
    instructions: space.instructions[language],
    pictureUrl: space.picture === null ? null : pictureAddresses(space.picture).small,
    flg_sunday: sunday !== null,
    flg_monday: monday !== null,
    flg_tuesday: tuesday !== null,
    flg_wednesday: wednesday !== null,
    flg_thursday: thursday !== null,
    flg_friday: friday !== null,
    flg_saturday: saturday !== null,
    time_start_sunday: sunday?.start ?? null,
    time_start_monday: monday?.start ?? null,
    time_start_tuesday: tuesday?.start ?? null,
    time_start_wednesday: wednesday?.start ?? null,
    time_start_thursday: thursday?.start ?? null,
    time_start_friday: friday?.start ?? null,
    time_start_saturday: saturday?.start ?? null,
    time_end_sunday: sunday?.end ?? null,
    time_end_monday: monday?.end ?? null,
    time_end_tuesday: tuesday?.end ?? null,
    time_end_wednesday: wednesday?.end ?? null,
    time_end_thursday: thursday?.end ?? null,
    time_end_friday: friday?.end ?? null,
    time_end_saturday: saturday?.end ?? null,
    maximum_capacity_number: space.capacity,
    usage_rate: space.usageBasisPoints / BASIS_POINTS,
    time_permanence: space.stayMinutes / 60,
    unavailableDates: space.closedDates.map(day => toUnavailableDate(day, timeZone)),
  };
}

export function toHotelIso(instant: Date, timeZone: string): string {
  const [date, hour] = [dateAt(instant, timeZone), hourAt(instant, timeZone)];
  const minutes = Math.floor((instant.getTime() - instantAt(date, hour, timeZone).getTime()) / MINUTE_MS);
  return toIso(date, hour, timeZone).replace(':00:00', `:${String(minutes).padStart(2, '0')}:00`);
}

/** The time on the hotel's clock, `18:30`. */
export const timeAt = (instant: Date, timeZone: string): string =>
  toHotelIso(instant, timeZone).slice(11, 16);

export function toSpaceReservation(
  reservation: ViewedSpaceReservation,
  { language, now }: { language: Language; now: Date },
): SpaceReservation {
  const { id, spaceId, space, startsAt, endsAt, canceledAt, timeZone } = reservation;
  const isOver = endsAt <= now;
  return {
    reserveId: id,
    spaceId,
    spaceName: space.name[language],
    checkInDate: toHotelIso(startsAt, timeZone),
    checkOutDate: toHotelIso(endsAt, timeZone),
    buildingTimezone: timeZone,
    status: canceledAt !== null ? 'CANCELED' : isOver ? 'OVER' : 'APPROVED',
  };
}
