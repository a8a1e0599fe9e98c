import type { UseQueryResult } from '@tanstack/react-query';

type Load = Pick<UseQueryResult, 'data' | 'isError' | 'isFetching' | 'isFetchedAfterMount'>;

/** Cached data is never shown: another device may have saved since, and a save would overwrite that (PRF-05). */
export function toLoadState({
  data,
  isError,
  isFetching,
  isFetchedAfterMount,
}: Load): 'loading' | 'failed' | 'loaded' {
  if (isError) return isFetching ? 'loading' : 'failed';
  return isFetchedAfterMount && data !== undefined ? 'loaded' : 'loading';
}
