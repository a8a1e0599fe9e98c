import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readEnvironment } from '#gateway/config/read-environment.ts';
import { removeOldDoorRecords } from '#gateway/domain/booking/doors/door-records.ts';
import { programDueLocks } from '#gateway/domain/booking/doors/lock-worker.ts';
import { doorCodeShowings, lockCommands } from '#gateway/store/schema/check-ins.ts';
import { checkInAt, clientAt, shownCode } from './checking-in.ts';
import { openOwnHotel } from './fresh-hotel.ts';
import { petRoom, scenario } from './scenario.ts';

const hotel = openOwnHotel({ doorRecordDays: 30 });

const DAY = 24 * 3_600_000;
const LAST_MORNING = '2026-12-13T09:00:00-03:00';

async function livedIn() {
  const { bookingId, accommodationId } = await scenario(hotel).longStay({ rooms: [petRoom] });
  const client = await checkInAt(hotel, hotel.guest, { bookingId, time: '2026-12-10T13:00:00-03:00' });
  expect(await shownCode(client, bookingId, accommodationId)).toMatch(/^\d{6}$/);
  await programDueLocks(hotel.gateway.app);
  return { bookingId, accommodationId };
}

const records = async (accommodationId: number) => ({
  showings: await hotel.db.$count(doorCodeShowings, eq(doorCodeShowings.accommodationId, accommodationId)),
  commands: await hotel.db.$count(lockCommands, eq(lockCommands.accommodationId, accommodationId)),
});

test('a door’s records go after as many days as are configured, once the stay is over (PD-46)', async () => {
  const { bookingId, accommodationId } = await livedIn();
  const client = await clientAt(hotel, hotel.guest, LAST_MORNING);
  await client.checkOut.confirm({ id: bookingId, accommodationId });
  await programDueLocks(hotel.gateway.app);
  const before = await records(accommodationId);
  expect(before.commands).toBe(2);
  hotel.gateway.clock.moveTo(new Date(Date.parse('2026-12-10T13:00:00-03:00') + 30 * DAY - 60_000));
  await removeOldDoorRecords(hotel.gateway.app);
  expect(await records(accommodationId)).toEqual(before);
  hotel.gateway.clock.moveTo(new Date(Date.parse(LAST_MORNING) + 30 * DAY + 60_000));
  await removeOldDoorRecords(hotel.gateway.app);
  expect(await records(accommodationId)).toEqual({ showings: 0, commands: 0 });
});

test('the records of a stay in progress and what a lock has not confirmed yet stay, however old (PD-46, PD-65)', async () => {
  const { accommodationId } = await livedIn();
  const ofRoom = eq(lockCommands.accommodationId, accommodationId);
  const [first] = await hotel.db.select().from(lockCommands).where(ofRoom);
  const before = await records(accommodationId);
  const old = new Date('2026-10-01T12:00:00-03:00');
  const shown = eq(doorCodeShowings.accommodationId, accommodationId);
  await hotel.db.update(doorCodeShowings).set({ shownAt: old }).where(shown);
  const done = eq(lockCommands.id, first?.id ?? 0);
  await hotel.db.update(lockCommands).set({ doneAt: old }).where(done);
  await removeOldDoorRecords(hotel.gateway.app);
  expect(await records(accommodationId)).toEqual(before);
});

test('how long they are stored is a setting of the gateway (PD-46)', () => {
  expect(readEnvironment({}).doorRecordDays).toBe(180);
  expect(readEnvironment({ DOOR_RECORD_DAYS: '30' }).doorRecordDays).toBe(30);
  for (const wrong of ['0', '-1', '3651', '1.5', 'x'])
    expect(() => readEnvironment({ DOOR_RECORD_DAYS: wrong })).toThrow(/DOOR_RECORD_DAYS/);
});
