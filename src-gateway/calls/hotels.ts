import { implement } from '@orpc/server';
import { hotel } from '#shared/contract/hotels.ts';
import { contract } from '#shared/contract/index.ts';
import { searchAvailability } from '../bookings/search-availability.ts';
import type { CallContext } from '../context.ts';
import { listHotels } from '../store/catalogue-store.ts';

const os = implement(contract).$context<CallContext>();

/** Hotels and what is free in them (API-33, API-34). */
export const hotelCalls = {
  list: os.hotels.list.handler(async ({ context }) => {
    const stored = await listHotels(context.house.store.db);
    return stored.map(({ id, name, city, timeZone, buildingCode }) =>
      hotel.parse({ hotelId: id, name, city, timezone: timeZone, buildingCode }),
    );
  }),

  availabilities: os.hotels.availabilities.handler(({ input, context }) =>
    searchAvailability(context.house, input, context.language),
  ),
};
