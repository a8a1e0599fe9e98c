import { expect, type Locator, type Page } from '@playwright/test';
import type { GuestReport } from '#shared/bridge.ts';
import { callBridge } from './device-fixture.ts';
import { type DesktopApp, OFTEN } from './electron-app.ts';
import type { KioskPage } from './pages/kiosk-page.ts';

/** The page says this of its guest from now on, and more often than the app's own report. */
export function report(page: Page, said: Partial<GuestReport>): Promise<unknown> {
  const whole: GuestReport = { quietMs: 0, signedIn: true, busy: null, moreTime: false, ...said };
  return page.evaluate(`
    clearInterval(window.saying);
    window.saying = setInterval(() => pernoite.reportGuest(${JSON.stringify(whole)}), 20);
    pernoite.reportGuest(${JSON.stringify(whole)});
  `);
}

const bringers = {
  idle: (_desktop: DesktopApp, page: Page) => report(page, { quietMs: 1_000_000 }).then(() => undefined),
  crash: (desktop: DesktopApp) => desktop.crashRenderer(),
  hang: async (desktop: DesktopApp) =>
    (await desktop.window()).evaluate(shown => void shown.emit('unresponsive')),
  suspend: (desktop: DesktopApp) =>
    desktop.electron.evaluate(({ powerMonitor }) => void powerMonitor.emit('suspend')),
} as const;
export type Ending = keyof typeof bringers;

export async function endBy(ending: Ending, desktop: DesktopApp, page: Page): Promise<Page> {
  const before = resetsDone(desktop);
  await bringers[ending](desktop, page).catch(() => undefined);
  return nextGuest(desktop, page, before);
}

/** A click that ends the guest: the page may go with it before the driver hears that it was done. */
export async function lastClick(button: Locator): Promise<void> {
  await button.click().catch((error: unknown) => {
    if (!button.page().isClosed()) throw error;
  });
}

export async function startOver(kiosk: KioskPage): Promise<void> {
  const gone = kiosk.page.waitForEvent('close').then(() => undefined);
  await lastClick(kiosk.tool('startOver'));
  const sure = kiosk.startOverQuestion.getByRole('button', { name: kiosk.texts('kiosk:startOver.go') });
  await Promise.race([gone, sure.click().catch(() => gone)]);
}

/** The page after this one, and the old partition cleared. `before`: resets done before this one was requested. */
export async function nextGuest(desktop: DesktopApp, page: Page, before: number): Promise<Page> {
  const next = await desktop.pageAfter(page);
  await expect
    .poll(() => resetsDone(desktop), { message: 'the reset is done', ...OFTEN })
    .toBeGreaterThan(before);
  return next;
}

export const resetsDone = (desktop: DesktopApp) => desktop.logged('reset.done');

export async function reasonOf(page: Page): Promise<unknown> {
  const response = await callBridge(page, 'describeDevice');
  return 'value' in response && Reflect.get(Object(response.value), 'reason');
}

export const partitionOf = (desktop: DesktopApp) =>
  desktop.electron.evaluate(({ BrowserWindow, session }) => {
    const own = BrowserWindow.getAllWindows().find(window => window.isVisible())?.webContents.session;
    return ['guest-a', 'guest-b'].find(name => session.fromPartition(name) === own);
  });
