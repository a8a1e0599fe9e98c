import { host } from '#renderer/platform/host/host.ts';
import { type GuestStore, guestStore, onGuestReset, onGuestStore } from '#renderer/platform/state/store.ts';
import { funnelReadyAtom, restoreFunnel, startFunnelPersistence } from './funnel-state.ts';

type Opened = { store: GuestStore; done: Promise<void>; forget: () => void };

let opened: Opened | null = null;

/** Null on a kiosk, and if the browser provides no storage. */
function storageOfGuest(): Storage | null {
  if (!host().profile.capabilities.persistFunnel) return null;
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export function openFunnel(): Promise<void> {
  const store = guestStore();
  if (opened?.store === store) return opened.done;
  const storage = storageOfGuest();
  const mine: Opened = { store, done: Promise.resolve(), forget: () => {} };
  opened = mine;
  mine.done = restoreFunnel(store, storage).then(() => {
    mine.forget = startFunnelPersistence(store, storage);
    store.set(funnelReadyAtom, true);
  });
  return mine.done;
}

// After an expired session the same guest finds the same rooms. Anybody else finds nothing.
onGuestReset(reason => {
  if (reason !== 'expired') opened?.forget();
});
onGuestStore(() => void openFunnel());
