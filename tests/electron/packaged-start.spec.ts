import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { eventsOf, expect, test } from './device-fixture.ts';
import { electronName, isStandIn, packagedLine } from './electron-app.ts';
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

test('a packed app that is started with a debugger, without the sandbox or with options of Node quits at once, and says why (SEC-12)', async ({
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
