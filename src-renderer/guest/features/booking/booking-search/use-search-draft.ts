import { useAtom, useAtomValue } from 'jotai';
import { useCallback } from 'react';
import {
  funnelAtom,
  searchDraftAtom,
} from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import {
  draftToShow,
  type SearchDraft,
} from '#renderer/guest/features/shared/booking-funnel/state/search-draft.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { webConfig } from '#renderer/platform/host/config.ts';
import { host } from '#renderer/platform/host/host.ts';
import type { Hotel } from '#shared/contract/hotels.ts';
import { BRAND_TIME_ZONE } from '#shared/hotel-time.ts';
import type { WalkInLimits } from '#shared/rules/walk-in.ts';
import { type HotelNow, stillBookable } from './date-range.ts';
import { draftStart } from './draft-start.ts';

/** The device's limits of bookings without payment, if it makes no others (FUN-35, SEC-04); null elsewhere. */
export function walkInLimits(): WalkInLimits | null {
  return host().profile.forceWalkIn ? webConfig().walkIn : null;
}

export function hotelNow(hotels: readonly Hotel[] | undefined, hotelId: string | null): HotelNow {
  const hotel = hotels?.find(found => found.hotelId === hotelId);
  return { now: serverNow(), timeZone: hotel?.timezone ?? BRAND_TIME_ZONE, walkIn: walkInLimits() };
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
