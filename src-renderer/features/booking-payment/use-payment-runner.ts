import { useAtomValue, useStore } from 'jotai';
import { useCallback, useMemo } from 'react';
import { checked } from '#renderer/gateway/checked.ts';
import { gateway } from '#renderer/gateway/client.ts';
import { funnelAtom } from '#renderer/state/booking-funnel/funnel-state.ts';
import { bookingAttempt, createdBooking } from '#shared/contract/bookings.ts';
import { dismissed, idlePayment, type PaymentFlow, paymentFlowAtom } from './payment-flow.ts';
import { type PaymentPorts, resumePayment, runPayment, type Submit } from './run-payment.ts';

const header = (key: string) => ({ 'x-idempotency-key': key });

/** The payment of this guest: its state and its actions. It goes on when the page is left. */
export function usePaymentRunner(): {
  flow: PaymentFlow;
  submit: (submit: Submit) => void;
  /** Looks for an attempt whose response was lost (PD-10). */
  resume: () => void;
  dismiss: () => void;
  /** The final result has been applied. */
  finish: () => void;
} {
  const store = useStore();
  const flow = useAtomValue(paymentFlowAtom);
  const ports = useMemo<PaymentPorts>(
    () => ({
      readFlow: () => store.get(paymentFlowAtom),
      writeFlow: next => store.set(paymentFlowAtom, next),
      readFunnel: () => store.get(funnelAtom),
      writeFunnel: next => store.set(funnelAtom, next),
      create: async (body, key) =>
        checked(createdBooking, await gateway.bookings.create({ headers: header(key), body })),
      attempt: async key => checked(bookingAttempt, await gateway.bookings.attempt({ headers: header(key) })),
      pause: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
      newId: () => crypto.randomUUID(),
    }),
    [store],
  );
  return {
    flow,
    submit: useCallback(submit => void runPayment(ports, submit), [ports]),
    resume: useCallback(() => void resumePayment(ports), [ports]),
    dismiss: useCallback(() => store.set(paymentFlowAtom, dismissed), [store]),
    finish: useCallback(() => store.set(paymentFlowAtom, idlePayment), [store]),
  };
}
