import { queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { reais } from '#shared/contract/schemas.ts';
import { fromReais } from '#shared/money.ts';

/** The guest's saved cards, main card first (PAY-02, API-55, CRD-04). Fetched once somebody is signed in. */
export const savedCardsQuery = (uid: string | null) =>
  queryOptions({
    queryKey: queryKeys.savedCardsOf(uid),
    enabled: uid !== null,
    queryFn: async () => {
      const [response, { savedCards }] = await Promise.all([
        gateway.payment.cards(),
        import('#shared/contract/guest/payment.ts'),
      ]);
      const cards = checked(savedCards, response);
      return cards.toSorted((a, b) => Number(b.default_payment) - Number(a.default_payment));
    },
  });

const balance = z.object({ value: reais });

export function useCreditBalance(uid: string | null, wanted: boolean) {
  return useQuery({
    queryKey: queryKeys.creditBalance(uid),
    enabled: uid !== null && wanted,
    queryFn: async () => fromReais(checked(balance, await gateway.personalInfo.creditBalance()).value),
  });
}
