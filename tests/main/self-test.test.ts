import { describe, expect, test } from 'vitest';
import { type Machine, runSelfTest } from '../../src-main/staff/self-test.ts';
import { defaultDeviceSettings } from '../../src-shared/device-settings.ts';
import { heardLog } from './json-store.ts';

const settings = {
  ...defaultDeviceSettings,
  gateway: 'https://stay.example',
  hotelId: 'NILO',
  deviceId: 'lobby-1',
  printer: 'Slips',
};

const known = { profile: 'kiosk', hotelId: 'NILO', deviceId: 'lobby-1', isProven: true };
function gateway({
  enrolment = 200,
  device = known,
  hotels = 200,
  date = new Date(),
} = {}): Machine['fetch'] {
  return async (address, init) => {
    // Any other request might cost a guest one of the device's tries.
    if (init?.method !== undefined) throw new Error('the self-test changes nothing');
    const isHotels = address.endsWith('/hotels');
    return new Response(isHotels ? '[]' : JSON.stringify(device), {
      status: isHotels ? hotels : enrolment,
      headers: { date: date.toUTCString() },
    });
  };
}
const STAFF = 'https://desk.example';
const desk = { ...settings, profile: 'reception' as const };
const staffPage =
  (status: number): Machine['fetch'] =>
  async (address, init) =>
    address === `${STAFF}/` ? new Response('', { status }) : gateway()(address, init);
const healthy: Machine = {
  settings,
  headers: {},
  fetch: gateway(),
  isOnline: () => true,
  printers: async () => ['Slips'],
  displays: () => ['1080x1920'],
  keyStore: async () => 'gnome_libsecret',
  diskFree: async () => 50 * 2 ** 30,
  memoryFree: () => 2 * 2 ** 30,
};
const { log } = heardLog();
const lineOf = async (check: string, change: Partial<Machine>, limitMs?: number) =>
  (await runSelfTest({ ...healthy, ...change }, log, limitMs)).find(line => line.check === check);

describe('the self-test', () => {
  test('checks every part and finds a healthy device well (BEY-11)', async () => {
    const lines = await runSelfTest(healthy, log);
    expect(lines.map(({ check }) => check).toSorted()).toEqual(
      'clock disk display enrolment gateway memory network printer staff tokenStore'.split(' '),
    );
    expect(lines.filter(({ outcome }) => outcome !== 'ok')).toEqual([]);
  });

  test.for([
    ['network', 'failed', { isOnline: () => false }],
    ['gateway', 'failed', { fetch: gateway({ hotels: 503 }) }],
    ['gateway', 'failed', { fetch: () => Promise.reject(new TypeError('refused')) }],
    ['enrolment', 'failed', { fetch: gateway({ enrolment: 403 }) }],
    ['enrolment', 'warning', { fetch: gateway({ enrolment: 404 }) }],
    ['enrolment', 'warning', { fetch: gateway({ device: { ...known, hotelId: 'JARDINS' } }) }],
    ['enrolment', 'warning', { fetch: gateway({ device: { ...known, profile: 'reception' } }) }],
    ['clock', 'warning', { fetch: gateway({ date: new Date(Date.now() - 120_000) }) }],
    ['clock', 'failed', { fetch: gateway({ date: new Date(Date.now() + 3_600_000) }) }],
    ['tokenStore', 'warning', { keyStore: async () => null }],
    ['printer', 'failed', { printers: async () => [] }],
    ['display', 'failed', { settings: { ...settings, displays: { ...settings.displays, main: 1 } } }],
    ['disk', 'warning', { diskFree: async () => 500 * 2 ** 20 }],
    ['memory', 'failed', { memoryFree: () => 50 * 2 ** 20 }],
    ['gateway', 'failed', { settings: null }],
    ['staff', 'warning', { settings: desk }],
    ['staff', 'failed', { settings: { ...desk, staffGateway: STAFF }, fetch: staffPage(502) }],
    ['staff', 'ok', { settings: { ...desk, staffGateway: STAFF }, fetch: staffPage(200) }],
  ] as const)('says of %s that it is %s (BEY-11)', async ([check, outcome, change]) => {
    expect(await lineOf(check, change as Partial<Machine>)).toMatchObject({ outcome });
  });

  test('waits for no part for ever (BEY-11)', async () => {
    const never = () => new Promise<never>(() => {});
    expect(await lineOf('gateway', { fetch: never }, 50)).toEqual({
      check: 'gateway',
      outcome: 'failed',
      detail: null,
    });
  });
});
