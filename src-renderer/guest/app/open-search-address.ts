import { hotelNow } from '#renderer/guest/features/shared/booking-funnel/hotel-now.ts';
import { hotelsQuery, offeredHotels } from '#renderer/guest/features/shared/booking-funnel/queries.ts';
import {
  type AddressProblem,
  addressedSearch,
  addressProblemsAtom,
} from '#renderer/guest/features/shared/booking-funnel/state/addressed-search.ts';
import { stillBookable } from '#renderer/guest/features/shared/booking-funnel/state/date-range.ts';
import { hasOpenAttempt, type Search } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import {
  funnelAtom,
  searchAtom,
  searchDraftAtom,
} from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { openFunnel } from '#renderer/guest/features/shared/booking-funnel/state/funnel-storage.ts';
import { parseSearchAddress } from '#renderer/guest/features/shared/booking-funnel/state/search-address-schema.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { guestStore } from '#renderer/platform/state/store.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { currentQueries } from './with-queries.tsx';

/** A device that books without payment has narrower limits than the rule for everybody (SEC-04). */
function isOffered({ hotelId, checkinDate: start, checkoutDate: end }: Search, hotels: Hotel[]): boolean {
  const range = stillBookable({ start, end }, hotelNow(hotels, hotelId));
  return range.start === start && range.end === end;
}

/** True if the whole search of the address can be used and has begun, or the guest is in a payment already. */
export async function openSearchAddress(query: URLSearchParams): Promise<boolean> {
  // Without the hotels nothing of the address can be checked: the form itself says that they did not load.
  const hotels = await currentQueries()
    .fetchQuery(hotelsQuery)
    .catch(() => []);
  await openFunnel();
  const store = guestStore();
  const funnel = store.get(funnelAtom);
  // Reserved rooms and a payment without a result come first: the funnel's own redirect leads there (PD-10, PAY-34).
  if (funnel.stage === 'unpaid' || hasOpenAttempt(funnel)) return true;
  const { draft, search, problems } = addressedSearch(parseSearchAddress(query), {
    hotels: offeredHotels(hotels) ?? [],
    now: serverNow(),
  });
  if (search && isOffered(search, hotels)) {
    store.set(searchAtom, search);
    return true;
  }
  const outside: AddressProblem[] = search ? ['datesOutside'] : [];
  store.set(addressProblemsAtom, hotels.length === 0 ? [] : [...problems, ...outside]);
  store.set(searchDraftAtom, draft);
  return false;
}
