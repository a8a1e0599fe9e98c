import { hotelsQuery, offeredHotels } from '#renderer/guest/features/shared/booking-funnel/queries.ts';
import {
  addressedSearch,
  addressProblemsAtom,
} from '#renderer/guest/features/shared/booking-funnel/state/addressed-search.ts';
import {
  searchAtom,
  searchDraftAtom,
} from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { openFunnel } from '#renderer/guest/features/shared/booking-funnel/state/funnel-storage.ts';
import { parseSearchAddress } from '#renderer/guest/features/shared/booking-funnel/state/search-address-schema.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { guestStore } from '#renderer/platform/state/store.ts';
import { currentQueries } from './with-queries.tsx';

/** True if the whole search of the address can be used and has begun. */
export async function openSearchAddress(query: URLSearchParams): Promise<boolean> {
  // Without the hotels nothing of the address can be checked: the form itself says that they did not load.
  const hotels = await currentQueries()
    .fetchQuery(hotelsQuery)
    .catch(() => []);
  await openFunnel();
  const store = guestStore();
  const { draft, search, problems } = addressedSearch(parseSearchAddress(query), {
    hotels: offeredHotels(hotels) ?? [],
    now: serverNow(),
  });
  store.set(addressProblemsAtom, hotels.length === 0 ? [] : problems);
  if (search) store.set(searchAtom, search);
  else store.set(searchDraftAtom, draft);
  return search !== null;
}
