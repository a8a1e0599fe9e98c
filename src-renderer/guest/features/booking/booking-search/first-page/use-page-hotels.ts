import { useEffect, useState } from 'react';
import { pageHotels } from '#renderer/platform/host/page-hotels.ts';
import type { PageHotels } from '#shared/page-hotels.ts';

/** In memory for this page's life: the hotels are the same for every guest. */
let fetched: PageHotels | null = null;

/** The hotels in the page, or else those that the gateway lists, if they are wanted; null until they are there. */
export function usePageHotels(isWanted = true): PageHotels | 'failed' | null {
  const [hotels, setHotels] = useState<PageHotels | 'failed' | null>(() => fetched ?? pageHotels());
  useEffect(() => {
    if (!isWanted || hotels !== null) return;
    let isLeft = false;
    fetchHotels()
      .then(found => {
        fetched = found;
        if (!isLeft) setHotels(found);
      })
      .catch(() => {
        if (!isLeft) setHotels('failed');
      });
    return () => {
      isLeft = true;
    };
  }, [hotels, isWanted]);
  return hotels;
}

async function fetchHotels(): Promise<PageHotels> {
  const { gateway } = await import('#renderer/platform/gateway/client.ts');
  const [hotels, prices] = await Promise.all([
    gateway.hotels.list(),
    // A hotel can be chosen without its price.
    gateway.hotels.lowestPrices().catch(() => []),
  ]);
  return { hotels, prices };
}
