import type { RecommendationDetails } from '#shared/contract/guest/curation.ts';

/** The guide's address contains more than its tab, so that back, a reload and a shared link show the same again. */
export const CITY = 'city';
export const CATEGORY = 'category';
const PLACE = 'place';

export type PlaceId = Pick<RecommendationDetails, 'webSourceId' | 'sourceId'>;

/** The place in the address, `SOURCE/ID`; null without one. */
export function placeIn(search: URLSearchParams): PlaceId | null {
  const value = search.get(PLACE) ?? '';
  const slash = value.indexOf('/');
  const [webSourceId, sourceId] = [value.slice(0, slash), value.slice(slash + 1)];
  return slash < 1 || sourceId === '' ? null : { webSourceId, sourceId };
}

/** The search of an address with these values; null removes one. */
export function searchWith(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString().replaceAll('%2F', '/');
  return text === '' ? '' : `?${text}`;
}

export const searchOfPlace = (search: URLSearchParams, { webSourceId, sourceId }: PlaceId): string =>
  searchWith(search, { [PLACE]: `${webSourceId}/${sourceId}` });

export const searchWithoutPlace = (search: URLSearchParams): string => searchWith(search, { [PLACE]: null });

/** The search of the other tab: its city stays, its category and place do not. */
export const searchOfTab = (search: URLSearchParams): string =>
  searchWith(search, { [PLACE]: null, [CATEGORY]: null });

/** State of the history entry of a place that was opened from a list, which is the previous entry. */
export const FROM_LIST = { isFromList: true } as const;

export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromList' in state;
