import { implement } from '@orpc/server';
import { hotel } from '#shared/contract/hotels.ts';
import { contract } from '#shared/contract/index.ts';
import { searchAvailability } from '../bookings/search-availability.ts';
import type { RequestContext } from '../context.ts';
import { pictureAddresses } from '../hotel-data/picture-addresses.ts';
import { listHotels } from '../store/catalogue-store.ts';

const os = implement(contract).$context<RequestContext>();

/** Hotels and what is free in them (API-33, API-34). */
export const hotelCalls = {
  list: os.hotels.list.handler(async ({ context }) => {
    const stored = await listHotels(context.app.store.db);
    return stored.map(({ id, name, city, timeZone, buildingCode, address, note, picture }) =>
      hotel.parse({
        hotelId: id,
        name,
        city,
        timezone: timeZone,
        buildingCode,
        ...(address.length > 0 && { address }),
        ...(note !== null && { note }),
        ...(picture !== null && { picture: pictureAddresses(picture) }),
      }),
    );
  }),

  availabilities: os.hotels.availabilities.handler(({ input, context }) =>
    searchAvailability(context.app, input, context.language),
  ),
};
