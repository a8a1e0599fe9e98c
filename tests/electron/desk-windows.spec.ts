import type { Page } from '@playwright/test';
import { textsOf } from '../journeys/pages/texts.ts';
import { closeWindow, openGuest, partitionIn, windowCount } from './desk.ts';
import type { DesktopApp } from './electron-app.ts';
import { expect, test } from './shared-device.ts';

test.describe.configure({ mode: 'default' });

const SECRET = 'Zulmira-Quaresma-9913';

const leaveTrace = (page: Page) => page.evaluate(secret => localStorage.setItem('guest', secret), SECRET);
const traceOf = (page: Page) => page.evaluate(() => localStorage.getItem('guest'));

async function openAnother(desktop: DesktopApp, beside: Page): Promise<Page> {
  const { page } = await openGuest(desktop, () => beside.evaluate('pernoite.openGuestWindow()'));
  return page;
}

const setCookie = (desktop: DesktopApp, partition: string) =>
  desktop.electron.evaluate(
    ({ session }, [name, value]) =>
      session.fromPartition(name).cookies.set({ url: 'https://guests.example/', name: 'guest', value }),
    [partition, SECRET] as const,
  );
const cookiesIn = (desktop: DesktopApp, partition: string) =>
  desktop.electron.evaluate(
    async ({ session }, name) => (await session.fromPartition(name).cookies.get({})).length,
    partition,
  );

test('a window that is closed leaves nothing to the guest who gets its partition next; one that is not empty is passed over; a page that crashes or hangs is replaced, and the guest beside it notices nothing; a computer that is locked, or a fault of the main process, ends them all (BEY-07, BEY-13, DSK-07, DSK-08)', async ({
  openDesk,
  spendDevice,
}) => {
  const { desktop, page: first } = await openDesk();
  // Its faults stay in what the device logs.
  spendDevice();
  const second = await openAnother(desktop, first);
  const partition = await partitionIn(desktop, second);
  await leaveTrace(second);
  await setCookie(desktop, partition);
  await closeWindow(desktop, second);
  expect(first.isClosed()).toBe(false);
  await expect.poll(() => cookiesIn(desktop, partition)).toBe(0);
  const third = await openAnother(desktop, first);
  expect(await partitionIn(desktop, third)).toBe(partition);
  expect(await traceOf(third)).toBeNull();
  expect(await windowCount(desktop)).toBe(2);

  await closeWindow(desktop, third);
  await setCookie(desktop, partition);
  const fourth = await openAnother(desktop, first);
  expect(await partitionIn(desktop, fourth)).not.toBe(partition);
  expect(await windowCount(desktop)).toBe(2);

  await leaveTrace(first);
  // The system knows each window by the number of its guest, as the window itself says it.
  const titles = () =>
    desktop.electron.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map(window => window.getTitle()),
    );
  const named = (number: number) =>
    expect.stringMatching(new RegExp(`^${textsOf('pt')('desk:bar.guest', { number })} · .+ · Pernoite$`));
  await expect.poll(titles).toEqual([named(1), named(2)]);

  await leaveTrace(fourth);
  await desktop.crashRenderer();
  const afterCrash = await desktop.pageAfter(fourth);
  expect(await traceOf(afterCrash)).toBeNull();
  expect(await traceOf(first)).toBe(SECRET);
  await expect.poll(() => windowCount(desktop)).toBe(2);

  await leaveTrace(afterCrash);
  const window = await desktop.electron.browserWindow(afterCrash);
  await window.evaluate(shown => void shown.emit('unresponsive'));
  const afterHang = await desktop.pageAfter(afterCrash);
  expect(await traceOf(afterHang)).toBeNull();
  expect(await traceOf(first)).toBe(SECRET);
  await expect.poll(() => windowCount(desktop)).toBe(2);

  await desktop.electron.evaluate(({ powerMonitor }) => void powerMonitor.emit('lock-screen'));
  const afterLock = await desktop.pageAfter(afterHang);
  await expect.poll(() => first.isClosed() && afterHang.isClosed()).toBe(true);
  expect(await traceOf(afterLock)).toBeNull();
  await expect.poll(() => windowCount(desktop)).toBe(1);

  await leaveTrace(afterLock);
  await desktop.electron.evaluate((_electron, secret) => {
    setTimeout(() => {
      throw new Error(secret);
    });
    void Promise.reject(new Error(secret));
  }, SECRET);
  const afterFault = await desktop.pageAfter(afterLock);
  expect(await traceOf(afterFault)).toBeNull();
  await expect.poll(() => windowCount(desktop)).toBe(1);
  expect(desktop.said).toContain('"event":"app.fault","part":"main","kind":"Error"');
  expect(desktop.said).not.toContain(SECRET);
});
