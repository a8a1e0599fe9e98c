/**
 * Why one guest's time at this device ended: by the button, by the idle rule, by a token that is no longer honoured
 * (the same guest, who will sign in again), in another tab, or because somebody else came.
 */
export type ResetReason = 'signedOut' | 'idle' | 'expired' | 'elsewhere' | 'replaced';

type Listener = (reason: ResetReason) => void;

const listeners = new Set<Listener>();

/**
 * Registers what a guest leaves behind: storages, drafts, caches. Called with the reason before the new store and
 * query client exist. Keep what only eases the same guest's way back when it is 'expired'.
 */
export function onGuestReset(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceReset(reason: ResetReason): void {
  for (const listener of listeners) listener(reason);
}
