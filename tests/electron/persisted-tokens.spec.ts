import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { ask, expect, filesWith, PIN, test } from './device-fixture.ts';
import type { DesktopApp } from './electron-app.ts';
import { signIn } from './guest-token.ts';

/** Where a device stores its guests' tokens and its own, and where it does not. */

const TOKEN = 'device-token-that-nobody-else-may-have-1';

const isSignedIn = async (page: Page) => {
  const answer = await ask(page, 'renewToken');
  return 'value' in answer ? answer.value !== null : answer.failure.code;
};

test("a kiosk writes no guest's token anywhere (KSK-12, KSK-14, PD-40)", async ({
  folder,
  gateway,
  keepSettings,
  start,
}) => {
  await keepSettings();
  const page = await (await start()).page();
  const token = await signIn(page, gateway.address);
  expect(await isSignedIn(page)).toBe(true);
  expect(await filesWith(folder, token)).toEqual([]);
  expect(await filesWith(folder, '"guests":')).toEqual([]);
  const again = await (await start()).page();
  expect(await isSignedIn(again)).toBe(false);
});

test('a guest at the reception desk outlives a restart, encrypted, and not the end-guest command (KSK-13, DSK-03, DSK-04)', async ({
  folder,
  gateway,
  keepSettings,
  start,
}) => {
  await keepSettings({ profile: 'reception' });
  const first = await (await start()).page();
  const token = await signIn(first, gateway.address);
  expect(await filesWith(folder, token)).toEqual([]);
  const desktop = await start();
  const page = await desktop.page();
  expect(await isSignedIn(page)).toBe(true);
  await ask(page, 'endGuest', { reason: 'signedOut' }).catch(() => undefined);
  const next = await desktop.pageAfter(page);
  expect(await isSignedIn(next)).toBe(false);
  const again = await (await start()).page();
  expect(await isSignedIn(again)).toBe(false);
});

test('without a key store a guest at the reception desk is stored in memory alone (KSK-14)', async ({
  folder,
  gateway,
  keepSettings,
  start,
}) => {
  await keepSettings({ profile: 'reception' });
  const env = { ELECTRON_STAND_IN_KEY_STORE: 'basic_text' };
  const page = await (await start({ env })).page();
  const token = await signIn(page, gateway.address);
  expect(await isSignedIn(page)).toBe(true);
  expect(await filesWith(folder, token)).toEqual([]);
  const again = await (await start({ env })).page();
  expect(await isSignedIn(again)).toBe(false);
});

test('a token whose key ring is gone signs nobody in, and the desk starts all the same (KSK-13)', async ({
  gateway,
  keepSettings,
  start,
}) => {
  await keepSettings({ profile: 'reception' });
  await signIn(await (await start()).page(), gateway.address);
  const desktop = await start({ env: { ELECTRON_STAND_IN_KEY_RING: 'another' } });
  expect(await isSignedIn(await desktop.page())).toBe(false);
});

test("the device's own token lies encrypted, and goes to its own gateway with every call (KSK-13)", async ({
  folder,
  keepSettings,
  settings,
  start,
}) => {
  const heard: IncomingHttpHeaders[] = [];
  const gateway = createServer((request, response) => {
    heard.push(request.headers);
    response.setHeader('content-type', 'application/json').end('[]');
  });
  await new Promise<void>(done => gateway.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const told = async (desktop: DesktopApp) => {
    heard.length = 0;
    await (await desktop.page()).evaluate(() => fetch('/api/hotels').then(answer => answer.text()));
    return heard.at(-1)?.['x-device-token'];
  };
  try {
    await keepSettings({ gateway: address, deviceId: 'lobby-1' });
    const desktop = await start();
    const page = await desktop.page();
    await ask(page, 'unlockStaff', { pin: PIN });
    const { version: _version, staffPinHash: _hash, ...initial } = settings;
    await ask(page, 'saveSettings', {
      settings: { ...initial, gateway: address, deviceId: 'lobby-1' },
      newPin: null,
      newDeviceToken: TOKEN,
    });
    await desktop.pageAfter(page);
    expect(await told(desktop)).toBe(TOKEN);
    expect(await filesWith(folder, TOKEN)).toEqual([]);
    expect(await told(await start())).toBe(TOKEN);

    const other = address.replace('127.0.0.1', 'localhost');
    expect(await told(await start({ args: [`--gateway=${other}`] }))).toBeUndefined();
  } finally {
    gateway.closeAllConnections();
    gateway.close();
  }
});
