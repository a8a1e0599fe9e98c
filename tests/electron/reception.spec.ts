import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { deskShortcuts, keysOf } from '#shared/desk-shortcuts.ts';
import { ShellPage } from '#tests/journeys/pages/shell-page.ts';
import { expectNoViolations } from './accessibility.ts';
import {
  closeWindow,
  deskLanguage,
  deskOf,
  openGuest,
  partitionIn,
  pressIn,
  signIn,
  windowCount,
  windowsOf,
} from './desk.ts';
import { lastClick } from './endings.ts';
import { expect, test } from './shared-device.ts';

test.describe.configure({ mode: 'default' });

const storedBy = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));

const leaveMarkIn = (page: Page, word: string) =>
  page.evaluate(async secret => {
    localStorage.setItem('marked', secret);
    sessionStorage.setItem('marked', secret);
    await (await caches.open('marked')).put('/marked', new Response(secret));
  }, word);

const renewed = z.object({ value: z.object({ idToken: z.string() }) });

test('the desk opens a normal window with a frame and a menu, one list names every key of it, and keys alone open another guest, go from one to the next, book, find and end (DSK-01, DSK-02, BEY-14)', async ({
  openDesk,
}) => {
  const { desktop, page } = await openDesk();
  const first = await deskOf(page);
  await expect(first.guest(1)).toBeVisible();
  const window = await desktop.electron.browserWindow(page);
  const facts = await window.evaluate(front => ({
    isResizable: front.isResizable(),
    isClosable: front.isClosable(),
    isKiosk: front.isKiosk(),
    isFullScreen: front.isFullScreen(),
    isPersistent: front.webContents.session.isPersistent(),
  }));
  expect(facts).toEqual({
    isResizable: true,
    isClosable: true,
    isKiosk: false,
    isFullScreen: false,
    isPersistent: false,
  });

  await expectNoViolations(page);
  await pressIn(desktop, page, 'F1');
  await expect(first.keysDialog).toBeVisible();
  for (const { id, accelerator } of deskShortcuts) {
    const row = first.keysDialog.getByRole('row', { name: first.t(`desk:shortcuts.${id}`) });
    await expect(row).toContainText(keysOf(accelerator, false).join(' + '));
  }
  await expectNoViolations(page);
  const inMenu = await desktop.electron.evaluate(({ Menu }) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(item => item.submenu?.items ?? []) ?? [];
    return items.filter(item => item.id !== '').map(({ id, accelerator }) => ({ id, accelerator }));
  });
  expect(inMenu.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
    deskShortcuts.toSorted((a, b) => a.id.localeCompare(b.id)),
  );
  await page.keyboard.press('Escape');
  await expect(first.keysDialog).toBeHidden();

  const second = await openGuest(desktop, () => pressIn(desktop, first.page, 'N', 'control'));
  await expect(second.guest(2)).toBeVisible();

  const inFront = () =>
    desktop.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getFocusedWindow()?.id ?? null);
  const before = await inFront();
  await pressIn(desktop, second.page, 'F6');
  expect(await inFront()).not.toBe(before);
  await pressIn(desktop, first.page, 'F6');
  expect(await inFront()).toBe(before);

  await pressIn(desktop, second.page, 'B', 'control');
  // The address is there before the screen, and a dialog that opens in between goes with the screen before.
  const screen = second.page.getByRole('heading', { level: 1 });
  await expect(second.page).toHaveURL(/\/booking\/step-1$/);
  await expect(screen).toHaveText(second.t('booking-search:title'));
  // What one guest's key does stays in that guest's window.
  await expect(first.page).toHaveURL(/\/login/);
  await pressIn(desktop, second.page, 'F', 'control');
  await expect(second.page).toHaveURL(/\/login\?way=reservation$/);
  await expect(screen).toHaveText(second.t('reservation-sign-in:title'));

  await pressIn(desktop, second.page, 'E', 'control');
  await expect(second.endDialog).toBeVisible();
  // The dialog takes the focus a moment after it is there.
  await expect(second.endBack).toBeFocused();
  const closed = second.page.waitForEvent('close');
  // The window closes while the key is still down.
  await second.endConfirm.press('Enter').catch(() => undefined);
  await closed;
  expect(windowsOf(desktop)).toEqual([first.page]);
});

test('two guests stand side by side, and neither sees session, storage or token of the other; ending one asks first, closes that window alone and leaves nothing; no signed-in guest’s window closes by mistake (DSK-04, BEY-13)', async ({
  openDesk,
  testApi,
}) => {
  const { desktop, page } = await openDesk();
  const ana = await testApi.newGuest({ language: deskLanguage });
  const bia = await testApi.newGuest({ language: deskLanguage });
  const first = await deskOf(page);
  const second = await openGuest(desktop, () => first.newGuest.click());
  await expect(second.guest(2)).toBeVisible();
  await expect(first.guest(1)).toBeVisible();
  const shells = [new ShellPage(first.page, deskLanguage), new ShellPage(second.page, deskLanguage)] as const;

  await signIn(first.page, ana);
  await expect(shells[0].userMenu).toBeVisible();
  // The other window gets no event of it, and finds no session when it checks.
  await second.page.evaluate('location.reload()').catch(() => undefined);
  await deskOf(second.page);
  await expect(shells[1].userMenu).toBeHidden();
  expect(await second.page.evaluate('pernoite.renewToken()')).toEqual({ value: null });

  await leaveMarkIn(first.page, 'Quaresma-5531');
  expect(JSON.stringify(await storedBy(second.page))).not.toContain('marked');

  await signIn(second.page, bia);
  const who = async (page: Page) => {
    const response = renewed.parse(await page.evaluate('pernoite.renewToken()'));
    const claims = Buffer.from(response.value.idToken.split('.')[1] ?? '', 'base64url').toString();
    return z.object({ email: z.string() }).parse(JSON.parse(claims)).email;
  };
  expect(await who(first.page)).toBe(ana.email);
  expect(await who(second.page)).toBe(bia.email);

  await leaveMarkIn(second.page, 'Quaresma-7713');
  await second.end.click();
  await expect(second.endDialog).toBeVisible();
  await second.endBack.click();
  await expect(second.endDialog).toBeHidden();
  await expect(shells[1].userMenu).toBeVisible();

  const before = await partitionIn(desktop, second.page);
  await second.end.click();
  const closed = second.page.waitForEvent('close');
  await lastClick(second.endConfirm);
  await closed;
  await expect.poll(() => windowCount(desktop)).toBe(1);
  await expect(first.guest(1)).toBeVisible();

  // The next guest is given the number and the partition that are free again, and finds them empty.
  const third = await openGuest(desktop, () => first.newGuest.click());
  await expect(third.guest(2)).toBeVisible();
  // One that had not been cleared would be passed over.
  expect(await partitionIn(desktop, third.page)).toBe(before);
  expect(JSON.stringify(await storedBy(third.page))).not.toMatch(/marked|Quaresma/);
  expect(await third.page.evaluate('pernoite.renewToken()')).toEqual({ value: null });

  await closeWindow(desktop, third.page);
  const window = await desktop.electron.browserWindow(page);
  // Main knows it from the page's next report.
  await expect(async () => {
    await window.evaluate(front => front.close());
    await expect(first.endDialog).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(page.isClosed()).toBe(false);
  await lastClick(first.endConfirm);
  const next = await desktop.pageAfter(page);
  await deskOf(next);
  await expect.poll(() => windowCount(desktop)).toBe(1);
  await expect(new ShellPage(next, deskLanguage).userMenu).toBeHidden();
  expect(await next.evaluate('pernoite.renewToken()')).toEqual({ value: null });
});
