import { gateway } from '#renderer/gateway/client.ts';
import { useAnswerInLanguage } from '#renderer/gateway/use-answer-in-language.ts';

/** Countries with their dialling codes, named and sorted in the guest's language (API-32, VAL-12). */
export function useCountries() {
  return useAnswerInLanguage({
    queryKey: ['countries'],
    queryFn: async () => (await gateway.reference.countries()).countries,
  });
}
