import { queryOptions } from '@tanstack/react-query';
import type { Search } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { searchKey } from '#renderer/guest/features/shared/booking-funnel/state/search-draft.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import type { Language } from '#renderer/platform/i18n/language.ts';
import { toIso } from '#shared/hotel-time.ts';
import { encodeRooms } from '#shared/rules/availability-query.ts';
import { type Offers, toOffers } from './offers.ts';

/** The availability for a search (API-34, SRC-22). The response contains money, so it is validated by its schema. */
export function availabilitiesQuery(search: Search, timeZone: string | undefined, language: Language) {
  return queryOptions({
    queryKey: queryKeys.availability(language, searchKey(search)),
    enabled: timeZone !== undefined,
    queryFn: async (): Promise<Offers> => {
      const [response, { availabilityResponse }] = await Promise.all([
        gateway.hotels.availabilities({
          hotelId: search.hotelId,
          checkinDate: toIso(search.checkinDate, search.checkinHour, timeZone ?? 'UTC'),
          checkoutDate: toIso(search.checkoutDate, search.checkoutHour, timeZone ?? 'UTC'),
          ...encodeRooms(search.rooms),
        }),
        import('#shared/contract/guest/hotels.ts'),
      ]);
      return toOffers(checked(availabilityResponse, response), language);
    },
  });
}
