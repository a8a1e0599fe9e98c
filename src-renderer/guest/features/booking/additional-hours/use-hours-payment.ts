import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { savedCardsQuery, useCreditBalance } from '#renderer/guest/features/shared/card-form/queries.ts';
import { takesPix } from '#renderer/guest/features/shared/pix/offered-pix.ts';
import { usePixEntry } from '#renderer/guest/features/shared/pix/use-pix-entry.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import type { FlagState } from '#shared/flags.ts';
import type { Cents } from '#shared/money.ts';
import { type CardChoice, chooseMeans, type PaidWith, possibleMethod } from './means.ts';

type PaymentInput = { uid: string | null; total: Cents; creditsEnabled: FlagState; onChange: () => void };

export type HoursPayment = ReturnType<typeof useHoursPayment>;

export function useHoursPayment({ uid, total, creditsEnabled, onChange }: PaymentInput) {
  const queries = useQueryClient();
  const wallet = useQuery(savedCardsQuery(uid));
  const credits = useCreditBalance(uid, creditsEnabled === true);
  const [picked, setPicked] = useState<PaidWith | null>(null);
  const [isPixOpen, setPixOpen] = useState(true);
  const [wantsCredits, setWantsCredits] = useState(false);
  const cards = wallet.data ?? [];
  const balance = creditsEnabled === true ? credits.data : undefined;
  const method = possibleMethod(picked, cards);
  const card = method === 'pix' ? null : method;
  const pix = usePixEntry();
  const choose = (choice: PaidWith) => {
    setPicked(choice);
    onChange();
  };
  return {
    cards,
    cardsError: wallet.error,
    refetchCards: () => void wallet.refetch(),
    balance,
    card,
    wantsCredits,
    means: chooseMeans({ total, balance, wantsCredits, method }),
    takesPix: takesPix() && isPixOpen,
    pix,
    choosePix: () => choose('pix'),
    withdrawPix: () => {
      setPixOpen(false);
      setPicked(null);
    },
    isAwaited: creditsEnabled === 'loading' || wallet.isLoading || credits.isLoading,
    chooseCard: (choice: CardChoice) => choose(choice),
    toggleCredits: (wanted: boolean) => {
      setWantsCredits(wanted);
      onChange();
    },
    /** After a rejection that names them: another device may have used or deleted them. */
    refetchCredits: () => void queries.invalidateQueries({ queryKey: queryKeys.creditBalances() }),
  };
}
