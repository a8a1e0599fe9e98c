import { describe, expect, test } from 'vitest';
import {
  checkStayDates,
  earliestCheckin,
  latestCheckout,
  latestCheckoutFor,
} from '#shared/rules/stay-dates.ts';

const timeZone = 'America/Sao_Paulo';
const at = (iso: string) => new Date(iso);

describe('the first and last day that can be booked', () => {
  test.each([
    ['2026-11-20T09:59:00-03:00', '2026-11-19'],
    ['2026-11-20T10:00:00-03:00', '2026-11-20'],
    ['2026-11-20T00:00:00-03:00', '2026-11-19'],
    ['2026-11-20T23:30:00-03:00', '2026-11-20'],
    ['2026-11-21T02:30:00Z', '2026-11-20'],
  ])('at %s a stay can begin on %s (SRC-15)', (now, day) => {
    expect(earliestCheckin(at(now), timeZone)).toBe(day);
  });

  test('a stay ends at most 180 days from today at the hotel (SRC-15)', () => {
    expect(latestCheckout(at('2026-11-21T02:30:00Z'), timeZone)).toBe('2027-05-19');
  });

  test('with a start chosen the end is within 30 days and the window (SRC-15, SRC-16)', () => {
    const now = at('2026-11-20T12:00:00-03:00');
    expect(latestCheckoutFor('2026-12-01', now, timeZone)).toBe('2026-12-31');
    expect(latestCheckoutFor('2027-05-10', now, timeZone)).toBe('2027-05-19');
  });
});

describe('dates of a stay', () => {
  const now = at('2026-11-20T12:00:00-03:00');
  test.each([
    ['2026-11-20', '2026-11-21', null],
    ['2026-11-20', '2026-12-20', null],
    ['2027-05-18', '2027-05-19', null],
    ['2026-11-19', '2026-11-21', 'dates.tooEarly'],
    ['2026-11-20', '2026-12-21', 'dates.tooLong'],
    ['2027-05-18', '2027-05-20', 'dates.tooFarAhead'],
    ['2026-11-25', '2026-11-25', 'dates.sameDay'],
    ['2026-11-25', '2026-11-24', 'dates.endBeforeStart'],
    ['2026-11-31', '2026-12-02', 'dates.invalid'],
    ['tomorrow', '2026-12-02', 'dates.invalid'],
  ])('%s to %s: %s (SRC-15, SRC-16, SRC-18)', (checkin, checkout, problem) => {
    expect(checkStayDates({ checkin, checkout, now, timeZone })).toBe(problem);
  });
});
