import { expect, test } from 'vitest';
import { isWalkIn, walkInDeadline } from '#shared/rules/walk-in.ts';

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
