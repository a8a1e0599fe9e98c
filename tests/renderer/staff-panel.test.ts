import { describe, expect, test } from 'vitest';
import {
  addressProblem,
  completeAddress,
} from '#renderer/guest/features/device/staff-panel/gateway-address.ts';
import { findProblems } from '#renderer/guest/features/device/staff-panel/settings-schema.ts';
import {
  type SettingsValues,
  toChange,
  toValues,
} from '#renderer/guest/features/device/staff-panel/settings-values.ts';
import {
  afterResponse,
  canSend,
  emptyEntry,
  isOpenForDigits,
  typePin,
} from '#renderer/guest/features/device/staff-panel/use-pin-entry.ts';
import { settingsChange } from '#shared/bridge.ts';
import { defaultDeviceSettings } from '#shared/device-settings.ts';

const NOW = 1_000_000;

describe('the pad of the staff PIN', () => {
  const typed = (keys: string, from = emptyEntry) =>
    [...keys].reduce((entry, key) => typePin(entry, key, NOW), from);

  test('takes 6 to 12 digits and nothing else (BEY-11)', () => {
    expect(typed('12x45').digits).toBe('1245');
    expect(canSend(typed('12345'), NOW)).toBe(false);
    expect(canSend(typed('123456'), NOW)).toBe(true);
    expect(typed('1234567890123').digits).toHaveLength(12);
    expect(typePin(typed('12'), 'erase', NOW).digits).toBe('1');
  });

  test('forgets what was typed when it was wrong, and says how many tries are left (BEY-11)', () => {
    const after = afterResponse({ status: 'wrong', triesLeft: 3 }, NOW);
    expect(after).toMatchObject({ digits: '', triesLeft: 3, isChecking: false });
    expect(typed('1', after).triesLeft).toBeNull();
  });

  test('takes no digit while it is locked (BEY-11)', () => {
    const locked = afterResponse({ status: 'locked', retryAfterSeconds: 60 }, NOW);
    expect(isOpenForDigits(locked, NOW + 59_999)).toBe(false);
    expect(typePin(locked, '1', NOW).digits).toBe('');
    expect(typePin(locked, '1', NOW + 60_000).digits).toBe('1');
  });
});

describe('the gateway’s address', () => {
  test.each([
    ['gateway.hotel.com.br', 'https://gateway.hotel.com.br'],
    [' https://gateway.hotel.com.br// ', 'https://gateway.hotel.com.br'],
    ['localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:3000/', 'http://127.0.0.1:3000'],
  ])('%s is completed (BLD-09)', (typed, address) => {
    expect(completeAddress(typed)).toBe(address);
    expect(addressProblem(typed)).toBeNull();
  });

  test.each([
    ['', 'required'],
    ['http://gateway.hotel.com.br', 'gatewayHttps'],
    ['http://10.0.0.7:8080', 'gatewayHttps'],
    ['ftp://gateway.hotel.com.br', 'gatewayInvalid'],
    ['https://user:word@gateway.hotel.com.br', 'gatewayInvalid'],
    ['two words', 'gatewayInvalid'],
  ])('%s is rejected: %s (BLD-09)', (typed, problem) => expect(addressProblem(typed)).toBe(problem));
});

describe('the form of settings', () => {
  const { staffPinHash: _none, ...defaults } = defaultDeviceSettings;
  const { version: _one, ...settings } = {
    ...defaults,
    gateway: 'https://gateway.hotel.com.br',
    hotelId: 'JARDINS',
    deviceId: 'lobby-1',
    displays: { main: 1, coverOthers: true, touchOnly: false },
    openingHours: { from: '06:00', to: '23:30' },
    quietWindow: null,
  };
  const good = { ...toValues(settings), pin: '135790', repeatPin: '135790' } satisfies SettingsValues;
  const problems = (change: Partial<SettingsValues>, needsPin = true) =>
    findProblems({ ...good, ...change }, needsPin).map(({ field, problem }) => `${field}: ${problem}`);

  test('gives back the settings that it was given (BEY-11, BLD-09)', () => {
    expect(toChange(toValues(settings))).toEqual({ settings, newPin: null, newDeviceToken: null });
    expect(settingsChange.safeParse(toChange(good)).success).toBe(true);
  });

  test('begins on a new device with the defaults, and without a hotel (BLD-09)', () => {
    expect(toValues(null)).toMatchObject({ profile: 'kiosk', gateway: '', hotelId: '', language: 'pt' });
    expect(problems(toValues(null))).toEqual(['gateway: required', 'hotelId: hotel', 'pin: pinNeeded']);
  });

  test('says beside each field what is wrong with it (BEY-11)', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ pin: '1234', repeatPin: '1234' })).toEqual(['pin: pin']);
    expect(problems({ repeatPin: '135791' })).toEqual(['repeatPin: repeatPin']);
    expect(problems({ pin: '', repeatPin: '' })).toEqual(['pin: pinNeeded']);
    expect(problems({ pin: '', repeatPin: '' }, false)).toEqual([]);
    expect(problems({ deviceId: 'Lobby 1' })).toEqual(['deviceId: deviceId']);
    expect(problems({ deviceToken: 'short' })).toEqual(['deviceToken: deviceToken']);
    expect(problems({ guestSeconds: '4' })).toEqual(['guestSeconds: seconds']);
    expect(problems({ busySeconds: '301' })).toEqual(['busySeconds: busySeconds']);
    expect(problems({ opens: '25:00' })).toEqual(['opens: time']);
    expect(problems({ hasHours: false, opens: '25:00' })).toEqual([]);
    expect(problems({ gateway: 'http://10.0.0.7' })).toEqual(['gateway: gatewayHttps']);
    const desk = { profile: 'reception' } as const;
    expect(problems({ ...desk, staffGateway: 'http://10.0.0.7' })).toEqual(['staffGateway: gatewayHttps']);
    expect(problems({ ...desk, staffGateway: 'staff.hotel.com.br' })).toEqual([]);
    expect(problems({ ...desk, staffGateway: '' })).toEqual([]);
    expect(problems({ profile: 'kiosk', staffGateway: 'two words' })).toEqual([]);
  });
});
