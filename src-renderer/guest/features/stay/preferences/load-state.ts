import type { UseQueryResult } from '@tanstack/react-query';

type Load = Pick<UseQueryResult, 'data' | 'isError' | 'isFetching' | 'isFetchedAfterMount'>;

/**
 * The state of a page of the preferences. Data that another page has loaded, or from before a failed load, is never
 * shown: another device may have saved since, and a save from such a page would overwrite newer choices (PRF-05).
 */
export function toLoadState({
  data,
  isError,
  isFetching,
  isFetchedAfterMount,
}: Load): 'loading' | 'failed' | 'loaded' {
  if (isError) return isFetching ? 'loading' : 'failed';
  return isFetchedAfterMount && data !== undefined ? 'loaded' : 'loading';
}
