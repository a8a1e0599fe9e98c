import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { useOpenPayment } from '#renderer/platform/gateway/use-open-payment.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { usePaymentActions } from './payment-actions.ts';
import { pendingCardAtom } from './payment-choice.ts';
import { isInProgress, isOpen, paymentFlowAtom, type Rejection, rejectionAtom } from './payment-flow.ts';
import { type Recovery, recoveryFor } from './recovery.ts';
import { isOffline } from './shown-once.ts';

export function useResumedPayment(uid: string | null): void {
  const flow = useAtomValue(paymentFlowAtom);
  const { resume } = usePaymentActions();
  useEffect(() => {
    if (uid !== null) resume();
  }, [uid, resume]);

  const isCharging = isInProgress(flow) || isOpen(flow);
  useOpenPayment({ isOpen: isCharging, isOffline: flow.step === 'unknown' && flow.offline, resume });
}

export function useBooked(onBooked: () => void): void {
  const { step } = useAtomValue(paymentFlowAtom);
  const { finish } = usePaymentActions();
  const setPendingCard = useSetAtom(pendingCardAtom);
  const queries = useQueryClient();
  const settle = useEffectEvent(() => {
    setPendingCard(null);
    finish();
    void queries.invalidateQueries({ queryKey: queryKeys.creditBalances() });
    void queries.invalidateQueries({ queryKey: queryKeys.savedCards() });
    onBooked();
  });
  useEffect(() => {
    if (step === 'booked') settle();
  }, [step]);
}

/** The passing message of PAY-26 would say to try again, which is of no use once a limit is reached (PD-54). */
const quiet: ReadonlySet<Recovery> = new Set([
  'rooms',
  'dates',
  'login',
  'credits',
  'pix',
  'openPix',
  'unpaid',
  'wait',
]);

type RejectionEffects = {
  onLogin: () => void;
  onReceptionWithdrawn: () => void;
  onPixWithdrawn: () => void;
  onFix: (where: 'rooms' | 'dates') => void;
};

export function useRejectionEffects(effects: RejectionEffects): void {
  const { onLogin, onReceptionWithdrawn, onPixWithdrawn, onFix } = effects;
  const rejection = useAtomValue(rejectionAtom);
  const { dismiss } = usePaymentActions();
  const setPendingCard = useSetAtom(pendingCardAtom);
  const queries = useQueryClient();
  const react = useEffectEvent((rejected: Rejection) => {
    const recovery = recoveryFor(rejected);
    if (rejected.at === 'booking' && !quiet.has(recovery) && !isOffline(rejected))
      toast.notify({ intent: 'error', textKey: 'booking-payment:paymentForm.error' });
    if (recovery === 'notAuthorized' || recovery === 'validationFailure') setPendingCard(null);
    if (recovery === 'credits') void queries.invalidateQueries({ queryKey: queryKeys.creditBalances() });
    if (recovery === 'cards') void queries.invalidateQueries({ queryKey: queryKeys.savedCards() });
    if (recovery === 'reception') onReceptionWithdrawn();
    if (recovery === 'pix') onPixWithdrawn();
    if (recovery === 'login') onLogin();
    if (recovery === 'rooms' || recovery === 'dates') {
      dismiss();
      onFix(recovery);
    }
  });
  useEffect(() => {
    if (rejection !== null) react(rejection);
  }, [rejection]);
}
