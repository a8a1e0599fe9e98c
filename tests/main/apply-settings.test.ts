import { expect, test } from 'vitest';
import { applySettings } from '../../src-main/settings/apply-settings.ts';
import type { GuestWindow, GuestWindows } from '../../src-main/windows/guest-windows.ts';
import { type DeviceSettings, defaultDeviceSettings } from '../../src-shared/device-settings.ts';

const desk: DeviceSettings = {
  ...defaultDeviceSettings,
  profile: 'reception',
  gateway: 'https://stay.example',
  staffGateway: 'https://staff.stay.example',
  hotelId: 'JARDINS',
};

async function apply(before: DeviceSettings | null, after: DeviceSettings) {
  const done: string[] = [];
  const windows: Pick<GuestWindows, 'all' | 'end'> = {
    all: () => [{} as GuestWindow],
    end: async (_guest, reason) => void done.push(`end ${reason}`),
  };
  await applySettings(before, {
    store: { current: () => after, staffPinHash: () => null, save: () => undefined, isLost: false },
    windows: windows as GuestWindows,
    lifecycle: { isLeaving: false, relaunch: why => void done.push(`relaunch ${why}`) },
  });
  return done;
}

test('settings of guests’ windows open them again; another kind of device, or another address of staff, restarts the app (KSK-18, STF-01)', async () => {
  expect(await apply(desk, { ...desk, language: 'en' })).toEqual(['end settings']);
  expect(await apply(desk, { ...desk, profile: 'kiosk' })).toEqual(['relaunch settings']);
  expect(await apply(desk, { ...desk, staffGateway: null })).toEqual(['relaunch settings']);
  expect(await apply(desk, { ...desk, staffGateway: 'https://staff.example' })).toEqual([
    'relaunch settings',
  ]);
  const kiosk: DeviceSettings = { ...desk, profile: 'kiosk' };
  expect(await apply(kiosk, { ...kiosk, staffGateway: null })).toEqual(['end settings']);
});
