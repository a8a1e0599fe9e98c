import { describe, expect, test } from 'vitest';
import {
  firstMonthFor,
  monthsFrom,
  tabStop,
} from '#renderer/guest/features/booking/booking-search/calendar.ts';
import {
  dateTyped,
  fieldOfProblem,
  shownDates,
} from '#renderer/guest/features/booking/booking-search/typed-range.ts';
import { noDates } from '#renderer/guest/features/shared/booking-funnel/state/date-range.ts';

const hotel = { now: new Date('2026-11-20T12:00:00-03:00'), timeZone: 'America/Sao_Paulo' };

describe('the months of the calendar', () => {
  test('two are shown, across the end of a year (SRC-17)', () => {
    expect(monthsFrom('2026-12')).toEqual(['2026-12', '2027-01']);
  });

  test.each([
    ['2026-11', '2026-11-24', '2026-11'],
    ['2026-11', '2026-12-24', '2026-11'],
    ['2026-11', '2027-01-05', '2026-12'],
    ['2027-02', '2026-11-24', '2026-11'],
  ])('a calendar that begins with %s shows %s by beginning with %s (SRC-17)', (shown, day, first) => {
    expect(firstMonthFor(day, shown)).toBe(first);
  });

  test.each([
    ['the current day where it is shown', '2026-12-24', '2026-11', '2026-12-24'],
    ['the first day that can be picked in its month', '2027-03-01', '2026-11', '2026-11-20'],
    ['the first of a later month', '2026-11-24', '2027-01', '2027-01-01'],
  ])('Tab reaches %s (SRC-17)', (_, current, shown, day) => {
    expect(tabStop(current, shown, '2026-11-20')).toBe(day);
  });
});

describe('typed dates of a stay', () => {
  const stay = { start: '2026-12-01', end: '2026-12-04' };
  const valid = { range: stay, invalid: noDates };

  test('that are valid become the range (VAL-09)', () => {
    const range = { start: '2026-12-01', end: '2026-12-08' };
    expect(dateTyped(valid, 'end', '2026-12-08', hotel)).toEqual({ range, invalid: noDates });
  });

  test('that are invalid stay beside the range and are shown in place of its date (VAL-09)', () => {
    const invalid = { start: null, end: '2026-11-30' };
    expect(dateTyped(valid, 'end', '2026-11-30', hotel)).toEqual({ range: null, invalid });
    expect(shownDates(stay, invalid)).toEqual({ start: '2026-12-01', end: '2026-11-30' });
  });

  test('begin a new stay where the departure does not fit the new arrival (SRC-16)', () => {
    const range = { start: '2026-12-20', end: null };
    expect(dateTyped(valid, 'start', '2026-12-20', hotel)).toEqual({ range, invalid: noDates });
  });

  test('are all cleared with the arrival, and the departure alone can be cleared (VAL-09)', () => {
    expect(dateTyped(valid, 'start', null, hotel).range).toEqual(noDates);
    expect(dateTyped(valid, 'end', null, hotel).range).toEqual({ start: '2026-12-01', end: null });
  });

  test('show a problem of the arrival at the arrival, any other at the departure (VAL-09, SRC-15)', () => {
    expect(fieldOfProblem('tooEarly', stay, noDates)).toBe('start');
    expect(fieldOfProblem('walkInTooFar', stay, noDates)).toBe('start');
    expect(fieldOfProblem('endNotAfterStart', stay, { start: null, end: '2026-11-30' })).toBe('end');
    expect(fieldOfProblem('tooLong', stay, { start: null, end: '2027-03-01' })).toBe('end');
  });

  test('that are too far ahead show it at the departure only if that was typed (SRC-15)', () => {
    const far = { start: '2027-12-01', end: null };
    expect(fieldOfProblem('tooFar', far, far)).toBe('start');
    const leaves = { start: null, end: '2027-12-01' };
    expect(fieldOfProblem('tooFar', shownDates(stay, leaves), leaves)).toBe('end');
  });
});
