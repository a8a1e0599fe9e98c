import { useQueryClient } from '@tanstack/react-query';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo } from 'react';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { pause } from '#renderer/platform/gateway/pause.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { acquireBusyLock } from '#renderer/platform/state/busy.ts';
import type { GuestStore } from '#renderer/platform/state/store.ts';
import { paidBooking } from '#shared/contract/guest/payment.ts';
import {
  type DeskPayment,
  type DeskPaymentState,
  type DeskPorts,
  deskPaymentAtom,
  isInProgress,
  isSettled,
  type PendingMeans,
  pollUntilSettled,
  runDeskPayment,
} from './desk-payment.ts';
import { findBooking } from './queries.ts';

const begun = (bookingId: string): DeskPaymentState => ({
  bookingId,
  flow: { step: 'idle' },
  intent: null,
  tokenized: null,
});

/** Updates the guest's confirmation page after the payment, because the guest may return to it. */
export function useConfirmedInFunnel(bookingId: string, flow: DeskPayment): void {
  const [funnel, setFunnel] = useAtom(funnelAtom);
  useEffect(() => {
    if (flow.step !== 'paid' || funnel.stage !== 'booked') return;
    if (funnel.booking.bookingId !== bookingId || funnel.booking.status === 'CONFIRMED') return;
    setFunnel({
      ...funnel,
      booking: { ...funnel.booking, status: 'CONFIRMED', charged: flow.charged, paymentDeadline: null },
    });
  }, [flow, funnel, bookingId, setFunnel]);
}

const createPorts = (store: GuestStore, bookingId: string): DeskPorts => {
  const read = (): DeskPaymentState => {
    const known = store.get(deskPaymentAtom);
    return known?.bookingId === bookingId ? known : begun(bookingId);
  };
  return {
    read,
    write: change => store.set(deskPaymentAtom, { ...read(), ...change }),
    pay: async body => checked(paidBooking, await gateway.payment.pay(body)),
    find: findBooking,
    pause,
    newId: () => crypto.randomUUID(),
  };
};

type DeskActions = {
  pay: (tokenize: () => Promise<PendingMeans>) => void;
  dropCard: () => void;
  pollAgain: () => void;
};

/** The payment of one booking: its state and its actions. It continues when the page is left. */
export function useDeskPayment(
  bookingId: string,
): { flow: DeskPayment; tokenized: PendingMeans | null } & DeskActions {
  const store = useStore();
  const queries = useQueryClient();
  const state = useAtomValue(deskPaymentAtom);
  const { flow, tokenized } = state?.bookingId === bookingId ? state : begun(bookingId);
  const actions = useMemo<DeskActions>(() => {
    const ports = createPorts(store, bookingId);
    return {
      pay: tokenize => void runDeskPayment(ports, tokenize),
      dropCard: () => ports.write({ tokenized: null, flow: { step: 'idle' } }),
      pollAgain: () => void pollUntilSettled(ports),
    };
  }, [store, bookingId]);

  const isBusy = isInProgress(flow);
  useEffect(() => (isBusy ? acquireBusyLock('payment') : undefined), [isBusy]);

  const hasChanged = flow.step === 'rejected' ? flow.code === 'BOOKING_NOT_PENDING' : isSettled(flow);
  useEffect(() => {
    if (!hasChanged) return;
    void queries.invalidateQueries({ queryKey: queryKeys.deskBookings() });
    void queries.invalidateQueries({ queryKey: queryKeys.savedCards() });
  }, [hasChanged, queries]);

  return { flow, tokenized, ...actions };
}
