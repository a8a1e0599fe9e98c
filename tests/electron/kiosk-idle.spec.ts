import type { Page } from '@playwright/test';
import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { LoginForm } from '../journeys/pages/login-page.ts';
import { SearchPage } from '../journeys/pages/search-page.ts';
import type { Language } from '../journeys/pages/texts.ts';
import { expectNoViolations } from './accessibility.ts';
import { callBridge } from './device-fixture.ts';
import { lastClick, reasonOf } from './endings.ts';
import { landscape, portrait } from './kiosk.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { expect, test } from './shared-device.ts';

test.describe.configure({ mode: 'default' });

/** As short as settings may be, so that a test waits for real, but not long. */
const quick = {
  ...defaultDeviceSettings.idle,
  guestMs: 5_000,
  guestCountdownMs: 5_000,
  anonymousMs: 5_000,
  anonymousCountdownMs: 5_000,
};
const unhurried = { ...quick, guestCountdownMs: 60_000, anonymousCountdownMs: 60_000 };

test('a guest who is not signed in sees the question in the middle of the screen, continues where they were, or leaves at once (PD-38, KSK-08, KSK-11)', async ({
  openKiosk,
}) => {
  const { desktop, page, kiosk } = await openKiosk({ idle: unhurried });
  const search = new SearchPage(page, 'pt');
  await kiosk.book.click();
  await search.search.waitFor();
  await expect(kiosk.countdown).toBeVisible();
  await expect(kiosk.moreTime).toBeFocused();
  await expect(kiosk.countdown.getByText(/^[1-5]?\d$|^60$/)).toBeVisible();
  for (const size of [portrait, landscape]) {
    await page.setViewportSize(size);
    expect(await kiosk.countdown.boundingBox()).toEqual({ x: 0, y: 0, ...size });
    await expectNoViolations(page);
  }
  await kiosk.moreTime.click();
  await expect(kiosk.countdown).toBeHidden();
  await expect(search.search).toBeVisible();
  await lastClick(kiosk.done);
  const next = await desktop.pageAfter(page);
  await expect(new KioskPage(next).book).toBeVisible();
  expect(await reasonOf(next)).toBe('startOver');
});

const signIn = async (page: Page, language: Language = 'pt') => {
  const kiosk = new KioskPage(page, language);
  await kiosk.signIn.click();
  const login = new LoginForm(page.getByRole('main'), language);
  await login.signIn({ email: 'ana@pernoite.test', password: 'Pernoite#2026' });
  await expect(page.getByText(kiosk.texts('kiosk:frame.greeting', { name: 'Ana' }))).toBeVisible();
};

test('when nobody responds, the next guest finds the start screen in the language of the hotel, though it was only changed and left; a signed-in one keeps a chosen language and is signed out with all that they left (KSK-08, KSK-10, KSK-11, KSK-24, SES-11, PD-43)', async ({
  openKiosk,
}) => {
  const { desktop, page, kiosk } = await openKiosk({ idle: quick });
  await kiosk.language('en').click();
  await expect(new KioskPage(page, 'en').countdown).toBeVisible();
  const next = await desktop.pageAfter(page);
  await expect(new KioskPage(next, 'pt').book).toBeVisible();
  expect(await reasonOf(next)).toBe('idle');

  // Ana's account has Portuguese.
  await new KioskPage(next).language('en').click();
  await signIn(next, 'en');
  await expect(new KioskPage(next, 'en').countdown).toBeVisible();
  const last = await desktop.pageAfter(next);
  await expect(new KioskPage(last).book).toBeVisible();
  expect(await reasonOf(last)).toBe('idle');
  expect(await callBridge(last, 'renewToken')).toEqual({ value: null });
});

test('a guest who says goodbye leaves a fresh screen behind (KSK-08)', async ({ openKiosk }) => {
  const { desktop, page, kiosk } = await openKiosk();
  await signIn(page);
  await lastClick(page.getByRole('button', { name: kiosk.texts('kiosk:frame.done'), exact: true }));
  const next = await desktop.pageAfter(page);
  await expect(new KioskPage(next).book).toBeVisible();
  expect(await reasonOf(next)).toBe('signedOut');
});
