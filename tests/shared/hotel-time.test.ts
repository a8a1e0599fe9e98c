import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  dateAt,
  daysBetween,
  hourAt,
  instantAt,
  nightsOf,
  toIso,
  weekdayOf,
} from '#shared/hotel-time.ts';
import { isLocalDate } from '#shared/local-date.ts';

const zone = 'America/Sao_Paulo';

test('a local date is a day that exists', () => {
  for (const day of ['2026-12-01', '2028-02-29']) expect(isLocalDate(day)).toBe(true);
  for (const day of ['2026-02-30', '2027-02-29', '2026-13-01', '2026-1-1', '', '2026-12-01T00:00']) {
    expect(isLocalDate(day), day).toBe(false);
  }
});

test('days are counted over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-12-01', '2027-01-01')).toBe(31);
  expect(() => addDays('soon', 1)).toThrow(RangeError);
});

test('there and back is the same day', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 40_000 }), days => {
      const day = addDays('2026-11-21', days);
      expect(daysBetween('2026-11-21', day)).toBe(days);
      expect(addDays(day, -days)).toBe('2026-11-21');
    }),
  );
});

test('the nights of a stay begin at check-in and end before check-out', () => {
  expect(nightsOf('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  expect(nightsOf('2026-12-30', '2026-12-30')).toEqual([]);
  expect(weekdayOf('2026-11-22')).toBe(0);
});

test('the hotel’s clock and calendar are not the reader’s (PD-21, PD-23)', () => {
  const instant = new Date('2026-12-01T02:30:00Z');
  expect([dateAt(instant, zone), hourAt(instant, zone)]).toEqual(['2026-11-30', 23]);
  expect([dateAt(instant, 'Asia/Tokyo'), hourAt(instant, 'Asia/Tokyo')]).toEqual(['2026-12-01', 11]);
});

test('a hotel’s hour is one instant, written with its offset (PD-23)', () => {
  expect(instantAt('2026-12-01', 19, zone).toISOString()).toBe('2026-12-01T22:00:00.000Z');
  expect(toIso('2026-12-01', 19, zone)).toBe('2026-12-01T19:00:00-03:00');
  expect(toIso('2026-12-01', 9, 'Asia/Kolkata')).toBe('2026-12-01T09:00:00+05:30');
  expect(new Date(toIso('2026-12-01', 19, zone)).getTime()).toBe(instantAt('2026-12-01', 19, zone).getTime());
});

test('summer time moves the offset and not the hour on the wall', () => {
  expect(toIso('2018-11-05', 12, zone)).toBe('2018-11-05T12:00:00-02:00');
  expect(toIso('2018-11-03', 12, zone)).toBe('2018-11-03T12:00:00-03:00');
});
