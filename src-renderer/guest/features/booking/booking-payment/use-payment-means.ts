import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { funnelTotals } from '#renderer/guest/features/shared/booking-funnel/state/prices.ts';
import {
  findWalkInProblem,
  isBeyondUnverified,
  walkInOf,
} from '#renderer/guest/features/shared/booking-funnel/state/walk-in.ts';
import { canTypeCards } from '#renderer/guest/features/shared/card-form/can-type-cards.ts';
import { savedCardsQuery, useCreditBalance } from '#renderer/guest/features/shared/card-form/queries.ts';
import type { CardEntry } from '#renderer/guest/features/shared/card-form/use-card-form.ts';
import { takesPix } from '#renderer/guest/features/shared/pix/offered-pix.ts';
import type { Session } from '#renderer/guest/features/shared/session/session-state.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { webConfig } from '#renderer/platform/host/config.ts';
import { host } from '#renderer/platform/host/host.ts';
import type { FlagState } from '#shared/flags.ts';
import { creditUse } from '#shared/rules/credits.ts';
import { firstChoice, type PaymentChoice, pendingCardAtom, possibleChoice } from './payment-choice.ts';
import { dismissed, paymentFlowAtom } from './payment-flow.ts';

function useWalkIn(timeZone: string) {
  const store = useStore();
  const { forceWalkIn } = host().profile;
  const at = () => ({ forced: forceWalkIn, timeZone, now: serverNow() });
  const isNear = () => walkInOf(store.get(funnelAtom), at());
  const isOverLimits = () => findWalkInProblem(store.get(funnelAtom), at(), webConfig().walkIn) !== null;
  // A device that takes no card keeps the choice, and shows what to change instead.
  const isAllowedNow = () => isNear() && (forceWalkIn || !isOverLimits());
  const [isOffered, setOffered] = useState(isAllowedNow);
  return {
    isOffered,
    withdraw: () => setOffered(false),
    isAllowedNow,
    isOverLimit: !forceWalkIn && isNear() && isOverLimits(),
  };
}

type MeansInput = { session: Session; card: CardEntry; timeZone: string; creditsEnabled: FlagState };

export type PaymentMeans = ReturnType<typeof usePaymentMeans>;

export function usePaymentMeans({ session, card, timeZone, creditsEnabled }: MeansInput) {
  const funnel = useAtomValue(funnelAtom);
  const { total } = funnelTotals(funnel);
  const pendingCard = useAtomValue(pendingCardAtom);
  const setFlow = useSetAtom(paymentFlowAtom);
  const [picked, setPicked] = useState<PaymentChoice | null>(null);
  const [useCredits, setUseCredits] = useState(false);
  const [isPixOffered, setPixOffered] = useState(takesPix);
  const walkIn = useWalkIn(timeZone);
  const uid = session.status === 'signedIn' ? session.guest.uid : null;
  const cards = useQuery(savedCardsQuery(uid));
  const balance = useCreditBalance(uid, creditsEnabled === true);

  const savedCards = cards.data ?? [];
  const isTyped = card.isDirty || pendingCard !== null;
  const isVerified = session.status === 'signedIn' && session.guest.emailVerified;
  const known = {
    walkIn: walkIn.isOffered,
    cards: savedCards,
    // Offered beyond the limit too, and not chosen for the guest: the gateway would reject it (PD-276).
    takesPix: isPixOffered && (isVerified || !isBeyondUnverified(funnel, webConfig().unverified)),
    canType: canTypeCards(),
  };
  const choice = possibleChoice(
    picked ?? (isTyped && !walkIn.isOffered ? { with: 'typedCard' } : null),
    known,
  );
  const isCreditsWanted = useCredits && choice.with !== 'reception';
  // A walk-in of a public screen is paid later: its page says where the credits can be used.
  const usable = host().profile.forceWalkIn ? 0 : (balance.data ?? 0);
  const credits = creditUse({ balance: usable, total, wanted: isCreditsWanted });
  const cardChoice = () => firstChoice({ ...known, walkIn: false, takesPix: false });
  const choose = (next: PaymentChoice) => {
    setPicked(next);
    if (next.with === 'reception') setUseCredits(false);
    setFlow(dismissed);
  };

  return {
    total,
    takesPix: isPixOffered,
    credits,
    isCreditsWanted,
    balance,
    pendingCard,
    cards,
    savedCards,
    walkIn,
    choice,
    atReception: choice.with === 'reception' && !credits.coversAll,
    /** A card form that is being typed into stays mounted: removing it would lose the keys of a fast typist. */
    isAwaited:
      !isTyped &&
      (session.status === 'loading' ||
        (uid !== null && (creditsEnabled === 'loading' || cards.isLoading || balance.isLoading))),
    choose,
    payByCard: () => choose(cardChoice()),
    toggleCredits: (on: boolean) => {
      setUseCredits(on);
      if (on && choice.with === 'reception') setPicked(firstChoice({ ...known, walkIn: false }));
      setFlow(dismissed);
    },
    /** Fixes the choice that is shown, even if saved cards change while the payment runs. */
    keepChoice: () => setPicked(choice),
    withdrawPix: () => {
      setPixOffered(false);
      setPicked(null);
    },
    withdrawReception: () => {
      walkIn.withdraw();
      setPicked(null);
    },
  };
}
