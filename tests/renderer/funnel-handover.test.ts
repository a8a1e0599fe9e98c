import { createStore } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import {
  askOtherTabs,
  serveOtherTabs,
} from '#renderer/guest/features/shared/booking-funnel/state/funnel-handover.ts';
import {
  funnelAtom,
  readPersisted,
  restoreFunnel,
  startFunnelPersistence,
} from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { booked } from '#renderer/guest/features/shared/booking-funnel/state/payment-intent.ts';
import { booking, chosen, couple } from './funnel-stay.ts';
import { storageOf } from './storage.ts';

let close = () => {};
afterEach(() => close());

/** Far longer than a response takes, also on a busy machine. */
const PATIENT_MS = 10_000;
/** Longer than a response takes, for a test that expects none. */
const SOON_MS = 50;

function openTab() {
  const storage = storageOf();
  const store = createStore();
  startFunnelPersistence(store, storage);
  close = serveOtherTabs(store, () => readPersisted(storage));
  return { store, storage };
}

test('a second tab takes over the rooms of the first (FUN-40)', async () => {
  const { store } = openTab();
  store.set(funnelAtom, chosen(couple));
  const storage = storageOf();
  await askOtherTabs(storage, PATIENT_MS);
  const second = createStore();
  await restoreFunnel(second, storage);
  expect(second.get(funnelAtom)).toEqual(chosen(couple));
});

test('a booking that is done stays in its tab (FUN-40)', async () => {
  const { store } = openTab();
  store.set(funnelAtom, booked(chosen(couple), booking, false));
  const storage = storageOf();
  await askOtherTabs(storage, SOON_MS);
  expect(storage.length).toBe(0);
});

test('without another tab nothing is found, and nobody waits for it (FUN-40)', async () => {
  const storage = storageOf();
  await askOtherTabs(storage, SOON_MS);
  expect(storage.length).toBe(0);
});
