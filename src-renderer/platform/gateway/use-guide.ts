import { gateway } from './client.ts';
import { queryKeys } from './query-keys.ts';
import { useLocalizedQuery } from './use-localized-query.ts';

export type GuideListKind = 'forYou' | 'best';

/** The cities of the guide, that of the guest's stay first (APS-12). */
export function useGuideCities(enabled = true) {
  return useLocalizedQuery({
    queryKey: queryKeys.guideCities(),
    enabled,
    queryFn: ({ signal }) => gateway.curation.cities(undefined, { signal }),
  });
}

export function useGuideList(kind: GuideListKind, buildingId: string | undefined) {
  return useLocalizedQuery({
    queryKey: queryKeys.guideList(kind, buildingId ?? ''),
    enabled: buildingId !== undefined,
    queryFn: ({ signal }) => {
      const input = { buildingId: buildingId ?? '' };
      return kind === 'forYou'
        ? gateway.curation.forYou(input, { signal })
        : gateway.curation.cityRecommendations(input, { signal });
    },
  });
}
