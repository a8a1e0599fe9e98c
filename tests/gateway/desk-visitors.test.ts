import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import { visitors } from '#gateway/store/schema/living.ts';
import { CPF } from '#tests/personal-data.ts';
import { clientAt } from './checking-in.ts';
import { type Desk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { FIRST_EVENING, queenRoom, type Stay, scenario } from './scenario.ts';
import { codeOf, HOTEL } from './small-hotel.ts';
import { visitorFor } from './visitor-form.ts';

const hotel = openFreshHotel();
let home: Stay;
let desk: Desk;
let id: string;
let code: string;

const moveTo = (instant: string) => hotel.gateway.clock.moveTo(new Date(instant));

beforeEach(async () => {
  await hotel.db.delete(visitors);
  home = await scenario(hotel).longStay({ rooms: [queenRoom], arrivedAt: FIRST_EVENING });
  const made = await home.client.visitors.create(visitorFor(home));
  code = made.invitationCode;
  moveTo('2026-12-11T09:50:00-03:00');
  desk = await newDesk(hotel.gateway);
  const [visitor] = await today();
  id = visitor?.id ?? '';
});

const today = async () => (await desk.calls.visitors.list({ hotelId: HOTEL })).visitors;
const overdue = async () => (await desk.board()).attention.filter(({ kind }) => kind === 'VISITOR_OVERDUE');
const acts = async () =>
  (await recordOf(hotel.db, home.bookingId)).map(({ act }) => act).filter(act => act.startsWith('VISITOR_'));

describe('a visitor', () => {
  test('is expected with room, host and a masked document, arrives before the hour, and leaves (FRD-14, PD-301)', async () => {
    const [expected] = await today();
    expect(expected).toMatchObject({
      fullName: 'Zoé d’Ávila',
      room: home.room,
      state: 'EXPECTED',
      document: expect.stringContaining('•'),
    });
    expect(JSON.stringify(expected)).not.toMatch(new RegExp(`${code}|${CPF}`));
    const arrived = await desk.calls.visitors.arrive({ hotelId: HOTEL, id });
    expect(arrived).toMatchObject({ state: 'INSIDE', arrivedAt: expect.any(String) });
    expect(await overdue()).toEqual([]);
    const left = await desk.calls.visitors.leave({ hotelId: HOTEL, id });
    expect(left).toMatchObject({ state: 'LEFT', leftAt: expect.any(String) });
    expect(await acts()).toEqual(['VISITOR_ARRIVED', 'VISITOR_LEFT']);
    expect(JSON.stringify(await recordOf(hotel.db, home.bookingId))).not.toMatch(/Zo|529/);
  });

  test('whose time has passed stands under attention until they leave, on the day after too (FRD-14, FRD-01)', async () => {
    await desk.calls.visitors.arrive({ hotelId: HOTEL, id });
    moveTo('2026-12-11T14:01:00-03:00');
    expect(await overdue()).toMatchObject([
      { bookingId: home.bookingId, number: home.room, since: '2026-12-11T17:00:00.000Z' },
    ]);
    moveTo('2026-12-12T08:00:00-03:00');
    expect(await today()).toMatchObject([{ id, state: 'OVERDUE' }]);
    await desk.calls.visitors.leave({ hotelId: HOTEL, id });
    expect(await overdue()).toEqual([]);
    expect(await today()).toEqual([]);
  });

  test('who is inside a room that was left, or whose invitation was taken back, has to leave too (FRD-14, PD-72)', async () => {
    await desk.calls.visitors.arrive({ hotelId: HOTEL, id });
    // Hours have passed: the guest signs in again.
    const host = await clientAt(hotel, home.holder, hotel.gateway.clock.now());
    await host.visitors.remove({ id: code });
    expect(await hotel.db.$count(visitors, eq(visitors.id, id))).toBe(1);
    expect(await today()).toMatchObject([{ id, state: 'OVERDUE' }]);
    expect(await overdue()).toHaveLength(1);
    await desk.calls.visitors.leave({ hotelId: HOTEL, id });

    await hotel.db.update(visitors).set({ leftAt: null, endsAt: new Date('2026-12-11T17:00:00Z') });
    const leftAt = hotel.gateway.clock.now();
    await hotel.db.update(accommodations).set({ leftAt }).where(eq(accommodations.id, home.accommodationId));
    expect(await overdue()).toMatchObject([{ since: leftAt.toISOString() }]);
    await desk.calls.visitors.undo({ hotelId: HOTEL, id, step: 'ARRIVED' });
    expect(await today()).toMatchObject([{ state: 'CLOSED' }]);
    expect(await codeOf(desk.calls.visitors.arrive({ hotelId: HOTEL, id }))).toBe('VISITOR_CHANGED');
  });

  test('is let in on the day alone and until the end of the visit (FRD-14, PD-301)', async () => {
    const arrive = () => desk.calls.visitors.arrive({ hotelId: HOTEL, id });
    for (const [instant, state] of [
      ['2026-12-10T23:59:00-03:00', 'EXPECTED'],
      ['2026-12-11T14:00:00-03:00', 'MISSED'],
    ] as const) {
      moveTo(instant);
      await expect(arrive()).rejects.toMatchObject({
        code: 'VISITOR_CHANGED',
        status: 409,
        details: { state },
      });
    }
    moveTo('2026-12-11T00:01:00-03:00');
    expect(await arrive()).toMatchObject({ state: 'INSIDE' });
  });

  test('takes each step once at two desks, and a step is taken back (FRD-14)', async () => {
    const { arrive, leave, undo } = desk.calls.visitors;
    const twice = await Promise.all([1, 2].map(() => codeOf(arrive({ hotelId: HOTEL, id }))));
    expect(twice.filter(outcome => outcome === 'VISITOR_CHANGED')).toHaveLength(1);
    expect(await codeOf(undo({ hotelId: HOTEL, id, step: 'LEFT' }))).toBe('VISITOR_CHANGED');
    await leave({ hotelId: HOTEL, id });
    expect(await codeOf(undo({ hotelId: HOTEL, id, step: 'ARRIVED' }))).toBe('VISITOR_CHANGED');
    expect(await undo({ hotelId: HOTEL, id, step: 'LEFT' })).toMatchObject({ state: 'INSIDE', leftAt: null });
    expect(await undo({ hotelId: HOTEL, id, step: 'ARRIVED' })).toMatchObject({ state: 'EXPECTED' });
    expect(await acts()).toEqual(['VISITOR_ARRIVED', 'VISITOR_LEFT', 'VISITOR_UNDONE', 'VISITOR_UNDONE']);
  });

  test('of another hotel is not seen and not let in (FRD-14, STF-04)', async () => {
    const elsewhere = { hotelId: OTHER_HOTEL.hotelId };
    expect((await desk.calls.visitors.list(elsewhere)).visitors).toEqual([]);
    for (const wanted of [
      { ...elsewhere, id },
      { hotelId: HOTEL, id: randomUUID() },
      { hotelId: HOTEL, id: code },
    ]) {
      expect(await codeOf(desk.calls.visitors.arrive(wanted))).toBe('NOT_FOUND');
      expect(await codeOf(desk.calls.visitors.leave(wanted))).toBe('NOT_FOUND');
      expect(await codeOf(desk.calls.visitors.undo({ ...wanted, step: 'ARRIVED' }))).toBe('NOT_FOUND');
    }
    expect(await codeOf(desk.calls.visitors.list({ hotelId: HOTEL, day: '2031-01-01' }))).toBe('BAD_REQUEST');
  });
});
