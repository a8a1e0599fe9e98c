import { hashKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLanguage } from '#renderer/platform/i18n/i18n.ts';

type LocalizedQueryOptions<Data> = Pick<
  UseQueryOptions<Data>,
  'queryKey' | 'enabled' | 'staleTime' | 'refetchOnWindowFocus' | 'refetchInterval' | 'queryFn'
>;

/** Fetched again when the language changes (APP-04); the previous data stays until then. */
export function useLocalizedQuery<Data>({
  queryKey,
  ...options
}: LocalizedQueryOptions<Data>): UseQueryResult<Data> {
  const language = useLanguage();
  return useQuery<Data>({
    ...options,
    queryKey: [...queryKey, language],
    placeholderData: (shown, before) =>
      before && hashKey(before.queryKey.slice(0, -1)) === hashKey(queryKey) ? shown : undefined,
  });
}
