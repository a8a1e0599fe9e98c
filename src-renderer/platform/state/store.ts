import { createStore } from 'jotai';
import { createEmitter } from './emitter.ts';
import { announceReset, type ResetReason } from './guest-reset.ts';

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
