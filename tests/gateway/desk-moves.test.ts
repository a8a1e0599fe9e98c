import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { programDueLocks } from '#gateway/domain/booking/doors/lock-worker.ts';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { opensSandboxLock } from '#gateway/sandbox/sandbox-door-lock.ts';
import { rooms } from '#gateway/store/schema/hotels.ts';
import { clientAt } from './checking-in.ts';
import { type Desk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { LONG_STAY, queenRoom, type Stay, scenario } from './scenario.ts';
import { codeOf, HOTEL, newGuest } from './small-hotel.ts';
import { mailKinds, storedRoom } from './stored-booking.ts';

const hotel = openFreshHotel();
let stay: Stay;
let desk: Desk;
beforeEach(async () => {
  desk = await newDesk(hotel.gateway);
});

const FIRST_EVENING = '2026-12-10T20:00:00-03:00';
const inRoom = (of: Stay = stay) => ({
  hotelId: HOTEL,
  bookingId: of.bookingId,
  accommodationId: String(of.accommodationId),
});
const order = (changes: object = {}) => ({
  ...inRoom(),
  key: `desk_${randomUUID()}`,
  fromRoomId: stay.room,
  toRoomId: '103',
  day: null,
  reason: 'ROOM_DEFECT',
  ...changes,
});
const { move, find, cancel } = {
  move: (changes: object = {}) => desk.calls.roomMoves.move(order(changes)),
  find: (changes: object = {}) => desk.calls.roomMoves.find({ ...inRoom(), ...changes }),
  cancel: () => desk.calls.roomMoves.cancel(inRoom()),
};
const isFree = async (typeId: string, dates: { checkin: string; checkout: string }) => {
  const guest = await newGuest(hotel.gateway);
  const booked = await codeOf(scenario(hotel, guest).paidStay({ rooms: [{ ...queenRoom, typeId }], dates }));
  return typeof booked !== 'string';
};

describe('a guest who has not arrived', () => {
  beforeEach(async () => {
    stay = await scenario(hotel).longStay({ rooms: [queenRoom] });
  });

  test('is moved at once: the old room can be sold again, the new one cannot (FRD-10)', async () => {
    const { rooms: targets, days } = await find();
    expect(targets.map(({ number }: { number: string }) => number)).toEqual([
      '102',
      '103',
      '201',
      '301',
      '302',
    ]);
    expect(days).toEqual(['2026-12-11', '2026-12-12']);
    expect(await move({ toRoomId: '201', reason: 'GUEST_WISH' })).toEqual({
      accommodationId: stay.accommodationId,
      number: '201',
      startsAt: null,
      hasNewCode: false,
    });
    expect(await storedRoom(hotel, stay.accommodationId)).toMatchObject({
      roomId: '201',
      roomTypeId: 'family',
      doorCode: null,
    });
    expect(await isFree('family', LONG_STAY)).toBe(false);
    for (let sold = 0; sold < 3; sold += 1) expect(await isFree('queen', LONG_STAY)).toBe(true);
    expect(await mailKinds(hotel, stay.bookingId)).toContain('ROOM_MOVED');
    expect((await recordOf(hotel.db, stay.bookingId)).at(-1)).toMatchObject({
      act: 'ROOM_MOVED',
      details: { fromRoom: '101', toRoom: '201', reason: 'GUEST_WISH', date: null },
    });
  });

  test('is not moved to a room that is sold, too small, of another hotel, or where the stay is already (FRD-10)', async () => {
    const other = await scenario(hotel, await newGuest(hotel.gateway)).longStay({ rooms: [queenRoom] });
    expect(await codeOf(move({ toRoomId: other.room }))).toBe('ROOM_UNAVAILABLE');
    expect(await codeOf(move({ toRoomId: stay.room }))).toBe('ROOM_UNAVAILABLE');
    expect(await codeOf(move({ toRoomId: OTHER_HOTEL.roomId }))).toBe('NOT_FOUND');
    expect(await codeOf(move({ hotelId: OTHER_HOTEL.hotelId }))).toBe('NOT_FOUND');
    const family = await scenario(hotel, await newGuest(hotel.gateway)).longStay({
      rooms: [{ typeId: 'family', adults: 2, children: 1, childrenAges: [7] }],
    });
    const small = { ...inRoom(family), fromRoomId: family.room, toRoomId: '103' };
    expect(await codeOf(move(small))).toBe('ROOM_UNAVAILABLE');
    expect(await recordOf(hotel.db, stay.bookingId)).toEqual([]);
  });
});

describe('a guest in the room', () => {
  let code: string;
  beforeEach(async () => {
    stay = await scenario(hotel).longStay({ rooms: [queenRoom], arrivedAt: FIRST_EVENING });
    code = (await storedRoom(hotel, stay.accommodationId)).doorCode ?? '';
    await programDueLocks(hotel.gateway.app);
  });

  test('gets another room and code: the old door forgets its code, and its room is cleaned first (FRD-10, PD-46)', async () => {
    const { app } = hotel.gateway;
    await hotel.db.update(rooms).set({ condition: 'DIRTY' }).where(eq(rooms.id, '102'));
    expect(await codeOf(move({ toRoomId: '102' }))).toBe('ROOM_NOT_READY');
    await hotel.db.update(rooms).set({ condition: 'CLEAN' }).where(eq(rooms.id, '102'));
    expect(await move()).toMatchObject({ number: '103', hasNewCode: true });
    const moved = await storedRoom(hotel, stay.accommodationId);
    expect(moved.roomId).toBe('103');
    expect(moved.doorCode).not.toBe(code);
    await programDueLocks(app);
    expect(await opensSandboxLock(app, stay.room, code)).toBe(false);
    expect(await opensSandboxLock(app, '103', moved.doorCode ?? '')).toBe(true);
    expect(JSON.stringify(await recordOf(hotel.db, stay.bookingId))).not.toContain(moved.doorCode);
    const { rooms: back } = await find();
    expect(back.map(({ number }: { number: string }) => number)).not.toContain(stay.room);
  });

  test('is moved once by two desks, and a repeated act is the same move (FRD-10, PD-10)', async () => {
    const key = `desk_${randomUUID()}`;
    const [first, again] = [await move({ key }), await move({ key })];
    expect(again).toEqual(first);
    expect(await codeOf(move({ key, toRoomId: '102' }))).toBe('IDEMPOTENCY_KEY_REUSED');
    const rejected = await move({ toRoomId: '102' }).catch((error: unknown) => error);
    expect(rejected).toMatchObject({ code: 'BOOKING_CHANGED', details: { number: '103' } });
    expect(await recordOf(hotel.db, stay.bookingId)).toHaveLength(1);
  });

  test('moves from a day on: until then nothing changes, and both rooms are sold once (FRD-10)', async () => {
    const { app, clock } = hotel.gateway;
    expect(await codeOf(move({ day: '2026-12-13' }))).toBe('BOOKING_CHANGED');
    expect(await move({ day: '2026-12-12' })).toMatchObject({ startsAt: '2026-12-12T17:00:00.000Z' });
    const page = await desk.open(stay.bookingId);
    expect(page.rooms[0]).toMatchObject({ number: stay.room, plannedMove: { number: '103' } });
    expect(await codeOf(move({ toRoomId: '102', day: '2026-12-11' }))).toBe('BOOKING_CHANGED');
    clock.moveTo(new Date('2026-12-12T13:50:00-03:00'));
    await settleDue(app);
    expect((await storedRoom(hotel, stay.accommodationId)).roomId).toBe(stay.room);
    await hotel.db.update(rooms).set({ condition: 'DIRTY' }).where(eq(rooms.id, '103'));
    clock.moveTo(new Date('2026-12-12T14:10:00-03:00'));
    await settleDue(app);
    expect((await storedRoom(hotel, stay.accommodationId)).roomId).toBe(stay.room);
    expect((await desk.board()).attention).toMatchObject([
      { kind: 'MOVE_WAITING', bookingId: stay.bookingId },
    ]);
    await hotel.db.update(rooms).set({ condition: 'CLEAN' }).where(eq(rooms.id, '103'));
    await settleDue(app);
    await programDueLocks(app);
    const moved = await storedRoom(hotel, stay.accommodationId);
    expect(moved).toMatchObject({ roomId: '103', holdsRoom: true });
    expect(await opensSandboxLock(app, stay.room, code)).toBe(false);
    expect(await opensSandboxLock(app, '103', moved.doorCode ?? '')).toBe(true);
  });

  test('keeps the room where the plan is given up, unless it was sold from that day on (FRD-10)', async () => {
    await move({ day: '2026-12-12' });
    await cancel();
    await cancel();
    expect((await recordOf(hotel.db, stay.bookingId)).map(({ act }) => act)).toEqual([
      'ROOM_MOVED',
      'ROOM_MOVE_CANCELED',
    ]);
    await move({ day: '2026-12-12' });
    const last = { checkin: '2026-12-12', checkout: '2026-12-13' };
    for (const _ of [1, 2])
      await scenario(hotel, await newGuest(hotel.gateway)).paidStay({ rooms: [queenRoom], dates: last });
    expect(await codeOf(cancel())).toBe('ROOM_UNAVAILABLE');
  });

  test('who leaves before a planned move leaves the new room free (FRD-10)', async () => {
    await move({ toRoomId: '201', day: '2026-12-12' });
    const last = { checkin: '2026-12-12', checkout: '2026-12-13' };
    expect(await isFree('family', last)).toBe(false);
    const client = await clientAt(hotel, hotel.guest, '2026-12-11T10:00:00-03:00');
    await client.bookings.leaveEarly({ id: stay.bookingId, accId: String(stay.accommodationId) });
    expect(await isFree('family', last)).toBe(true);
  });
});
