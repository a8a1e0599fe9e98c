import { useStore } from 'jotai';
import { useMemo } from 'react';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { pause } from '#renderer/platform/gateway/pause.ts';
import type { GuestStore } from '#renderer/platform/state/store.ts';
import { bookingAttempt, createdBooking } from '#shared/contract/guest/bookings.ts';
import { dismissed, idlePayment, paymentFlowAtom } from './payment-flow.ts';
import { type PaymentPorts, resumePayment, runPayment, type Submit } from './run-payment.ts';

const header = (key: string) => ({ 'x-idempotency-key': key });

const createPorts = (store: GuestStore): PaymentPorts => ({
  readFlow: () => store.get(paymentFlowAtom),
  writeFlow: next => store.set(paymentFlowAtom, next),
  readFunnel: () => store.get(funnelAtom),
  writeFunnel: next => store.set(funnelAtom, next),
  create: async (body, key) =>
    checked(createdBooking, await gateway.bookings.create({ headers: header(key), body })),
  attempt: async key => checked(bookingAttempt, await gateway.bookings.attempt({ headers: header(key) })),
  pause,
  newId: () => crypto.randomUUID(),
});

export type PaymentActions = {
  submit: (submit: Submit) => void;
  resume: () => void;
  dismiss: () => void;
  finish: () => void;
};

/** The actions on this guest's payment. It continues when the page is left. */
export function usePaymentActions(): PaymentActions {
  const store = useStore();
  return useMemo(() => {
    const ports = createPorts(store);
    return {
      submit: submit => void runPayment(ports, submit),
      resume: () => void resumePayment(ports),
      dismiss: () => store.set(paymentFlowAtom, dismissed),
      finish: () => store.set(paymentFlowAtom, idlePayment),
    };
  }, [store]);
}
