import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDeviceStore, staffGatewayOf } from '../../src-main/settings/device-store.ts';
import type { LaunchOptions } from '../../src-main/settings/launch-options.ts';
import { type PackagedSettings, readPackagedSettings } from '../../src-main/settings/packaged-settings.ts';
import type { PersistedFile } from '../../src-main/settings/persisted-file.ts';
import { type DeviceSettings, defaultDeviceSettings } from '../../src-shared/device-settings.ts';
import { heardLog } from './json-store.ts';

const persisted = (settings: DeviceSettings | null): PersistedFile<DeviceSettings> => ({
  read: () => settings,
  write: () => undefined,
  isLost: false,
});
const full: DeviceSettings = {
  ...defaultDeviceSettings,
  gateway: 'https://file.example',
  hotelId: 'NILO',
  language: 'en',
};

describe('what a device knows of itself', () => {
  test('the command line overrides the settings file, that the packaged settings, and those the defaults (KSK-18)', () => {
    const packaged = {
      profile: 'reception',
      gateway: 'https://packaged.example',
      hotelId: 'JARDINS',
      camera: true,
    } as const;
    const nothing = openDeviceStore({ launch: {}, file: persisted(null), packaged });
    expect(nothing.current()).toEqual({ ...defaultDeviceSettings, ...packaged });
    expect(openDeviceStore({ launch: {}, file: persisted(full), packaged }).current()).toEqual(full);
    const launch = { profile: 'reception', hotel: 'MARISTA' } as const;
    expect(openDeviceStore({ launch, file: persisted(full), packaged }).current()).toEqual({
      ...full,
      profile: 'reception',
      hotelId: 'MARISTA',
    });
  });

  test('a desk knows the staff’s address by any of them, and a kiosk has none (KSK-18, STF-01)', () => {
    const staffGateway = 'https://staff.file.example';
    const desk = { ...full, profile: 'reception', staffGateway } as const;
    const read = (launch: LaunchOptions, file: DeviceSettings | null, packaged: PackagedSettings = {}) =>
      staffGatewayOf(openDeviceStore({ launch, file: persisted(file), packaged }).current());
    expect(read({}, desk)).toBe(staffGateway);
    expect(read({ 'staff-gateway': 'https://staff.example' }, desk)).toBe('https://staff.example');
    const packaged = { profile: 'reception', gateway: full.gateway, hotelId: 'NILO', staffGateway } as const;
    expect(read({}, null, packaged)).toBe(staffGateway);
    expect(read({}, { ...full, profile: 'reception' })).toBeNull();
    expect(read({}, { ...full, profile: 'kiosk', staffGateway })).toBeNull();
    expect(staffGatewayOf(null)).toBeNull();
  });

  test.for([{}, { gateway: 'https://stay.example' }, { hotel: 'NILO' }])(
    'is nothing yet without gateway and hotel: %j (BLD-09)',
    launch => {
      expect(openDeviceStore({ launch, file: persisted(null), packaged: {} }).current()).toBeNull();
    },
  );
});

describe('the packaged configuration', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pernoite-packaged-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('names any of the settings, or none (KSK-18)', () => {
    const { log, heard } = heardLog();
    expect(readPackagedSettings(folder, log)).toEqual({});
    writeFileSync(join(folder, 'device.json'), '{"profile":"kiosk","hotelId":"NILO"}');
    expect(readPackagedSettings(folder, log)).toEqual({ profile: 'kiosk', hotelId: 'NILO' });
    expect(heard).toEqual([]);
  });

  test.for(['{', '{"profile":"guest"}', '{"profil":"kiosk"}', '[]'])(
    '%s counts as none and is logged (KSK-18)',
    text => {
      writeFileSync(join(folder, 'device.json'), text);
      const { log, heard } = heardLog();
      expect(readPackagedSettings(folder, log)).toEqual({});
      expect(heard.map(({ event }) => event)).toEqual(['packaged.unfit']);
    },
  );
});
