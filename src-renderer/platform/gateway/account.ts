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
        import('#shared/contract/account.ts'),
      ]);
      return checked(accountResponse, response);
    },
  });
