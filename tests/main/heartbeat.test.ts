import { beforeEach, describe, expect, test } from 'vitest';
import { HEARTBEAT_MS, type HeartbeatParts, openHeartbeat } from '../../src-main/kiosk/heartbeat.ts';
import { defaultDeviceSettings } from '../../src-shared/device-settings.ts';

const settings = {
  ...defaultDeviceSettings,
  gateway: 'https://stay.example',
  hotelId: 'NILO',
  deviceId: 'lobby-1',
  printer: 'Slips',
};
let sent: { address: string; headers: unknown; health: unknown }[] = [];
beforeEach(() => {
  sent = [];
});

const healthy: HeartbeatParts = {
  settings: () => settings,
  headers: () => ({ 'x-device-token': 'secret' }),
  async fetch(address, { headers, body }) {
    sent.push({ address, headers, health: JSON.parse(String(body)) });
    return new Response('{}');
  },
  version: '1.4.0',
  printers: async () => ['Slips'],
  isOutOfOrder: () => false,
};
const beatOf = async (change: Partial<HeartbeatParts>) => {
  await openHeartbeat({ ...healthy, ...change }).beat();
  return sent.at(-1)?.health;
};
const fails = () => Promise.reject(new Error('no page'));

describe('a device’s sign of life', () => {
  test('goes to its own gateway four times before the desk calls it silent, with version and printer (FRD-16)', async () => {
    expect(HEARTBEAT_MS * 4).toBeLessThanOrEqual(120_000);
    expect(await beatOf({})).toEqual({ version: '1.4.0', printer: 'READY', outOfService: null });
    expect(sent[0]).toMatchObject({
      address: 'https://stay.example/api/devices/health',
      headers: { 'x-device-token': 'secret' },
    });
  });

  test('says that the printer is missing, or that there is none, and between two pages what it was (FRD-16)', async () => {
    expect(await beatOf({ printers: async () => ['Other'] })).toMatchObject({ printer: 'MISSING' });
    const without = { ...settings, printer: null };
    expect(await beatOf({ settings: () => without, printers: fails })).toMatchObject({ printer: 'NONE' });
    let known = async () => ['Other'];
    const heartbeat = openHeartbeat({ ...healthy, printers: () => known() });
    await heartbeat.beat();
    known = fails;
    await heartbeat.beat();
    expect(sent.at(-1)?.health).toMatchObject({ printer: 'MISSING' });
  });

  test('says that the kiosk is out of order, and at the end that it was left; nothing follows (FRD-16)', async () => {
    expect(await beatOf({ isOutOfOrder: () => true })).toMatchObject({ outOfService: 'CRASHES' });
    const heartbeat = openHeartbeat(healthy);
    await heartbeat.left();
    expect(sent.at(-1)?.health).toMatchObject({ outOfService: 'LEFT' });
    const before = sent.length;
    await heartbeat.beat();
    expect(sent).toHaveLength(before);
  });

  test('is not sent by a device without a name, and a gateway that is away stops nothing (FRD-16)', async () => {
    expect(await beatOf({ settings: () => null })).toBeUndefined();
    expect(await beatOf({ settings: () => ({ ...settings, deviceId: null }) })).toBeUndefined();
    await expect(openHeartbeat({ ...healthy, fetch: fails }).beat()).resolves.toBeUndefined();
    await expect(openHeartbeat({ ...healthy, fetch: fails }).left()).resolves.toBeUndefined();
  });
});
