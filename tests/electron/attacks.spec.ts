import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bridge } from '#shared/bridge.ts';
import { ask, eventsOf, expect, PIN, test } from './device-fixture.ts';
import { type DesktopApp, isStandIn } from './electron-app.ts';
import { openPage } from './kiosk.ts';

/** A compromised page of a kiosk, and what it cannot reach. */

const STRANGER = 'https://stranger.example/';
const FORBIDDEN = { failure: { code: 'FORBIDDEN' } };
const BAD_REQUEST = { failure: { code: 'BAD_REQUEST' } };

/** By the bridge itself, with any arguments. */
const forge = (page: Page, name: string, argument: string) =>
  page.evaluate(`(async () => pernoite[${JSON.stringify(name)}](${argument}))().catch(() => 'refused')`);

test('a page has the calls of the table and no others, and cannot change them (KSK-15, KSK-16)', async ({
  keepSettings,
  start,
}) => {
  await keepSettings();
  const { page } = await openPage(await start());
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
});

test('arguments that do not fit are rejected, however large or strange, and nothing of them is logged (KSK-17)', async ({
  folder,
  keepSettings,
  start,
}) => {
  await keepSettings();
  const { page } = await openPage(await start());
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
    const answer = await forge(page, name, argument);
    // What cannot be cloned does not leave the page.
    if (answer !== 'refused') expect(answer, `${name} ${argument.slice(0, 60)}`).toMatchObject(BAD_REQUEST);
  }
  expect(await ask(page, 'renewToken')).toEqual({ value: null });
  expect(JSON.stringify(await eventsOf(folder))).not.toContain(SECRET);
  expect(await ask(page, 'unlockStaff', { pin: PIN }), 'no try was counted').toMatchObject({
    value: { status: 'open' },
  });
});

test('a page in a window that is not a guest’s gets no response, though it is the app’s own (KSK-17)', async ({
  keepSettings,
  start,
}) => {
  await keepSettings();
  const desktop = await start();
  await openPage(desktop);
  const answers = await desktop.electron.evaluate(
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
  expect(answers).toHaveLength(6);
  for (const answer of answers as unknown[]) expect(answer).toMatchObject(FORBIDDEN);
  await expect.poll(() => desktop.output).toContain('"refusal":"FORBIDDEN"');
});

test('a frame within the page has no bridge, and a call in its name is rejected (KSK-15, KSK-17)', async ({
  keepSettings,
  start,
}) => {
  await keepSettings();
  const desktop = await start();
  const { page } = await openPage(desktop);
  const inFrame = await page.evaluate(() => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    return frame.contentWindow && Object.keys(frame.contentWindow).includes('pernoite');
  });
  expect(inFrame).toBe(false);
  const answers = await desktop.electron.evaluate(async ({ BrowserWindow, ipcMain }) => {
    const sender = BrowserWindow.getAllWindows()[0]?.webContents;
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
  expect(answers.page).toMatchObject({ value: { stage: 'guest' } });
  for (const forged of ['frame', 'gone', 'foreign'] as const) {
    expect(answers[forged], forged).toMatchObject(FORBIDDEN);
  }
});

test('no certificate but those of the system is trusted, and none is sent to a server (KSK-05)', async ({
  keepSettings,
  start,
}) => {
  await keepSettings();
  const desktop = await start();
  const heard = await desktop.electron.evaluate(({ app }) => {
    const answers: unknown[] = [];
    let prevented = 0;
    const event = {
      preventDefault: () => {
        prevented += 1;
      },
    };
    const answer = (given: unknown) => answers.push(given ?? null);
    const address = 'https://stranger.example/';
    app.emit('certificate-error', event, {}, address, 'net::ERR_CERT_AUTHORITY_INVALID', {}, answer);
    app.emit('select-client-certificate', event, {}, address, [{ subjectName: 'the device' }], answer);
    return { answers, prevented };
  });
  expect(heard).toEqual({ answers: [false, null], prevented: 2 });
});

/** Where the kiosk's page is, and how many windows and pages there are. */
const standing = (desktop: DesktopApp) =>
  desktop.electron.evaluate(({ BrowserWindow, webContents }) => ({
    address: BrowserWindow.getAllWindows()
      .find(window => window.isVisible())
      ?.webContents.getURL(),
    windows: BrowserWindow.getAllWindows().length,
    pages: webContents.getAllWebContents().length,
  }));

test('a kiosk’s page leads nowhere, in whatever form it tries (KSK-05)', async ({ keepSettings, start }) => {
  await keepSettings();
  const desktop = await start();
  const { page } = await openPage(desktop);
  await desktop.nextWaits();
  const home = await standing(desktop);
  expect(home).toMatchObject({ address: 'app://pernoite/kiosk', windows: 2, pages: 2 });
  const element = (tag: string, fields: Record<string, string>, act: string) =>
    `{ const made = Object.assign(document.createElement('${tag}'), ${JSON.stringify(fields)}); document.body.append(made); ${act} }`;
  for (const lead of [
    `location.href = '${STRANGER}'`,
    `location.replace('http://127.0.0.1:9/')`,
    `location.assign('file:///etc/passwd')`,
    `location.href = 'data:text/html,stranger'`,
    `location.href = 'view-source:${STRANGER}'`,
    `location.href = 'chrome://settings'`,
    `location.href = 'ms-settings:'`,
    `location.href = 'mailto:a@b.example'`,
    `location.href = 'tel:190'`,
    `location.href = '//stranger.example/'`,
    `window.open('${STRANGER}')`,
    `window.open('about:blank')`,
    `window.open('/kiosk', 'other', 'popup')`,
    element('a', { href: STRANGER }, 'made.click()'),
    element('a', { href: STRANGER, target: '_blank' }, 'made.click()'),
    element('a', { href: '/kiosk', target: 'other' }, 'made.click()'),
    element('form', { action: STRANGER }, 'made.submit()'),
    element('form', { action: STRANGER, method: 'post', target: '_blank' }, 'made.submit()'),
    element('iframe', { src: STRANGER }, ''),
    element('meta', { httpEquiv: 'refresh', content: `0;url=${STRANGER}` }, 'document.head.append(made)'),
    element('base', { href: STRANGER }, ''),
  ]) {
    await page.evaluate(`void (() => { ${lead} })()`).catch(() => undefined);
    // A navigation begins in a later task: the page responds again only when the navigation was requested and denied.
    await page.evaluate(() => new Promise(done => setTimeout(done, 60)));
    expect(await standing(desktop), lead).toEqual(home);
    if (isStandIn) {
      const left = (await desktop.journal('foreign-navigation')).map(({ url }) => url);
      expect(left, lead).toEqual([]);
    }
  }
});

test('a page’s call cannot leave the gateway’s paths by a hidden separator (SEC-13)', async ({
  keepSettings,
  start,
}) => {
  await keepSettings();
  const { page } = await openPage(await start());
  const ask = (path: string) =>
    page.evaluate(async path => {
      const response = await fetch(path);
      return [response.status, await response.text()] as const;
    }, path);
  for (const path of ['/api/..%5creadyz', '/api/..%2freadyz', '/api/%2e%2e%2freadyz', '/api/..%252freadyz']) {
    expect(await ask(path), path).toEqual([400, 'Bad path']);
  }
  expect((await ask('/api/hotels'))[0]).toBe(200);
});
