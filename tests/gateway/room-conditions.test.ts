import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { turnRoomsDirty } from '#gateway/domain/desk/nightly-rooms.ts';
import { hotels, rooms } from '#gateway/store/schema/hotels.ts';
import { roomTouches } from '#gateway/store/schema/room-touches.ts';
import type { RoomCondition } from '#shared/contract/room-condition.ts';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import { clientAt, orderOf, prepare, shownCode } from './checking-in.ts';
import { boardOf, type Desk, emptyDesk, newDesk, OTHER_HOTEL, recordOf, rowOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { EVENING, familyRoom, ONE_NIGHT, queenRoom, scenario } from './scenario.ts';
import { codeOf, HOTEL, newGuest } from './small-hotel.ts';
import { newStaff } from './staff-fixture.ts';
import { storedRoom } from './stored-booking.ts';

/** The only family room of the small hotel. */
const ROOM = '201';
const hotel = openFreshHotel();
let desk: Desk;
beforeEach(async () => {
  await hotel.db.update(hotels).set({ inspectsRooms: false });
  await emptyDesk(hotel.db);
  desk = await newDesk(hotel.gateway);
});

const newKey = () => `desk_${randomUUID()}`;
const inRoom = { hotelId: HOTEL, roomId: ROOM };
const roomOf = async (id = ROOM): Promise<HotelRoom> => {
  const { rooms: found } = await desk.calls.rooms.list({ hotelId: HOTEL });
  const room = found.find(({ roomId }: HotelRoom) => roomId === id);
  if (!room) throw new Error('the room is not listed');
  return room;
};
const touch = async (condition: RoomCondition, changes: object = {}): Promise<HotelRoom> => {
  const { conditionVersion: version } = await roomOf();
  return desk.calls.rooms.setCondition({ ...inRoom, key: newKey(), condition, version, ...changes });
};
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );
const conditionAt = async (time: string) => {
  hotel.gateway.clock.moveTo(new Date(time));
  await turnRoomsDirty(hotel.gateway.app);
  return (await roomOf()).condition;
};

/** A guest in the family room who has seen its code. */
async function resident(dates = ONE_NIGHT) {
  const stay = await scenario(hotel).paidStay({ rooms: [familyRoom], dates, checkedInAt: EVENING });
  expect(await shownCode(stay.client, stay.bookingId, stay.accommodationId)).toMatch(/^\d{6}$/);
  return stay;
}

describe('a touch on a room', () => {
  test('says what it is since when, by each of the staff, and once for its key (HSK-01)', async () => {
    const housekeeper = await newStaff(hotel.gateway, { role: 'HOUSEKEEPING' });
    const { conditionVersion: version } = await roomOf();
    const wanted = { ...inRoom, key: newKey(), condition: 'DIRTY' as const, version };
    const dirty = await housekeeper.client.rooms.setCondition(wanted);
    expect(dirty).toMatchObject({
      condition: 'DIRTY',
      isReady: false,
      conditionSince: expect.stringMatching(/^2026-12-01T15:0/),
      conditionVersion: version + 1,
    });
    expect(await roomOf()).toEqual(dirty);
    const before = await desk.version();
    expect(await housekeeper.client.rooms.setCondition(wanted)).toEqual(dirty);
    expect(await desk.version()).toBe(before);
    expect(await codeOf(touch('CLEAN', { key: wanted.key }))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await codeOf(housekeeper.client.rooms.release({ ...inRoom, reason: 'The guest agrees' }))).toBe(
      'FORBIDDEN',
    );
  });

  test('that was stored without a connection is rejected where the room has changed since, with what it is now (HSK-01)', async () => {
    const { conditionVersion: seen } = await roomOf();
    await touch('DIRTY');
    const error = await failure(touch('CLEAN', { version: seen }));
    expect(error).toMatchObject({
      code: 'ROOM_CHANGED',
      details: { room: { roomId: ROOM, condition: 'DIRTY', conditionVersion: seen + 1 } },
    });
    expect((await roomOf()).condition).toBe('DIRTY');
  });

  test('is undone with all that was before, until the room changes again (HSK-01)', async () => {
    const key = newKey();
    await touch('DIRTY');
    const expectedAt = new Date(hotel.gateway.clock.now().getTime() + 3_600_000).toISOString();
    await desk.calls.rooms.setExpected({ ...inRoom, expectedAt });
    const before = await roomOf();
    expect(await touch('CLEAN', { key })).toMatchObject({ isReady: true, expectedAt: null });
    for (const _ of [1, 2])
      expect(await desk.calls.rooms.undoCondition({ ...inRoom, key })).toMatchObject({
        condition: 'DIRTY',
        conditionSince: before.conditionSince,
        expectedAt,
        isReady: false,
      });
    const later = newKey();
    await touch('CLEAN', { key: later });
    await touch('DIRTY');
    expect(await codeOf(desk.calls.rooms.undoCondition({ ...inRoom, key: later }))).toBe('ROOM_CHANGED');
    expect(await codeOf(desk.calls.rooms.undoCondition({ ...inRoom, key: newKey() }))).toBe('NOT_FOUND');
    expect(await hotel.db.$count(roomTouches, eq(roomTouches.key, later))).toBe(1);
  });

  test('inspects a room only where the hotel inspects, and there alone makes it ready (HSK-01, HSK-03)', async () => {
    expect(await codeOf(touch('INSPECTED'))).toBe('BAD_REQUEST');
    await hotel.db.update(hotels).set({ inspectsRooms: true }).where(eq(hotels.id, HOTEL));
    expect(await roomOf()).toMatchObject({ condition: 'CLEAN', isReady: false });
    expect(await touch('INSPECTED')).toMatchObject({ isReady: true });
    expect(await touch('CLEAN')).toMatchObject({ isReady: false });
    await hotel.db.update(hotels).set({ inspectsRooms: false }).where(eq(hotels.id, HOTEL));
    expect(await roomOf()).toMatchObject({ condition: 'CLEAN', isReady: true });
  });

  test("is recorded once with its undoing, and never on another hotel's room (HSK-01, AUD-01)", async () => {
    const before = (await recordOf(hotel.db)).length;
    const key = newKey();
    await touch('DIRTY', { key });
    for (const _ of [1, 2]) await desk.calls.rooms.undoCondition({ ...inRoom, key });
    const entries = (await recordOf(hotel.db)).slice(before).filter(({ act }) => act.startsWith('ROOM_'));
    expect(entries).toMatchObject([
      { act: 'ROOM_CONDITION_SET', details: { roomId: ROOM, before: 'CLEAN', condition: 'DIRTY' } },
      { act: 'ROOM_CONDITION_UNDONE', details: { roomId: ROOM, before: 'DIRTY', condition: 'CLEAN' } },
    ]);
    const elsewhere = await newDesk(hotel.gateway, OTHER_HOTEL.hotelId);
    const theirs = { hotelId: OTHER_HOTEL.hotelId, roomId: ROOM };
    const foreign = { ...theirs, key: newKey(), condition: 'DIRTY', version: 0 };
    expect(await codeOf(elsewhere.calls.rooms.setCondition(foreign))).toBe('NOT_FOUND');
    expect(await codeOf(elsewhere.calls.rooms.release({ ...theirs, reason: 'x' }))).toBe('NOT_FOUND');
  });
});

test('the list says who leaves a room and who arrives in it next, with no name (HSK-01)', async () => {
  const stay = await resident();
  const next = await scenario(hotel, await newGuest(hotel.gateway)).paidStay({
    rooms: [familyRoom],
    dates: { checkin: ONE_NIGHT.checkout, checkout: '2026-12-05' },
  });
  const room = await roomOf();
  expect(room).toMatchObject({
    isOccupied: true,
    leavesAt: expect.stringMatching(/^2026-12-04T/),
    arrivesAt: expect.stringMatching(/^2026-12-04T/),
    arrivingGuests: 2,
  });
  expect(JSON.stringify(room)).not.toMatch(new RegExp(`${stay.bookingId}|${next.bookingId}`));
});

describe('a room turns dirty', () => {
  test('by a check-out (HSK-02)', async () => {
    const { bookingId, accommodationId } = await resident();
    expect((await roomOf()).condition).toBe('CLEAN');
    const guest = await clientAt(hotel, hotel.guest, '2026-12-04T10:00:00-03:00');
    await guest.checkOut.confirm({ id: bookingId, accommodationId, overstayFee: 0 });
    expect(await roomOf()).toMatchObject({
      condition: 'DIRTY',
      conditionSince: expect.stringMatching(/^2026-12-04T13:00:0/),
      isOccupied: false,
    });
  });

  test('not by guests who leave before their arrival: they were never in it (HSK-02)', async () => {
    const stay = await scenario(hotel).longStay({
      rooms: [queenRoom],
      checkedInAt: '2026-12-10T10:00:00-03:00',
    });
    const { client, bookingId, accommodationId, room } = stay;
    await client.bookings.leaveEarly({ id: bookingId, accId: String(accommodationId) });
    expect((await storedRoom(hotel, accommodationId)).leftAt).not.toBeNull();
    expect((await roomOf(room)).condition).toBe('CLEAN');
  });

  test('by a move, the room that was left (HSK-02)', async () => {
    const stay = await scenario(hotel).paidStay({ rooms: [queenRoom], checkedInAt: EVENING });
    expect(await shownCode(stay.client, stay.bookingId, stay.accommodationId)).toMatch(/^\d{6}$/);
    const { bookingId, accommodationId, room: fromRoomId } = stay;
    const to = { fromRoomId, toRoomId: '103', day: null, reason: 'GUEST_WISH', key: newKey() };
    await desk.calls.roomMoves.move({ hotelId: HOTEL, bookingId, accommodationId, ...to });
    expect((await roomOf(fromRoomId)).condition).toBe('DIRTY');
    expect(await roomOf('103')).toMatchObject({ condition: 'CLEAN', isOccupied: true });
  });

  test('at 2:00 while somebody lives in it, once: what is cleaned later stays clean (HSK-02)', async () => {
    await resident({ checkin: '2026-12-03', checkout: '2026-12-06' });
    expect(await conditionAt('2026-12-04T01:59:00-03:00')).toBe('CLEAN');
    expect(await conditionAt('2026-12-04T02:00:00-03:00')).toBe('DIRTY');
    expect((await roomOf()).conditionSince).toBe('2026-12-04T05:00:00.000Z');
    hotel.gateway.clock.moveTo(new Date('2026-12-04T10:00:00-03:00'));
    await touch('CLEAN');
    expect(await conditionAt('2026-12-04T23:00:00-03:00')).toBe('CLEAN');
    expect(await conditionAt('2026-12-05T02:01:00-03:00')).toBe('DIRTY');
  });

  test('not at 2:00 where its guest has not come yet: whoever comes late finds it clean and open (HSK-02)', async () => {
    const stay = await scenario(hotel).paidStay({
      rooms: [familyRoom],
      checkedInAt: '2026-12-03T10:00:00-03:00',
    });
    expect(await conditionAt('2026-12-04T03:00:00-03:00')).toBe('CLEAN');
    const client = await clientAt(hotel, hotel.guest, '2026-12-04T03:10:00-03:00');
    expect(await shownCode(client, stay.bookingId, stay.accommodationId)).toMatch(/^\d{6}$/);
    expect(await conditionAt('2026-12-04T04:00:00-03:00')).toBe('CLEAN');
  });

  test('and locks out nobody who lives in it (HSK-02, PD-65)', async () => {
    const stay = await resident({ checkin: '2026-12-03', checkout: '2026-12-06' });
    expect(await conditionAt('2026-12-04T02:00:00-03:00')).toBe('DIRTY');
    await settleDue(hotel.gateway.app);
    expect((await storedRoom(hotel, stay.accommodationId)).roomId).toBe(ROOM);
    const client = await clientAt(hotel, hotel.guest, '2026-12-04T08:00:00-03:00');
    expect(await shownCode(client, stay.bookingId, stay.accommodationId)).toMatch(/^\d{6}$/);
    const row = rowOf(await boardOf(hotel.gateway), stay.bookingId);
    expect(row.isRoomReady).toBe(true);
    expect(row.todo.map(({ code }) => code)).not.toContain('ROOM');
  });
});

describe('a room that is not clean', () => {
  const ARRIVAL = '2026-12-03T15:00:00-03:00';
  async function arriving() {
    const stay = await scenario(hotel).paidStay();
    await prepare(
      hotel,
      hotel.guest,
      await clientAt(hotel, hotel.guest, '2026-12-03T09:00:00-03:00'),
      stay.bookingId,
    );
    await touch('DIRTY');
    return { ...stay, client: await clientAt(hotel, hotel.guest, ARRIVAL) };
  }

  test('is said to its guest and to the desk with the hour it is expected, and lets nobody in before (HSK-03, PD-65)', async () => {
    const { bookingId, client } = await arriving();
    const expectedAt = '2026-12-03T18:35:00.000Z';
    for (const _ of [1, 2])
      expect(await desk.calls.rooms.setExpected({ ...inRoom, expectedAt })).toMatchObject({ expectedAt });
    const error = await failure(client.checkIn.confirm(await orderOf(client, bookingId)));
    expect(error).toMatchObject({ code: 'ROOM_NOT_READY', details: { expectedAt } });
    const [room] = (await client.bookings.find({ bookingId })).accommodations;
    expect(room).toMatchObject({ isRoomReady: false, roomExpectedAt: expectedAt });
    const row = rowOf(await boardOf(hotel.gateway), bookingId);
    expect(row).toMatchObject({ isRoomReady: false, roomExpectedAt: expectedAt });
    // An hour that has passed is none.
    const later = await clientAt(hotel, hotel.guest, '2026-12-03T15:35:00-03:00');
    const passed = await failure(later.checkIn.confirm(await orderOf(later, bookingId)));
    expect(passed).toMatchObject({ code: 'ROOM_NOT_READY', details: { expectedAt: null } });
    const [waiting] = (await later.bookings.find({ bookingId })).accommodations;
    expect(waiting).toMatchObject({ isRoomReady: false, roomExpectedAt: null });
    expect(rowOf(await boardOf(hotel.gateway), bookingId)).toMatchObject({ roomExpectedAt: null });
    await touch('CLEAN');
    const [ready] = (await client.bookings.find({ bookingId })).accommodations;
    expect(ready).toMatchObject({ isRoomReady: true, roomExpectedAt: null });
    expect(await client.checkIn.confirm(await orderOf(client, bookingId))).toMatchObject({ bookingId });
  });

  test('is expected at an hour to come, and a ready one at none (HSK-01)', async () => {
    const expect_ = (expectedAt: string | null) => desk.calls.rooms.setExpected({ ...inRoom, expectedAt });
    expect(await codeOf(expect_('2026-12-01T16:00:00.000Z'))).toBe('ROOM_CHANGED');
    await touch('DIRTY');
    for (const wrong of ['2026-12-01T14:00:00.000Z', '2026-12-03T16:00:00.000Z', 'soon'])
      expect([wrong, await codeOf(expect_(wrong))]).toEqual([wrong, 'BAD_REQUEST']);
    expect(await expect_('2026-12-01T16:00:00.000Z')).toMatchObject({
      expectedAt: '2026-12-01T16:00:00.000Z',
    });
    expect(await expect_(null)).toMatchObject({ expectedAt: null });
  });

  test('lets guests in where the reception says so with a reason, until it changes, and that is recorded (HSK-03)', async () => {
    const { bookingId, client } = await arriving();
    const before = (await recordOf(hotel.db)).length;
    expect(await codeOf(desk.calls.rooms.release({ ...inRoom, reason: ' ' }))).toBe('BAD_REQUEST');
    for (const _ of [1, 2])
      expect(await desk.calls.rooms.release({ ...inRoom, reason: 'The guest agrees' })).toMatchObject({
        condition: 'DIRTY',
        isReady: true,
        releaseReason: 'The guest agrees',
      });
    const entries = (await recordOf(hotel.db)).slice(before).filter(({ act }) => act === 'ROOM_RELEASED');
    expect(entries).toMatchObject([{ details: { roomId: ROOM, condition: 'DIRTY' } }]);
    expect(await client.checkIn.confirm(await orderOf(client, bookingId))).toMatchObject({ bookingId });
    expect(await touch('DIRTY')).toMatchObject({ isReady: false, releaseReason: null });
    expect(await codeOf(desk.calls.rooms.setExpected({ ...inRoom, expectedAt: null }))).toMatchObject({
      roomId: ROOM,
    });
  });

  test('is sold last: who books a type gets one that is ready (HSK-03)', async () => {
    await hotel.db.update(rooms).set({ condition: 'DIRTY' }).where(eq(rooms.id, '101'));
    const first = await scenario(hotel).paidStay({ rooms: [queenRoom] });
    expect(first.room).toBe('102');
    const { room } = await scenario(hotel).paidStay({ rooms: [queenRoom] });
    expect(room).toBe('103');
    expect((await scenario(hotel).paidStay({ rooms: [queenRoom] })).room).toBe('101');
  });
});

test('a stay that ends by itself leaves a clean room where nobody came (HSK-02, PD-69)', async () => {
  await scenario(hotel).paidStay({ rooms: [familyRoom], checkedInAt: '2026-12-03T19:30:00-03:00' });
  hotel.gateway.clock.moveTo(new Date('2026-12-04T14:30:00-03:00'));
  await settleDue(hotel.gateway.app);
  expect(await roomOf()).toMatchObject({ condition: 'CLEAN', isOccupied: false });
});
