import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { savePart } from '#gateway/domain/stay/preferences/save-part.ts';
import { accommodationGuests, accommodations } from '#gateway/store/schema/bookings.ts';
import { preparationTicks } from '#gateway/store/schema/room-ticks.ts';
import type { RoomToPrepare } from '#shared/contract/staff/preparations.ts';
import { checkInAt } from './checking-in.ts';
import { type Desk, emptyDesk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { setPreparationOptions } from './preparation-options.ts';
import { LONG_STAY, ONE_NIGHT, scenario } from './scenario.ts';
import { codeOf, HOTEL } from './small-hotel.ts';

const hotel = openFreshHotel();
const DAY = ONE_NIGHT.checkin;
let desk: Desk;
beforeEach(async () => {
  await hotel.db.delete(preparationTicks);
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
const named = ({ accommodationId }: RoomToPrepare, day = DAY) => ({ hotelId: HOTEL, day, accommodationId });
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
});
