import { type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useIsUnlocked } from '../session/session-state.ts';

/** An act in the record: fetched when the page opens, and never from what was there before. */
export function usePrinted<Printed>(
  queryKey: QueryKey,
  print: (signal: AbortSignal) => Promise<Printed>,
): UseQueryResult<Printed> {
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => print(signal),
    enabled,
    // Not again after an unlocking.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
