import { implement } from '@orpc/server';
import { lowestPrices } from '#gateway/domain/booking/search/lowest-prices.ts';
import { searchAvailability } from '#gateway/domain/booking/search/search-availability.ts';
import { pictureAddresses } from '#gateway/domain/hotel/picture-addresses.ts';
import type { RequestContext } from '#gateway/domain/request-context.ts';
import { toLimitKey } from '#gateway/domain/request-context.ts';
import { listHotels } from '#gateway/store/catalogue-store.ts';
import { contract } from '#shared/contract/guest/contract.ts';
import { hotel } from '#shared/contract/guest/hotels.ts';

const os = implement(contract).$context<RequestContext>();

export const hotelCalls = {
  list: os.hotels.list.handler(async ({ context }) => {
    const stored = await listHotels(context.app.store.db);
    return stored.map(({ id, name, city, timeZone, buildingCode, address, note, picture, reception }) =>
      hotel.parse({
        hotelId: id,
        name,
        city,
        timezone: timeZone,
        buildingCode,
        ...(address.length > 0 && { address }),
        ...(note !== null && { note }),
        ...(picture !== null && { picture: pictureAddresses(picture) }),
        ...(reception !== null && { reception }),
      }),
    );
  }),

  lowestPrices: os.hotels.lowestPrices.handler(({ context }) => lowestPrices(context.app)),

  availabilities: os.hotels.availabilities.handler(async ({ input, context }) => {
    await context.app.rateLimits.searchesPerClient(toLimitKey(context));
    return searchAvailability(context.app, input, context.language);
  }),
};
