import { expect, type Page } from '@playwright/test';
import { DeskPage } from '#tests/journeys/pages/desk-page.ts';
import type { Language } from '#tests/journeys/pages/texts.ts';
import type { NewGuest } from '#tests/journeys/test-api.ts';
import { arrived, type DesktopApp } from './electron-app.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';

/** A reception desk with its windows, in the language that it shows to guests. */

export const deskLanguage: Language = 'pt';

export const windowsOf = (desktop: DesktopApp): Page[] =>
  desktop.electron.windows().filter(window => !window.isClosed());

/** The desk in the window that is there, or that comes next. */
export async function deskOf(page: Page): Promise<DeskPage> {
  const desk = new DeskPage(page, deskLanguage);
  await desk.bar.waitFor({ timeout: 20_000 });
  return desk;
}

/** One more guest's window, opened by `how`. */
export async function openGuest(desktop: DesktopApp, how: () => Promise<unknown>): Promise<DeskPage> {
  const before = new Set(windowsOf(desktop));
  await how();
  const fresh = () => windowsOf(desktop).find(window => !before.has(window));
  await expect.poll(() => fresh() !== undefined, { message: 'another window' }).toBe(true);
  const page = fresh();
  if (!page) throw new Error('the new window has just been closed');
  return deskOf(await arrived(page));
}

/** Signs a guest in with the password, as a guest without a quicker way does. */
export async function signIn(page: Page, guest: NewGuest): Promise<void> {
  const login = new DeviceLoginPage(page, deskLanguage);
  await login.open('password');
  await login.password.signIn(guest);
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/login');
}

/** A key pressed by a person in front of this window. */
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
