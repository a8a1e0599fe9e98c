import type { Page } from '@playwright/test';
import { BookingListPage } from '../pages/booking-list-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { SettingsPage } from '../pages/settings-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

const t = textsOf('en');
const james = { email: 'james@pernoite.test', password: 'Pernoite#2026' };
/** In a stay now. */
const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };
const FLAGS = '**/ofrep/v1/evaluate/flags';
const DAY_AND_MORE_MS = 25 * 3_600_000;

async function menuOf(page: Page, group: 'account' | 'product'): Promise<string[]> {
  const shell = new ShellPage(page);
  await shell.openMenu();
  await shell[group].click();
  await expect(shell[group]).toHaveAttribute('aria-expanded', 'true');
  const names = await shell.menu.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(shell.menu).toBeHidden();
  return names;
}

test('what a hotel has switched off has neither page, entry, button nor link: booking, credits, sign-up, invitations (APP-26, APP-27, APP-31, APP-32, SES-02, SGN-01, VIS-21)', async ({
  page,
  testApi,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await expect(login.signUp).toBeVisible();
  await expect(login.book).toBeVisible();
  const keys = ['IS_PRD_FEATURES_ENABLED', 'IS_BOOKING_ENABLED', 'IS_CREDITS_ENABLED'] as const;
  for (const key of keys) await testApi.setFlag(key, false);
  for (const path of ['/sign-up', '/invite/0000000000000000', '/booking/step-1']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
  }
  await expect(login.title).toBeVisible();
  await expect(login.signUp).toBeHidden();
  await expect(login.book).toBeHidden();

  const responded = page.waitForResponse(FLAGS);
  await login.signIn(james);
  await expect(page).toHaveURL('/');
  await page.reload();
  await responded;
  const find = page.getByRole('main').getByRole('link', { name: t('home:book') });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(find).toBeHidden();
  const [account, product] = [await menuOf(page, 'account'), await menuOf(page, 'product')];
  expect(account).toContain(t('shell:menu.cards'));
  expect(account).not.toContain(t('shell:menu.credits'));
  expect(product).toContain(t('shell:menu.faq'));
  expect(product).not.toContain(t('shell:menu.newReservation'));
  expect(product).not.toContain(t('shell:menu.booking'));

  for (const key of keys) await testApi.setFlag(key, true);
  await page.reload();
  await expect(find).toBeVisible();
  expect(await menuOf(page, 'account')).toContain(t('shell:menu.credits'));
  const all = await menuOf(page, 'product');
  expect(all).toContain(t('shell:menu.newReservation'));
  expect(all).toContain(t('shell:menu.booking'));
});

test('what depends on flags has its place before they are known, and nothing moves under a finger when they come (HOM-02, HOM-07, HOM-14, APP-26, APP-32)', async ({
  page,
  testApi,
}) => {
  const waiting: (() => void)[] = [];
  await page.addInitScript(() => localStorage.removeItem('pernoite.flags'));
  await page.route(FLAGS, async route => {
    await new Promise<void>(resolve => waiting.push(resolve));
    await route.continue();
  });
  const main = page.getByRole('main');
  const home = new HomePage(page, 'pt');
  const account = new SettingsPage(page, 'pt');
  const bookings = new BookingListPage(page, 'pt');
  const pt = textsOf('pt');
  const links = main.getByRole('list', { name: pt('account:links') });
  const pages = [
    // The door comes with the details of the stay, which have their place too.
    { path: '/', stays: [home.showCode, home.openBooking], late: home.tile('credits') },
    {
      path: '/guest/account',
      stays: [
        links.getByRole('link', { name: pt('account:places.settings.name') }),
        account.tabs.getByRole('link', { name: pt('account:places.settings.name') }),
      ],
      late: links.getByRole('link', { name: pt('account:places.credits.name') }),
    },
    { path: '/guest/booking/active', stays: [bookings.tab('previous')], late: bookings.import },
  ];
  const login = new LoginPage(page, 'pt');
  await login.open();
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => waiting.length).toBe(1);
  const email = await login.email.boundingBox();
  waiting.pop()?.();
  await login.signUp.waitFor();
  expect(await login.email.boundingBox(), '/login').toEqual(email);
  await login.enter(rafael);
  for (const { path, stays, late } of pages) {
    if (path !== '/') await page.goto(path);
    for (const stay of stays) await stay.waitFor();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => waiting.length).toBe(1);
    await expect(late).toBeHidden();
    const boxes = () => Promise.all(stays.map(stay => stay.boundingBox()));
    const before = await boxes();
    expect(before).not.toContain(null);
    waiting.pop()?.();
    await late.waitFor();
    expect(await boxes(), path).toEqual(before);
  }

  // A guest without a booking does not read meanwhile that none are taken.
  const nearest = page.waitForResponse(/\/api\/bookings\/active/);
  await login.enter(await testApi.newGuest({ language: 'pt' }));
  await nearest;
  await expect.poll(() => waiting.length).toBe(1);
  await expect(main.getByText(pt('home:stay.loading'))).toBeAttached();
  await expect(main).not.toContainText(pt('home:noStay.closed'));
  waiting.pop()?.();
  await expect(home.book).toBeVisible();
  await home.openImport();
});

test('without flags booking is closed; with those of the last day it stays open, and a note says that they may be old (APP-32, APP-33, PD-15, PD-45)', async ({
  page,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(/ofrep/);
  const note = page.getByText(t('shell:oldFlags'));
  const search = page.getByRole('button', { name: t('booking-search:search') });
  const flags = () => page.evaluate(() => localStorage.getItem('pernoite.flags'));
  await page.clock.install();
  await page.route(FLAGS, route => route.abort());
  await page.goto('/booking/step-1?lang=ENGLISH');
  await page.waitForURL('**/login');
  await expect(new LoginPage(page).book).toBeHidden();
  await expect(note).toBeHidden();
  expect(await flags()).toBeNull();

  await page.unroute(FLAGS);
  await page.goto('/booking/step-1');
  await expect(search).toBeVisible();
  await expect.poll(flags).not.toBeNull();
  await expect(note).toBeHidden();
  await page.route(FLAGS, route => route.abort());
  await page.reload();
  await expect(note).toBeVisible();
  await expect(page).toHaveURL(/\/booking\/step-1$/);
  await expect(search).toBeVisible();
  await expectNoViolations(page);

  // The note stays while the lookup goes on failing, and goes with the first that succeeds.
  const failed = page.waitForEvent('requestfailed', request => request.url().includes('ofrep'));
  await page.clock.runFor(30_000);
  await failed;
  await expect(note).toBeVisible();
  await page.unroute(FLAGS);
  await page.clock.runFor(30_000);
  await expect(note).toBeHidden();
  await expect(search).toBeVisible();

  await page.route(FLAGS, route => route.abort());
  await page.clock.setSystemTime(Date.now() + DAY_AND_MORE_MS);
  await page.reload();
  await page.waitForURL('**/login');
  await expect(note).toBeHidden();
});
