import { useEffect } from 'react';
import { acquireBusyLock } from '#renderer/platform/state/busy.ts';

type OpenPayment = {
  isOpen: boolean;
  isOffline: boolean;
  resume: () => void;
};

/** An idle guest's session continues while it is open; once the browser is online, its result is polled again. */
export function useOpenPayment({ isOpen, isOffline, resume }: OpenPayment): void {
  useEffect(() => (isOpen ? acquireBusyLock('payment') : undefined), [isOpen]);
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [isOffline, resume]);
}
