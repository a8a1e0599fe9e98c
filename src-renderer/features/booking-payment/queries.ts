import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { checked } from '#renderer/gateway/checked.ts';
import { gateway } from '#renderer/gateway/client.ts';
import { savedCard } from '#shared/contract/payment.ts';
import { reais } from '#shared/contract/schemas.ts';
import { fromReais } from '#shared/money.ts';

const cardList = z.array(savedCard);
const balance = z.object({ value: reais });

/** The guest's saved cards, main card first (PAY-02, API-55). Asked once somebody is signed in. */
export function useSavedCards(uid: string | null) {
  return useQuery({
    queryKey: ['saved-cards', uid],
    enabled: uid !== null,
    queryFn: async () => {
      const cards = checked(cardList, await gateway.payment.cards());
      return cards.toSorted((a, b) => Number(b.default_payment) - Number(a.default_payment));
    },
  });
}

/** The credit balance in cents (PAY-02, API-49). */
export function useCreditBalance(uid: string | null, wanted: boolean) {
  return useQuery({
    queryKey: ['credit-balance', uid],
    enabled: uid !== null && wanted,
    queryFn: async () => fromReais(checked(balance, await gateway.personalInfo.creditBalance()).value),
  });
}
