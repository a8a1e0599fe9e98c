/** Why one guest's time at this device ended. An expired session is the same guest, who will sign in again. */
export type ResetReason = 'signedOut' | 'idle' | 'expired' | 'elsewhere';

type Listener = (reason: ResetReason) => void;

const listeners = new Set<Listener>();

/**
 * Registers what a guest leaves behind: storages, drafts, caches. Called with the reason before the new store and
 * query client stand (design.md section 3). Keep what only eases the same guest's way back when it is 'expired'.
 */
export function onGuestReset(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceReset(reason: ResetReason): void {
  for (const listener of listeners) listener(reason);
}
