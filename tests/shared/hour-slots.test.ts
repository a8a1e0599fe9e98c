import { expect, test } from 'vitest';
import { checkinHours, checkoutHours, isArrivalOpen, searchedHour } from '#shared/rules/hour-slots.ts';

const timeZone = 'America/Sao_Paulo';

test('arrival hours run from 19 down to 10 (SRC-19)', () => {
  expect(checkinHours).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10]);
});

test('departure hours run from 10 to 19 (SRC-20)', () => {
  expect(checkoutHours).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
});

test.each([
  ['2026-12-01T00:00:00-03:00', 19],
  ['2026-12-01T15:00:00-03:00', 15],
  ['2026-12-01T18:00:00Z', 15],
  ['2026-12-01T08:00:00-03:00', 10],
  ['2026-12-01T22:00:00-03:00', 19],
])('%s asks for hour %i', (iso, hour) => expect(searchedHour(new Date(iso), timeZone, 19)).toBe(hour));

test.each([
  ['2026-12-01', 14, false],
  ['2026-12-01', 15, true],
  ['2026-12-01', 19, true],
  ['2026-11-30', 18, false],
  ['2026-11-30', 19, true],
  ['2026-12-02', 10, true],
])('at 14:30 on the first, arriving on %s at %i is possible: %s (SRC-15)', (date, hour, open) => {
  expect(isArrivalOpen({ date, hour, now: new Date('2026-12-01T14:30:00-03:00'), timeZone })).toBe(open);
});
