import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { savePart } from '#gateway/domain/stay/preferences/save-part.ts';
import { accommodationGuests, accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { roomTypes } from '#gateway/store/schema/hotels.ts';
import { guestPreferences } from '#gateway/store/schema/preferences.ts';
import { preparationTicks } from '#gateway/store/schema/room-ticks.ts';
import type { RoomToPrepare } from '#shared/contract/staff/preparations.ts';
import { checkInAt } from './checking-in.ts';
import { type Desk, emptyDesk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { setPreparationOptions } from './preparation-options.ts';
import { FIRST_EVENING, LONG_STAY, ONE_NIGHT, queenRoom, scenario } from './scenario.ts';
import { codeOf, HOTEL, holdRoom } from './small-hotel.ts';
import { newStaff } from './staff-fixture.ts';

const hotel = openFreshHotel();
const DAY = ONE_NIGHT.checkin;
let desk: Desk;
beforeEach(async () => {
  await hotel.db.delete(preparationTicks);
  await hotel.db.delete(guestPreferences);
  await emptyDesk(hotel.db);
  await setPreparationOptions(hotel.db);
  desk = await newDesk(hotel.gateway);
});

const moveTo = (time: string) => hotel.gateway.clock.moveTo(new Date(time));
const save = (part: Parameters<typeof savePart>[2]) => savePart(hotel.gateway.app, hotel.guest.id, part);
const list = (day = DAY) => desk.calls.preparations.list({ hotelId: HOTEL, day });
const roomsOf = async (day = DAY): Promise<RoomToPrepare[]> => (await list(day)).rooms;
async function only(day = DAY): Promise<RoomToPrepare> {
  const [room, ...more] = await roomsOf(day);
  if (!room || more.length > 0) throw new Error('not one room');
  return room;
}
const named = ({ accommodationId }: RoomToPrepare, day = DAY) => ({
  hotelId: HOTEL,
  day,
  accommodationId: String(accommodationId),
});
const reopen = (room: RoomToPrepare) => desk.calls.preparations.reopen(named(room));
const acts = async () =>
  (await recordOf(hotel.db))
    .filter(({ act, staffId }) => staffId === desk.staffId && act.startsWith('ROOM_PREPAR'))
    .map(({ act }) => act);
const finish = (room: RoomToPrepare, day = DAY) =>
  desk.calls.preparations.finish({ ...named(room, day), mark: room.mark });
const water = {
  part: 'MINIBAR',
  answers: { id: 'healthy', items: [{ id: 'water', quantity: 10 }] },
} as const;

describe('the list of preparations', () => {
  test('has what the guests of each arriving room chose, and no guest’s name (HSK-04)', async () => {
    await scenario(hotel).paidStay();
    await save({ part: 'AC', answers: { temperature: 2, onlyVentilationEnabled: true } });
    await save({ part: 'LIGHTING', answers: { lighting: 1 } });
    await save({ part: 'TV', answers: { routine: 0, channels: [2] } });
    await save({ part: 'MINIBAR', answers: { id: 'healthy', items: [{ id: 'coconut', quantity: 10 }] } });
    await save({ part: 'ABOUT', answers: { hobbies: [4711] } });
    const room = await only();
    expect(room).toMatchObject({
      number: '201',
      roomType: 'family room',
      arrival: { date: DAY, hour: 15 },
      movesFrom: null,
      isCheckedIn: false,
      isPaid: true,
      isChangeable: true,
      ac: { option: { key: 'AMBIENT' }, onlyVentilationEnabled: true },
      lighting: { key: 'BRIGHT' },
      tv: { routine: { key: 'ALWAYS_ON' }, channels: [{ key: 'MUSIC' }] },
      minibar: { items: [{ item: { id: 'coconut' }, quantity: 10 }], isStandard: false },
      hasCrib: false,
      state: 'OPEN',
      changed: [],
      doneAt: null,
    });
    expect(JSON.stringify(room)).not.toMatch(/Ada|Prado|4711/);
    expect(await roomsOf('2026-12-02')).toEqual([]);
  });

  test('has what was chosen 24 hours before the arrival, and has a room after its check-in too (HSK-04, PRF-16)', async () => {
    const { bookingId } = await scenario(hotel).paidStay();
    await save({ part: 'AC', answers: { temperature: 0, onlyVentilationEnabled: false } });
    moveTo('2026-12-02T16:00:00-03:00');
    await save({ part: 'AC', answers: { temperature: 2, onlyVentilationEnabled: false } });
    moveTo('2026-12-03T09:00:00-03:00');
    const fixed = { ac: { option: { key: 'COLD' } }, lighting: null, isChangeable: false };
    const standard = { minibar: { isStandard: true, items: [{ quantity: 6 }, { quantity: 4 }] } };
    expect(await only()).toMatchObject({ ...fixed, ...standard, isCheckedIn: false });
    await checkInAt(hotel, hotel.guest, { bookingId, time: '2026-12-03T16:00:00-03:00' });
    expect(await only()).toMatchObject({ ...fixed, isCheckedIn: true });
  });

  test('has crib, pet, beds and special care of each room, and the standard minibar for guests without an account (HSK-04)', async () => {
    const { accommodationId } = await scenario(hotel).paidStay();
    await hotel.db
      .update(accommodations)
      .set({ hasCradle: true, hasPet: true, bedType: 'SINGLE' })
      .where(eq(accommodations.id, accommodationId));
    await hotel.db.update(roomTypes).set({ bedChoice: true }).where(eq(roomTypes.id, 'family'));
    await hotel.db
      .update(accommodationGuests)
      .set({ isSpecialCareRequired: true })
      .where(eq(accommodationGuests.accommodationId, accommodationId));
    await holdRoom(hotel.gateway, '101', [DAY, 16], [ONE_NIGHT.checkout, 10]);
    const [first, second] = await roomsOf();
    expect(first).toMatchObject({ number: '101', hasCrib: false, needsCare: false, bedLayout: null });
    expect(first?.minibar).toMatchObject({ isStandard: true });
    const cared = { hasCrib: true, hasPet: true, needsCare: true, bedLayout: 'SINGLE' };
    expect(second).toMatchObject({ number: '201', ...cared });
    await hotel.db.update(roomTypes).set({ bedChoice: false }).where(eq(roomTypes.id, 'family'));
  });

  test('follows a move to another room, and has no room of a canceled stay (HSK-04)', async () => {
    const { bookingId, accommodationId } = await scenario(hotel).paidStay();
    await finish(await only());
    await hotel.db
      .update(accommodations)
      .set({ roomId: '103' })
      .where(eq(accommodations.id, accommodationId));
    // The tick was for the other room.
    expect(await only()).toMatchObject({ number: '103', state: 'OPEN', doneAt: null });
    await hotel.db.update(bookings).set({ status: 'CANCELED' }).where(eq(bookings.id, bookingId));
    expect(await roomsOf()).toEqual([]);
  });

  test('has the room that guests move into on that day, and the one they leave (HSK-04)', async () => {
    const stay = await scenario(hotel).longStay({ rooms: [queenRoom], arrivedAt: FIRST_EVENING });
    desk = await newDesk(hotel.gateway);
    const planned = {
      hotelId: HOTEL,
      bookingId: stay.bookingId,
      accommodationId: String(stay.accommodationId),
      key: `desk_${randomUUID()}`,
      fromRoomId: stay.room,
      toRoomId: '201',
      day: '2026-12-12',
      reason: 'ROOM_DEFECT',
    };
    await desk.calls.roomMoves.move(planned);
    const moved = { number: '201', movesFrom: stay.room, arrival: { date: '2026-12-12', hour: 14 } };
    expect(await only('2026-12-12')).toMatchObject({ ...moved, isCheckedIn: true, state: 'OPEN' });
    expect(await only(LONG_STAY.checkin)).toMatchObject({ number: stay.room, movesFrom: null });
    expect(await finish(await only('2026-12-12'), '2026-12-12')).toMatchObject({ state: 'DONE' });
    await desk.calls.roomMoves.cancel(planned);
    expect(await roomsOf('2026-12-12')).toEqual([]);
  });
});

describe('a prepared room', () => {
  test('is ticked and taken back, each once in the record, and both show at the other desks (HSK-04, AUD-01)', async () => {
    await scenario(hotel).paidStay();
    const room = await only();
    const before = (await list()).version;
    for (const _ of [1, 2]) expect(await finish(room)).toMatchObject({ state: 'DONE', changed: [] });
    const done = await list();
    expect(done.version).toBe(before + 1);
    expect(done.rooms).toMatchObject([{ state: 'DONE', doneAt: expect.any(String) }]);
    for (const _ of [1, 2]) expect(await reopen(room)).toMatchObject({ state: 'OPEN', doneAt: null });
    expect((await list()).version).toBe(before + 2);
    expect(await acts()).toEqual(['ROOM_PREPARED', 'ROOM_PREPARATION_UNDONE']);
    const details = { roomId: '201', accommodationId: room.accommodationId };
    expect((await recordOf(hotel.db)).at(-1)).toMatchObject({ details });
  });

  test('shows again, with the parts that were chosen later, and is ticked only by who has seen them (HSK-04)', async () => {
    const { accommodationId } = await scenario(hotel).paidStay();
    const seen = await only();
    await finish(seen);
    const before = (await list()).version;
    await save({ part: 'ABOUT', answers: { hobbies: [1] } });
    expect(await list()).toMatchObject({ version: before, rooms: [{ state: 'DONE' }] });
    await save(water);
    expect((await list()).version).toBeGreaterThan(before);
    await hotel.db
      .update(accommodations)
      .set({ hasCradle: true })
      .where(eq(accommodations.id, accommodationId));
    const changed = await only();
    expect(changed).toMatchObject({ state: 'CHANGED', changed: ['MINIBAR', 'CRIB'] });
    expect(await codeOf(finish(seen))).toBe('PREPARATION_CHANGED');
    expect(await only()).toEqual(changed);
    expect(await finish(changed)).toMatchObject({ state: 'DONE', changed: [] });
  });

  test('is one of this hotel and of that day (HSK-04, STF-04)', async () => {
    await scenario(hotel).paidStay();
    const room = await only();
    const elsewhere = await newDesk(hotel.gateway, OTHER_HOTEL.hotelId);
    const wanted = { ...named(room), hotelId: OTHER_HOTEL.hotelId, mark: room.mark };
    expect(await codeOf(elsewhere.calls.preparations.finish(wanted))).toBe('NOT_FOUND');
    expect(await codeOf(finish(room, '2026-12-05'))).toBe('NOT_FOUND');
    expect(await codeOf(list('2030-01-01'))).toBe('BAD_REQUEST');
    expect(await only()).toEqual(room);
    const today = await desk.calls.preparations.list({ hotelId: HOTEL });
    expect(today.day).toBe(today.today);
  });
});

test('the list is printed by housekeeping, which is recorded without anything that guests chose (HSK-04, FRD-17)', async () => {
  await scenario(hotel).paidStay();
  const { client, staffId } = await newStaff(hotel.gateway, { role: 'HOUSEKEEPING' });
  const printed = await client.preparations.print({ hotelId: HOTEL, day: DAY });
  expect(printed).toMatchObject({ hotelName: 'Pernoite Jardins', day: DAY, rooms: [{ number: '201' }] });
  expect((await recordOf(hotel.db)).at(-1)).toMatchObject({
    act: 'PREPARATIONS_PRINTED',
    staffId,
    details: { date: DAY, rooms: 1 },
  });
});
