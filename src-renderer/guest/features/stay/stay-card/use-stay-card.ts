import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';
import { fetchStayCard } from './fetch-card.ts';
import type { StayCard } from './stay-card.ts';
import { readStayCard } from './stored-card.ts';

export function useStayCard(uid: string | null) {
  const stored = useQuery({
    queryKey: queryKeys.storedStayCard(uid),
    enabled: uid !== null,
    staleTime: 0,
    gcTime: 0,
    queryFn: readStayCard,
  });
  const fresh = useLocalizedQuery({
    queryKey: queryKeys.stayCard(uid),
    enabled: uid !== null,
    staleTime: 0,
    queryFn: ({ signal }) => fetchStayCard(signal),
  });
  const ofGuest = (card: StayCard | null | undefined) => (card?.guest === uid ? card : null);
  return {
    card: ofGuest(fresh.data === undefined ? stored.data : fresh.data),
    isPending: fresh.isPending && stored.data === undefined,
    isFetching: fresh.isFetching,
    error: fresh.error,
    refetch: () => void fresh.refetch(),
  };
}
