import { createStore } from 'jotai';
import { describe, expect, test, vi } from 'vitest';
import { idle, searched, selectedRooms } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { parseFunnel } from '#renderer/guest/features/shared/booking-funnel/state/funnel-schema.ts';
import {
  funnelAtom,
  readPersisted,
  restoreFunnel,
  searchAtom,
  searchDraftAtom,
  startFunnelPersistence,
} from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { booked, intentFor } from '#renderer/guest/features/shared/booking-funnel/state/payment-intent.ts';
import { forgetWithSession } from '#renderer/guest/features/shared/booking-funnel/state/persisted-texts.ts';
import { newDraft } from '#renderer/guest/features/shared/booking-funnel/state/search-draft.ts';
import { publishSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { signUpDraftAtom, withoutPasswords } from '#renderer/guest/features/shared/sign-up/sign-up-draft.ts';
import { emptySignUp } from '#renderer/guest/features/shared/sign-up/sign-up-schema.ts';
import { resetGuest } from '#renderer/platform/state/store.ts';
import { booking, chosen, couple, search, start } from './funnel-stay.ts';
import { storageOf } from './storage.ts';

describe('what a reload finds', () => {
  test.each([
    ['a search', searched(idle, search(couple))],
    ['chosen rooms', chosen(couple, { adults: 1, children: 1, ages: [2], pets: 1 })],
    ['an intent to pay', intentFor(chosen(couple), 'a', () => '0123456789abcdef').funnel],
    ['a booking', booked(chosen(couple), booking, true)],
  ])('%s comes back as it was (PD-20)', (_, funnel) => {
    expect(parseFunnel(JSON.stringify(funnel))).toEqual(funnel);
  });

  test.each([
    ['broken text', '{'],
    ['another shape', '{"stage":"paid"}'],
    ['fewer rooms than were searched', JSON.stringify({ ...chosen(couple, couple), rooms: [null] })],
    [
      'a price that is no amount',
      JSON.stringify({ ...chosen(couple), fees: { pet: { price: -1, taxValue: 0 } } }),
    ],
  ])('%s is dropped (PD-20)', (_, text) => expect(parseFunnel(text)).toBeNull());
});

describe('the search of this guest', () => {
  test('searching sets the params; the same search again keeps what was chosen (SRC-21, FUN-07)', () => {
    const store = createStore();
    store.set(searchAtom, search(couple));
    expect(store.get(funnelAtom)).toEqual(start(couple));
    store.set(funnelAtom, chosen(couple));
    store.set(searchAtom, structuredClone(search(couple)));
    expect(selectedRooms(store.get(funnelAtom))).toHaveLength(1);
    store.set(searchAtom, { ...search(couple), checkoutDate: '2026-12-04' });
    expect(selectedRooms(store.get(funnelAtom))).toEqual([]);
  });
});

describe('session storage', () => {
  test('rooms and a half-filled form come back after a reload (PD-20)', async () => {
    const storage = storageOf();
    const before = createStore();
    startFunnelPersistence(before, storage);
    const draft = { ...newDraft({ hotelId: 'NILO', checkinDate: null }), checkinHour: 14 };
    before.set(funnelAtom, chosen(couple));
    before.set(searchDraftAtom, draft);
    const after = createStore();
    await restoreFunnel(after, storage);
    expect(after.get(funnelAtom)).toEqual(chosen(couple));
    expect(after.get(searchDraftAtom)).toEqual(draft);
  });

  test('what does not fit is dropped, and so is what a guest leaves behind (PD-20)', async () => {
    const storage = storageOf({ 'pernoite.funnel': '{"stage":"choosing"}' });
    const store = createStore();
    await restoreFunnel(store, storage);
    expect(store.get(funnelAtom)).toEqual(idle);
    expect(storage.length).toBe(0);
    const forget = startFunnelPersistence(store, storage);
    store.set(funnelAtom, chosen(couple));
    expect(storage.length).toBe(1);
    forget();
    expect(storage.length).toBe(0);
  });

  const typed = {
    ...withoutPasswords({ ...emptySignUp, password: 'Varanda#2026', repeatPassword: 'Varanda#2026' }),
    email: 'ana@hospede.test',
    country: 'PT',
    phoneCode: '351',
  };

  test('a reload finds what was typed about the guest, and no password is stored (FUN-40)', async () => {
    const storage = storageOf();
    const before = createStore();
    startFunnelPersistence(before, storage);
    before.set(signUpDraftAtom, typed);
    expect(JSON.stringify(readPersisted(storage))).not.toContain('Varanda');
    const after = createStore();
    await restoreFunnel(after, storage);
    expect(after.get(signUpDraftAtom)).toEqual(typed);
    before.set(signUpDraftAtom, null);
    expect(storage.length).toBe(0);
  });

  test.each([
    ['with a password', { ...typed, password: 'Varanda#2026' }],
    ['with a field of another kind', { ...typed, consent: 'yes' }],
    ['with a text beyond every field', { ...typed, fullName: 'a'.repeat(501) }],
    ['without its country', { ...typed, country: undefined }],
  ])('a stored form %s is dropped (FUN-40)', async (_, stored) => {
    const storage = storageOf({ 'pernoite.sign-up': JSON.stringify(stored) });
    const store = createStore();
    await restoreFunnel(store, storage);
    expect(store.get(signUpDraftAtom)).toBeNull();
    expect(storage.length).toBe(0);
  });

  test('a device that guests share stores the rooms and nothing that is typed about a guest (FUN-40)', () => {
    const storage = storageOf();
    const store = createStore();
    startFunnelPersistence(store, storage, { keepsTyped: false });
    store.set(funnelAtom, chosen(couple));
    store.set(signUpDraftAtom, typed);
    expect(Object.keys(readPersisted(storage))).toEqual(['funnel']);
  });

  test('what a guest leaves behind goes with the typed form (FUN-40)', () => {
    const storage = storageOf();
    const store = createStore();
    const forget = startFunnelPersistence(store, storage);
    store.set(signUpDraftAtom, typed);
    forget();
    expect(storage.length).toBe(0);
  });

  test('a sign-in and the end of a session count on a page that opened no funnel as well (FUN-40)', () => {
    const storage = storageOf({ 'pernoite.funnel': '{}', 'pernoite.search': '{}', 'pernoite.sign-up': '{}' });
    vi.stubGlobal('window', { sessionStorage: storage });
    forgetWithSession();
    const guest = { uid: 'ana', email: 'ana@hospede.test', displayName: 'Ana', emailVerified: true };
    publishSession({ status: 'signedIn', guest }, 'came');
    expect(Object.keys(readPersisted(storage))).toEqual(['funnel', 'search']);
    resetGuest('expired');
    expect(Object.keys(readPersisted(storage))).toEqual(['funnel', 'search']);
    resetGuest('signedOut');
    expect(storage.length).toBe(0);
    vi.unstubAllGlobals();
  });

  test('a kiosk keeps nothing (PD-20)', async () => {
    const store = createStore();
    await restoreFunnel(store, null);
    startFunnelPersistence(store, null);
    store.set(funnelAtom, chosen(couple));
    expect(store.get(funnelAtom).stage).toBe('choosing');
  });
});
