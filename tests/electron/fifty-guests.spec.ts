import process from 'node:process';
import { mergeTests } from '@playwright/test';
import { SearchPage } from '#tests/journeys/pages/search-page.ts';
import { test as deviceTest, eventsOf } from './device-fixture.ts';
import type { DesktopApp } from './electron-app.ts';
import { type Ending, endBy, nextGuest, reasonOf, resetsDone, startOver } from './endings.ts';
import { expect, test as phoneTest } from './guest-phone.ts';
import { openPage } from './kiosk.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { everythingIn, found, foundInFiles } from './traces.ts';

/** A day in the lobby: guest after guest on one screen that is never restarted. */

const test = mergeTests(phoneTest, deviceTest);

/** `npm test` sends fewer: PERNOITE_GUESTS. */
const GUESTS = Number(process.env['PERNOITE_GUESTS'] ?? 50);
/** More than four lost pages in a minute are a fault of the machine, and the kiosk says so. */
const CRASH_EVERY = 13;

/** What grows where something of a guest is forgotten: windows, pages, sessions, listeners. */
function burdenOf(desktop: DesktopApp) {
  return desktop.electron.evaluate(({ app, BrowserWindow, ipcMain, powerMonitor, screen, webContents }) => {
    const listeners = [app, powerMonitor, screen, ipcMain].map(emitter =>
      emitter.eventNames().reduce((sum, name) => sum + emitter.listenerCount(name), 0),
    );
    const { sessionsMade = 0 } = globalThis as { sessionsMade?: number };
    return {
      windows: BrowserWindow.getAllWindows().length,
      pages: webContents.getAllWebContents().length,
      sessionsMade,
      listeners,
    };
  });
}

/** The guest's window and the standby window, and nothing more. */
async function restingBurden(desktop: DesktopApp) {
  await expect.poll(() => burdenOf(desktop)).toMatchObject({ windows: 2, pages: 2 });
  return burdenOf(desktop);
}

/** Which of the two partitions the guest on the screen lives in. */
const partitionOf = (desktop: DesktopApp) =>
  desktop.electron.evaluate(({ BrowserWindow, session }) => {
    const own = BrowserWindow.getAllWindows().find(window => window.isVisible())?.webContents.session;
    return ['guest-a', 'guest-b'].find(name => session.fromPartition(name) === own);
  });

test(`${GUESTS} guests in a row find a clean start screen, and the kiosk carries no more after the last than the second (KSK-07, KSK-09, KSK-10, BEY-07, BEY-08)`, async ({
  testApi,
  folder,
  keepSettings,
  start,
}) => {
  test.setTimeout(60_000 + GUESTS * 10_000);
  await keepSettings({ language: 'pt' });
  const desktop = await start();
  let { page } = await openPage(desktop);
  const account = await testApi.newGuest({ language: 'pt' });
  const fresh = await page.evaluate(() => history.length);
  await desktop.electron.evaluate(({ app }) => {
    const counted = globalThis as { sessionsMade?: number };
    app.on('session-created', () => {
      counted.sessionsMade = (counted.sessionsMade ?? 0) + 1;
    });
  });
  const typed: string[] = [account.email];
  const partitions: (string | undefined)[] = [await partitionOf(desktop)];
  let burden: Awaited<ReturnType<typeof burdenOf>> | null = null;

  for (let guest = 1; guest <= GUESTS; guest += 1) {
    const kiosk = new KioskPage(page, 'pt');
    await expect(kiosk.book, `start screen of guest ${guest}`).toBeVisible();
    expect(found(typed, await everythingIn(page)), `guest ${guest} finds`).toEqual([]);
    expect(await page.evaluate(() => history.length)).toBe(fresh);

    const word = `Guest${guest}Quaresmeira`;
    typed.push(word);
    if (guest % 5 === 0) {
      const login = new DeviceLoginPage(page, 'pt');
      await login.open('password');
      await login.password.signIn(account);
      await expect.poll(() => new URL(page.url()).pathname).not.toBe('/login');
    } else if (guest % 2 === 0) {
      const login = new DeviceLoginPage(page, 'pt');
      await login.open('reservation');
      await login.lastName.fill(word);
    } else {
      await kiosk.book.click();
      await new SearchPage(page, 'pt').search.waitFor();
      await page.evaluate(text => localStorage.setItem('word', text), word);
    }

    const before = resetsDone(desktop);
    const ending: Ending | 'startOver' =
      guest % CRASH_EVERY === 0
        ? 'crash'
        : guest % 3 === 0
          ? 'idle'
          : guest % 4 === 0
            ? 'suspend'
            : 'startOver';
    if (ending === 'startOver') {
      await startOver(kiosk);
      page = await nextGuest(desktop, page, before);
    } else {
      page = await endBy(ending, desktop, page);
    }
    expect(await reasonOf(page), `end of guest ${guest}`).toBe(ending);
    partitions.push(await partitionOf(desktop));
    if (guest === 2) burden = await restingBurden(desktop);
  }

  expect(await restingBurden(desktop)).toEqual(burden);
  expect(burden?.sessionsMade).toBeLessThanOrEqual(1);
  expect(partitions).toEqual(partitions.map((_, place) => (place % 2 === 0 ? 'guest-a' : 'guest-b')));
  expect(found(typed, desktop.output)).toEqual([]);
  expect(await foundInFiles(typed, folder)).toEqual([]);
  const resets = (await eventsOf(folder)).filter(({ event }) => event === 'reset.done');
  expect(resets).toHaveLength(GUESTS + 1);
});
