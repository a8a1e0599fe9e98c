import { useQuery } from '@tanstack/react-query';
import { gateway } from '#renderer/gateway/client.ts';
import { useLanguage } from '#renderer/i18n/i18n.ts';

/** Countries with their dialling codes, named and sorted in the guest's language (API-32, VAL-12). */
export function useCountries() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['countries', language],
    queryFn: async () => (await gateway.reference.countries()).countries,
  });
}
