import type { BrowserWindow } from 'electron';
import * as z from 'zod/mini';
import { EMPTY_PAGE } from '../security/app-address.ts';

/** Runs in an empty page of the app's own address. A store that the page may not use counts as empty. */
const COUNT = `(async () => {
  const count = async read => { try { return await read(); } catch { return 0; } };
  return [
    await count(() => localStorage.length),
    await count(() => sessionStorage.length),
    await count(async () => (await indexedDB.databases()).length),
    await count(async () => (await caches.keys()).length),
  ];
})()`;

const counts = z.array(z.number());

export class SessionNotEmptyError extends Error {
  override readonly name = 'SessionNotEmptyError';
}

/** The app itself has no cookies, so any cookie is a guest's. */
export async function assertNoCookies({ webContents }: BrowserWindow): Promise<void> {
  if ((await webContents.session.cookies.get({})).length > 0)
    throw new SessionNotEmptyError('cookies are left');
}

export async function assertSessionEmpty(window: BrowserWindow): Promise<void> {
  const { webContents } = window;
  await assertNoCookies(window);
  await webContents.loadURL(EMPTY_PAGE);
  const found = counts.parse(await webContents.executeJavaScript(COUNT));
  if (found.some(count => count > 0)) throw new SessionNotEmptyError(`storage is left: ${found.join(' ')}`);
}
