import { expect, type Page } from '@playwright/test';
import { DeskPage } from '#tests/journeys/pages/desk-page.ts';
import type { Language } from '#tests/journeys/pages/texts.ts';
import type { NewGuest } from '#tests/journeys/test-api.ts';
import { arrived, type DesktopApp } from './electron-app.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';

export const deskLanguage: Language = 'pt';

export const windowsOf = (desktop: DesktopApp): Page[] =>
  desktop.electron.windows().filter(window => !window.isClosed());

export async function deskOf(page: Page): Promise<DeskPage> {
  const desk = new DeskPage(page, deskLanguage);
  await desk.bar.waitFor({ timeout: 20_000 });
  return desk;
}

export async function openGuest(desktop: DesktopApp, how: () => Promise<unknown>): Promise<DeskPage> {
  const before = new Set(windowsOf(desktop));
  await how();
  const fresh = () => windowsOf(desktop).find(window => !before.has(window));
  await expect.poll(() => fresh() !== undefined, { message: 'another window' }).toBe(true);
  const page = fresh();
  if (!page) throw new Error('the new window has just been closed');
  return deskOf(await arrived(page));
}

export async function closeWindow(desktop: DesktopApp, page: Page): Promise<void> {
  const window = await desktop.electron.browserWindow(page);
  await window.evaluate(shown => shown.close()).catch(() => undefined);
  await expect.poll(() => page.isClosed()).toBe(true);
}

export const windowCount = (desktop: DesktopApp) =>
  desktop.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);

export const signIn = (page: Page, guest: NewGuest) => new DeviceLoginPage(page, deskLanguage).signIn(guest);

export async function pressIn(
  desktop: DesktopApp,
  page: Page,
  keyCode: string,
  ...modifiers: Electron.KeyboardInputEvent['modifiers'] & object
): Promise<void> {
  const window = await desktop.electron.browserWindow(page);
  await window.evaluate(
    (front, press) => {
      front.focus();
      for (const type of ['keyDown', 'keyUp'] as const) front.webContents.sendInputEvent({ type, ...press });
    },
    { keyCode, modifiers },
  );
}

export async function partitionIn(desktop: DesktopApp, page: Page): Promise<string> {
  const window = await desktop.electron.browserWindow(page);
  const id = await window.evaluate(front => front.id);
  const name = await desktop.electron.evaluate(({ BrowserWindow, session }, wanted) => {
    const own = BrowserWindow.fromId(wanted)?.webContents.session;
    const names = Array.from({ length: 60 }, (_, index) => `desk-${index + 1}`);
    return names.find(name => session.fromPartition(name) === own);
  }, id);
  if (name === undefined) throw new Error('the window lives in no partition of a desk');
  return name;
}
