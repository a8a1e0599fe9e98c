import { useAtom, useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { hotelNow } from '#renderer/guest/features/shared/booking-funnel/hotel-now.ts';
import {
  type HotelNow,
  stillBookable,
} from '#renderer/guest/features/shared/booking-funnel/state/date-range.ts';
import {
  funnelAtom,
  searchDraftAtom,
} from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import {
  type DraftStart,
  draftToShow,
  type SearchDraft,
} from '#renderer/guest/features/shared/booking-funnel/state/search-draft.ts';
import { host } from '#renderer/platform/host/host.ts';
import type { Profile } from '#renderer/platform/host/profile.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { addDays, dateAt, hourAt } from '#shared/hotel-time.ts';
import { LATEST_HOUR, STANDARD_CHECKIN_HOUR } from '#shared/policies.ts';

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

export function useSearchDraft(
  hotels: readonly Hotel[] | undefined,
): [SearchDraft, (change: Partial<SearchDraft>) => void] {
  const [left, setLeft] = useAtom(searchDraftAtom);
  const funnel = useAtomValue(funnelAtom);
  const { profile } = host();
  const ownHotel = profile.hotel?.hotelId ?? null;
  const startNow = useCallback(
    () => draftStart(profile, hotelNow(hotels, ownHotel)),
    [profile, hotels, ownHotel],
  );
  const shown = draftToShow(left, funnel, startNow());
  const range = stillBookable(
    { start: shown.checkinDate, end: shown.checkoutDate },
    hotelNow(hotels, shown.hotelId),
  );
  const draft: SearchDraft = { ...shown, checkinDate: range.start, checkoutDate: range.end };
  const change = useCallback(
    (changes: Partial<SearchDraft>) =>
      setLeft(before => ({
        ...draftToShow(before, funnel, startNow()),
        ...changes,
      })),
    [funnel, setLeft, startNow],
  );
  return [draft, change];
}
