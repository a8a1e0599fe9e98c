import { mergeTests, type Page } from '@playwright/test';
import { staffSettings } from '#shared/bridge.ts';
import { START_AGAIN } from '../../src-main/settings/launch-options.ts';
import { callBridge, test as deviceTest, filesWith, PIN, WRONG_PIN } from './device-fixture.ts';
import { isStandIn } from './electron-app.ts';
import { expect, test as sharedTest } from './shared-device.ts';

const test = mergeTests(sharedTest, deviceTest);
test.describe.configure({ mode: 'default' });

const forbidden = { failure: { code: 'FORBIDDEN' } };

test("settings, self-test and the exit stay closed before the staff's PIN, which opens this window alone, until it is locked or the settings are saved; then staff may restart the kiosk (BEY-11, KSK-06)", async ({
  openKiosk,
}) => {
  const { desktop, folder, page } = await openKiosk();
  const settings = await readSettings(page);
  const unchanged = { settings, newPin: null, newDeviceToken: null };
  const thief = {
    ...unchanged,
    settings: { ...settings, gateway: 'https://thief.example' },
    newPin: WRONG_PIN,
  };
  const tries = () => [
    callBridge(page, 'readSettings'),
    callBridge(page, 'saveSettings', thief),
    callBridge(page, 'runSelfTest'),
    callBridge(page, 'checkGateway', { address: 'https://thief.example', deviceId: null }),
    callBridge(page, 'leaveKiosk', { to: 'quit' }),
  ];
  for (const response of await Promise.all(tries())) expect(response).toMatchObject(forbidden);
  expect(await callBridge(page, 'unlockStaff', { pin: WRONG_PIN })).toEqual({
    value: { status: 'wrong', triesLeft: 4 },
  });
  for (const response of await Promise.all(tries())) expect(response).toMatchObject(forbidden);
  expect(await callBridge(page, 'describeDevice')).toMatchObject({ value: { stage: 'guest' } });

  expect(await callBridge(page, 'unlockStaff', { pin: PIN })).toEqual({
    value: { status: 'open', expiresInSeconds: 600 },
  });
  const read = await callBridge(page, 'readSettings');
  expect(read).toMatchObject({ value: { hasStaffPin: true, settings: { hotelId: 'JARDINS' } } });
  expect(JSON.stringify(read)).not.toContain('scrypt');
  await callBridge(page, 'leaveKiosk', { to: 'lock' });
  expect(await callBridge(page, 'readSettings')).toMatchObject(forbidden);

  await callBridge(page, 'unlockStaff', { pin: PIN });
  void callBridge(page, 'saveSettings', unchanged).catch(() => undefined);
  const next = await desktop.pageAfter(page);
  expect(await callBridge(next, 'describeDevice')).toMatchObject({ value: { reason: 'settings' } });
  expect(await callBridge(next, 'readSettings')).toMatchObject(forbidden);
  expect(await callBridge(next, 'unlockStaff', { pin: PIN })).toMatchObject({ value: { status: 'open' } });
  expect(await filesWith(folder, PIN)).toEqual([]);

  const ended = desktop.ended();
  await callBridge(next, 'leaveKiosk', { to: 'restart' }).catch(() => undefined);
  expect(await ended).toBe(0);
  if (isStandIn) expect(desktop.said).toContain('[electron stand-in] relaunch');
});

test('an app that something outside starts again leaves that to it (KSK-06, BEY-07)', async ({
  writeSettings,
  start,
}) => {
  await writeSettings();
  const desktop = await start({ args: ['--supervised'] });
  const page = await desktop.page();
  await callBridge(page, 'unlockStaff', { pin: PIN });
  const ended = desktop.ended();
  await callBridge(page, 'leaveKiosk', { to: 'restart' }).catch(() => undefined);
  expect(await ended).toBe(START_AGAIN);
  expect(desktop.output).not.toContain('[electron stand-in] relaunch');
});

async function readSettings(page: Page) {
  await callBridge(page, 'unlockStaff', { pin: PIN });
  const response = await callBridge(page, 'readSettings');
  await callBridge(page, 'leaveKiosk', { to: 'lock' });
  const { settings } = staffSettings.parse('value' in response && response.value);
  if (settings === null) throw new Error('the device has no settings');
  return settings;
}
