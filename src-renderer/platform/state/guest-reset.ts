import { createEmitter } from './emitter.ts';

/**
 * Why one guest's time at this device ended: by the button, by the idle rule, by a token that is no longer honoured
 * (the same guest, who will sign in again), in another tab, or because another guest signed in.
 */
export type ResetReason = 'signedOut' | 'idle' | 'expired' | 'elsewhere' | 'replaced';

const resets = createEmitter<[reason: ResetReason]>();

/**
 * Registers a reset of a guest's data: storages, drafts, caches. Called with the reason before the new store and
 * query client exist. Keep what only eases the same guest's way back when it is 'expired'.
 */
export const onGuestReset = resets.subscribe;

export const announceReset = resets.notify;
