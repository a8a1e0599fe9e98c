import { expect, test } from 'vitest';
import { isWalkIn, latestWalkInArrival, walkInDeadline, walkInProblem } from '#shared/rules/walk-in.ts';

const now = new Date('2026-11-20T12:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('the kiosk forces a walk-in however late the arrival is (FUN-35)', () => {
  expect(isWalkIn({ forced: true, arrivals: [inMinutes(10_000)], now })).toBe(true);
});

test.each([
  [[239], true],
  [[240], false],
  [[-30], true],
  [[600, 100], true],
  [[600, 241], false],
])('arrivals in %j minutes make it a walk-in: %s (FUN-36)', (minutes, expected) => {
  expect(isWalkIn({ forced: false, arrivals: minutes.map(inMinutes), now })).toBe(expected);
});

test('with no rooms selected it is no walk-in, on a kiosk neither (FUN-37)', () => {
  expect(isWalkIn({ forced: false, arrivals: [], now })).toBe(false);
  expect(isWalkIn({ forced: true, arrivals: [], now })).toBe(false);
});

test('a walk-in is paid within two hours of its start, or of now once it has begun (BKG-15)', () => {
  expect(walkInDeadline(inMinutes(60), now)).toEqual(inMinutes(180));
  expect(walkInDeadline(inMinutes(-60), now)).toEqual(inMinutes(120));
});

const limits = { maxRooms: 3, maxNights: 7, arrivalDays: 1 };
const stay = {
  rooms: 3,
  checkin: '2026-11-20',
  checkout: '2026-11-27',
  forced: true,
  now,
  timeZone: 'America/Sao_Paulo',
};

test.each([
  ['the largest reservation without payment', {}, null],
  ['one room more', { rooms: 4 }, { code: 'WALK_IN_TOO_MANY_ROOMS', max: 3 }],
  ['one night more', { checkout: '2026-11-28' }, { code: 'WALK_IN_TOO_MANY_NIGHTS', max: 7 }],
  ['last night', { checkin: '2026-11-19', checkout: '2026-11-20' }, null],
  ['tomorrow', { checkin: '2026-11-21', checkout: '2026-11-28' }, null],
  [
    'the day after',
    { checkin: '2026-11-22', checkout: '2026-11-23' },
    { code: 'WALK_IN_ARRIVAL_TOO_LATE', latest: '2026-11-21' },
  ],
  ['the day after, at home', { checkin: '2026-11-22', checkout: '2026-11-23', forced: false }, null],
])('%s: %j gets %j (SEC-04)', (_, change, problem) => {
  expect(walkInProblem({ ...stay, ...change }, limits)).toEqual(problem);
});

test('tomorrow is that of the hotel, whatever day it is in UTC (SEC-04)', () => {
  const evening = new Date('2026-11-21T02:00:00Z');
  expect(latestWalkInArrival(evening, 'America/Sao_Paulo', limits)).toBe('2026-11-21');
  expect(latestWalkInArrival(evening, 'UTC', limits)).toBe('2026-11-22');
  expect(latestWalkInArrival(evening, 'UTC', { ...limits, arrivalDays: 0 })).toBe('2026-11-21');
});
