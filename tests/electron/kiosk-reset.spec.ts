import type { Page } from '@playwright/test';
import { type DesktopApp, isStandIn } from './electron-app.ts';
import { expect, test } from './electron-fixtures.ts';
import { nextGuest, resetsDone } from './endings.ts';
import { signIn } from './guest-token.ts';

/** What a kiosk does between two guests: another window on another partition, and nothing left of the first. */

test.use({ appOptions: { args: ['--profile=kiosk'] } });

/** Ends the guest's session as the page does, and waits for the next guest's page and the end of the reset. */
async function endGuest(desktop: DesktopApp, page: Page, reason = 'finished'): Promise<Page> {
  const before = resetsDone(desktop);
  // The response never comes: the page that sent the request is gone.
  void page.evaluate(`pernoite.endGuest({ reason: '${reason}' })`).catch(() => undefined);
  return nextGuest(desktop, page, before);
}

const SECRET = 'Zulmira-Quaresma-9913';

/** Leaves something in every storage that a page has. */
function leaveTraces(page: Page): Promise<void> {
  return page.evaluate(async secret => {
    localStorage.setItem('guest', secret);
    sessionStorage.setItem('guest', secret);
    document.cookie = `guest=${secret}`;
    const cache = await caches.open('guest');
    await cache.put('/guest', new Response(secret));
    await new Promise<void>((done, fail) => {
      const request = indexedDB.open('guest', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('guest').put(secret, 'name');
      request.onsuccess = () => {
        request.result.close();
        done();
      };
      request.onerror = () => fail(request.error ?? new Error('refused'));
    });
  }, SECRET);
}

function tracesIn(page: Page): Promise<unknown> {
  return page.evaluate(async secret => {
    const stored = [...Object.values(localStorage), ...Object.values(sessionStorage), document.cookie];
    return {
      stores: stored.filter(value => String(value).includes(secret)),
      databases: (await indexedDB.databases()).map(({ name }) => name).filter(name => name === 'guest'),
      caches: (await caches.keys()).filter(name => name === 'guest'),
    };
  }, SECRET);
}

const nothing = { stores: [], databases: [], caches: [] };

const partitionsWithCookies = (desktop: DesktopApp) =>
  desktop.electron.evaluate(async ({ session }) => {
    const names = ['guest-a', 'guest-b'];
    const counts = await Promise.all(
      names.map(async name => (await session.fromPartition(name).cookies.get({})).length),
    );
    return names.filter((_name, place) => (counts[place] ?? 0) > 0);
  });

/** How many windows are on the screen, and how many wait out of sight. */
const windows = (desktop: DesktopApp) =>
  desktop.electron.evaluate(({ BrowserWindow }) => {
    const all = BrowserWindow.getAllWindows();
    const shown = all.filter(window => window.isVisible()).length;
    return { shown, waiting: all.length - shown };
  });

test('the next guest finds nothing of the one before, in a window of their own, guest after guest (KSK-07, KSK-09)', async ({
  desktop,
}) => {
  let page = await desktop.page();
  for (const guest of [1, 2, 3, 4]) {
    await leaveTraces(page);
    await desktop.electron.evaluate(
      ({ BrowserWindow }, value) =>
        BrowserWindow.getAllWindows()
          .find(window => window.isVisible())
          ?.webContents.session.cookies.set({ url: 'https://guests.example/', name: 'guest', value }),
      SECRET,
    );
    const next = await endGuest(desktop, page);
    await expect.poll(() => page.isClosed(), { message: `window of guest ${guest}` }).toBe(true);
    expect(await tracesIn(next)).toEqual(nothing);
    await expect.poll(() => resetsDone(desktop)).toBe(guest + 1);
    expect(await partitionsWithCookies(desktop)).toEqual([]);
    expect(await windows(desktop)).toMatchObject({ shown: 1 });
    page = next;
  }
});

test('a guest’s end clears connections, sign-ins, names and the clipboard (KSK-09)', async ({ desktop }) => {
  test.skip(!isStandIn, 'Only the stand-in has a journal.');
  const page = await desktop.page();
  await endGuest(desktop, page);
  await expect.poll(() => resetsDone(desktop)).toBe(2);
  for (const call of [
    'session.closeAllConnections',
    'session.clearData',
    'session.clearAuthCache',
    'session.clearHostResolverCache',
  ]) {
    const cleared = (await desktop.journal(call)).map(({ partition }) => partition);
    expect(cleared, call).toContain('guest-a');
    expect(cleared, call).not.toContain('guest-b');
  }
  expect(await desktop.journal('clipboard.clear')).toHaveLength(1);
});

test('a token ends with its guest (KSK-09, KSK-14)', async ({ desktop, gateway }) => {
  const page = await desktop.page();
  await signIn(page, gateway.address);
  expect(await page.evaluate('pernoite.renewToken()')).toMatchObject({
    value: { expiresAt: expect.any(Number) },
  });
  const next = await endGuest(desktop, page);
  expect(await next.evaluate('pernoite.renewToken()')).toEqual({ value: null });
});

test('a reset requested during a reset comes after it, and is not dropped (KSK-07)', async ({ desktop }) => {
  const page = await desktop.page();
  void page
    .evaluate(`for (const reason of ['idle', 'finished', 'startOver']) pernoite.endGuest({ reason })`)
    .catch(() => undefined);
  await expect.poll(() => resetsDone(desktop)).toBe(3);
  expect(desktop.output).toContain('"event":"reset.done","reason":"startOver"');
  expect(await windows(desktop)).toMatchObject({ shown: 1 });
});

test('the next window waits out of sight, takes the place with its own reason, and the one after it comes up (KSK-07)', async ({
  desktop,
}) => {
  const page = await desktop.page();
  const waiting = await desktop.nextWaits();
  expect(await windows(desktop)).toEqual({ shown: 1, waiting: 1 });
  const next = await endGuest(desktop, page, 'startOver');
  expect(next).toBe(waiting);
  expect(await next.evaluate('pernoite.describeDevice()')).toMatchObject({ value: { reason: 'startOver' } });
  await desktop.nextWaits();
  expect(await windows(desktop)).toEqual({ shown: 1, waiting: 1 });
});

test('a standby window that is lost, or requests an end of its own, leaves the guest on the screen alone (KSK-07, BEY-07)', async ({
  desktop,
}) => {
  const page = await desktop.page();
  const waiting = await desktop.nextWaits();
  void waiting.evaluate(`pernoite.endGuest({ reason: 'idle' })`).catch(() => undefined);
  await expect.poll(() => windows(desktop)).toEqual({ shown: 1, waiting: 0 });
  expect(page.isClosed()).toBe(false);
  const second = await endGuest(desktop, page);
  await expect.poll(() => desktop.logged('standby.ready')).toBe(2);
  await desktop.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .find(window => !window.isVisible())
      ?.webContents.forcefullyCrashRenderer(),
  );
  await expect.poll(() => windows(desktop)).toEqual({ shown: 1, waiting: 0 });
  expect(second.isClosed()).toBe(false);
  expect(resetsDone(desktop)).toBe(2);
  expect(desktop.logged('page.lost')).toBe(0);
  const third = await endGuest(desktop, second);
  expect(await tracesIn(third)).toEqual(nothing);
});

test('a next window that does not come up is cleared away and tried again, without the guest noticing (KSK-07)', async ({
  desktop,
}) => {
  const page = await desktop.page();
  await desktop.nextWaits();
  await desktop.electron.evaluate(({ app }) => {
    app.once('browser-window-created', (_event, { webContents }) => {
      let documents = 0;
      webContents.on('did-navigate', async () => {
        documents += 1;
        // The first is the empty page that shows that nothing is left.
        if (documents !== 2) return;
        await webContents.session.cookies.set({
          url: 'https://guests.example/',
          name: 'guest',
          value: 'some',
        });
        webContents.forcefullyCrashRenderer();
      });
    });
  });
  const second = await endGuest(desktop, page);
  await expect.poll(() => desktop.logged('standby.failed')).toBe(1);
  await desktop.nextWaits();
  expect(second.isClosed()).toBe(false);
  expect(desktop.logged('standby.failed')).toBe(1);
  expect(desktop.logged('partition.unclean')).toBe(0);
});

test('a partition that was not cleared is used by nobody: the app restarts (KSK-09)', async ({ desktop }) => {
  test.skip(!isStandIn, 'Electron itself would start again, out of the reach of this test.');
  const page = await desktop.page();
  const ended = desktop.ended();
  await leaveTraces(page);
  await desktop.electron.evaluate(({ session }) => {
    const partition = session.fromPartition('guest-a');
    partition.clearData = async () => undefined;
    partition.clearStorageData = async () => undefined;
  });
  const next = await endGuest(desktop, page);
  await expect.poll(() => desktop.logged('standby.failed')).toBe(1);
  expect(next.isClosed()).toBe(false);
  void next.evaluate(`pernoite.endGuest({ reason: 'idle' })`).catch(() => undefined);
  expect(await ended).toBe(0);
  expect(desktop.output).toContain('"event":"app.relaunches","why":"unclean"');
});

test('a partition in which something turns up is used by nobody: the app restarts (KSK-09)', async ({
  desktop,
}) => {
  test.skip(!isStandIn, 'Electron itself would start again, out of the reach of this test.');
  const page = await desktop.page();
  await desktop.nextWaits();
  const ended = desktop.ended();
  await desktop.electron.evaluate(
    ({ session }, value) =>
      session.fromPartition('guest-b').cookies.set({ url: 'https://guests.example/', name: 'guest', value }),
    SECRET,
  );
  void page.evaluate(`pernoite.endGuest({ reason: 'idle' })`).catch(() => undefined);
  expect(await ended).toBe(0);
  expect(desktop.output).toContain('"event":"app.relaunches","why":"unclean"');
  expect(desktop.output.match(/\[electron stand-in\] relaunch/g)).toHaveLength(1);
});

test('a kiosk window cannot be closed (KSK-04)', async ({ desktop }) => {
  const page = await desktop.page();
  await desktop.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .find(window => window.isVisible())
      ?.close(),
  );
  expect(page.isClosed()).toBe(false);
  expect(await windows(desktop)).toMatchObject({ shown: 1 });
});

test('a kiosk opens no second guest beside the first (BEY-13)', async ({ desktop }) => {
  const page = await desktop.page();
  expect(await page.evaluate('pernoite.openGuestWindow()')).toMatchObject({ failure: { code: 'FORBIDDEN' } });
});

test('a page that crashes is replaced by a fresh one, and a line without personal data says so (BEY-07)', async ({
  desktop,
}) => {
  const page = await desktop.page();
  await leaveTraces(page);
  await desktop.crashRenderer();
  const next = await desktop.pageAfter(page);
  await expect.poll(() => resetsDone(desktop)).toBe(2);
  expect(await tracesIn(next)).toEqual(nothing);
  expect(await next.evaluate('pernoite.describeDevice()')).toMatchObject({ value: { reason: 'crash' } });
  expect(desktop.output).toContain('"event":"page.lost","what":"page","count":1,"pauseMs":0}');
  expect(desktop.output).not.toContain(SECRET);
});
