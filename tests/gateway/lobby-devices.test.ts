import { createHash, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { listDeviceAttention, listLobbyDevices } from '#gateway/domain/desk/lobby-devices.ts';
import { deviceHealth } from '#gateway/store/schema/lobby.ts';
import { type Desk, newDesk, OTHER_HOTEL } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { noLimits } from './harness.ts';
import { deviceClient, enrolment } from './hotel-devices.ts';
import { codeOf, HOTEL, startSmallHotel } from './small-hotel.ts';
import { untilTestEnds } from './until-test-ends.ts';

const hotel = openFreshHotel();
let desk: Desk;
beforeEach(async () => {
  await hotel.db.delete(deviceHealth);
  desk = await newDesk(hotel.gateway);
});

const SECOND = 1_000;
const working = { version: '1.4.0', printer: 'READY', outOfService: null } as const;
const report = (id = 'lobby-1', changes: object = {}, profile = 'kiosk') =>
  deviceClient(hotel.gateway, { id, profile }).devices.reportHealth({ ...working, ...changes });
const devices = async () => (await desk.calls.lobby.devices({ hotelId: HOTEL })).devices;
const attention = async () => {
  const { devices: listed, counts } = await desk.board();
  return { listed: listed.map(({ deviceId, state }) => `${deviceId} ${state}`), count: counts.attention };
};
const later = (seconds: number) => hotel.gateway.clock.moveBy(seconds * SECOND);

describe('a sign of life', () => {
  test('of each device says when, version, printer and why it is out of service, by its latest one (FRD-16)', async () => {
    const first = hotel.gateway.clock.now();
    await report();
    await report('desk-1', { version: '1.3.9', printer: 'MISSING' }, 'reception');
    later(30);
    await report('lobby-1', { version: '1.4.1', printer: 'NONE', outOfService: 'CRASHES' });
    const [one, two, ...rest] = await devices();
    expect(rest).toEqual([]);
    expect(one).toMatchObject({
      deviceId: 'desk-1',
      profile: 'reception',
      state: 'WORKING',
      version: '1.3.9',
      printer: 'MISSING',
      outOfService: null,
    });
    expect(Date.parse(one?.lastSeenAt ?? '')).toBeGreaterThanOrEqual(first.getTime());
    expect(two).toMatchObject({
      deviceId: 'lobby-1',
      state: 'OUT_OF_SERVICE',
      version: '1.4.1',
      printer: 'NONE',
      outOfService: 'CRASHES',
    });
  });

  test('of another hotel’s device is never seen (FRD-16)', async () => {
    await report();
    expect(await desk.calls.lobby.devices({ hotelId: OTHER_HOTEL.hotelId })).toEqual({ devices: [] });
  });

  test('of a guest’s own device, without a name or of no hotel is rejected (FRD-16)', async () => {
    const { gateway } = hotel;
    const outcome = (headers: Record<string, string>) =>
      codeOf(gateway.client({ headers }).devices.reportHealth(working));
    const kiosk = { 'x-device-profile': 'kiosk', 'x-device-hotel': HOTEL };
    expect(await outcome({})).toBe('DEVICE_NOT_ENROLLED');
    expect(await outcome(kiosk)).toBe('DEVICE_NOT_ENROLLED');
    const nowhere = { ...kiosk, 'x-device-hotel': 'NOWHERE', 'x-device-id': 'lobby-1' };
    expect(await outcome(nowhere)).toBe('HOTEL_NOT_FOUND');
    expect(await devices()).toEqual([]);
  });
});

describe('attention', () => {
  test('names a kiosk that is silent for two minutes, until it is heard again (FRD-16)', async () => {
    const before = (await attention()).count;
    await report('lobby-1');
    await report('desk-1', {}, 'reception');
    later(119);
    await report('lobby-2');
    expect(await attention()).toEqual({ listed: [], count: before });
    later(1);
    expect(await attention()).toEqual({ listed: ['lobby-1 SILENT'], count: before + 1 });
    await report('lobby-1');
    expect(await attention()).toEqual({ listed: [], count: before });
  });

  test('names a kiosk that is out of service at once, with its reason, and the board learns of it (FRD-16, FRD-04)', async () => {
    await report();
    const before = await desk.version();
    await report();
    expect(await desk.version()).toBe(before);
    await report('lobby-1', { outOfService: 'CRASHES' });
    expect(await desk.version()).toBe(before + 1);
    expect((await desk.board()).devices).toMatchObject([
      { deviceId: 'lobby-1', state: 'OUT_OF_SERVICE', outOfService: 'CRASHES' },
    ]);
  });
});

test('where devices are enrolled the list is theirs: one that never reported too, and no other (FRD-16)', async () => {
  const { token, device } = enrolment('lobby-1');
  const never = { ...enrolment('lobby-2').device };
  const gone = enrolment('lobby-9');
  const tokenHash = createHash('sha256').update(randomBytes(32)).digest('hex');
  const elsewhere = { id: 'lobby-3', profile: 'kiosk', hotelId: OTHER_HOTEL.hotelId, tokenHash } as const;
  const small = await untilTestEnds(
    startSmallHotel({ devices: [device, never, elsewhere], limits: noLimits }),
  );
  await deviceClient(small, { token }).devices.reportHealth(working);
  const other = deviceClient(small, { id: 'lobby-9', token: gone.token });
  expect(await codeOf(other.devices.reportHealth(working))).toBe('DEVICE_NOT_ENROLLED');
  const listed = await listLobbyDevices(small.app, HOTEL);
  expect(listed.devices).toMatchObject([
    { deviceId: 'lobby-1', state: 'WORKING' },
    { deviceId: 'lobby-2', state: 'NEVER', lastSeenAt: null, version: null },
  ]);
  expect(await listDeviceAttention(small.app, HOTEL)).toEqual([]);
});
