import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dateAt, instantAt } from '#shared/hotel-time.ts';
import { timeOfMinutes, toMinutes } from '#shared/rules/time-of-day.ts';
import { toUnavailableDate, unavailableDay } from '#shared/rules/unavailable-days.ts';
import {
  endSlots,
  isVisitAllowed,
  startSlots,
  type VisitedStay,
  visitDays,
} from '#shared/rules/visit-slots.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const stayAt = (timeZone: string, arrival = 15, departure = 12): VisitedStay => ({
  arrival: instantAt('2026-12-01', arrival, timeZone),
  departure: instantAt('2026-12-04', departure, timeZone),
  timeZone,
});
const stay = stayAt(SAO_PAULO);
const at = (day: string, time: string, timeZone = SAO_PAULO) =>
  instantAt(day, toMinutes(time) / 60, timeZone);
const openOf = (slots: { time: string; isOpen: boolean }[]) =>
  slots.filter(({ isOpen }) => isOpen).map(({ time }) => time);
const ends = (slots: { time: string; isOpen: boolean }[]) => {
  const open = openOf(slots);
  return [open[0], open.at(-1)];
};
const NIGHT_BEFORE = at('2026-11-30', '22:00');

describe('the beginning of a visit', () => {
  test('is listed from 8:00 to 22:00 in steps of 30 minutes (VIS-15)', () => {
    const listed = startSlots(stay, '2026-12-02', NIGHT_BEFORE).map(({ time }) => time);
    expect(listed).toHaveLength(29);
    expect([listed[0], listed[1], listed.at(-1)]).toEqual(['08:00', '08:30', '22:00']);
  });

  test.each([
    ['a day between', '2026-12-02', NIGHT_BEFORE, '08:00', '19:30'],
    ['the check-in day, after the arrival at 15:00', '2026-12-01', NIGHT_BEFORE, '15:30', '19:30'],
    ['the check-out day, before the departure at 12:00', '2026-12-04', NIGHT_BEFORE, '08:00', '11:30'],
    ['today at 9:59', '2026-12-02', at('2026-12-02', '09:59'), '10:00', '19:30'],
    ['today at 10:00', '2026-12-02', at('2026-12-02', '10:00'), '10:30', '19:30'],
    ['today at 19:29', '2026-12-02', at('2026-12-02', '19:29'), '19:30', '19:30'],
    ['today at 19:30', '2026-12-02', at('2026-12-02', '19:30'), undefined, undefined],
    ['today at 23:59', '2026-12-02', at('2026-12-02', '23:59'), undefined, undefined],
    ['tomorrow, at 23:59', '2026-12-03', at('2026-12-02', '23:59'), '08:00', '19:30'],
    ['the check-in day, a guest who came early', '2026-12-01', at('2026-12-01', '13:00'), '15:30', '19:30'],
    ['a day that has passed', '2026-12-02', at('2026-12-03', '08:00'), undefined, undefined],
    ['the day after the check-out', '2026-12-05', NIGHT_BEFORE, undefined, undefined],
    ['the day before the check-in', '2026-11-30', NIGHT_BEFORE, undefined, undefined],
  ])('can be chosen on %s (VIS-15, VIS-16, VIS-17)', (_, day, now, first, last) => {
    expect(ends(startSlots(stay, day, now))).toEqual([first, last]);
  });

  test('is not listed for what has passed of today (VIS-16)', () => {
    const listed = startSlots(stay, '2026-12-02', at('2026-12-02', '20:10')).map(({ time }) => time);
    expect(listed).toEqual(['20:30', '21:00', '21:30', '22:00']);
    expect(startSlots(stay, '2026-12-02', at('2026-12-02', '23:59'))).toEqual([]);
  });
});

test('a visit cannot begin now, only later (VIS-16)', () => {
  const visit = { visitDate: '2026-12-02', startTime: '10:00', endTime: '12:00' };
  expect(isVisitAllowed(stay, visit, at('2026-12-02', '09:59'))).toBe(true);
  expect(isVisitAllowed(stay, visit, at('2026-12-02', '10:00'))).toBe(false);
});

describe('the end of a visit', () => {
  test.each([
    ['08:00', '2026-12-02', '08:30', '12:00'],
    ['15:30', '2026-12-02', '16:00', '19:30'],
    ['16:30', '2026-12-02', '17:00', '20:00'],
    ['19:30', '2026-12-02', '20:00', '20:00'],
    ['20:00', '2026-12-02', undefined, undefined],
    ['11:00', '2026-12-04', '11:30', '12:00'],
    ['11:30', '2026-12-04', '12:00', '12:00'],
    ['12:00', '2026-12-04', undefined, undefined],
  ])('of one from %s on %s is from %s to %s (VIS-15, VIS-18)', (start, day, first, last) => {
    expect(ends(endSlots(stay, day, start))).toEqual([first, last]);
  });

  test('is listed after the start alone, until 22:00 (VIS-14, VIS-15)', () => {
    const listed = endSlots(stay, '2026-12-02', '19:00').map(({ time }) => time);
    expect(listed).toEqual(['19:30', '20:00', '20:30', '21:00', '21:30', '22:00']);
  });
});

describe('the day of a visit', () => {
  test('is one from today to the check-out, without those that are taken or over (VIS-11)', () => {
    expect(visitDays(stay, ['2026-12-03', '2027-01-01'], at('2026-12-01', '21:00'))).toEqual([
      { date: '2026-12-01', state: 'over' },
      { date: '2026-12-02', state: 'open' },
      { date: '2026-12-03', state: 'taken' },
      { date: '2026-12-04', state: 'open' },
    ]);
    expect(visitDays(stay, [], at('2026-12-04', '11:30'))).toEqual([{ date: '2026-12-04', state: 'over' }]);
    expect(visitDays(stay, [], at('2026-12-05', '00:00'))).toEqual([]);
  });

  test.each([
    ['2026-12-03', SAO_PAULO, '2026-12-03'],
    ['2026-12-03', 'Europe/Lisbon', '2026-12-03'],
    ['2026-12-03', 'Pacific/Pago_Pago', '2026-12-03'],
    // 13:00 UTC is the next day there.
    ['2026-12-03', 'Pacific/Auckland', '2026-12-04'],
    ['2026-12-03', 'Pacific/Kiritimati', '2026-12-04'],
  ])('that the date %s takes away is that of its 13:00 UTC in %s (VIS-12)', (date, timeZone, day) => {
    expect(unavailableDay(date, timeZone)).toBe(day);
    expect(unavailableDay(toUnavailableDate(day, timeZone), timeZone)).toBe(day);
  });
});

describe('in a zone whose clock is changed', () => {
  // Clocks in Lisbon go back at 2:00 on 25 October 2026 and forward at 1:00 on 29 March 2026.
  test.each([
    ['back', '2026-10-24', '2026-10-25', '2026-10-26'],
    ['forward', '2026-03-28', '2026-03-29', '2026-03-30'],
  ])('times are those of the wall clock where it goes %s (VIS-15, VIS-16, VIS-17)', (_, from, day, to) => {
    const zone = 'Europe/Lisbon';
    const lisbon = { arrival: instantAt(from, 15, zone), departure: instantAt(to, 12, zone), timeZone: zone };
    expect(visitDays(lisbon, [], at(from, '23:59', zone)).map(({ date }) => date)).toEqual([from, day, to]);
    expect(ends(startSlots(lisbon, day, at(day, '00:30', zone)))).toEqual(['08:00', '19:30']);
    expect(ends(startSlots(lisbon, day, at(day, '09:00', zone)))).toEqual(['09:30', '19:30']);
    expect(ends(startSlots(lisbon, to, at(day, '23:59', zone)))).toEqual(['08:00', '11:30']);
  });
});

const zones = fc.constantFrom(SAO_PAULO, 'Europe/Lisbon', 'Pacific/Auckland', 'Asia/Kathmandu', 'UTC');
const situations = fc
  .record({
    timeZone: zones,
    first: fc.integer({ min: 0, max: 400 }),
    nights: fc.integer({ min: 1, max: 30 }),
    arrival: fc.integer({ min: 10, max: 19 }),
    departure: fc.integer({ min: 10, max: 19 }),
    nowMinutes: fc.integer({ min: -3 * 1_440, max: 33 * 1_440 }),
  })
  .map(({ timeZone, first, nights, arrival, departure, nowMinutes }) => {
    const checkin = addDays('2026-01-01', first);
    const stayed = {
      arrival: instantAt(checkin, arrival, timeZone),
      departure: instantAt(addDays(checkin, nights), departure, timeZone),
      timeZone,
    };
    return { stay: stayed, now: new Date(stayed.arrival.getTime() + nowMinutes * 60_000) };
  });

describe('whatever stay and moment', () => {
  test('a visit of the lists is allowed, lies ahead, in the stay, and is at most 4 hours by 20:00 (VIS-11, VIS-15, VIS-16, VIS-17, VIS-18)', () => {
    fc.assert(
      fc.property(situations, fc.nat(), fc.nat(), fc.nat(), ({ stay: of, now }, ...draws) => {
        const days = visitDays(of, [], now).filter(({ state }) => state === 'open');
        const day = days[draws[0] % Math.max(1, days.length)]?.date;
        if (day === undefined) return;
        const starts = openOf(startSlots(of, day, now));
        const startTime = starts[draws[1] % starts.length] ?? '';
        const possible = openOf(endSlots(of, day, startTime));
        const endTime = possible[draws[2] % possible.length] ?? '';
        expect(isVisitAllowed(of, { visitDate: day, startTime, endTime }, now)).toBe(true);
        const [startsAt, endsAt] = [startTime, endTime].map(time => at(day, time, of.timeZone).getTime());
        if (startsAt === undefined || endsAt === undefined) throw new Error('no times');
        expect(startsAt).toBeGreaterThan(Math.max(now.getTime(), of.arrival.getTime()));
        expect(endsAt).toBeLessThanOrEqual(of.departure.getTime());
        expect(toMinutes(endTime)).toBeLessThanOrEqual(1_200);
        expect(toMinutes(endTime) - toMinutes(startTime)).toBeGreaterThanOrEqual(30);
        expect(toMinutes(endTime) - toMinutes(startTime)).toBeLessThanOrEqual(240);
      }),
    );
  });

  test('what the lists do not offer is not allowed (VIS-11, VIS-15, VIS-16, VIS-17, VIS-18)', () => {
    const minute = fc.integer({ min: 0, max: 1_439 });
    const onGrid = fc.integer({ min: 14, max: 46 }).map(step => step * 30);
    const time = fc.oneof(minute, onGrid).map(timeOfMinutes);
    fc.assert(
      fc.property(situations, fc.integer({ min: -3, max: 34 }), time, time, (given, offset, start, end) => {
        const { stay: of, now } = given;
        const visitDate = addDays(dateAt(of.arrival, of.timeZone), offset);
        const offered =
          visitDays(of, [], now).some(({ date, state }) => date === visitDate && state === 'open') &&
          openOf(startSlots(of, visitDate, now)).includes(start) &&
          openOf(endSlots(of, visitDate, start)).includes(end);
        expect(isVisitAllowed(of, { visitDate, startTime: start, endTime: end }, now)).toBe(offered);
      }),
    );
  });

  test('a day that is taken is named by one date that means it (VIS-12)', () => {
    fc.assert(
      fc.property(zones, fc.integer({ min: 0, max: 800 }), (timeZone, offset) => {
        const day = addDays('2026-01-01', offset);
        expect(unavailableDay(toUnavailableDate(day, timeZone), timeZone)).toBe(day);
      }),
    );
  });
});
