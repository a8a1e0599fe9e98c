/**
 * Why one guest's time at this device ended: by the button, by the idle rule, by a token that is no longer honoured
 * (the same guest, who will sign in again), in another tab, or because another guest signed in.
 */
export type ResetReason = 'signedOut' | 'idle' | 'expired' | 'elsewhere' | 'replaced';

type Listener = (reason: ResetReason) => void;

const listeners = new Set<Listener>();

/**
 * Registers a reset of a guest's data: storages, drafts, caches. Called with the reason before the new store and
 * query client exist. Keep what only eases the same guest's way back when it is 'expired'.
 */
export function onGuestReset(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceReset(reason: ResetReason): void {
  for (const listener of listeners) listener(reason);
}
