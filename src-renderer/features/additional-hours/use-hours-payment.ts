import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { savedCardsOf, useCreditBalance } from '#renderer/features/card-form/queries.ts';
import { queryKeys } from '#renderer/gateway/query-keys.ts';
import type { Cents } from '#shared/money.ts';
import { type CardChoice, meansOf, possibleCard } from './means.ts';

type PaymentInput = { uid: string | null; total: Cents; creditsEnabled: boolean; onChange: () => void };

export type HoursPayment = ReturnType<typeof useHoursPayment>;

/** What an hour is paid with: the wallet, the credits, and what the guest has chosen of them. */
export function useHoursPayment({ uid, total, creditsEnabled, onChange }: PaymentInput) {
  const queries = useQueryClient();
  const wallet = useQuery(savedCardsOf(uid));
  const credits = useCreditBalance(uid, creditsEnabled);
  const [picked, setPicked] = useState<CardChoice | null>(null);
  const [wantsCredits, setWantsCredits] = useState(false);
  const cards = wallet.data ?? [];
  const balance = creditsEnabled ? credits.data : undefined;
  const card = possibleCard(picked, cards);
  return {
    cards,
    cardsError: wallet.error,
    refetchCards: () => void wallet.refetch(),
    balance,
    card,
    wantsCredits,
    means: meansOf({ total, balance, wantsCredits, card }),
    /** It is not known yet what this guest may pay with. */
    isAwaited: wallet.isLoading || credits.isLoading,
    chooseCard: (choice: CardChoice) => {
      setPicked(choice);
      onChange();
    },
    toggleCredits: (wanted: boolean) => {
      setWantsCredits(wanted);
      onChange();
    },
    /** After a refusal that names them: another device may have used or deleted them. */
    refetchCredits: () => void queries.invalidateQueries({ queryKey: queryKeys.creditBalances() }),
  };
}
