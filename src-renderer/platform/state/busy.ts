import { createEmitter } from './emitter.ts';

export type Busy = 'payment' | 'upload';

const holds: Busy[] = [];
const changes = createEmitter();

/** While locked, no idle prompt is shown and no reset starts. Returns the function that releases the lock. */
export function acquireBusyLock(what: Busy): () => void {
  let isAcquired = true;
  holds.push(what);
  changes.notify();
  return () => {
    if (!isAcquired) return;
    isAcquired = false;
    holds.splice(holds.indexOf(what), 1);
    changes.notify();
  };
}

/** The running operation; a payment takes precedence over an upload. */
export function busyWith(): Busy | null {
  return holds.includes('payment') ? 'payment' : (holds[0] ?? null);
}

/** Called whenever a lock is acquired or released. Returns a function that stops it. */
export const onBusy = changes.subscribe;
