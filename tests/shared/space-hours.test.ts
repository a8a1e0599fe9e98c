import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, instantAt } from '#shared/hotel-time.ts';
import { endOf, nearestTime, placesLeft, placesOf, timesOf } from '#shared/rules/space-hours.ts';
import { timeOfMinutes, toMinutes } from '#shared/rules/time-of-day.ts';
import { toUnavailableDate, unavailableDay } from '#shared/rules/unavailable-days.ts';

const ZONE = 'America/Sao_Paulo';
/** A Wednesday. */
const DAY = '2026-12-02';
const open = (start: string, end: string) => Array.from({ length: 7 }, () => ({ start, end }));
const startsOf = (timetable: Partial<Parameters<typeof timesOf>[1]>, date = DAY) =>
  timesOf(date, {
    week: open('08:00', '12:00'),
    closedDates: [],
    stayMinutes: 60,
    timeZone: ZONE,
    ...timetable,
  }).map(({ start, end }) => `${start}-${end}`);

describe('the times of a space', () => {
  test.each([
    ['every hour', {}, ['08:00-09:00', '09:00-10:00', '10:00-11:00', '11:00-12:00']],
    ['to the last that ends by closing', { stayMinutes: 180 }, ['08:00-11:00', '09:00-12:00']],
    ['from an opening within an hour', { week: open('06:30', '09:00') }, ['06:30-07:30', '07:30-08:30']],
    ['of an hour and a half', { stayMinutes: 90 }, ['08:00-09:30', '09:00-10:30', '10:00-11:30']],
    ['none where the opening is shorter', { week: open('08:00', '08:30') }, []],
    ['none on a weekday on which it is closed', { week: [null, null, null, null, null, null, null] }, []],
    ['none on a closed day', { closedDates: [DAY] }, []],
  ])('are %s (SPC-03, SPC-07)', (_, timetable, times) => expect(startsOf(timetable)).toEqual(times));

  test('follow the weekday (SPC-03)', () => {
    const week = [null, null, null, { start: '10:00', end: '11:00' }, null, null, null];
    expect(startsOf({ week })).toEqual(['10:00-11:00']);
    expect(startsOf({ week }, '2026-12-03')).toEqual([]);
  });

  test('leave out what the hotel’s clock skips or changes within (SPC-07)', () => {
    const night = { week: open('00:00', '06:00'), stayMinutes: 120, timeZone: 'Europe/Lisbon' };
    // From 01:00 to 02:00 the clock goes on in March; from 02:00 back to 01:00 in October.
    expect(startsOf(night, '2026-03-29')).toEqual(['02:00-04:00', '03:00-05:00', '04:00-06:00']);
    expect(startsOf(night, '2026-10-25')).toEqual([
      '01:00-03:00',
      '02:00-04:00',
      '03:00-05:00',
      '04:00-06:00',
    ]);
    expect(startsOf(night, '2026-10-26')).toHaveLength(5);
  });

  test('begin and end at the instants at which the hotel’s clock shows them (SPC-07)', () => {
    const zones = fc.constantFrom(ZONE, 'Europe/Lisbon', 'Asia/Kathmandu', 'Pacific/Auckland', 'UTC');
    const days = fc.integer({ min: 0, max: 800 }).map(count => addDays('2026-01-01', count));
    fc.assert(
      fc.property(zones, days, fc.integer({ min: 1, max: 6 }), (timeZone, date, halves) => {
        const stayMinutes = halves * 30;
        const times = timesOf(date, { week: open('00:00', '23:30'), closedDates: [], stayMinutes, timeZone });
        for (const { start, end, startsAt, endsAt } of times) {
          expect(endsAt.getTime() - startsAt.getTime()).toBe(stayMinutes * 60_000);
          expect(startsAt).toEqual(instantAt(date, toMinutes(start) / 60, timeZone));
          expect(end).toBe(endOf(start, stayMinutes));
          expect(toMinutes(end)).toBeLessThanOrEqual(toMinutes('23:30'));
        }
        expect(new Set(times.map(({ start }) => start)).size).toBe(times.length);
      }),
    );
  });
});

describe('the places of a space', () => {
  test.each([
    [1, 10_000, 1],
    [12, 5_000, 6],
    [6, 6_700, 4],
    [10, 6_000, 6],
    [3, 100, 1],
  ])('of %i at a rate of %i basis points are %i (SPC-03)', (capacity, usageBasisPoints, places) => {
    expect(placesOf({ capacity, usageBasisPoints })).toBe(places);
  });

  const at = (from: number, to: number) => ({
    startsAt: new Date(Date.UTC(2026, 11, 2, from)),
    endsAt: new Date(Date.UTC(2026, 11, 2, to)),
  });
  test.each([
    ['nobody', [], 2],
    ['who has left as it begins, and who comes as it ends', [at(8, 10), at(12, 14)], 2],
    ['one after the other', [at(9, 11), at(11, 13)], 1],
    ['both at the end', [at(11, 13), at(11, 12)], 0],
    ['one all the time', [at(8, 14)], 1],
    ['more than it has places for', [at(10, 12), at(10, 12), at(10, 12)], 0],
  ])(
    'left from ten to twelve of two, with %s, are counted at the fullest moment (SPC-03)',
    (_, taken, left) => {
      expect(placesLeft(at(10, 12), 2, taken)).toBe(left);
    },
  );

  test('left are as many as a count minute by minute finds (SPC-03)', () => {
    const period = fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 20 })).map(([from, length]) => ({
      startsAt: new Date(from * 60_000),
      endsAt: new Date((from + length) * 60_000),
    }));
    fc.assert(
      fc.property(
        period,
        fc.integer({ min: 1, max: 5 }),
        fc.array(period, { maxLength: 12 }),
        (time, places, taken) => {
          const counts: number[] = [];
          for (let moment = time.startsAt.getTime(); moment < time.endsAt.getTime(); moment += 60_000)
            counts.push(
              taken.filter(other => other.startsAt.getTime() <= moment && moment < other.endsAt.getTime())
                .length,
            );
          expect(placesLeft(time, places, taken)).toBe(Math.max(0, places - Math.max(...counts)));
        },
      ),
    );
  });
});

describe('the nearest free time', () => {
  const free = ['08:00', '11:00', '13:00'].map(start => ({ start }));
  test.each([
    ['12:00', '11:00'],
    ['11:00', '11:00'],
    ['09:00', '08:00'],
    ['23:00', '13:00'],
  ])('to %s is %s, the earlier of two', (wanted, nearest) => {
    expect(nearestTime(wanted, free)?.start).toBe(nearest);
  });

  test('is none where none is free', () => expect(nearestTime('12:00', [])).toBeNull());
});

test('a day is written and read back as the day of its 13:00 UTC in every time zone (VIS-12)', () => {
  expect(unavailableDay('2026-12-25', ZONE)).toBe('2026-12-25');
  expect(unavailableDay('2026-12-25', 'Pacific/Auckland')).toBe('2026-12-26');
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  fc.assert(
    fc.property(zones, fc.integer({ min: 0, max: 4_000 }), (timeZone, days) => {
      const day = addDays('2024-01-01', days);
      expect(unavailableDay(toUnavailableDate(day, timeZone), timeZone)).toBe(day);
    }),
  );
});

test('a time of day is the same after it was counted in minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_439 }), minutes => {
      expect(toMinutes(timeOfMinutes(minutes))).toBe(minutes);
    }),
  );
});
