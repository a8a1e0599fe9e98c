import { createStore } from 'jotai';
import { createEmitter } from './emitter.ts';

/** `expired`: the provider rejects the token, and the same guest will sign in again. */
export type ResetReason = 'signedOut' | 'idle' | 'expired' | 'elsewhere' | 'replaced';

const resets = createEmitter<[reason: ResetReason]>();

/** Called before the new store exists. After 'expired' keep only data that helps the same guest to continue. */
export const onGuestReset = resets.subscribe;

const announceReset = resets.notify;

export type GuestStore = ReturnType<typeof createStore>;

function createGuestStore(): GuestStore {
  return createStore();
}

let store = createGuestStore();
const changes = createEmitter();

export function guestStore(): GuestStore {
  return store;
}

export const onGuestStore = changes.subscribe;

/** The only function that ends a guest's session: nothing of the old store or of any cache can be reached after. */
export function resetGuest(reason: ResetReason): void {
  announceReset(reason);
  store = createGuestStore();
  changes.notify();
}
