import { createEmitter } from './emitter.ts';

/**
 * The reason why a guest's session at this device ended: by the button, by the idle rule, by a token that the provider
 * rejects (the same guest, who will sign in again), in another tab, or because another guest signed in.
 */
export type ResetReason = 'signedOut' | 'idle' | 'expired' | 'elsewhere' | 'replaced';

const resets = createEmitter<[reason: ResetReason]>();

/**
 * Registers a reset of a guest's data: storages, drafts, caches. Called with the reason before the new store and query
 * client exist. After 'expired' keep only data that helps the same guest to continue.
 */
export const onGuestReset = resets.subscribe;

export const announceReset = resets.notify;
