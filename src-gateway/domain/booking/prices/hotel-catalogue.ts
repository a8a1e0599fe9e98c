import type { AppContext } from '#gateway/context.ts';
import { type Catalogue, loadCatalogue } from '#gateway/store/catalogue-store.ts';
import { AppError } from '#shared/errors.ts';

/** A search may be this much behind the hotel's catalogue; a booking always reads the database. */
const FRESH_MS = 5_000;

type CachedCatalogue = { loadedAt: number; catalogue: Promise<Catalogue | null> };
const cache = new WeakMap<AppContext, Map<string, CachedCatalogue>>();

/** A hotel's rooms and tariffs, at most five seconds old. Throws HOTEL_NOT_FOUND. */
export async function searchCatalogue(app: AppContext, hotelId: string): Promise<Catalogue> {
  const now = app.clock.now().getTime();
  const hotels = cache.get(app) ?? new Map<string, CachedCatalogue>();
  cache.set(app, hotels);
  let entry = hotels.get(hotelId);
  // The distance, not the difference: the clock can be moved back as well.
  if (!entry || Math.abs(now - entry.loadedAt) >= FRESH_MS) {
    entry = { loadedAt: now, catalogue: loadCatalogue(app.store.db, hotelId) };
    hotels.set(hotelId, entry);
    // Neither a failed lookup nor an unknown id is cached, or made-up ids would fill the memory.
    entry.catalogue.then(
      found => found ?? hotels.delete(hotelId),
      () => hotels.delete(hotelId),
    );
  }
  return known(await entry.catalogue);
}

/** A hotel's current rooms and tariffs. Throws HOTEL_NOT_FOUND. */
export async function currentCatalogue(app: AppContext, hotelId: string): Promise<Catalogue> {
  return known(await loadCatalogue(app.store.db, hotelId));
}

function known(catalogue: Catalogue | null): Catalogue {
  if (!catalogue) throw new AppError('HOTEL_NOT_FOUND', 'there is no such hotel');
  return catalogue;
}
