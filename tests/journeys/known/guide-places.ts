import type { APIRequestContext } from '@playwright/test';
import type { CityBuilding, Recommendation, RecommendationDetails } from '#shared/contract/guest/curation.ts';
import { type Account, guestHeaders } from '../booking/guest-calls.ts';

export type GuidePlaces = {
  cities: CityBuilding[];
  best: Recommendation[];
  details: (place: Recommendation) => Promise<RecommendationDetails>;
  find: (fits: (place: RecommendationDetails) => boolean) => Promise<RecommendationDetails>;
};

export async function guidePlaces(
  request: APIRequestContext,
  guest: Account,
  city?: string,
): Promise<GuidePlaces> {
  const headers = await guestHeaders(request, guest);
  const read = async <Value>(path: string): Promise<Value> =>
    (await request.get(`/api/curation-guest/${path}`, { headers })).json() as Promise<Value>;
  const cities = await read<CityBuilding[]>('buildings/city');
  const best = await read<Recommendation[]>(`city-recommendations/${city ?? cities[0]?.buildingId}`);
  const details = ({ webSourceId, sourceId }: Recommendation) =>
    read<RecommendationDetails>(`recommendation/details/${webSourceId}/${sourceId}`);
  const find = async (fits: (place: RecommendationDetails) => boolean) => {
    for (const place of best) {
      const found = await details(place);
      if (fits(found)) return found;
    }
    throw new Error('the guide has no such place');
  };
  return { cities, best, details, find };
}

export const placePath = ({ webSourceId, sourceId }: Recommendation): string =>
  `/guest/curation/recommendations?place=${webSourceId}/${sourceId}`;
