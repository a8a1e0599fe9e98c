import { useEffect } from 'react';
import { acquireBusyLock } from '#renderer/platform/state/busy.ts';

type OpenPayment = {
  /** Running, or without a final result. */
  isOpen: boolean;
  /** Polling for its result did not reach the gateway. */
  isOffline: boolean;
  /** Polls for the result again. */
  resume: () => void;
};

/**
 * While a payment is open, an idle guest's session continues; once the browser is online, its result is polled again.
 */
export function useOpenPayment({ isOpen, isOffline, resume }: OpenPayment): void {
  useEffect(() => (isOpen ? acquireBusyLock('payment') : undefined), [isOpen]);
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [isOffline, resume]);
}
