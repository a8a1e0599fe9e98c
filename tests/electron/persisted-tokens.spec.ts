import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { mergeTests, type Page } from '@playwright/test';
import { callBridge, test as deviceTest, filesWith, PIN } from './device-fixture.ts';
import { type DesktopApp, isStandIn } from './electron-app.ts';
import { signIn } from './guest-token.ts';
import { expect, test as sharedTest } from './shared-device.ts';

const test = mergeTests(sharedTest, deviceTest);
test.describe.configure({ mode: 'default' });

/** Of a desk that loses them three times in a minute, which then starts again by itself; here it only ends. */
const loseGraphics = (desktop: DesktopApp) =>
  desktop.electron
    .evaluate(({ app }) => {
      const gone = { type: 'GPU', reason: 'crashed', exitCode: 5 };
      for (let loss = 0; loss < 3; loss += 1) app.emit('child-process-gone', {}, gone);
    })
    .catch(() => undefined);

const TOKEN = 'device-token-that-nobody-else-may-have-1';

const isSignedIn = async (page: Page) => {
  const response = await callBridge(page, 'renewToken');
  return 'value' in response ? response.value !== null : response.failure.code;
};

test("a kiosk writes no guest's token anywhere; the device's own lies encrypted, and goes to its own gateway with every call (KSK-12, KSK-13, KSK-14, PD-40)", async ({
  gateway,
  openKiosk,
  settings,
  spendDevice,
}) => {
  const heard: IncomingHttpHeaders[] = [];
  const other = createServer((request, response) => {
    heard.push(request.headers);
    response.setHeader('content-type', 'application/json').end('[]');
  });
  await new Promise<void>(done => other.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  try {
    const { desktop, folder, page } = await openKiosk();
    spendDevice();
    const token = await signIn(page, gateway.address);
    expect(await isSignedIn(page)).toBe(true);
    expect(await filesWith(folder, token)).toEqual([]);
    expect(await filesWith(folder, '"guests":')).toEqual([]);

    await callBridge(page, 'unlockStaff', { pin: PIN });
    const { version: _version, staffPinHash: _hash, ...initial } = settings;
    const change = { ...initial, gateway: address, deviceId: 'lobby-1' };
    void callBridge(page, 'saveSettings', { settings: change, newPin: null, newDeviceToken: TOKEN }).catch(
      () => undefined,
    );
    const next = await desktop.pageAfter(page);
    expect(await isSignedIn(next)).toBe(false);
    heard.length = 0;
    await next.evaluate(() => fetch('/api/hotels').then(response => response.text()));
    expect(heard.at(-1)?.['x-device-token']).toBe(TOKEN);
    expect(await filesWith(folder, TOKEN)).toEqual([]);
  } finally {
    other.closeAllConnections();
    other.close();
  }
});

test('a guest at a desk that was packaged for its hotel outlives a restart that nobody wanted, encrypted, and what a page stores does not; quit from its menu, the desk is empty when it is opened again (KSK-13, KSK-18, DSK-03, DSK-07)', async ({
  folder,
  gateway,
  writeSettings,
  start,
}) => {
  // A binary has its own folder of resources.
  const resources = join(folder, 'resources');
  if (isStandIn) {
    await mkdir(resources);
    const packaged = { profile: 'reception', gateway: gateway.address, hotelId: 'NILO' };
    await writeFile(join(resources, 'device.json'), JSON.stringify(packaged));
  } else await writeSettings({ profile: 'reception', hotelId: 'NILO' });
  const env = { ELECTRON_STAND_IN_RESOURCES: resources };
  const crashing = await start({ env });
  const first = await crashing.page();
  const token = await signIn(first, gateway.address);
  expect(await filesWith(folder, token)).toEqual([]);
  await first.evaluate(() => localStorage.setItem('left-by-a-guest', 'yes'));

  const crashed = crashing.ended();
  if (isStandIn) await loseGraphics(crashing);
  else crashing.electron.process().kill('SIGKILL');
  await crashed;

  const desktop = await start({ env, args: ['--hotel=JARDINS'] });
  const page = await desktop.page();
  expect(await callBridge(page, 'describeDevice')).toMatchObject({
    value: { settings: { profile: 'reception', hotelId: 'JARDINS' } },
  });
  expect(await isSignedIn(page)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('left-by-a-guest'))).toBeNull();

  const quit = desktop.ended();
  await desktop.electron
    .evaluate(({ Menu }) => {
      const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
      items?.find(({ role }) => role === 'quit')?.click();
    })
    .catch(() => undefined);
  expect(await quit).toBe(0);
  const secrets = await readFile(join(folder, 'secrets.json'), 'utf8');
  expect(JSON.parse(secrets)).toHaveProperty('guests', {});
  const next = await (await start({ env })).page();
  expect(await isSignedIn(next)).toBe(false);
});
