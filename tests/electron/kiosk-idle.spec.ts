import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { LoginForm } from '../journeys/pages/login-page.ts';
import { SearchPage } from '../journeys/pages/search-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { ask, expect, test } from './device-fixture.ts';
import { goTo, landscape, portrait } from './kiosk.ts';
import { KioskPage } from './pages/kiosk-page.ts';

/** A guest walks away: the screen asks, waits, and then belongs to the next. */

/** As short as settings may be, so that a test waits for real, but not long. */
const quick = {
  ...defaultDeviceSettings.idle,
  guestMs: 5_000,
  guestCountdownMs: 5_000,
  anonymousMs: 5_000,
  anonymousCountdownMs: 5_000,
};
const unhurried = { ...quick, guestCountdownMs: 60_000, anonymousCountdownMs: 60_000 };

test('a guest who is not signed in sees the question in the middle of the screen, and continues where they were (PD-38, KSK-11)', async ({
  startKiosk,
}) => {
  const { page, kiosk } = await startKiosk({ idle: unhurried });
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
});

test('a guest who says that they are done leaves at once (KSK-08)', async ({ startKiosk }) => {
  const { desktop, page, kiosk } = await startKiosk({ idle: unhurried });
  await kiosk.book.click();
  await kiosk.done.click();
  const next = await desktop.pageAfter(page);
  await expect(new KioskPage(next).book).toBeVisible();
  expect(await ask(next, 'describeDevice')).toMatchObject({ value: { reason: 'startOver' } });
});

test('when nobody answers, the next guest finds the start screen in the language of the hotel (KSK-08, KSK-10, KSK-11)', async ({
  startKiosk,
}) => {
  const { desktop, page } = await startKiosk({ idle: quick });
  await new KioskPage(page).language('en').click();
  const kiosk = new KioskPage(page, 'en');
  await kiosk.book.click();
  await expect(kiosk.countdown).toBeVisible();
  const next = await desktop.pageAfter(page);
  await expect(new KioskPage(next, 'pt').book).toBeVisible();
  expect(await ask(next, 'describeDevice')).toMatchObject({ value: { reason: 'idle' } });
});

test('a start screen that somebody changed and left goes back to what it was (KSK-11, PD-43)', async ({
  startKiosk,
}) => {
  const { desktop, page, kiosk } = await startKiosk({ idle: quick });
  await kiosk.language('en').click();
  await expect(new KioskPage(page, 'en').countdown).toBeVisible();
  await expect(new KioskPage(await desktop.pageAfter(page), 'pt').book).toBeVisible();
});

test('a signed-in guest who leaves is signed out with all that they left (KSK-08, SES-11)', async ({
  startKiosk,
}) => {
  const { desktop, page, kiosk } = await startKiosk({ idle: quick });
  await kiosk.signIn.click();
  await goTo(page, '/login?way=password');
  const login = new LoginForm(page.getByRole('main'), 'pt');
  await login.signIn({ email: 'ana@pernoite.test', password: 'Pernoite#2026' });
  await expect(page.getByText(kiosk.texts('kiosk:frame.greeting', { name: 'Ana' }))).toBeVisible();
  await expect(kiosk.countdown).toBeVisible();
  const next = await desktop.pageAfter(page);
  await expect(new KioskPage(next).book).toBeVisible();
  expect(await ask(next, 'renewToken')).toEqual({ value: null });
});

test('a guest who says goodbye leaves a fresh screen behind (KSK-08)', async ({ startKiosk }) => {
  const { desktop, page, kiosk } = await startKiosk();
  await kiosk.signIn.click();
  const login = new LoginForm(page.getByRole('main'), 'pt');
  await login.signIn({ email: 'ana@pernoite.test', password: 'Pernoite#2026' });
  await page.getByRole('button', { name: kiosk.texts('kiosk:frame.done'), exact: true }).click();
  const next = await desktop.pageAfter(page);
  await expect(new KioskPage(next).book).toBeVisible();
  expect(await ask(next, 'describeDevice')).toMatchObject({ value: { reason: 'signedOut' } });
});
