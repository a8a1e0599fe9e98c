import type { DraftStart } from '#renderer/guest/features/shared/booking-funnel/state/search-draft.ts';
import type { Profile } from '#renderer/platform/host/profile.ts';
import { addDays, dateAt, hourAt } from '#shared/hotel-time.ts';
import { LATEST_HOUR, STANDARD_CHECKIN_HOUR } from '#shared/policies.ts';
import type { HotelNow } from './date-range.ts';

/** Before this hour a guest in the lobby wants the night that has already begun. */
const NIGHT_UNTIL_HOUR = 5;

/** Its hotel (PD-22); for a walk-in one adult, tonight, from the next hour without surcharge (KSK-01, KSK-03). */
export function draftStart(
  { hotel, forceWalkIn }: Pick<Profile, 'hotel' | 'forceWalkIn'>,
  { now, timeZone }: HotelNow,
): DraftStart {
  if (hotel === null) return { hotelId: null, checkinDate: null };
  const { hotelId } = hotel;
  if (!forceWalkIn) return { hotelId, checkinDate: null };
  const hour = hourAt(now, timeZone);
  const isNight = hour < NIGHT_UNTIL_HOUR;
  const today = dateAt(now, timeZone);
  const checkinDate = isNight ? addDays(today, -1) : today;
  return {
    hotelId,
    checkinDate,
    checkoutDate: addDays(checkinDate, 1),
    checkinHour: isNight ? LATEST_HOUR : Math.min(LATEST_HOUR, Math.max(STANDARD_CHECKIN_HOUR, hour + 1)),
    rooms: [{ adults: 1, children: 0, ages: [], pets: 0 }],
  };
}
