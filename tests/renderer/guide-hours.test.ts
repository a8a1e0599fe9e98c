import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventAt, openingAt, toWeek } from '#renderer/guest/features/stay/guide/opening.ts';
import { type BusinessHours, weekday } from '#shared/contract/guest/curation.ts';
import { instantAt } from '#shared/hotel-time.ts';
import { timeOfMinutes, toMinutes } from '#shared/rules/time-of-day.ts';

const ZONE = 'America/Sao_Paulo';
const NEW_YORK = 'America/New_York';
const MINUTE_MS = 60_000;

type Week = Partial<Record<BusinessHours['day'], readonly [string, string | null]>>;
const hoursOf = (week: Week): BusinessHours[] =>
  weekday.options.map(day => ({ day, openTime: week[day]?.[0] ?? null, closeTime: week[day]?.[1] ?? null }));
const everyDay = (open: string, close: string | null) =>
  hoursOf(Object.fromEntries(weekday.options.map(day => [day, [open, close]])) as Week);

/** In the week of Sunday, 6 December 2026. */
const DATES = { SUNDAY: 6, MONDAY: 7, TUESDAY: 8, WEDNESDAY: 9, THURSDAY: 10, FRIDAY: 11, SATURDAY: 12 };
function at(day: keyof typeof DATES, time: string, zone = ZONE): Date {
  const midnight = instantAt(`2026-12-${String(DATES[day]).padStart(2, '0')}`, 0, zone);
  return new Date(midnight.getTime() + toMinutes(time) * MINUTE_MS);
}

const bar = hoursOf({
  SUNDAY: ['12:00', '18:00'],
  TUESDAY: ['18:00', '23:30'],
  THURSDAY: ['18:00', '02:00'],
  FRIDAY: ['18:00', '03:30'],
  SATURDAY: ['18:00', '00:00'],
});
const next = (time: string, inDays: number, day: keyof typeof DATES) => ({
  is: 'closed',
  next: { time, inDays, weekday: weekday.options.indexOf(day) },
});

describe('the hours of a place', () => {
  test.each([
    ['SUNDAY', '11:59', { is: 'opens', at: '12:00' }],
    ['SUNDAY', '12:00', { is: 'open', until: '18:00' }],
    ['SUNDAY', '17:59', { is: 'open', until: '18:00' }],
    ['SUNDAY', '18:00', next('18:00', 2, 'TUESDAY')],
    ['MONDAY', '10:00', next('18:00', 1, 'TUESDAY')],
    ['TUESDAY', '00:10', { is: 'opens', at: '18:00' }],
    ['WEDNESDAY', '20:00', next('18:00', 1, 'THURSDAY')],
    ['THURSDAY', '23:59', { is: 'open', until: '02:00' }],
    ['FRIDAY', '00:00', { is: 'open', until: '02:00' }],
    ['FRIDAY', '01:59', { is: 'open', until: '02:00' }],
    ['FRIDAY', '02:00', { is: 'opens', at: '18:00' }],
    ['SATURDAY', '03:29', { is: 'open', until: '03:30' }],
    ['SATURDAY', '23:59', { is: 'open', until: '00:00' }],
    ['SUNDAY', '00:00', { is: 'opens', at: '12:00' }],
  ] as const)('on a %s at %s say %o (CUR-08)', (day, time, said) => {
    expect(openingAt(bar, ZONE, at(day, time))).toEqual(said);
  });

  test('are the hotel’s, wherever the guest’s own clock is (CUR-08)', () => {
    const noonInNewYork = at('TUESDAY', '16:30', NEW_YORK);
    expect(openingAt(bar, NEW_YORK, noonInNewYork)).toEqual({ is: 'opens', at: '18:00' });
    expect(openingAt(bar, ZONE, noonInNewYork)).toEqual({ is: 'open', until: '23:30' });
  });

  test('without an opening on any day say that it is closed, and none at all say nothing (CUR-08)', () => {
    expect(openingAt(hoursOf({}), ZONE, at('MONDAY', '12:00'))).toEqual({ is: 'closed', next: null });
    expect(openingAt([], ZONE, at('MONDAY', '12:00'))).toBeNull();
  });

  test('that never end are said as such, and so is an end that nobody knows (CUR-08)', () => {
    expect(openingAt(everyDay('00:00', '00:00'), ZONE, at('MONDAY', '12:00'))).toEqual({ is: 'always' });
    expect(openingAt(everyDay('08:00', '08:00'), ZONE, at('MONDAY', '07:00'))).toEqual({ is: 'always' });
    expect(openingAt(everyDay('08:00', null), ZONE, at('MONDAY', '12:00'))).toEqual({
      is: 'open',
      until: null,
    });
    expect(openingAt(everyDay('08:00', null), ZONE, at('MONDAY', '07:00'))).toEqual({
      is: 'opens',
      at: '08:00',
    });
  });

  test('that one day hands over to the next end with the later one (CUR-08)', () => {
    const kiosk = hoursOf({ FRIDAY: ['10:00', '00:00'], SATURDAY: ['00:00', '04:00'] });
    expect(openingAt(kiosk, ZONE, at('FRIDAY', '22:00'))).toEqual({ is: 'open', until: '04:00' });
  });

  test('come in any order, and a day that is missing is closed (CUR-05)', () => {
    const week = toWeek([
      { day: 'FRIDAY', openTime: '09:00', closeTime: '18:00' },
      { day: 'SUNDAY', openTime: '10:00', closeTime: null },
    ]);
    expect(week).toEqual([
      { start: '10:00', end: null },
      null,
      null,
      null,
      null,
      { start: '09:00', end: '18:00' },
      null,
    ]);
  });

  test('are right to the minute: open until then and no longer, closed until then and no longer (CUR-08)', () => {
    const time = fc.integer({ min: 0, max: 24 * 4 - 1 }).map(quarter => timeOfMinutes(quarter * 15));
    const day = fc.option(fc.tuple(time, time), { nil: undefined });
    const week = fc
      .tuple(day, day, day, day, day, day, day)
      .map(days =>
        hoursOf(
          Object.fromEntries(
            weekday.options.flatMap((name, index) => (days[index] ? [[name, days[index]]] : [])),
          ) as Week,
        ),
      );
    const zone = fc.constantFrom(ZONE, NEW_YORK, 'Asia/Kolkata', 'Pacific/Auckland');
    fc.assert(
      fc.property(week, zone, fc.integer({ min: 0, max: 7 * 24 * 60 - 1 }), (hours, timeZone, minute) => {
        const now = new Date(instantAt('2026-07-05', 0, timeZone).getTime() + minute * MINUTE_MS);
        const said = openingAt(hours, timeZone, now);
        if (said === null || said.is === 'always') return;
        const nowMinute = minute % (24 * 60);
        const waits = (until: string, days = 0) => {
          const ahead = toMinutes(until) - nowMinute + days * 24 * 60;
          return ahead > 0 ? ahead : ahead + 24 * 60;
        };
        const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
        const isOpen = (when: Date) => {
          const state = openingAt(hours, timeZone, when)?.is;
          return state === 'open' || state === 'always';
        };
        if (said.is === 'open' && said.until !== null) {
          expect(isOpen(after(waits(said.until) - 1))).toBe(true);
          expect(isOpen(after(waits(said.until)))).toBe(false);
        }
        if (said.is === 'opens') {
          expect(isOpen(after(waits(said.at) - 1))).toBe(false);
          expect(isOpen(after(waits(said.at)))).toBe(true);
        }
        if (said.is === 'closed' && said.next !== null) {
          const ahead = toMinutes(said.next.time) - nowMinute + said.next.inDays * 24 * 60;
          expect(isOpen(after(ahead - 1))).toBe(false);
          expect(isOpen(after(ahead))).toBe(true);
        }
      }),
    );
  });
});

describe('an event', () => {
  const concert = { startDate: '2026-12-10T21:00:00-03:00', endDate: '2026-12-11T01:00:00-03:00' };
  test.each([
    ['MONDAY', '12:00', { is: 'begins', date: '2026-12-10', time: '21:00', inDays: 3 }],
    ['WEDNESDAY', '23:59', { is: 'begins', date: '2026-12-10', time: '21:00', inDays: 1 }],
    ['THURSDAY', '20:59', { is: 'begins', date: '2026-12-10', time: '21:00', inDays: 0 }],
    ['THURSDAY', '21:00', { is: 'on', until: '01:00', date: null }],
    ['FRIDAY', '00:59', { is: 'on', until: '01:00', date: null }],
    ['FRIDAY', '01:00', { is: 'over' }],
  ] as const)('on a %s at %s: %o (CUR-08)', (day, time, said) => {
    expect(eventAt(concert, ZONE, at(day, time))).toEqual(said);
  });

  test('of several days says on which day it ends, and one without an end lasts that day (CUR-08)', () => {
    const fair = { startDate: '2026-12-07T10:00:00-03:00', endDate: '2026-12-11T20:00:00-03:00' };
    const on = { is: 'on', until: '20:00' };
    expect(eventAt(fair, ZONE, at('TUESDAY', '12:00'))).toEqual({ ...on, date: '2026-12-11' });
    expect(eventAt(fair, ZONE, at('FRIDAY', '12:00'))).toEqual({ ...on, date: null });
    const open = { ...fair, endDate: null };
    expect(eventAt(open, ZONE, at('MONDAY', '23:00'))).toEqual({ is: 'on', until: null, date: null });
    expect(eventAt(open, ZONE, at('TUESDAY', '00:00'))).toEqual({ is: 'over' });
  });

  test('begins on the hotel’s day, not on that of the guest’s clock (CUR-08)', () => {
    const late = { startDate: '2026-12-11T02:30:00Z', endDate: null };
    expect(eventAt(late, ZONE, at('MONDAY', '12:00'))).toMatchObject({ date: '2026-12-10', time: '23:30' });
  });
});
