import { expect, test } from 'vitest';
import { cleaningDay } from '#shared/rules/cleaning.ts';

const ZONE = 'America/Sao_Paulo';
const stay = {
  arrival: new Date('2026-12-01T15:00:00-03:00'),
  departure: new Date('2026-12-04T12:00:00-03:00'),
  timeZone: ZONE,
};
const at = (time: string) => cleaningDay(stay, new Date(time));

test('a cleaning is due on the days between arrival and departure, by the hotel’s calendar (HSK-06)', () => {
  const due = [
    '2026-12-01T23:59:59',
    '2026-12-02T00:00:00',
    '2026-12-03T23:59:59',
    '2026-12-04T00:00:00',
  ].map(time => at(`${time}-03:00`).isDue);
  expect(due).toEqual([false, true, true, false]);
  // Still the evening before at the hotel.
  expect(at('2026-12-02T02:59:00Z')).toMatchObject({ day: '2026-12-01', isDue: false });
});

test('it can be changed until 10:00 on the hotel’s clock, and not on a day without one (HSK-06)', () => {
  expect(at('2026-12-02T09:59:59-03:00').isChangeable).toBe(true);
  expect(at('2026-12-02T10:00:00-03:00').isChangeable).toBe(false);
  expect(at('2026-12-02T09:00:00-03:00').changeableUntil.toISOString()).toBe('2026-12-02T13:00:00.000Z');
  expect(at('2026-12-04T08:00:00-03:00').isChangeable).toBe(false);
});
