import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';

export function useCountries() {
  return useLocalizedQuery({
    queryKey: queryKeys.countries(),
    queryFn: async () => (await gateway.reference.countries()).countries,
  });
}
