import { implement } from '@orpc/server';
import { lowestPrices } from '#gateway/domain/booking/search/lowest-prices.ts';
import { searchAvailability } from '#gateway/domain/booking/search/search-availability.ts';
import { listedHotels } from '#gateway/domain/hotel/listed-hotels.ts';
import type { RequestContext } from '#gateway/domain/request-context.ts';
import { toLimitKey } from '#gateway/domain/request-context.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const hotelCalls = {
  list: os.hotels.list.handler(({ context }) => listedHotels(context.app.store.db)),

  lowestPrices: os.hotels.lowestPrices.handler(({ context }) => lowestPrices(context.app)),

  availabilities: os.hotels.availabilities.handler(async ({ input, context }) => {
    await context.app.rateLimits.searchesPerClient(toLimitKey(context));
    return searchAvailability(context.app, input, context.language);
  }),
};
