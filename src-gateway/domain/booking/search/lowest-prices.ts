import type { AppContext } from '#gateway/context.ts';
import { listHotels, loadCatalogue } from '#gateway/store/catalogue-store.ts';
import { takenByNight } from '#gateway/store/night-store.ts';
import type { LowestPrice } from '#shared/contract/guest/hotels.ts';
import { addDays, dateAt, nightsOf } from '#shared/hotel-time.ts';
import { toReais } from '#shared/money.ts';
import { EARLIEST_HOUR, LATEST_HOUR, LOWEST_PRICE_DAYS } from '#shared/policies.ts';
import { fitsRoom } from '#shared/rules/party.ts';
import type { NightPrice } from '#shared/rules/stay-price.ts';
import { roomNights } from '../prices/room-prices.ts';
import { stayInstants } from '../prices/stay-instants.ts';

/** The party that a price "from" is for: the search form's own default (SRC-05). */
const COUPLE = { adults: 2, ages: [] };

/** Every visitor's first page shows these prices, so one computation serves all of them for this long. */
const FRESH_MS = 10 * 60_000;

type Cached = { computedAt: number; prices: Promise<LowestPrice[]> };
const cache = new WeakMap<AppContext, Cached>();

/** For each hotel the lowest price of one night for two adults that can still be booked; ten minutes old at most. */
export function lowestPrices(app: AppContext): Promise<LowestPrice[]> {
  const now = app.clock.now();
  const known = cache.get(app);
  // The distance, not the difference: the clock can be moved back as well.
  if (known && Math.abs(now.getTime() - known.computedAt) < FRESH_MS) return known.prices;
  const prices = computePrices(app, now);
  cache.set(app, { computedAt: now.getTime(), prices });
  prices.catch(() => cache.delete(app));
  return prices;
}

async function computePrices(app: AppContext, now: Date): Promise<LowestPrice[]> {
  const hotels = await listHotels(app.store.db);
  return Promise.all(hotels.map(({ id, timeZone }) => lowestPrice(app, { id, timeZone, now })));
}

type Place = { id: string; timeZone: string; now: Date };

async function lowestPrice(app: AppContext, { id, timeZone, now }: Place): Promise<LowestPrice> {
  const today = dateAt(now, timeZone);
  const end = addDays(today, LOWEST_PRICE_DAYS);
  const dates = nightsOf(today, end);
  const until = addDays(end, -1);
  const [catalogue, taken] = await Promise.all([
    loadCatalogue(app.store.db, id),
    takenByNight(
      app.store.db,
      id,
      dates.map(date => {
        const at = stayInstants(date, addDays(date, 1), timeZone);
        return { from: at.arrivalAt(LATEST_HOUR), until: at.cleanedAt(EARLIEST_HOUR) };
      }),
    ),
  ]);
  const takenRooms = new Map(taken.map(({ night, roomTypeId, rooms }) => [`${night} ${roomTypeId}`, rooms]));
  let lowest: NightPrice | null = null;
  for (const type of catalogue?.types ?? []) {
    if (!catalogue || !fitsRoom(COUPLE, type.maxGuests)) continue;
    for (const [night, price] of roomNights(catalogue, type, dates, false).entries()) {
      const isFree = type.amountOfRooms > (takenRooms.get(`${night} ${type.id}`) ?? 0);
      if (isFree && (lowest === null || totalOf(price) < totalOf(lowest))) lowest = price;
    }
  }
  return { hotelId: id, until, night: lowest && wireNight(lowest) };
}

const totalOf = ({ price, taxValue }: NightPrice) => price + taxValue;

const wireNight = ({ date, price, taxValue }: NightPrice) => ({
  date,
  price: toReais(price),
  taxValue: toReais(taxValue),
});
