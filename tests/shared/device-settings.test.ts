import { describe, expect, test } from 'vitest';
import {
  type DeviceSettings,
  defaultDeviceSettings,
  deviceSettings,
  guestDeviceSettings,
} from '#shared/device-settings.ts';

const PIN_HASH = `scrypt$ln=15,r=8,p=1$${'s'.repeat(22)}$${'h'.repeat(43)}`;

const lobby: DeviceSettings = {
  ...defaultDeviceSettings,
  gateway: 'https://stay.pernoite.example',
  hotelId: 'JARDINS',
  staffPinHash: PIN_HASH,
};
const fits = (differences: Record<string, unknown>) =>
  deviceSettings.safeParse({ ...lobby, ...differences }).success;

test('the defaults, a gateway and a hotel make a device; without a hotel there is none (PD-22)', () => {
  expect(fits({})).toBe(true);
  expect(fits({ hotelId: undefined })).toBe(false);
  expect(fits({ gateway: undefined })).toBe(false);
  expect(defaultDeviceSettings).toMatchObject({ otherHotels: false, staffPinHash: null });
});

test('idle times have their defaults: 90 and 90 seconds for a guest, 90 and 30 for nobody (PD-38)', () => {
  expect(defaultDeviceSettings.idle).toEqual({
    guestMs: 90_000,
    guestCountdownMs: 90_000,
    anonymousMs: 90_000,
    anonymousCountdownMs: 30_000,
    busyMs: 60_000,
  });
});

test.each([0, -1, 4_999, 3_600_001, 90.5, '90000', null])(
  'an idle time of %j milliseconds is rejected',
  guestMs => {
    expect(fits({ idle: { ...lobby.idle, guestMs } })).toBe(false);
  },
);

test.each(['web', 'admin', '', null])('a device cannot be a %j', profile => {
  expect(fits({ profile })).toBe(false);
});

describe('the gateway’s address', () => {
  test.each([
    'https://stay.pernoite.example',
    'https://10.0.0.5:8443',
    'https://stay.pernoite.example/hotels/jardins',
    'http://127.0.0.1:4780',
    'http://localhost:4780',
    'http://[::1]:4780',
  ])('%s is taken', gateway => expect(fits({ gateway })).toBe(true));

  test.each([
    'http://stay.pernoite.example',
    'http://localhost.evil.example',
    'https://stay.pernoite.example/',
    'https://staff:secret@stay.pernoite.example',
    'https://stay.pernoite.example?a=1',
    'https://stay.pernoite.example#a',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'stay.pernoite.example',
    '/api',
    '',
  ])('%s is rejected: guests’ data does not travel in the clear', gateway => {
    expect(fits({ gateway })).toBe(false);
  });
});

test.each(['1234', 'sha256:abcd', 'scrypt$ln=15,r=8,p=1$$', `scrypt$ln=15,r=8,p=1$salt$${'h'.repeat(43)}`])(
  'the PIN %s is rejected: only a salted hash is stored (BEY-11)',
  hash => {
    expect(fits({ staffPinHash: hash })).toBe(false);
  },
);

test.each([{ from: '24:00', to: '05:00' }, { from: '3:00', to: '05:00' }, { from: '03:00' }, '03:00-05:00'])(
  'the quiet window %j is rejected',
  quietWindow => {
    expect(fits({ quietWindow })).toBe(false);
  },
);

test('a page gets neither the network, nor the printer, nor the PIN (BEY-11)', () => {
  const known = guestDeviceSettings.parse({ ...lobby, printer: 'EPSON-1' });
  expect(Object.keys(known).sort()).toEqual([
    'camera',
    'hotelId',
    'idle',
    'language',
    'otherHotels',
    'profile',
    'staffPhone',
  ]);
});
