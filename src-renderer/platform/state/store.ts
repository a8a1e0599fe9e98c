import { createStore } from 'jotai';
import { createEmitter } from './emitter.ts';
import { announceReset, type ResetReason } from './guest-reset.ts';

export type GuestStore = ReturnType<typeof createStore>;

/** A store for one guest; tests make their own. */
function createGuestStore(): GuestStore {
  return createStore();
}

let store = createGuestStore();
const changes = createEmitter();

/** The store of the guest in front of the device; the app hands it to its provider. */
export function guestStore(): GuestStore {
  return store;
}

/** Called when another guest's session begins. Returns the way to stop. */
export const onGuestStore = changes.subscribe;

/** The only way to end a guest's time: nothing of the old store or of any cache can be reached afterwards. */
export function resetGuest(reason: ResetReason): void {
  announceReset(reason);
  store = createGuestStore();
  changes.notify();
}
