import type { Page } from '@playwright/test';
import { textsOf } from '../journeys/pages/texts.ts';
import type { DesktopApp } from './electron-app.ts';
import { expect, test } from './electron-fixtures.ts';

/** What happens to a reception desk's windows when they close, crash or hang: a partition of its own for each guest. */

const SECRET = 'Zulmira-Quaresma-9913';

const leaveTrace = (page: Page) => page.evaluate(secret => localStorage.setItem('guest', secret), SECRET);
const traceOf = (page: Page) => page.evaluate(() => localStorage.getItem('guest'));

async function openAnother(desktop: DesktopApp, beside: Page): Promise<Page> {
  await beside.evaluate('pernoite.openGuestWindow()');
  return desktop.page();
}

/** Closes the newest window as its frame's button does. */
const closeNewest = (desktop: DesktopApp) =>
  desktop.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().at(-1)?.close());

const count = (desktop: DesktopApp) =>
  desktop.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);

const cleared = (desktop: DesktopApp) =>
  desktop.electron.evaluate(
    async ({ session }) => (await session.fromPartition('desk-2').cookies.get({})).length,
  );

test('a window that is closed leaves nothing to the guest who gets its partition next (BEY-13)', async ({
  desktop,
}) => {
  const first = await desktop.page();
  const second = await openAnother(desktop, first);
  await leaveTrace(second);
  await desktop.electron.evaluate(
    ({ session }, value) =>
      session.fromPartition('desk-2').cookies.set({ url: 'https://guests.example/', name: 'guest', value }),
    SECRET,
  );
  await closeNewest(desktop);
  await expect.poll(() => second.isClosed()).toBe(true);
  expect(first.isClosed()).toBe(false);
  await expect.poll(() => cleared(desktop)).toBe(0);
  const third = await openAnother(desktop, first);
  expect(await traceOf(third)).toBeNull();
  expect(await count(desktop)).toBe(2);
});

test('the system knows each window by the number of its guest, as the window itself says it (BEY-13)', async ({
  desktop,
}) => {
  const first = await desktop.page();
  await openAnother(desktop, first);
  const titles = () =>
    desktop.electron.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map(window => window.getTitle()),
    );
  const named = (number: number) =>
    expect.stringMatching(new RegExp(`^${textsOf('pt')('desk:bar.guest', { number })} · .+ · Pernoite$`));
  await expect.poll(titles).toEqual([named(1), named(2)]);
});

test('a page that crashes is replaced, and the guest beside it notices nothing (BEY-07, BEY-13)', async ({
  desktop,
}) => {
  const first = await desktop.page();
  await leaveTrace(first);
  const second = await openAnother(desktop, first);
  await leaveTrace(second);
  await desktop.crashRenderer();
  const third = await desktop.pageAfter(second);
  expect(await traceOf(third)).toBeNull();
  expect(await traceOf(first)).toBe(SECRET);
  await expect.poll(() => count(desktop)).toBe(2);
});

test('a window that does not respond is replaced by a new one (BEY-07)', async ({ desktop }) => {
  const page = await desktop.page();
  await leaveTrace(page);
  await desktop.electron.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.emit('unresponsive');
  });
  const next = await desktop.pageAfter(page);
  expect(await traceOf(next)).toBeNull();
  await expect.poll(() => count(desktop)).toBe(1);
});

test('a partition that is not empty is passed over, and never used again (BEY-13)', async ({ desktop }) => {
  const first = await desktop.page();
  await desktop.electron.evaluate(
    ({ session }, value) =>
      session.fromPartition('desk-2').cookies.set({ url: 'https://guests.example/', name: 'guest', value }),
    SECRET,
  );
  const second = await openAnother(desktop, first);
  expect(second).not.toBe(first);
  expect(await count(desktop)).toBe(2);
});
