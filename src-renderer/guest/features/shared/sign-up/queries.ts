import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';

/** Countries with their dialling codes, named and sorted in the guest's language (API-32, VAL-12). */
export function useCountries() {
  return useLocalizedQuery({
    queryKey: queryKeys.countries(),
    queryFn: async () => (await gateway.reference.countries()).countries,
  });
}
