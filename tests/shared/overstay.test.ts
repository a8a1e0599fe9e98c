import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantAt } from '#shared/hotel-time.ts';
import { OVERSTAY_FREE_HOURS } from '#shared/policies.ts';
import { overstayCost } from '#shared/rules/overstay.ts';

const NIGHT = 340_00;
const DAILY = 510_00;
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const departure = new Date('2026-12-04T15:00:00Z');
const after = (milliseconds: number) => new Date(departure.getTime() + milliseconds);

describe('what overstaying costs (LIM-14)', () => {
  test.each([
    ['before the departure', -5 * HOUR, 0, 2 * HOUR, DAILY],
    ['at the departure', 0, 0, 2 * HOUR, DAILY],
    ['two hours later', 2 * HOUR, 0, 2 * HOUR, DAILY],
    ['two hours and a second later', 2 * HOUR + SECOND, DAILY, 24 * HOUR, 2 * DAILY],
    ['a day later', 24 * HOUR, DAILY, 24 * HOUR, 2 * DAILY],
    ['a day and a second later', 24 * HOUR + SECOND, 2 * DAILY, 48 * HOUR, 3 * DAILY],
    ['three days later', 72 * HOUR, 3 * DAILY, 72 * HOUR, 4 * DAILY],
  ])('%s is what its days come to (LIM-14, BEY-17)', (_, late, fee, next, nextFee) => {
    expect(overstayCost(departure, after(late), NIGHT)).toEqual({
      fee,
      next: { at: after(next), fee: nextFee },
    });
  });

  test('half a cent of a day is rounded up, once for all days', () => {
    expect(overstayCost(departure, after(3 * HOUR), 33_33).fee).toBe(50_00);
    expect(overstayCost(departure, after(25 * HOUR), 33_33).fee).toBe(100_00);
  });

  test.each([
    // Clocks in Lisbon go back at 2:00 on 25 October 2026 and forward at 1:00 on 29 March 2026.
    ['back', '2026-10-24', '2026-10-25', 11],
    ['forward', '2026-03-28', '2026-03-29', 13],
  ])('a day is 24 hours also where the clock goes %s in it (LIM-14)', (_, from, to, sameClockMinusHours) => {
    const left = instantAt(from, 12, 'Europe/Lisbon');
    const dayLater = new Date(left.getTime() + 24 * HOUR);
    expect(dayLater).toEqual(instantAt(to, sameClockMinusHours, 'Europe/Lisbon'));
    expect(overstayCost(left, dayLater, NIGHT)).toEqual({
      fee: DAILY,
      next: { at: dayLater, fee: 2 * DAILY },
    });
    expect(overstayCost(left, new Date(dayLater.getTime() + 1), NIGHT).fee).toBe(2 * DAILY);
  });

  test('never costs less later, costs what the step before announced, and the step lies ahead (BEY-17)', () => {
    const moment = fc.integer({ min: -30 * HOUR, max: 400 * HOUR });
    fc.assert(
      fc.property(moment, moment, fc.integer({ min: 0, max: 5_000_00 }), (one, other, night) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        const before = overstayCost(departure, after(early), night);
        const later = overstayCost(departure, after(late), night);
        expect(later.fee).toBeGreaterThanOrEqual(before.fee);
        expect(before.next.at.getTime()).toBeGreaterThanOrEqual(after(early).getTime());
        expect(overstayCost(departure, before.next.at, night).fee).toBe(before.fee);
        expect(overstayCost(departure, new Date(before.next.at.getTime() + 1), night).fee).toBe(
          before.next.fee,
        );
        expect(before.fee === 0 || night === 0).toBe(early <= OVERSTAY_FREE_HOURS * HOUR || night === 0);
      }),
    );
  });
});
