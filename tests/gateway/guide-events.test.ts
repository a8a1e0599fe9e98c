import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextTime } from '#gateway/domain/stay/guide/event-times.ts';
import type { GuideEvent } from '#gateway/store/schema/guide.ts';
import { dateAt, weekdayOf } from '#shared/hotel-time.ts';
import { ZONE } from './small-hotel.ts';

const at = (event: GuideEvent, now: string, zone = ZONE) => {
  const time = nextTime(event, zone, new Date(now));
  return time && [time.startsAt.toISOString(), time.endsAt.toISOString()];
};

// 1 December 2026 is a Tuesday; the hotel's clock is three hours behind UTC.
const friday: GuideEvent = { weekday: 5, start: '18:30', end: '01:15' };
const wholeDay: GuideEvent = { weekday: 5, start: '10:00', end: '10:00' };
const tuesday: GuideEvent = { weekday: 2, start: '08:00', end: '09:00' };
const ball: GuideEvent = { firstDate: '2026-12-31', lastDate: '2026-12-31', start: '22:00', end: '03:00' };
const fair: GuideEvent = { firstDate: '2026-12-04', lastDate: '2026-12-06', start: '10:00', end: '18:00' };

describe('the next time of an event', () => {
  test.each<[string, GuideEvent, string, string[] | null]>([
    ['every week, days before', friday, '2026-12-01T12:00Z', ['2026-12-04T21:30', '2026-12-05T04:15']],
    ['every week, on its day', friday, '2026-12-04T03:00Z', ['2026-12-04T21:30', '2026-12-05T04:15']],
    ['every week, after midnight', friday, '2026-12-05T04:14:59Z', ['2026-12-04T21:30', '2026-12-05T04:15']],
    ['every week, as it ends', friday, '2026-12-05T04:15Z', ['2026-12-11T21:30', '2026-12-12T04:15']],
    ['every week, for a whole day', wholeDay, '2026-12-05T12:59Z', ['2026-12-04T13:00', '2026-12-05T13:00']],
    ['every week, later that day', tuesday, '2026-12-01T12:00Z', ['2026-12-08T11:00', '2026-12-08T12:00']],
    ['of some days, before', fair, '2026-01-01T00:00Z', ['2026-12-04T13:00', '2026-12-06T21:00']],
    ['of some days, a night between', fair, '2026-12-05T03:00Z', ['2026-12-04T13:00', '2026-12-06T21:00']],
    ['of some days, as it ends', fair, '2026-12-06T21:00Z', null],
    ['of one night, after midnight', ball, '2027-01-01T05:59Z', ['2027-01-01T01:00', '2027-01-01T06:00']],
  ])('%s, counts the hotel’s days (APS-09)', (_, event, now, expected) => {
    expect(at(event, now)).toEqual(expected && expected.map(moment => `${moment}:00.000Z`));
  });

  test('is by the clock of the hotel, not by that of the server (APS-09)', () => {
    expect(at(friday, '2026-12-01T12:00Z', 'Asia/Tokyo')?.[0]).toBe('2026-12-04T09:30:00.000Z');
    expect(at(friday, '2026-12-01T12:00Z', 'Asia/Kathmandu')?.[0]).toBe('2026-12-04T12:45:00.000Z');
  });

  test('of every week ends after now, begins within a week and on its weekday (APS-09)', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(parts => parts.map(part => String(part).padStart(2, '0')).join(':'));
    const now = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        fc.record({ weekday: fc.integer({ min: 0, max: 6 }), start: time, end: time }),
        now,
        (event, instant) => {
          const next = nextTime(event, ZONE, instant);
          if (!next) throw new Error('an event of every week has no end');
          expect(next.endsAt > instant).toBe(true);
          expect(next.endsAt > next.startsAt).toBe(true);
          expect(Number(next.startsAt) - Number(instant)).toBeLessThanOrEqual(7 * 86_400_000);
          expect(Number(next.endsAt) - 7 * 86_400_000).toBeLessThanOrEqual(Number(instant));
          expect(weekdayOf(dateAt(next.startsAt, ZONE))).toBe(event.weekday);
        },
      ),
    );
  });
});
