import { queryOptions } from '@tanstack/react-query';
import { gateway } from './client.ts';
import { queryKeys } from './query-keys.ts';

/** The query for a current booking of the guest (API-15). Not fetched for a guest who has just signed out. */
export const isStayingQuery = (uid: string | null) =>
  queryOptions({
    queryKey: queryKeys.isStaying(uid),
    enabled: uid !== null,
    queryFn: ({ signal }) => gateway.bookings.hasInProgress({}, { signal }),
  });
