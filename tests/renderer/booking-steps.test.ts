import { describe, expect, test } from 'vitest';
import {
  breakdownSums,
  toBreakdown,
} from '#renderer/guest/features/shared/booking-funnel/price-breakdown.ts';
import {
  allSelected,
  type FunnelStep,
  findRedirect,
  idle,
} from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { booked } from '#renderer/guest/features/shared/booking-funnel/state/payment-intent.ts';
import { funnelTotals } from '#renderer/guest/features/shared/booking-funnel/state/prices.ts';
import {
  hourChanged,
  roomRemoved,
  roomSelected,
} from '#renderer/guest/features/shared/booking-funnel/state/room-choice.ts';
import {
  guideIndex,
  pathAfterRooms,
  redirectPath,
  stepOfPath,
} from '#renderer/guest/features/shared/booking-funnel/steps.ts';
import { booking, chosen, couple, fees, hours, offer, start } from './funnel-stay.ts';

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
    expect(findRedirect(states[state], step)).toBe(where);
  });

  test('every searched room needs its room before the services (FUN-25)', () => {
    expect(allSelected(full)).toBe(true);
    expect(allSelected(states['half chosen'])).toBe(false);
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

  test.each([
    ['a room without a choice of beds, for two', { bedChoice: false }, couple, '/booking/step-4'],
    ['a choice of beds', { bedChoice: true }, couple, '/booking/step-3'],
    ['a pet', { bedChoice: false }, { ...couple, pets: 1 }, '/booking/step-3'],
    ['a child under three', { bedChoice: false }, { ...couple, children: 1, ages: [2] }, '/booking/step-3'],
    ['a child of three', { bedChoice: false }, { ...couple, children: 1, ages: [3] }, '/booking/step-4'],
  ])(
    'after the rooms, the step that has something to choose comes next: %s (FUN-79)',
    (_, kind, party, path) => {
      const room = roomSelected(start(party), 0, { ...offer, ...kind }, hours, fees);
      expect(pathAfterRooms(room)).toBe(path);
      expect(redirectPath(room, 'step-3'), 'the services can be opened all the same').toBeNull();
    },
  );

  test('a step that is not open yet leads to the path of the one that is (FUN-26)', () => {
    expect(redirectPath(start(couple), 'step-3')).toBe('/booking/step-2');
    expect(redirectPath(idle, 'confirmation')).toBe('/');
    expect(redirectPath(chosen(couple), 'step-3')).toBeNull();
  });
});

describe('the details of a price', () => {
  test('with no room chosen there is nothing to add up (FUN-19)', () => {
    expect(toBreakdown(start(couple))).toEqual([]);
  });

  test('nights, hours, pet and taxes add up to what is paid (FUN-19)', () => {
    let funnel = chosen(couple, { ...couple, pets: 1 });
    funnel = hourChanged(funnel, 0, 'CHECKIN', { hour: 12, price: 65_70, taxValue: 3_29 });
    const sums = breakdownSums(toBreakdown(funnel));
    expect(sums).toMatchObject({ nights: 2 * 759_80, arrivalHours: 65_70, departureHours: 0, pets: 350_00 });
    expect(sums.total).toBe(funnelTotals(funnel).total);
  });
});
