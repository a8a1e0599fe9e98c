import { useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo } from 'react';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { pause } from '#renderer/platform/gateway/pause.ts';
import { useOpenPayment } from '#renderer/platform/gateway/use-open-payment.ts';
import type { GuestStore } from '#renderer/platform/state/store.ts';
import { boughtHours, type HoursOrder, hoursAttempt } from '#shared/contract/guest/additional-hours.ts';
import { storedIntent, storeIntent } from './intent-storage.ts';
import {
  dismissed,
  type HoursFlow,
  type HoursTarget,
  isInProgress,
  isOpen,
  noPurchase,
  purchasesAtom,
  targetKey,
} from './purchase.ts';
import { type PurchasePorts, resumePurchase, runPurchase } from './run-purchase.ts';

const header = (key: string) => ({ 'x-idempotency-key': key });

function createPorts(store: GuestStore, target: HoursTarget): PurchasePorts {
  const key = targetKey(target);
  const read = () => {
    const known = store.get(purchasesAtom)[key];
    if (known) return known;
    const intent = storedIntent(target);
    return intent ? { ...noPurchase, intent } : noPurchase;
  };
  return {
    read,
    write: purchase => {
      storeIntent(target, purchase.intent);
      store.set(purchasesAtom, { ...store.get(purchasesAtom), [key]: purchase });
    },
    buy: async (body, intentKey) =>
      checked(boughtHours, await gateway.additionalHours.buy({ headers: header(intentKey), body })),
    attempt: async intentKey =>
      checked(hoursAttempt, await gateway.additionalHours.attempt({ headers: header(intentKey) })),
    pause,
    newId: () => crypto.randomUUID(),
  };
}

type PurchaseActions = {
  buy: (order: HoursOrder) => void;
  resume: () => void;
  dismiss: () => void;
  finish: () => void;
};

/** The purchase of one target: its state and its actions. It continues when the page is left. */
export function usePurchase(bookingId: string, accommodationId: number, type: HoursTarget['type']) {
  const store = useStore();
  const purchases = useAtomValue(purchasesAtom);
  const flow: HoursFlow = (purchases[targetKey({ bookingId, accommodationId, type })] ?? noPurchase).flow;
  const actions = useMemo<PurchaseActions>(() => {
    const ports = createPorts(store, { bookingId, accommodationId, type });
    return {
      buy: order => void runPurchase(ports, order),
      resume: () => void resumePurchase(ports),
      dismiss: () => ports.write(dismissed(ports.read())),
      finish: () => ports.write(noPurchase),
    };
  }, [store, bookingId, accommodationId, type]);

  const { resume } = actions;
  useEffect(() => resume(), [resume]);
  const isCharging = isInProgress(flow) || isOpen(flow);
  useOpenPayment({ isOpen: isCharging, isOffline: flow.step === 'unknown' && flow.offline, resume });
  return { flow, ...actions };
}
