import type { UseQueryResult } from '@tanstack/react-query';

type Load = Pick<UseQueryResult, 'data' | 'isError' | 'isFetching' | 'isFetchedAfterMount'>;

/**
 * What a page of the preferences shows. Data that another page has loaded, or from before a load that failed, are never
 * shown: another device may have saved since, and a save from such a page would write old choices over newer ones (PRF-05).
 */
export function loadStateOf({
  data,
  isError,
  isFetching,
  isFetchedAfterMount,
}: Load): 'loading' | 'failed' | 'loaded' {
  if (isError) return isFetching ? 'loading' : 'failed';
  return isFetchedAfterMount && data !== undefined ? 'loaded' : 'loading';
}
