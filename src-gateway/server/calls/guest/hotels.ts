import { implement } from '@orpc/server';
import { searchAvailability } from '#gateway/domain/booking/search/search-availability.ts';
import { pictureAddresses } from '#gateway/domain/hotel/picture-addresses.ts';
import type { RequestContext } from '#gateway/domain/request-context.ts';
import { toLimitKey } from '#gateway/domain/request-context.ts';
import { listHotels, type StoredHotel } from '#gateway/store/catalogue-store.ts';
import { contract } from '#shared/contract/guest/contract.ts';
import { hotel } from '#shared/contract/guest/hotels.ts';

const os = implement(contract).$context<RequestContext>();

/** Field by field: the row also has what only guests who stay may see. */
const toHotel = (stored: StoredHotel) => {
  const { address, note, picture, reception, breakfast, parking } = stored;
  return hotel.parse({
    hotelId: stored.id,
    name: stored.name,
    city: stored.city,
    timezone: stored.timeZone,
    buildingCode: stored.buildingCode,
    ...(address.length > 0 && { address }),
    ...(note !== null && { note }),
    ...(picture !== null && { picture: pictureAddresses(picture) }),
    ...(reception !== null && { reception }),
    ...(breakfast !== null && { breakfast }),
    ...(parking !== null && { parking }),
  });
};

export const hotelCalls = {
  list: os.hotels.list.handler(async ({ context }) => {
    const stored = await listHotels(context.app.store.db);
    return stored.map(toHotel);
  }),

  availabilities: os.hotels.availabilities.handler(async ({ input, context }) => {
    await context.app.rateLimits.searchesPerClient(toLimitKey(context));
    return searchAvailability(context.app, input, context.language);
  }),
};
