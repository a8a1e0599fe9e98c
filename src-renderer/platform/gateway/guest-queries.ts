import { queryOptions } from '@tanstack/react-query';
import { checked } from './checked.ts';
import { gateway } from './client.ts';
import { queryKeys } from './query-keys.ts';

export const accountQuery = () =>
  queryOptions({
    queryKey: queryKeys.account(),
    queryFn: async ({ signal }) => {
      const [response, { accountResponse }] = await Promise.all([
        gateway.account.overview({}, { signal }),
        import('#shared/contract/guest/account.ts'),
      ]);
      return checked(accountResponse, response);
    },
  });

/** The query for a current booking of the guest (API-15). Not fetched for a guest who has just signed out. */
export const isStayingQuery = (uid: string | null) =>
  queryOptions({
    queryKey: queryKeys.isStaying(uid),
    enabled: uid !== null,
    queryFn: ({ signal }) => gateway.bookings.hasInProgress({}, { signal }),
  });
