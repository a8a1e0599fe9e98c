import type { Page } from '@playwright/test';
import { callBridge } from './device-fixture.ts';
import { type DesktopApp, isStandIn } from './electron-app.ts';
import { nextGuest, partitionOf, reasonOf, resetsDone } from './endings.ts';
import { signIn } from './guest-token.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { expect, test } from './shared-device.ts';
import { everythingIn, found, leaveEverywhere, marks } from './traces.ts';

test.describe.configure({ mode: 'default' });

async function endGuest(desktop: DesktopApp, page: Page, reason = 'finished'): Promise<Page> {
  const before = resetsDone(desktop);
  // The response never comes: the page that sent the request is gone.
  void page.evaluate(`pernoite.endGuest({ reason: '${reason}' })`).catch(() => undefined);
  return nextGuest(desktop, page, before);
}

const SECRET = marks.token;

const windows = (desktop: DesktopApp) =>
  desktop.electron.evaluate(({ BrowserWindow }) => {
    const all = BrowserWindow.getAllWindows();
    const shown = all.filter(window => window.isVisible()).length;
    return { shown, waiting: all.length - shown };
  });

const failLoad = async (desktop: DesktopApp, code: number, isMainFrame: boolean) =>
  (await desktop.window()).evaluate(
    ({ webContents }, [code, isMainFrame]) =>
      void webContents.emit('did-fail-load', {}, code, 'failed', 'app://pernoite/', isMainFrame, 1, 1),
    [code, isMainFrame] as const,
  );

test('the next window waits out of sight and takes the place with its own reason; what the guest before had in the system is cleared, and ends requested at once leave one window on the screen (KSK-07, KSK-09, KSK-14)', async ({
  openKiosk,
  gateway,
}) => {
  const { desktop, page } = await openKiosk();
  const own = await partitionOf(desktop);
  const waiting = await desktop.nextWaits();
  expect(await windows(desktop)).toEqual({ shown: 1, waiting: 1 });
  await signIn(page, gateway.address);
  expect(await callBridge(page, 'renewToken')).toMatchObject({ value: { expiresAt: expect.any(Number) } });
  const next = await endGuest(desktop, page, 'startOver');
  expect(next).toBe(waiting);
  expect(await reasonOf(next)).toBe('startOver');
  expect(await callBridge(next, 'renewToken')).toEqual({ value: null });
  if (isStandIn) {
    for (const call of ['closeAllConnections', 'clearData', 'clearAuthCache', 'clearHostResolverCache']) {
      const cleared = (await desktop.journal(`session.${call}`)).map(({ partition }) => partition);
      expect([...new Set(cleared)], call).toEqual([own]);
    }
    expect(await desktop.journal('clipboard.clear')).toHaveLength(1);
  }
  await desktop.nextWaits();
  expect(await windows(desktop)).toEqual({ shown: 1, waiting: 1 });

  const before = resetsDone(desktop);
  void next
    .evaluate(`for (const reason of ['idle', 'finished']) pernoite.endGuest({ reason })`)
    .catch(() => undefined);
  await expect.poll(() => resetsDone(desktop)).toBeGreaterThan(before);
  // The page may be gone before it has sent the second, which else takes the next window: tests/main/reset-queue.test.ts.
  await expect
    .poll(async () => ({
      ...(await windows(desktop)),
      pending: desktop.logged('reset.asked') - resetsDone(desktop),
    }))
    .toEqual({ shown: 1, waiting: 1, pending: 0 });
});

test('a standby window that is lost, requests an end of its own or does not come up leaves the guest on the screen alone; it is cleared away and tried again (KSK-07, BEY-07)', async ({
  openKiosk,
}) => {
  const { desktop, page } = await openKiosk();
  const waiting = await desktop.nextWaits();
  const resets = resetsDone(desktop);
  void waiting.evaluate(`pernoite.endGuest({ reason: 'idle' })`).catch(() => undefined);
  await expect.poll(() => windows(desktop)).toEqual({ shown: 1, waiting: 0 });
  expect(page.isClosed()).toBe(false);
  await leaveEverywhere(page, [SECRET]);
  const second = await endGuest(desktop, page);
  await desktop.nextWaits();
  await desktop.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .find(window => !window.isVisible())
      ?.webContents.forcefullyCrashRenderer(),
  );
  await expect.poll(() => windows(desktop)).toEqual({ shown: 1, waiting: 0 });
  expect(second.isClosed()).toBe(false);
  expect(resetsDone(desktop)).toBe(resets + 1);
  expect(desktop.said).not.toContain('page.lost');
  const third = await endGuest(desktop, second);
  expect(found([SECRET], await everythingIn(third))).toEqual([]);
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
  const fourth = await endGuest(desktop, third);
  await expect.poll(() => desktop.said).toContain('standby.failed');
  await desktop.nextWaits();
  expect(fourth.isClosed()).toBe(false);
  expect(desktop.said.split('standby.failed')).toHaveLength(2);
  expect(desktop.said).not.toContain('partition.unclean');
});

test('a page that crashes or does not load is replaced by a fresh one that says so; a line without personal data does too (BEY-07)', async ({
  openKiosk,
}) => {
  const { desktop, page, kiosk } = await openKiosk();
  const restarted = kiosk.texts('kiosk:start.restarted');
  await expect(kiosk.book).toBeVisible();
  await expect(page.getByText(restarted)).toBeHidden();
  await leaveEverywhere(page, [SECRET]);
  const before = resetsDone(desktop);
  await desktop.crashRenderer();
  const next = await desktop.pageAfter(page);
  await expect.poll(() => resetsDone(desktop)).toBe(before + 1);
  expect(found([SECRET], await everythingIn(next))).toEqual([]);
  expect(await reasonOf(next)).toBe('crash');
  await expect(next.getByText(restarted)).toBeVisible();
  await expect(new KioskPage(next).book).toBeVisible();
  expect(desktop.said).toMatch(/"event":"page.lost","what":"page","count":\d,"pauseMs":\d+}/);
  expect(desktop.said).not.toContain(SECRET);

  // One that loads another page instead, or lacks a part, stays.
  await failLoad(desktop, -3, true);
  await failLoad(desktop, -105, false);
  await next.evaluate(() => new Promise(done => setTimeout(done, 1_000)));
  expect(next.isClosed()).toBe(false);
  expect(desktop.said.split('"event":"page.lost"')).toHaveLength(2);
  await failLoad(desktop, -105, true);
  expect(await reasonOf(await desktop.pageAfter(next))).toBe('crash');
  expect(desktop.said.split('"event":"page.lost"')).toHaveLength(3);
});

const UNCLEAN = '"event":"app.relaunches","why":"unclean"';

test('a partition that was not cleared, or in which something turns up, is used by nobody: the app restarts (KSK-09)', async ({
  openKiosk,
}) => {
  test.skip(!isStandIn, 'Electron itself would start again, out of the reach of this test.');
  const { desktop, page } = await openKiosk();
  const ended = desktop.ended();
  await leaveEverywhere(page, [SECRET]);
  await desktop.electron.evaluate(({ session }) => {
    for (const name of ['guest-a', 'guest-b']) {
      const partition = session.fromPartition(name);
      partition.clearData = async () => undefined;
      partition.clearStorageData = async () => undefined;
    }
  });
  const next = await endGuest(desktop, page);
  await expect.poll(() => desktop.said).toContain('standby.failed');
  expect(next.isClosed()).toBe(false);
  void next.evaluate(`pernoite.endGuest({ reason: 'idle' })`).catch(() => undefined);
  expect(await ended).toBe(0);
  expect(desktop.said).toContain(UNCLEAN);

  const fresh = await openKiosk();
  const endedToo = fresh.desktop.ended();
  await fresh.desktop.electron.evaluate(
    async ({ session }, [own, value]) => {
      const other = own === 'guest-a' ? 'guest-b' : 'guest-a';
      const cookie = { url: 'https://guests.example/', name: 'guest', value };
      await session.fromPartition(other).cookies.set(cookie);
    },
    [await partitionOf(fresh.desktop), SECRET] as const,
  );
  void fresh.page.evaluate(`pernoite.endGuest({ reason: 'idle' })`).catch(() => undefined);
  expect(await endedToo).toBe(0);
  expect(fresh.desktop.said).toContain(UNCLEAN);
  expect(fresh.desktop.said.match(/\[electron stand-in\] relaunch/g)).toHaveLength(1);
});
