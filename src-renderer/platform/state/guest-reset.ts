import { createEmitter } from './emitter.ts';

/** `expired`: the provider rejects the token, and the same guest will sign in again. */
export type ResetReason = 'signedOut' | 'idle' | 'expired' | 'elsewhere' | 'replaced';

const resets = createEmitter<[reason: ResetReason]>();

/** Called before the new store exists. After 'expired' keep only data that helps the same guest to continue. */
export const onGuestReset = resets.subscribe;

export const announceReset = resets.notify;
