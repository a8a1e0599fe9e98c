import { createStore, Provider } from 'jotai';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { freshRooms } from '#renderer/guest/features/booking/booking-results/fresh-rooms.ts';
import type { HourQuestion } from '#renderer/guest/features/booking/booking-results/hour-choice.ts';
import {
  areWider,
  costNothingMore,
  keepsTermsAt,
  widestHours,
} from '#renderer/guest/features/booking/booking-results/hour-widening.ts';
import { type Offer, toRoomOffer } from '#renderer/guest/features/booking/booking-results/offers.ts';
import { useRoomChoice } from '#renderer/guest/features/booking/booking-results/use-room-choice.ts';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { roomSelected } from '#renderer/guest/features/shared/booking-funnel/state/room-choice.ts';
import { learnServerTime } from '#renderer/platform/gateway/server-clock.ts';
import { couple, fees, offer as roomOffer, start } from './funnel-stay.ts';
import { standInForPage } from './page-stub.ts';
import { runHook } from './run-hook.ts';

const hours = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19];

type Free = { rooms?: number; arrivals?: Record<number, number>; departures?: Record<number, number> };

/** Arrivals before 15:00 and departures after 12:00 cost more. */
function offerWith({ rooms = 2, arrivals = {}, departures = {} }: Free = {}): Offer {
  const slot = (hour: number, isCharged: boolean, amountAvailable: number) => ({
    hour,
    price: isCharged ? 21_90 : 0,
    taxValue: isCharged ? 1_10 : 0,
    amountAvailable,
  });
  return {
    typeId: roomOffer.typeId,
    amountAvailable: rooms,
    nights: roomOffer.nights,
    checkinHours: hours.map(hour => slot(hour, hour < 15, arrivals[hour] ?? rooms)),
    checkoutHours: hours.map(hour => slot(hour, hour > 12, departures[hour] ?? rooms)),
    details: {
      name: roomOffer.name,
      description: '',
      characteristics: [],
      maxGuests: 2,
      amenities: [],
      images: [],
      beds: [],
      occupancy: 2,
      size: 22,
      bedChoice: false,
    },
  };
}

const usual: HourQuestion = { searched: { checkin: 19, checkout: 10 }, taken: [], isOpen: () => true };
const always = () => true;

describe('the hours of a room whose search was left as it is', () => {
  test('go from the earliest arrival to the latest departure that cost nothing more (SRC-23)', () => {
    expect(widestHours(offerWith(), usual, always)).toEqual({ checkin: 15, checkout: 12 });
  });

  test('an hour of the search that was set by hand stays, the other is widened (SRC-23)', () => {
    const searching = (checkin: number, checkout: number) =>
      widestHours(offerWith(), { ...usual, searched: { checkin, checkout } }, always);
    expect(searching(17, 10)).toEqual({ checkin: 17, checkout: 12 });
    expect(searching(19, 11)).toEqual({ checkin: 15, checkout: 11 });
    expect(searching(13, 14)).toEqual({ checkin: 13, checkout: 14 });
  });

  test('end where the room is taken, or where the arrival has passed (SRC-23)', () => {
    const taken = offerWith({ arrivals: { 15: 0, 16: 0 }, departures: { 12: 0 } });
    expect(widestHours(taken, usual, always)).toEqual({ checkin: 17, checkout: 11 });
    const isOpen = (hour: number) => hour >= 18;
    expect(widestHours(offerWith(), { ...usual, isOpen }, always)).toEqual({ checkin: 18, checkout: 12 });
  });

  test('take no pair of which one room has the arrival and another the departure (SRC-23)', () => {
    const apart = offerWith({ arrivals: { 15: 1, 16: 1, 17: 1, 18: 1 }, departures: { 11: 1, 12: 1 } });
    expect(widestHours(apart, usual, always)).toEqual({ checkin: 15, checkout: 10 });
    const together = offerWith({ rooms: 3, arrivals: { 15: 2 }, departures: { 12: 2 } });
    expect(widestHours(together, usual, always)).toEqual({ checkin: 15, checkout: 12 });
  });

  test('leave a room for the other searched rooms of the type (SRC-23)', () => {
    const question = { ...usual, taken: [{ checkin: 15, checkout: 12 }] };
    const early = { 15: 1, 16: 1 };
    expect(widestHours(offerWith({ arrivals: early }), question, always)).toEqual({
      checkin: 17,
      checkout: 12,
    });
  });

  test('are none where the searched hours have no room: the nearest are proposed (FUN-18, SRC-23)', () => {
    const none = Object.fromEntries(hours.map(hour => [hour, 0]));
    expect(widestHours(offerWith({ arrivals: none, departures: none }), usual, always)).toBeNull();
  });

  test('are said to be in the price only where they are longer and cost nothing more (SRC-23)', () => {
    const said = (checkin: number, checkout: number) =>
      areWider({ checkin, checkout }, usual.searched) &&
      costNothingMore(offerWith(), { checkin, checkout }, usual.searched);
    expect(said(15, 12)).toBe(true);
    expect(said(19, 10)).toBe(false);
    expect(said(14, 12)).toBe(false);
    expect(said(15, 13)).toBe(false);
  });
});

describe('an earlier arrival', () => {
  const termsAt = (now: string, forced = false) =>
    hours.filter(
      keepsTermsAt({
        checkinDate: '2026-12-10',
        searched: 19,
        forced,
        now: new Date(now),
        timeZone: 'America/Sao_Paulo',
      }),
    );

  test('makes no walk-in of a booking that can be paid at home; a kiosk’s is one anyway (SRC-23)', () => {
    expect(termsAt('2026-12-10T12:30:00-03:00')).toEqual([17, 18, 19]);
    expect(termsAt('2026-12-10T16:30:00-03:00')).toEqual([]);
    expect(termsAt('2026-12-10T12:30:00-03:00', true)).toEqual(hours);
  });

  test('ends no free cancellation that the searched arrival still has (SRC-23, LIM-04)', () => {
    expect(termsAt('2026-12-08T16:30:00-03:00')).toEqual([17, 18, 19]);
    expect(termsAt('2026-12-08T09:00:00-03:00')).toEqual(hours);
    expect(termsAt('2026-12-08T19:30:00-03:00')).toEqual(hours);
  });
});

test('whether an earlier arrival makes a walk-in is judged by the gateway’s clock, not by the device’s (SRC-23, PD-18)', () => {
  standInForPage('https://guest.pernoite.test');
  const date = new Date('2026-12-01T16:30:00-03:00');
  learnServerTime(new Headers({ date: date.toUTCString() }));
  const store = createStore();
  store.set(funnelAtom, start(couple));
  const { latest, unmount } = runHook(
    () =>
      useRoomChoice({
        offers: { rooms: [[offerWith()]], fees, language: 'en' },
        timeZone: 'America/Sao_Paulo',
        fetchedAt: Date.now(),
        showSame: false,
      }),
    child => createElement(Provider, { store }, child),
  );
  expect(latest().hoursFor(offerWith(), 0)).toEqual({ checkin: 19, checkout: 12 });
  unmount();
});

test('widened hours that are not certain any more are not proposed again and again (SRC-23)', () => {
  const free = { hour: 15, price: 0, taxValue: 0 };
  const chosen = roomSelected(
    start(couple),
    0,
    toRoomOffer(offerWith(), 'en'),
    { checkin: free, checkout: { ...free, hour: 12 } },
    fees,
  );
  const apart = offerWith({ arrivals: { 15: 1, 16: 1, 17: 1, 18: 1 }, departures: { 11: 1, 12: 1 } });
  const { funnel } = freshRooms(chosen, { rooms: [[apart]], fees, language: 'en' }, () => true);
  expect(funnel.rooms[0]).toMatchObject({ checkinHour: 15, checkoutHour: 10 });
  const same = freshRooms(chosen, { rooms: [[offerWith()]], fees, language: 'en' }, () => true);
  expect(same.funnel.rooms[0]).toMatchObject({ checkinHour: 15, checkoutHour: 12 });
});
