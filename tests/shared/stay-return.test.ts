import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, instantAt, nightsOf } from '#shared/hotel-time.ts';
import { sumCents } from '#shared/money.ts';
import {
  type Ending,
  type EndingAct,
  lastNoShowDate,
  noShowFrom,
  type ReturnableLine,
  stayReturn,
} from '#shared/rules/stay-return.ts';

const ZONE = 'America/Sao_Paulo';
const HOUR_MS = 3_600_000;

const line = (kind: ReturnableLine['kind'], priceCents: number, night: string | null = null) => ({
  kind,
  night,
  priceCents,
  taxCents: Math.round(priceCents / 20),
});

/** Three nights of 100, 200 and 300, hours of 10 and 20, a pet of 350, each with 5 % tax. */
const room = [
  line('NIGHT', 100_00, '2026-12-10'),
  line('NIGHT', 200_00, '2026-12-11'),
  line('NIGHT', 300_00, '2026-12-12'),
  line('CHECKIN', 10_00),
  line('CHECKOUT', 20_00),
  line('PET', 350_00),
];
const START = new Date('2026-12-10T13:00:00-03:00');
const THRESHOLD = new Date(START.getTime() - 48 * HOUR_MS);

const ending = (act: EndingAct, now: string | Date, rest: Partial<Ending<ReturnableLine>> = {}) =>
  stayReturn({
    act,
    rooms: [room],
    isPaid: true,
    now: new Date(now),
    startsAt: START,
    checkinDate: '2026-12-10',
    timeZone: ZONE,
    ...rest,
  });

describe('what a stay returns', () => {
  test.each([
    ['CANCEL', '2026-12-08T12:59:59.999-03:00', 0, 1029_00, 'FULL_CANCELLATION', 'PD-55, LIM-04'],
    ['CANCEL', '2026-12-08T13:00:00-03:00', 136_50, 892_50, 'PARTIAL_CANCELLATION', 'PD-55, LIM-05'],
    ['CANCEL', '2026-12-11T11:00:00-03:00', 136_50, 892_50, 'PARTIAL_CANCELLATION', 'PD-55, LIM-05'],
    ['NO_SHOW', '2026-12-11T12:00:00-03:00', 136_50, 892_50, 'PARTIAL_CANCELLATION', 'PD-55, LIM-06'],
    ['NO_SHOW', '2026-12-20T12:00:00-03:00', 136_50, 892_50, 'PARTIAL_CANCELLATION', 'PD-55, LIM-06'],
    ['DROP', '2026-12-08T12:59:59.999-03:00', 0, 1029_00, 'FULL_CANCELLATION', 'PD-56, LIM-09'],
    ['DROP', '2026-12-08T13:00:00-03:00', 136_50, 892_50, 'PARTIAL_CANCELLATION', 'PD-56, LIM-09'],
    ['DROP', '2026-12-11T15:00:00-03:00', 346_50, 682_50, 'PARTIAL_CANCELLATION', 'PD-56, LIM-09'],
    ['LEAVE', '2026-12-09T14:00:00-03:00', 504_00, 525_00, 'PARTIAL_CANCELLATION', 'PD-56, LIM-08'],
    ['LEAVE', '2026-12-11T14:59:59.999-03:00', 504_00, 525_00, 'PARTIAL_CANCELLATION', 'PD-56, LIM-08'],
    ['LEAVE', '2026-12-11T15:00:00-03:00', 714_00, 315_00, 'PARTIAL_CANCELLATION', 'PD-56, LIM-08'],
    ['LEAVE', '2026-12-12T15:00:00-03:00', 1029_00, 0, 'PARTIAL_CANCELLATION', 'PD-56, LIM-08'],
  ] as const)(
    'by %s at %s is %i retained and %i credited, in cents: %s (%s)',
    (act, now, retained, credited, type, _ids) => {
      expect(ending(act, now)).toMatchObject({ paid: 1029_00, retained, credited, type });
    },
  );

  test('of several rooms keeps the first night of each (LIM-05)', () => {
    const later = [line('NIGHT', 500_00, '2026-12-11'), line('NIGHT', 600_00, '2026-12-12')];
    const { retained, returned } = ending('CANCEL', START, { rooms: [room, later] });
    expect(retained).toBe(136_50 + 525_00);
    expect(returned.map(({ kind, night }) => night ?? kind)).toEqual([
      '2026-12-11',
      '2026-12-12',
      'PET',
      '2026-12-12',
    ]);
  });

  test.each(['CANCEL', 'NO_SHOW', 'LEAVE', 'DROP'] as const)(
    'by %s is nothing while nothing was paid (PD-55)',
    act => {
      expect(ending(act, START, { isPaid: false })).toEqual({
        paid: 0,
        retained: 0,
        credited: 0,
        type: 'FULL_CANCELLATION',
        goodUntil: null,
        returned: [],
        nextStep: null,
      });
    },
  );
});

describe('until when credits are good', () => {
  test.each([
    ['CANCEL', '2028-06-01T12:00:00.000Z'],
    ['DROP', '2028-06-01T12:00:00.000Z'],
    ['LEAVE', '2028-06-01T12:00:00.000Z'],
    ['NO_SHOW', '2027-06-01T12:00:00.000Z'],
  ] as const)('after %s is 18 months, after a no-show 6 (LIM-03)', (act, until) => {
    expect(ending(act, '2026-12-01T12:00:00Z').goodUntil?.toISOString()).toBe(until);
  });

  test('is said of nothing where nothing comes back (BEY-17)', () => {
    expect(ending('LEAVE', '2026-12-12T15:00:00-03:00').goodUntil).toBeNull();
  });
});

describe('the next worse step', () => {
  test.each([
    ['CANCEL', '2026-12-01T12:00:00-03:00', '2026-12-08T13:00:00-03:00', 892_50],
    ['DROP', '2026-12-01T12:00:00-03:00', '2026-12-08T13:00:00-03:00', 892_50],
    ['DROP', '2026-12-08T13:00:00-03:00', '2026-12-11T15:00:00-03:00', 682_50],
    ['LEAVE', '2026-12-10T14:00:00-03:00', '2026-12-11T15:00:00-03:00', 315_00],
    ['LEAVE', '2026-12-11T15:00:00-03:00', '2026-12-12T15:00:00-03:00', 0],
  ] as const)('of %s at %s comes at %s (BEY-17)', (act, now, at, credited) => {
    expect(ending(act, now).nextStep).toMatchObject({ at: new Date(at), credited });
  });

  test.each([
    ['CANCEL', '2026-12-11T12:00:00-03:00'],
    ['NO_SHOW', '2026-12-01T12:00:00-03:00'],
    ['LEAVE', '2026-12-12T15:00:00-03:00'],
  ] as const)('of %s is none once no later moment is worse (BEY-17)', (act, now) => {
    expect(ending(act, now).nextStep).toBeNull();
  });

  test('of canceling late is the no-show: the same comes back, for 6 months instead of 18 (LIM-03, LIM-06, BEY-17)', () => {
    expect(ending('CANCEL', THRESHOLD)).toMatchObject({
      credited: 892_50,
      goodUntil: new Date('2028-06-08T16:00:00Z'),
      nextStep: {
        at: new Date('2026-12-11T12:00:00-03:00'),
        credited: 892_50,
        goodUntil: new Date('2027-06-11T15:00:00Z'),
      },
    });
  });

  test('leaves out what costs nothing: a free first night, and a no-show that returns nothing (BEY-17)', () => {
    const free = [line('NIGHT', 0, '2026-12-10'), line('NIGHT', 200_00, '2026-12-11')];
    expect(ending('CANCEL', '2026-12-01T12:00:00-03:00', { rooms: [free] }).nextStep?.at).toEqual(
      new Date('2026-12-11T12:00:00-03:00'),
    );
    const one = [line('NIGHT', 100_00, '2026-12-10')];
    expect(ending('CANCEL', THRESHOLD, { rooms: [one] }).nextStep).toBeNull();
  });
});

/** With a clock that is changed at night, at midnight, by half an hour, not at all, and at the ends of the calendar. */
const zones = [
  ZONE,
  'America/Noronha',
  'Europe/Lisbon',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Santiago',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
];

/** Around the days on which some of those clocks are changed, and any other. */
const checkinDates = fc.oneof(
  fc.constantFrom('2026-03-28', '2026-10-24', '2026-10-03', '2027-04-03', '2026-09-05', '2027-04-02'),
  fc.integer({ min: 0, max: 700 }).map(days => addDays('2026-01-01', days)),
);

const cents = fc.integer({ min: 0, max: 500_000 });

const stays = fc
  .record({
    timeZone: fc.constantFrom(...zones),
    checkin: checkinDates,
    nights: fc.integer({ min: 1, max: 10 }),
    hour: fc.integer({ min: 10, max: 19 }),
    prices: fc.array(fc.tuple(cents, cents), { minLength: 45, maxLength: 45 }),
    rooms: fc.integer({ min: 1, max: 3 }),
    extras: fc.subarray(['CHECKIN', 'CHECKOUT', 'PET', 'CRADLE'] as const),
    act: fc.constantFrom<EndingAct>('CANCEL', 'NO_SHOW', 'LEAVE', 'DROP'),
    shiftMinutes: fc.integer({ min: -6 * 24 * 60, max: 12 * 24 * 60 }),
  })
  .map(({ timeZone, checkin, nights, hour, prices, rooms, extras, act, shiftMinutes }) => {
    const startsAt = instantAt(checkin, hour, timeZone);
    let next = 0;
    const priced = (kind: ReturnableLine['kind'], night: string | null): ReturnableLine => {
      const [priceCents, taxCents] = prices[next % prices.length] ?? [0, 0];
      next += 1;
      return { kind, night, priceCents, taxCents };
    };
    return {
      act,
      timeZone,
      startsAt,
      checkinDate: checkin,
      isPaid: true,
      now: new Date(startsAt.getTime() + shiftMinutes * 60_000),
      rooms: Array.from({ length: rooms }, () => [
        ...nightsOf(checkin, addDays(checkin, nights)).map(night => priced('NIGHT', night)),
        ...extras.map(kind => priced(kind, null)),
      ]),
    } satisfies Ending<ReturnableLine>;
  });

test('retained and credited are what was paid, to the cent, and what comes back adds up to the credits (PD-55, PD-56)', () => {
  fc.assert(
    fc.property(stays, stay => {
      const { paid, retained, credited, returned } = stayReturn(stay);
      const total = (lines: ReturnableLine[]) =>
        sumCents(lines.map(({ priceCents, taxCents }) => priceCents + taxCents));
      expect(retained + credited).toBe(paid);
      expect(paid).toBe(total(stay.rooms.flat()));
      expect(credited).toBe(total(returned));
      expect(Math.min(retained, credited)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('what comes back never grows with time (LIM-04, LIM-05, LIM-08)', () => {
  fc.assert(
    fc.property(stays, fc.integer({ min: 0, max: 20 * 24 * 60 }), (stay, minutes) => {
      const later = new Date(stay.now.getTime() + minutes * 60_000);
      expect(stayReturn({ ...stay, now: later }).credited).toBeLessThanOrEqual(stayReturn(stay).credited);
    }),
  );
});

test('the next step is where less comes back or for a shorter time, to the millisecond, until the last (BEY-17)', () => {
  fc.assert(
    fc.property(stays, stay => {
      let current = stayReturn(stay);
      for (let steps = 0; current.nextStep; steps += 1) {
        const { at, credited, goodUntil } = current.nextStep;
        const before = stayReturn({ ...stay, now: new Date(at.getTime() - 1) });
        const isNoShow =
          stay.act === 'CANCEL' && at.getTime() === noShowFrom(stay.checkinDate, stay.timeZone).getTime();
        const after = stayReturn({ ...stay, act: isNoShow ? 'NO_SHOW' : stay.act, now: at });
        expect(at.getTime()).toBeGreaterThan(stay.now.getTime());
        expect(before.credited).toBe(current.credited);
        expect(after.credited).toBe(credited);
        if (isNoShow) expect(credited).toBe(current.credited);
        else expect(credited).toBeLessThan(current.credited);
        if (isNoShow) expect(goodUntil.getTime()).toBeLessThan(before.goodUntil?.getTime() ?? 0);
        if (credited > 0) expect(after.goodUntil).toEqual(goodUntil);
        expect(steps).toBeLessThan(12);
        current = after;
      }
      const last = stayReturn({ ...stay, now: new Date(stay.startsAt.getTime() + 60 * 24 * HOUR_MS) });
      expect(last.credited).toBe(current.credited);
    }),
  );
});

test('a room dropped before noon of the next day returns what canceling it would (PD-56)', () => {
  fc.assert(
    fc.property(stays, stay => {
      const [first = []] = stay.rooms;
      fc.pre(stay.now < noShowFrom(stay.checkinDate, stay.timeZone));
      const { nextStep: _, ...dropped } = stayReturn({ ...stay, rooms: [first], act: 'DROP' });
      expect(stayReturn({ ...stay, rooms: [first], act: 'CANCEL' })).toMatchObject(dropped);
    }),
  );
});

describe('a no-show', () => {
  test.each([
    ['2026-12-11T14:59:59.999Z', '2026-12-09'],
    ['2026-12-11T15:00:00Z', '2026-12-10'],
    ['2026-12-12T02:59:59Z', '2026-12-10'],
    ['2026-12-12T03:00:00Z', '2026-12-10'],
    ['2026-12-12T15:00:00Z', '2026-12-11'],
  ])('at %s is whoever should have come on %s, and before (PD-18, LIM-06)', (now, date) => {
    expect(lastNoShowDate(new Date(now), ZONE)).toBe(date);
  });

  test('begins at noon of the next day at the hotel, on days whose clock is changed as well (PD-18)', () => {
    fc.assert(
      fc.property(checkinDates, fc.constantFrom(...zones), (date, zone) => {
        const from = noShowFrom(date, zone);
        expect(lastNoShowDate(from, zone)).toBe(date);
        expect(lastNoShowDate(new Date(from.getTime() - 1), zone)).toBe(addDays(date, -1));
      }),
    );
  });
});
