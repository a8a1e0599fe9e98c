import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { breakdownOf, breakdownSums } from '#renderer/features/booking-funnel/price-breakdown.ts';
import { guideIndex, redirectPath, stepOfPath } from '#renderer/features/booking-funnel/steps.ts';
import {
  allSelected,
  bedTypeChanged,
  booked,
  type Choosing,
  cradleChanged,
  cradleConsentChanged,
  type FunnelStep,
  funnelTotals,
  hourChanged,
  idle,
  intentFor,
  intentRefused,
  petChanged,
  petConsentChanged,
  type RoomOffer,
  redirectOf,
  refreshed,
  roomPrice,
  roomRemoved,
  roomSelected,
  roomsRenamed,
  type Search,
  type SearchedRoom,
  searched,
  selectedRooms,
  servicesComplete,
  walkInOf,
} from '#renderer/state/booking-funnel/flow.ts';
import { parseFunnel } from '#renderer/state/booking-funnel/funnel-schema.ts';
import {
  funnelAtom,
  keepFunnel,
  restoreFunnel,
  searchAtom,
  searchDraftAtom,
} from '#renderer/state/booking-funnel/funnel-state.ts';
import { newDraft } from '#renderer/state/booking-funnel/search-draft.ts';

const couple: SearchedRoom = { adults: 2, children: 0, ages: [], pets: 0 };
const search = (...rooms: SearchedRoom[]): Search => ({
  hotelId: 'JARDINS',
  checkinDate: '2026-12-01',
  checkoutDate: '2026-12-03',
  checkinHour: 19,
  checkoutHour: 10,
  rooms,
});
const offer: RoomOffer = {
  typeId: 'jardins-twin',
  name: 'Cobogó Twin',
  picture: null,
  bedChoice: true,
  nights: [
    { date: '2026-12-01', price: 379_90, taxValue: 19_00 },
    { date: '2026-12-02', price: 379_90, taxValue: 19_00 },
  ],
};
const hours = {
  checkin: { hour: 19, price: 0, taxValue: 0 },
  checkout: { hour: 10, price: 0, taxValue: 0 },
};
const fees = { pet: { price: 350_00, taxValue: 17_50 }, cradle: { price: 0, taxValue: 0 } };
const booking = {
  bookingId: 'b1',
  locator: 'PNT123',
  status: 'CONFIRMED',
  creditsUsed: 0,
  charged: 797_80,
  paymentDeadline: null,
} as const;

/** The chosen funnel, as the transitions after a search take it. */
function start(...rooms: SearchedRoom[]): Choosing {
  const funnel = searched(search(...rooms));
  if (funnel.stage !== 'choosing') throw new Error('a search begins the choosing');
  return funnel;
}
const chosen = (...rooms: SearchedRoom[]): Choosing =>
  rooms.reduce((funnel, _, index) => roomSelected(funnel, index, offer, hours, fees), start(...rooms));

describe('searching and choosing rooms', () => {
  test('a search clears results, selected rooms and their count (SRC-21, FUN-07)', () => {
    const again = searched({ ...chosen(couple).search, checkinDate: '2026-12-02' });
    expect(selectedRooms(again)).toEqual([]);
    expect(again).toMatchObject({ stage: 'choosing', rooms: [null], fees: null, intent: null });
  });

  test('a chosen room carries type, party, hours, price and nights (FUN-20)', () => {
    expect(chosen(couple, couple).rooms[1]).toEqual({
      selectId: '1_jardins-twin',
      typeId: 'jardins-twin',
      name: 'Cobogó Twin',
      picture: null,
      bedChoice: true,
      adults: 2,
      children: 0,
      childrenAges: [],
      checkinHour: 19,
      checkoutHour: 10,
      price: {
        total: 759_80,
        taxValue: 38_00,
        dates: offer.nights,
        checkinSlot: { price: 0, taxValue: 0 },
        checkoutSlot: { price: 0, taxValue: 0 },
      },
      nights: 2,
      hasPet: false,
      hasPetConsent: false,
      hasCradle: false,
      hasCradleConsent: false,
      bedType: 'DOUBLE',
    });
  });

  test('adding a room sets the double bed, which only a room with a choice changes (FUN-21)', () => {
    expect(chosen(couple).rooms[0]?.bedType).toBe('DOUBLE');
    expect(bedTypeChanged(chosen(couple), 0, 'SINGLE').rooms[0]?.bedType).toBe('SINGLE');
    const fixed = roomSelected(start(couple), 0, { ...offer, bedChoice: false }, hours, fees);
    expect(bedTypeChanged(fixed, 0, 'SINGLE').rooms[0]?.bedType).toBe('DOUBLE');
  });

  test('adding a room sets the pet flag when the searched room has a pet (FUN-22)', () => {
    expect(chosen({ ...couple, pets: 1 }).rooms[0]?.hasPet).toBe(true);
    expect(chosen(couple).rooms[0]?.hasPet).toBe(false);
  });

  test.each([
    [[2], true],
    [[3], false],
    [[10, 0], true],
    [[], false],
  ])('with children of %o adding a room sets the cradle flag to %s (FUN-23)', (ages, cradle) => {
    const party = { adults: 1, children: ages.length, ages, pets: 0 };
    expect(chosen(party).rooms[0]?.hasCradle).toBe(cradle);
  });

  test('a room is taken back for its own searched room alone (FUN-14)', () => {
    const funnel = roomRemoved(chosen(couple, couple), 0);
    expect(funnel.rooms.map(room => room?.selectId ?? null)).toEqual([null, '1_jardins-twin']);
    expect(roomRemoved(funnel, 7)).toBe(funnel);
  });

  test('another hour brings its price along', () => {
    const funnel = hourChanged(chosen(couple), 0, 'CHECKIN', { hour: 12, price: 65_70, taxValue: 3_29 });
    expect(funnel.rooms[0]).toMatchObject({
      checkinHour: 12,
      price: { total: 759_80, checkinSlot: { price: 65_70, taxValue: 3_29 } },
    });
  });

  test('another language changes the name of a chosen room and nothing else', () => {
    const before = chosen(couple);
    const after = roomsRenamed(before, new Map([['jardins-twin', 'Twin Cobogó']]));
    expect(after.rooms[0]).toEqual({ ...before.rooms[0], name: 'Twin Cobogó' });
    expect(roomsRenamed(before, new Map())).toEqual(before);
  });

  test('the totals are price, tax and what the hours add (FUN-24)', () => {
    let funnel = chosen(couple, { ...couple, pets: 1 });
    funnel = hourChanged(funnel, 0, 'CHECKIN', { hour: 12, price: 65_70, taxValue: 3_29 });
    funnel = hourChanged(funnel, 1, 'CHECKOUT', { hour: 14, price: 47_50, taxValue: 2_38 });
    expect(funnelTotals(funnel)).toEqual({
      value: 2 * 759_80 + 65_70 + 47_50 + 350_00,
      taxValue: 2 * 38_00 + 3_29 + 2_38 + 17_50,
      total: 2 * 797_80 + 65_70 + 47_50 + 350_00 + 3_29 + 2_38 + 17_50,
      checkinHours: 65_70,
      checkoutHours: 47_50,
    });
    expect(funnelTotals(idle).total).toBe(0);
  });
});

describe('services', () => {
  const withPet = chosen({ ...couple, pets: 1 });
  const withBaby = chosen({ adults: 2, children: 1, ages: [1], pets: 0 });

  test('a pet costs its fee as long as it comes along', () => {
    const room = petChanged(withPet, 0, false).rooms[0];
    expect(withPet.rooms[0] && roomPrice(withPet.rooms[0], fees).value).toBe(759_80 + 350_00);
    expect(room && roomPrice(room, fees).value).toBe(759_80);
  });

  test('turning the pet or the cradle off clears its consent (FUN-33)', () => {
    const consented = petConsentChanged(withPet, 0, true);
    expect(petChanged(petChanged(consented, 0, false), 0, true).rooms[0]?.hasPetConsent).toBe(false);
    const agreed = cradleConsentChanged(withBaby, 0, true);
    expect(cradleChanged(cradleChanged(agreed, 0, false), 0, true).rooms[0]?.hasCradleConsent).toBe(false);
  });

  test('a cradle is for a child under three (FUN-29)', () => {
    expect(cradleChanged(chosen(couple), 0, true).rooms[0]?.hasCradle).toBe(false);
    expect(cradleChanged(withBaby, 0, true).rooms[0]?.hasCradle).toBe(true);
  });

  test('a pet or cradle without consent holds the way to payment back (FUN-32)', () => {
    expect(servicesComplete(selectedRooms(withPet))).toBe(false);
    expect(servicesComplete(selectedRooms(withBaby))).toBe(false);
    expect(servicesComplete(selectedRooms(petConsentChanged(withPet, 0, true)))).toBe(true);
  });
});

describe('which step may show', () => {
  const full = chosen(couple, couple);
  const states = {
    nothing: idle,
    searched: start(couple, couple),
    'half chosen': roomRemoved(full, 0),
    chosen: full,
    'chosen with an open consent': chosen({ ...couple, pets: 1 }),
    booked: booked(full, booking, false),
  };
  test.each<[keyof typeof states, FunnelStep, FunnelStep | 'home' | null, string]>([
    ['nothing', 'step-1', null, 'SRC-01'],
    ['nothing', 'step-2', 'step-1', 'FUN-04'],
    ['nothing', 'step-3', 'step-1', 'FUN-26'],
    ['nothing', 'confirmation', 'home', 'PAY-30'],
    ['searched', 'step-2', null, 'FUN-04'],
    ['searched', 'step-3', 'step-2', 'FUN-26'],
    ['searched', 'confirmation', 'home', 'PAY-30'],
    ['half chosen', 'step-3', 'step-2', 'FUN-25'],
    ['half chosen', 'step-4', 'step-2', 'FUN-25'],
    ['chosen', 'step-3', null, 'FUN-25'],
    ['chosen', 'step-4', null, 'FUN-25'],
    ['chosen with an open consent', 'step-4', 'step-3', 'FUN-32'],
    ['booked', 'confirmation', null, 'PAY-30'],
    ['booked', 'step-4', 'confirmation', 'PAY-30'],
    ['booked', 'step-1', null, 'SRC-01'],
  ])('with %s, %s leads to %s (%s)', (state, step, where) => {
    expect(redirectOf(states[state], step)).toBe(where);
  });

  test('every searched room needs its room before the services (FUN-25)', () => {
    expect(allSelected(full)).toBe(true);
    expect(allSelected(states['half chosen'])).toBe(false);
  });
});

describe('walk-in', () => {
  const timeZone = 'America/Sao_Paulo';
  const at = (iso: string, forced = false) => ({ forced, timeZone, now: new Date(iso) });
  const early = hourChanged(chosen(couple, couple), 1, 'CHECKIN', { hour: 14, price: 0, taxValue: 0 });

  test('a device that forces it makes every booking a walk-in (FUN-35)', () => {
    expect(walkInOf(early, at('2026-11-01T00:00:00-03:00', true))).toBe(true);
  });

  test.each([
    ['2026-12-01T10:00:00-03:00', false],
    ['2026-12-01T10:00:01-03:00', true],
    ['2026-12-01T13:00:30Z', true],
    ['2026-12-01T20:00:00-03:00', true],
  ])('at %s the earliest arrival at 14 makes it %s, by the hotel clock (FUN-36)', (now, walkIn) => {
    expect(walkInOf(early, at(now))).toBe(walkIn);
  });

  test('with no rooms chosen nothing is a walk-in (FUN-37)', () => {
    expect(walkInOf(start(couple), at('2026-12-01T18:00:00-03:00', true))).toBe(false);
    expect(walkInOf(idle, at('2026-12-01T18:00:00-03:00', true))).toBe(false);
  });
});

describe('the intent to pay', () => {
  const ids = () => {
    let count = 0;
    return () => `id-${++count}`;
  };

  test('the same payload goes out under the same key, another under a new one (D10)', () => {
    const newId = ids();
    const first = intentFor(chosen(couple), 'a', newId);
    const retried = intentFor(intentRefused(first.funnel), 'a', newId);
    const changed = intentFor(retried.funnel, 'b', newId);
    expect(retried.intent).toEqual(first.intent);
    expect(changed.intent.key).not.toBe(first.intent.key);
    expect(changed.intent.paymentId).not.toBe(first.intent.paymentId);
  });
});

describe('a fresh search under chosen rooms', () => {
  const dearer: RoomOffer = {
    ...offer,
    nights: offer.nights.map(night => ({ ...night, price: night.price + 10_00 })),
  };

  test('nothing changed is nothing to tell', () => {
    const { news } = refreshed(chosen(couple), () => ({ offer, ...hours }), fees);
    expect(news).toEqual([{ kind: 'same' }]);
  });

  test('a new price is taken over and told, consent and beds stay', () => {
    const before = petConsentChanged(chosen({ ...couple, pets: 1 }), 0, true);
    const { funnel, news } = refreshed(before, () => ({ offer: dearer, ...hours }), fees);
    const was = 797_80 + 367_50;
    expect(news).toEqual([{ kind: 'priceChanged', index: 0, from: was, to: was + 20_00 }]);
    expect(funnel.rooms[0]).toMatchObject({ hasPetConsent: true, price: { total: 779_80 } });
  });

  test('a room that is gone is taken out and told, the other stays', () => {
    const { funnel, news } = refreshed(
      chosen(couple, couple),
      (_, index) => (index === 0 ? null : { offer, ...hours }),
      fees,
    );
    expect(news).toEqual([{ kind: 'soldOut', index: 0 }]);
    expect(funnel.rooms.map(room => room?.selectId ?? null)).toEqual([null, '1_jardins-twin']);
  });

  test('hours that are gone give way to others, with their price, and the guest is told', () => {
    const checkin = { hour: 14, price: 21_90, taxValue: 1_10 };
    const { funnel, news } = refreshed(chosen(couple), () => ({ offer, ...hours, checkin }), fees);
    expect(news).toEqual([{ kind: 'hoursChanged', index: 0, from: 797_80, to: 797_80 + 23_00 }]);
    expect(funnel.rooms[0]).toMatchObject({ checkinHour: 14, price: { checkinSlot: { price: 21_90 } } });
  });
});

describe('what a reload finds', () => {
  test.each([
    ['a search', searched(search(couple))],
    ['chosen rooms', chosen(couple, { adults: 1, children: 1, ages: [2], pets: 1 })],
    ['an intent to pay', intentFor(chosen(couple), 'a', () => '0123456789abcdef').funnel],
    ['a booking', booked(chosen(couple), booking, true)],
  ])('%s comes back as it was (D20)', (_, funnel) => {
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
  ])('%s is dropped (D20)', (_, text) => {
    expect(parseFunnel(text)).toBeNull();
  });
});

describe('the guide of steps', () => {
  test.each([
    ['/booking/step-1', 'step-1', 0],
    ['/booking/step-2', 'step-2', 1],
    ['/booking/step-3/', 'step-3', 2],
    ['/booking/step-4', 'step-4', 3],
    ['/booking/confirmation', 'confirmation', 3],
    ['/booking', 'step-1', 0],
    ['/booking/home', 'step-1', 0],
    ['/booking/constructor', 'step-1', 0],
  ])('%s shows %s, number %i from 0 (FUN-01, FUN-02)', (path, step, index) => {
    expect(stepOfPath(path)).toBe(step);
    expect(guideIndex(stepOfPath(path))).toBe(index);
  });

  test('a step that is not open yet leads to the path of the one that is (FUN-26)', () => {
    expect(redirectPath(start(couple), 'step-3')).toBe('/booking/step-2');
    expect(redirectPath(idle, 'confirmation')).toBe('/');
    expect(redirectPath(chosen(couple), 'step-3')).toBeNull();
  });
});

describe('the details of a price', () => {
  test('with no room chosen there is nothing to add up (FUN-19)', () => {
    expect(breakdownOf(start(couple))).toEqual([]);
  });

  test('nights, hours, pet and taxes add up to what is paid (FUN-19)', () => {
    let funnel = chosen(couple, { ...couple, pets: 1 });
    funnel = hourChanged(funnel, 0, 'CHECKIN', { hour: 12, price: 65_70, taxValue: 3_29 });
    const sums = breakdownSums(breakdownOf(funnel));
    expect(sums).toMatchObject({ nights: 2 * 759_80, arrivalHours: 65_70, departureHours: 0, pets: 350_00 });
    expect(sums.total).toBe(funnelTotals(funnel).total);
  });
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
  /** What a browser's storage does, for one tab. */
  function storageOf(entries: Record<string, string> = {}): Storage {
    const map = new Map(Object.entries(entries));
    return {
      get length() {
        return map.size;
      },
      clear: () => map.clear(),
      getItem: key => map.get(key) ?? null,
      key: index => [...map.keys()][index] ?? null,
      removeItem: key => void map.delete(key),
      setItem: (key, value) => void map.set(key, value),
    };
  }

  test('rooms and a half-filled form come back after a reload (D20)', async () => {
    const storage = storageOf();
    const before = createStore();
    keepFunnel(before, storage);
    const draft = { ...newDraft({ hotelId: 'NILO', checkinDate: null }), checkinHour: 14 };
    before.set(funnelAtom, chosen(couple));
    before.set(searchDraftAtom, draft);
    const after = createStore();
    await restoreFunnel(after, storage);
    expect(after.get(funnelAtom)).toEqual(chosen(couple));
    expect(after.get(searchDraftAtom)).toEqual(draft);
  });

  test('what does not fit is dropped, and so is what a guest leaves behind (D20)', async () => {
    const storage = storageOf({ 'pernoite.funnel': '{"stage":"choosing"}' });
    const store = createStore();
    await restoreFunnel(store, storage);
    expect(store.get(funnelAtom)).toEqual(idle);
    expect(storage.length).toBe(0);
    const forget = keepFunnel(store, storage);
    store.set(funnelAtom, chosen(couple));
    expect(storage.length).toBe(1);
    forget();
    expect(storage.length).toBe(0);
  });

  test('a kiosk keeps nothing (D20)', async () => {
    const store = createStore();
    await restoreFunnel(store, null);
    keepFunnel(store, null);
    store.set(funnelAtom, chosen(couple));
    expect(store.get(funnelAtom).stage).toBe('choosing');
  });
});
