import { createStore } from 'jotai';
import { createQueryClient } from '#renderer/gateway/query-client.ts';
import { announceReset, type ResetReason } from './guest-reset.ts';

export type GuestStore = ReturnType<typeof createStore>;
type GuestSession = { store: GuestStore; queries: ReturnType<typeof createQueryClient>; number: number };

/** A store for one guest; tests make their own. */
export function createGuestStore(): GuestStore {
  return createStore();
}

let session: GuestSession = { store: createGuestStore(), queries: createQueryClient(), number: 1 };
const listeners = new Set<() => void>();

/** The store and query client of the guest in front of the device; the app hands them to its providers. */
export function guestSession(): GuestSession {
  return session;
}

export function onGuestSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The only way to end a guest's time: nothing of the old store or cache can be reached afterwards. */
export function resetGuest(reason: ResetReason): void {
  announceReset(reason);
  session.queries.clear();
  session = { store: createGuestStore(), queries: createQueryClient(), number: session.number + 1 };
  for (const listener of listeners) listener();
}
