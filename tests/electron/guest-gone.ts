import { expect, type Page } from '@playwright/test';
import type { Language } from '#tests/journeys/pages/texts.ts';
import { callBridge } from './device-fixture.ts';
import type { DesktopApp } from './electron-app.ts';
import { nextGuest, resetsDone } from './endings.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { cookiesOf, everythingIn, found, foundInFiles, memoryOf } from './traces.ts';

const storesOf = (page: Page) =>
  page.evaluate(async () => ({
    storages: localStorage.length + sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    // A page of the app's own scheme may have none at all.
    workers: 'serviceWorker' in navigator ? (await navigator.serviceWorker.getRegistrations()).length : 0,
  }));

/**
 * Nothing of a guest is in main's memory. The access token, which names the e-mail, is needed until the gateway has ended
 * the session (SEC-09), a moment after the reset: seconds on a busy machine. What a timer holds on to is there for longer.
 */
export async function expectForgotten(desktop: DesktopApp, marks: readonly string[]): Promise<void> {
  const end = Date.now() + 10_000;
  let left: string[];
  do left = found(marks, await memoryOf(desktop));
  while (left.length > 0 && Date.now() < end);
  expect(left, 'in main’s memory').toEqual([]);
}

/** Nothing of the guest is in page, storage, memory, files and what the app has said (BEY-08). */
export async function expectGone(
  desktop: DesktopApp,
  page: Page,
  { marks, language, done }: { marks: readonly string[]; language: Language; done: () => Promise<void> },
): Promise<Page> {
  // The six digits of a door stand somewhere in every heap snapshot, which is full of numbers.
  const rare = marks.filter(mark => !/^\d{6}$/.test(mark));
  const before = resetsDone(desktop);
  await done();
  const next = await nextGuest(desktop, page, before);
  await expect(new KioskPage(next, language).checkIn).toBeVisible();
  expect(found(marks, await everythingIn(next)), 'in the page').toEqual([]);
  expect(await storesOf(next)).toEqual({ storages: 0, databases: 0, caches: 0, workers: 0 });
  expect(found(marks, desktop.output), 'said').toEqual([]);
  await expectForgotten(desktop, rare);
  expect(await foundInFiles(rare, desktop.userData), 'in files').toEqual([]);
  expect(await cookiesOf(desktop), 'cookies').toBe('[]');
  expect(await callBridge(next, 'renewToken')).toEqual({ value: null });
  expect(await callBridge(next, 'describeDevice')).toMatchObject({ value: { reason: 'finished' } });
  return next;
}
