import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { createEmitter } from './emitter.ts';
import { onGuestReset } from './store.ts';

/** Time for a guest to read an outcome before the idle countdown may cover it, in milliseconds (SES-14). */
export const OUTCOME_READ_MS = 60_000;

const NEVER = Number.NEGATIVE_INFINITY;

export const outcomeShownAtom = atom(false);

let readUntil = NEVER;
const changes = createEmitter();

onGuestReset(() => {
  readUntil = NEVER;
});

/** A payment's outcome or a confirmation has appeared. */
export function noteOutcome(): void {
  readUntil = Date.now() + OUTCOME_READ_MS;
  changes.notify();
}

/** Until this instant of the device's clock no countdown is shown. */
export const outcomeReadUntil = (): number => readUntil;

export const onOutcome = changes.subscribe;

/** Once per outcome: `key` tells one from the next; null while there is none. */
export function useFreshOutcome(key: string | null): void {
  useEffect(() => {
    if (key !== null) noteOutcome();
  }, [key]);
}

export function useOutcomeShown(): void {
  const setShown = useSetAtom(outcomeShownAtom);
  useEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, [setShown]);
}
