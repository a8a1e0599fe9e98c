import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bridge } from '#shared/bridge.ts';
import { callBridge, eventsOf, PIN } from './device-fixture.ts';
import { expectNoExit } from './exits.ts';
import { expect, test } from './shared-device.ts';

test.describe.configure({ mode: 'default' });

const FORBIDDEN = { failure: { code: 'FORBIDDEN' } };
const BAD_REQUEST = { failure: { code: 'BAD_REQUEST' } };

const forge = (page: Page, name: string, argument: string) =>
  page.evaluate(`(async () => pernoite[${JSON.stringify(name)}](${argument}))().catch(() => 'rejected')`);

test('a page has the calls of the table and no others, and cannot change them; arguments that do not fit are rejected, however strange, and not logged (KSK-15, KSK-16, KSK-17)', async ({
  openKiosk,
}) => {
  const { desktop, folder, page } = await openKiosk();
  const own = await page.evaluate('Object.getOwnPropertyNames(pernoite)');
  expect((own as string[]).toSorted()).toEqual(Object.keys(bridge).toSorted());
  const changed = await page.evaluate(`
    const before = pernoite.unlockStaff;
    for (const change of [
      () => { pernoite.unlockStaff = () => 'mine' },
      () => { pernoite.extra = 1 },
      () => { delete pernoite.unlockStaff },
      () => Object.defineProperty(pernoite, 'unlockStaff', { value: null }),
      () => Object.setPrototypeOf(pernoite, { extra: 1 }),
    ]) try { change() } catch {}
    pernoite.unlockStaff === before && pernoite.extra === undefined;
  `);
  expect(changed).toBe(true);
  for (const name of ['send', 'invoke', 'constructor.constructor', '__proto__.invoke', 'ipcRenderer']) {
    expect(await page.evaluate(`typeof pernoite[${JSON.stringify(name)}]`), name).toBe('undefined');
  }
  expect(await desktop.electron.evaluate(({ ipcMain }) => ipcMain.eventNames())).toEqual([]);

  const SECRET = 'zq-forged-9913';
  for (const [name, argument] of [
    ['storeToken', `'${SECRET}'`],
    ['storeToken', `{ refreshToken: '${SECRET}'.repeat(1e6) }`],
    ['storeToken', `{ refreshToken: { toString: null } }`],
    ['storeToken', `JSON.parse('{"__proto__":{"refreshToken":"${SECRET}"}}')`],
    ['reportGuest', `{ quietMs: -1, signedIn: true, busy: null, moreTime: false }`],
    ['reportGuest', `{ quietMs: NaN, signedIn: 'no', busy: '${SECRET}', moreTime: false }`],
    ['endGuest', `{ reason: 'crash' }`],
    ['endGuest', `{ reason: '${SECRET}' }`],
    ['openExternal', `{ address: 'javascript:${SECRET}' }`],
    ['openExternal', `{ address: 'file:///etc/passwd' }`],
    ['unlockStaff', `{ pin: '${'1'.repeat(1_000)}' }`],
    ['unlockStaff', `{ pin: 123456 }`],
    ['unlockStaff', `{ pin: { toString: () => '1' } }.pin`],
    ['leaveKiosk', `{ to: '${SECRET}' }`],
    ['describeDevice', `{ stage: 'setup' }`],
    ['printReceipt', `{ title: '${SECRET}' }`],
  ] as const) {
    const response = await forge(page, name, argument);
    // What cannot be cloned does not leave the page.
    if (response !== 'rejected')
      expect(response, `${name} ${argument.slice(0, 60)}`).toMatchObject(BAD_REQUEST);
  }
  expect(await callBridge(page, 'renewToken')).toEqual({ value: null });
  expect(JSON.stringify(await eventsOf(folder))).not.toContain(SECRET);
  expect(await callBridge(page, 'unlockStaff', { pin: PIN }), 'no try was counted').toMatchObject({
    value: { status: 'open' },
  });
});

test('neither a page in a window that is not a guest’s nor a frame within the page gets a response; no certificate but the system’s is trusted, and none is sent (KSK-05, KSK-15, KSK-17)', async ({
  openKiosk,
}) => {
  const { desktop, page } = await openKiosk();
  const strangers = await desktop.electron.evaluate(
    async ({ app, BrowserWindow, session }, preload) => {
      const stranger = new BrowserWindow({
        show: false,
        webPreferences: {
          preload: `${app.getAppPath()}/${preload}`,
          session: session.fromPartition('guest-a'),
          sandbox: true,
        },
      });
      await stranger.loadURL('app://pernoite/-/empty');
      const results = await stranger.webContents.executeJavaScript(`Promise.all([
        pernoite.describeDevice(),
        pernoite.renewToken(),
        pernoite.storeToken({ refreshToken: 'forged' }),
        pernoite.endGuest({ reason: 'idle' }),
        pernoite.unlockStaff({ pin: '735591' }),
        pernoite.leaveKiosk({ to: 'quit' }),
      ])`);
      stranger.destroy();
      return results as unknown;
    },
    join('out', 'preload', 'preload.cjs'),
  );
  expect(strangers).toMatchObject(Array.from({ length: 6 }, () => FORBIDDEN));
  await expect.poll(() => desktop.said).toContain('"refusal":"FORBIDDEN"');

  const inFrame = await page.evaluate(() => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    return frame.contentWindow && Object.keys(frame.contentWindow).includes('pernoite');
  });
  expect(inFrame).toBe(false);
  const responses = await desktop.electron.evaluate(async ({ BrowserWindow, ipcMain }) => {
    const sender = BrowserWindow.getAllWindows().find(window => window.isVisible())?.webContents;
    const own = sender?.mainFrame;
    const handlers = Reflect.get(ipcMain, '_invokeHandlers') as Map<string, (event: object) => unknown>;
    const describeFrom = (senderFrame: object | null | undefined) =>
      handlers.get('pernoite:describeDevice')?.({ sender, senderFrame });
    return {
      page: await describeFrom(own),
      frame: await describeFrom({ url: own?.url, parent: own }),
      gone: await describeFrom(null),
      foreign: await describeFrom({ url: 'https://stranger.example/', parent: null }),
    };
  });
  expect(responses.page).toMatchObject({ value: { stage: 'guest' } });
  for (const forged of ['frame', 'gone', 'foreign'] as const) {
    expect(responses[forged], forged).toMatchObject(FORBIDDEN);
  }

  const heard = await desktop.electron.evaluate(({ app }) => {
    const decisions: unknown[] = [];
    let prevented = 0;
    const event = {
      preventDefault: () => {
        prevented += 1;
      },
    };
    const decide = (given: unknown) => decisions.push(given ?? null);
    const address = 'https://stranger.example/';
    app.emit('certificate-error', event, {}, address, 'net::ERR_CERT_AUTHORITY_INVALID', {}, decide);
    app.emit('select-client-certificate', event, {}, address, [{ subjectName: 'the device' }], decide);
    return { decisions, prevented };
  });
  expect(heard).toEqual({ decisions: [false, null], prevented: 2 });
});

test('a kiosk’s page leads nowhere, in whatever form it tries (KSK-05)', async ({ openKiosk }) => {
  const { desktop, page } = await openKiosk();
  const home = { address: 'app://pernoite/kiosk', windows: 2, pages: 2 };
  expect(await expectNoExit(desktop, page)).toEqual(home);
});
