import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../../build/steps.ts';
import { START_AGAIN } from '../../src-main/settings/launch-options.ts';
import { eventsOf, expect, test } from './device-fixture.ts';
import { type DesktopApp, electronName, isStandIn, packagedLine } from './electron-app.ts';
import { STARTED } from './electron-fixtures.ts';

test.skip(!isStandIn, 'a packed Electron is started by hand: docs/kiosk.md');

const chosen = (...names: string[]) =>
  Object.fromEntries(names.map(name => [name, process.env[name]]).filter(([, value]) => value !== undefined));

async function startPackaged(folder: string, args: string[], env: Record<string, string> = {}) {
  const line = packagedLine(folder, args);
  const child = spawn(line.command, line.args, {
    // Of the tests' own environment only what the stand-in needs: it may itself contain what is rejected.
    env: { ...chosen('PATH', 'HOME', 'CHROMIUM_PATH'), ...line.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  return { child, ended: once(child, 'close'), printed: () => printed };
}

test('a packed app that is started with a debugger, without the sandbox or with options of Node quits at once, and says why; so does one with an option of its own that does not fit (SEC-12, DSK-08)', async ({
  folder,
}, testInfo) => {
  const args = [
    '--profile=kiosk',
    '--remote-debugging-port=9222',
    '--no-sandbox',
    '--proxy-server=evil.example',
  ];
  const env = { NODE_OPTIONS: '--no-deprecation' };
  const { child, ended, printed } = await startPackaged(folder, args, env);
  testInfo.annotations.push({ type: STARTED, description: electronName });
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
  expect(await ended).toEqual([78, null]);
  clearTimeout(late);
  const because = '--remote-debugging-port --no-sandbox --proxy-server NODE_OPTIONS';
  const events = await eventsOf(folder);
  expect(events).toEqual([expect.objectContaining({ level: 'error', event: 'app.refusesStart', because })]);
  expect(printed()).toContain(`"because":"${because}"`);
  expect(printed()).not.toContain('evil');

  const unfit = await startPackaged(folder, ['--profile=kiosk', '--gateway=http://evil.example']);
  expect(await unfit.ended).toEqual([78, null]);
  expect((await eventsOf(folder)).slice(1)).toEqual([
    expect.objectContaining({ level: 'error', event: 'app.refusesStart', because: '--gateway' }),
  ]);
  expect(unfit.printed()).not.toContain('evil');
});

test('a packed app that is started as docs/kiosk.md says comes up (SEC-12)', async ({ folder }, testInfo) => {
  const { child, ended } = await startPackaged(folder, [
    '--profile=kiosk',
    '--supervised',
    '--password-store=gnome-libsecret',
  ]);
  testInfo.annotations.push({ type: STARTED, description: electronName });
  // The log's folder is created with its first line.
  const events = () => eventsOf(folder).catch(() => []);
  await expect.poll(async () => (await events()).map(({ event }) => event)).toContain('app.started');
  child.kill();
  await ended;
});

test('a desk whose start fails says in a window what to do, with the reason in its log, and ends with that window; a kiosk leads to the front desk and starts again (DSK-08)', async ({
  folder,
  start,
}) => {
  const fail = (...args: string[]) =>
    start({
      args: ['--gateway=https://gateway.example', '--hotel=JARDINS', ...args],
      env: { ELECTRON_STAND_IN_IMPORT: join(root, 'tests/electron/broken-start.ts') },
    });
  const closeAll = (desktop: DesktopApp) =>
    desktop.electron
      .evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().forEach(window => window.close()))
      .catch(() => undefined);

  const desk = await fail('--profile=reception');
  const page = await desk.page();
  await expect(page.getByRole('heading', { name: 'O Pernoite não abriu' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pernoite did not open' })).toBeVisible();
  expect(await eventsOf(folder)).toContainEqual(
    expect.objectContaining({ level: 'error', event: 'app.fault', part: 'start', kind: 'Error' }),
  );
  const deskEnd = desk.ended();
  await closeAll(desk);
  expect(await deskEnd).toBe(0);

  const kiosk = await fail('--profile=kiosk', '--supervised');
  const notice = await kiosk.page();
  await expect(notice.getByRole('heading', { name: 'Este totem está fora de serviço' })).toBeVisible();
  await closeAll(kiosk);
  expect(await (await kiosk.window()).evaluate(window => window.isKiosk())).toBe(true);
  const kioskEnd = kiosk.ended();
  await kiosk.electron
    .evaluate(() => (Reflect.get(globalThis, 'passTimers') as (length: number) => void)(60_000))
    .catch(() => undefined);
  expect(await kioskEnd).toBe(START_AGAIN);
  expect(kiosk.output).toContain('"event":"app.relaunches","why":"start"');
  expect(desk.output + kiosk.output).not.toContain('Zulmira');
});
