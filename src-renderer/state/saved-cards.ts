import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { checked } from '#renderer/gateway/checked.ts';
import { gateway } from '#renderer/gateway/client.ts';
import { savedCard } from '#shared/contract/payment.ts';

const cardList = z.array(savedCard);

/** Where the saved cards of every guest are kept. */
export const savedCardsKey = ['saved-cards'] as const;

/** The guest's saved cards, main card first (PAY-02, API-55, CRD-04). Asked once somebody is signed in. */
export const savedCardsOf = (uid: string | null) =>
  queryOptions({
    queryKey: [...savedCardsKey, uid],
    enabled: uid !== null,
    queryFn: async () => {
      const cards = checked(cardList, await gateway.payment.cards());
      return cards.toSorted((a, b) => Number(b.default_payment) - Number(a.default_payment));
    },
  });
