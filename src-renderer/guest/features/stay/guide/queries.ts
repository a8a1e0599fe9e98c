import { useQuery } from '@tanstack/react-query';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { accountQuery } from '#renderer/platform/gateway/guest-queries.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';
import type { PlaceId } from './guide-address.ts';

export function useRecommendation({ webSourceId, sourceId }: PlaceId) {
  return useLocalizedQuery({
    queryKey: queryKeys.guidePlace(webSourceId, sourceId),
    queryFn: ({ signal }) => gateway.curation.details({ webSourceId, sourceId }, { signal }),
  });
}

export function useIsQuizFilled(): { isFilled: boolean | undefined; isPending: boolean } {
  const { data, isPending } = useQuery(accountQuery());
  return { isFilled: data?.aboutYou.isFilled, isPending };
}
