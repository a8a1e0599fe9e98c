import { queryOptions } from '@tanstack/react-query';
import { checked } from '#renderer/gateway/checked.ts';
import { gateway } from '#renderer/gateway/client.ts';
import type { Language } from '#renderer/i18n/language.ts';
import type { Search } from '#renderer/state/booking-funnel/flow.ts';
import { searchKey } from '#renderer/state/booking-funnel/search-draft.ts';
import { toIso } from '#shared/hotel-time.ts';
import { encodeRooms } from '#shared/rules/availability-query.ts';
import { type Offers, offersOf } from './offers.ts';

/** The key of every search query, to invalidate all of them. */
export const availabilitiesKey = ['availabilities'] as const;

/** The availability for a search (API-34, SRC-22). The response carries money, so it is validated by its schema. */
export function availabilitiesQuery(search: Search, timeZone: string | undefined, language: Language) {
  return queryOptions({
    queryKey: [...availabilitiesKey, language, ...searchKey(search)],
    enabled: timeZone !== undefined,
    queryFn: async (): Promise<Offers> => {
      const [response, { availabilityResponse }] = await Promise.all([
        gateway.hotels.availabilities({
          hotelId: search.hotelId,
          checkinDate: toIso(search.checkinDate, search.checkinHour, timeZone ?? 'UTC'),
          checkoutDate: toIso(search.checkoutDate, search.checkoutHour, timeZone ?? 'UTC'),
          ...encodeRooms(search.rooms),
        }),
        import('#shared/contract/hotels.ts'),
      ]);
      return offersOf(checked(availabilityResponse, response), language);
    },
  });
}
