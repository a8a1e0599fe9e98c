import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { signInWithCustomToken } from '#renderer/features/session/session.ts';
import { useSession } from '#renderer/features/session/use-session.ts';
import { serverNow } from '#renderer/gateway/server-clock.ts';
import { hasOpenAttempt, selectedRooms } from '#renderer/state/booking-funnel/flow.ts';
import { funnelAtom } from '#renderer/state/booking-funnel/funnel-state.ts';
import { funnelTotals } from '#renderer/state/booking-funnel/prices.ts';
import { walkInOf, walkInProblemOf } from '#renderer/state/booking-funnel/walk-in.ts';
import { acquireBusyLock } from '#renderer/state/busy.ts';
import { savedCardsKey, savedCardsOf } from '#renderer/state/saved-cards.ts';
import { toast } from '#renderer/ui/toast.ts';
import { AppError } from '#shared/errors.ts';
import { creditUse } from '#shared/rules/credit-use.ts';
import { type BookingDraft, bookingDraft, type CardPayment } from './new-booking.ts';
import { firstChoice, missingForPayment, type PaymentChoice, possibleChoice } from './payment-choice.ts';
import { isOpen, isUnderWay, openStatus } from './payment-flow.ts';
import type { PaymentPageProps } from './payment-parts.ts';
import { pendingCardAtom } from './pending-card.ts';
import { useCreditBalance } from './queries.ts';
import { isCardFailure, type Recovery, recoveryFor } from './recovery.ts';
import { usePaymentRunner } from './use-payment-runner.ts';

/**
 * Ways whose error is shown elsewhere than by the passing message of PAY-26, which says to try again: that helps nobody
 * whose limit is reached (PD-54).
 */
const quiet: ReadonlySet<Recovery> = new Set(['rooms', 'dates', 'login', 'credits', 'unpaid', 'wait']);

/** Everything that the payment page knows and can do (PAY-01 to PAY-29). */
export function usePaymentPage(props: PaymentPageProps) {
  const { timeZone, forceWalkIn, signUp, card } = props;
  const store = useStore();
  const queries = useQueryClient();
  const runner = usePaymentRunner();
  const { flow } = runner;
  const funnel = useAtomValue(funnelAtom);
  const session = useSession();
  const guest = session.status === 'signedIn' ? session.guest : null;
  const [held, setHeld] = useAtom(pendingCardAtom);
  const [picked, setPicked] = useState<PaymentChoice | null>(null);
  const [useCredits, setUseCredits] = useState(false);
  const [isLoginOpen, setLoginOpen] = useState(false);
  const [readRefusal, setReadRefusal] = useState<unknown>(null);
  const [lastUid, setLastUid] = useState<string | null>(null);
  const guestToken = useRef<string | null>(null);
  const isCreateLost = useRef(false);

  const isNear = () => walkInOf(store.get(funnelAtom), { forced: forceWalkIn, timeZone, now: serverNow() });
  const problemNow = () =>
    walkInProblemOf(
      store.get(funnelAtom),
      { forced: forceWalkIn, timeZone, now: serverNow() },
      props.walkInLimits,
    );
  // A device that takes no card keeps the choice, and shows what to change instead.
  const walkInNow = () => isNear() && (forceWalkIn || problemNow() === null);
  const [walkIn, setWalkIn] = useState(walkInNow);

  const cards = useQuery(savedCardsOf(guest?.uid ?? null));
  const savedCards = cards.data ?? [];
  const balance = useCreditBalance(guest?.uid ?? null, props.creditsEnabled && !forceWalkIn);
  const totals = funnelTotals(funnel);
  const typed = card.isDirty || held !== null;
  const choice = possibleChoice(picked ?? (typed && !walkIn ? { with: 'typedCard' } : null), {
    walkIn,
    cards: savedCards,
  });
  const wanted = useCredits && choice.with !== 'reception';
  const credits = creditUse({ balance: balance.data ?? 0, total: totals.total, wanted });
  const atReception = choice.with === 'reception' && !credits.coversAll;
  // A card that is being typed stays where it is: taking it away would swallow the keys of a hurried guest.
  const isAwaitingMeans =
    !typed && (session.status === 'loading' || (guest !== null && (cards.isLoading || balance.isLoading)));
  const missing = isAwaitingMeans
    ? null
    : missingForPayment({
        signedIn: guest !== null,
        signUpValid: signUp.isValid,
        choice,
        cardFormValid: card.isValid || held !== null,
        creditsCoverAll: credits.coversAll,
      });

  const refusal = flow.step === 'refused' ? flow : null;
  const way = refusal ? recoveryFor(refusal.code) : null;
  const cardFailed = refusal !== null && (refusal.at === 'tokenizing' || isCardFailure(refusal.code));
  const modal =
    (way === 'notAuthorized' || way === 'validationFailure') && readRefusal !== refusal ? way : null;

  function draft(): BookingDraft {
    const now = store.get(funnelAtom);
    if (now.stage !== 'choosing') throw new AppError('BAD_REQUEST', 'there is nothing chosen to book');
    if (atReception && !walkInNow())
      throw new AppError('WALK_IN_NOT_ALLOWED', 'the arrival is not near enough');
    return bookingDraft({
      search: now.search,
      rooms: selectedRooms(now),
      fees: now.fees,
      timeZone,
      useCredits: credits.credits > 0,
      walkIn: atReception,
      payment: paymentOf(),
    });
  }

  function paymentOf(): CardPayment | null {
    if (credits.coversAll || choice.with === 'reception') return null;
    if (choice.with === 'savedCard') return choice;
    return store.get(pendingCardAtom)?.payment ?? null;
  }

  async function createAccount(): Promise<void> {
    try {
      guestToken.current = await signUp.create();
    } catch (error) {
      const code = error instanceof AppError ? error.code : '';
      // The first response was lost, and now the e-mail is taken: by this guest, whose password will prove it.
      if (code === 'GUEST_EMAIL_ALREADY_EXISTS' && isCreateLost.current) return;
      isCreateLost.current ||= code.startsWith('NETWORK_');
      throw error;
    }
  }

  async function enter(): Promise<void> {
    const token = guestToken.current;
    guestToken.current = null;
    if (token === null) await signUp.signInTyped();
    else await signInWithCustomToken(token);
  }

  function confirm(): void {
    if (missing === null || missing.length > 0 || isUnderWay(flow) || isOpen(flow)) return;
    setPicked(choice);
    const typesCard = choice.with === 'typedCard' && !credits.coversAll;
    runner.submit({
      needs: { signedIn: guest !== null, token: typesCard && held === null },
      signUp: createAccount,
      signIn: enter,
      welcome: signUp.publish,
      tokenize: async () => setHeld(await card.tokenize(savedCards.length === 0)),
      draft,
    });
  }

  const { resume, dismiss, finish } = runner;
  const { onBooked, onFix } = props;
  const uid = guest?.uid ?? null;

  useEffect(() => {
    if (uid === null) return;
    // A card is one guest's: another one who signs in does not get it.
    setLastUid(last => {
      if (last !== null && last !== uid) setHeld(null);
      return uid;
    });
    resume();
  }, [uid, resume, setHeld]);

  const isCharging = isUnderWay(flow) || isOpen(flow);
  useEffect(() => (isCharging ? acquireBusyLock('payment') : undefined), [isCharging]);

  const isOffline = flow.step === 'unknown' && flow.offline;
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [isOffline, resume]);

  useEffect(() => {
    if (flow.step !== 'booked') return;
    setHeld(null);
    finish();
    void queries.invalidateQueries({ queryKey: ['credit-balance'] });
    void queries.invalidateQueries({ queryKey: savedCardsKey });
    onBooked();
  }, [flow.step, finish, onBooked, queries, setHeld]);

  useEffect(() => {
    if (refusal === null || way === null) return;
    if (refusal.at === 'booking' && !quiet.has(way))
      toast.notify({ intent: 'error', textKey: 'booking-payment:paymentForm.error' });
    if (way === 'notAuthorized' || way === 'validationFailure') setHeld(null);
    if (way === 'credits') void queries.invalidateQueries({ queryKey: ['credit-balance'] });
    if (way === 'cards') void queries.invalidateQueries({ queryKey: savedCardsKey });
    if (way === 'reception') {
      setWalkIn(false);
      setPicked(null);
    }
    if (way === 'login') setLoginOpen(true);
    if (way === 'rooms' || way === 'dates') {
      dismiss();
      onFix(way);
    }
  }, [refusal, way, dismiss, onFix, queries, setHeld]);

  return {
    flow,
    guest,
    session,
    totals,
    choice,
    credits,
    wanted,
    atReception,
    /** Null until it is known who books and what they may pay with. */
    missing,
    isAwaitingMeans,
    walkIn,
    /** Near enough to be paid at the desk, and yet more than is booked without payment (SEC-04). */
    isOverLimit: !forceWalkIn && isNear() && problemNow() !== null,
    payByCard: () => {
      setPicked(firstChoice({ walkIn: false, cards: savedCards }));
      dismiss();
      // The form shows once the choice has been rendered.
      setTimeout(card.focus, 50);
    },
    held,
    cards,
    savedCards,
    balance,
    refusal,
    way,
    cardFailed,
    modal,
    isLoginOpen,
    confirm,
    resume,
    isBusy: isUnderWay(flow),
    openStatus: openStatus(flow, {
      hasAttempt: hasOpenAttempt(funnel),
      anonymous: session.status === 'anonymous',
    }),
    /** A guest was signed in on this page, and no longer is. */
    isSessionLost: guest === null && lastUid !== null,
    dropCard: () => setHeld(null),
    changeHeldInstallments: (installments: number) =>
      setHeld(card => card && { ...card, payment: { ...card.payment, installments } }),
    openLogin: setLoginOpen,
    closeModal: () => setReadRefusal(refusal),
    choose: (next: PaymentChoice) => {
      setPicked(next);
      if (next.with === 'reception') setUseCredits(false);
      dismiss();
    },
    toggleCredits: (on: boolean) => {
      setUseCredits(on);
      if (on && choice.with === 'reception') setPicked(firstChoice({ walkIn: false, cards: savedCards }));
      dismiss();
    },
    signedIn: () => {
      setLoginOpen(false);
      dismiss();
    },
  };
}
