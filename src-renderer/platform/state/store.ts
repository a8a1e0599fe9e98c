import { createStore } from 'jotai';
import { createEmitter } from './emitter.ts';
import { announceReset, type ResetReason } from './guest-reset.ts';

export type GuestStore = ReturnType<typeof createStore>;

/** A store for one guest; tests create their own. */
function createGuestStore(): GuestStore {
  return createStore();
}

let store = createGuestStore();
const changes = createEmitter();

/** The current guest's store; the app passes it to its provider. */
export function guestStore(): GuestStore {
  return store;
}

/** Called when another guest's session begins. Returns a function that stops it. */
export const onGuestStore = changes.subscribe;

/**
 * The only function that ends a guest's session: nothing of the old store or of any cache can be reached afterwards.
 */
export function resetGuest(reason: ResetReason): void {
  announceReset(reason);
  store = createGuestStore();
  changes.notify();
}
