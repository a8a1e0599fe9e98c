import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { BookingListPage } from '../pages/booking-list-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { SettingsPage } from '../pages/settings-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { langQuery, languages, textsOf } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

declare global {
  interface Window {
    /** Whether home has ever said that no bookings are taken. */
    wasClosed: boolean;
  }
}

const t = textsOf('en');
const james = { email: 'james@pernoite.test', password: 'Pernoite#2026' };
/** In a stay now. */
const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };
const FLAGS = '**/ofrep/v1/evaluate/flags';
const DAY_AND_MORE_MS = 25 * 3_600_000;

/** The menu with both its groups' names, as one list: a group's entries show when it is open. */
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

test('the sign-up link is on /login only while production features are on (SES-02, APP-31)', async ({
  page,
  testApi,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await expect(login.signUp).toBeVisible();
  await testApi.setFlag('IS_PRD_FEATURES_ENABLED', false);
  const told = page.waitForResponse(FLAGS);
  await login.open();
  await told;
  await expect(login.book).toBeVisible();
  await expect(login.signUp).toBeHidden();
});

test('without booking the funnel leads home, and no entry, button or link leads to it (APP-27, APP-32)', async ({
  page,
  testApi,
}) => {
  await new LoginPage(page).enter(james);
  expect(await menuOf(page, 'product')).toContain(t('shell:menu.newReservation'));
  const find = page.getByRole('main').getByRole('link', { name: t('home:book') });
  await expect(find).toBeVisible();

  await testApi.setFlag('IS_BOOKING_ENABLED', false);
  await page.goto('/booking/step-1');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = await menuOf(page, 'product');
  expect(menu).toContain(t('shell:menu.faq'));
  expect(menu).not.toContain(t('shell:menu.newReservation'));
  expect(menu).not.toContain(t('shell:menu.booking'));
  await expect(find).toBeHidden();

  const shell = new ShellPage(page);
  await shell.leave();
  const login = new LoginPage(page);
  await expect(login.signUp).toBeVisible();
  await expect(login.book).toBeHidden();
});

test('the credits entry depends on its own flag, and on the production flag where a hotel has none (APP-26, PD-02)', async ({
  page,
  testApi,
}) => {
  const credits = t('shell:menu.credits');
  await new LoginPage(page).enter(james);
  expect(await menuOf(page, 'account')).toContain(credits);

  await testApi.setFlag('IS_CREDITS_ENABLED', false);
  await page.reload();
  const menu = await menuOf(page, 'account');
  expect(menu).toContain(t('shell:menu.cards'));
  expect(menu).not.toContain(credits);

  for (const production of [true, false]) {
    await page.route(FLAGS, async route => {
      const response = await route.fetch();
      const { flags } = await response.json();
      const others = flags.filter(({ key }: { key: string }) => key === 'IS_BOOKING_ENABLED');
      await route.fulfill({
        response,
        json: {
          flags: [...others, { key: 'IS_PRD_FEATURES_ENABLED', value: production, reason: 'STATIC' }],
        },
      });
    });
    await page.reload();
    const shown = await menuOf(page, 'account');
    expect(shown.includes(credits), `production features ${production}`).toBe(production);
    await page.unroute(FLAGS);
  }
});

test('a lookup that fails means off without stored flags, and the screens stand all the same (APP-33, PD-15, PD-45)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(/ofrep/);
  await page.addInitScript(() => localStorage.removeItem('pernoite.flags'));
  await new LoginPage(page).enter(james);
  for (const fail of [
    (address: string) => page.route(address, route => route.abort()),
    (address: string) => page.route(address, route => route.fulfill({ status: 500, body: 'no' })),
    (address: string) => page.route(address, route => route.fulfill({ json: { flags: 'none' } })),
  ]) {
    await fail(FLAGS);
    await page.goto('/booking/step-1');
    await expect(page).toHaveURL('/');
    const account = await menuOf(page, 'account');
    expect(account).toContain(t('shell:menu.cards'));
    expect(account).not.toContain(t('shell:menu.credits'));
    expect(account).not.toContain(t('shell:menu.booking'));
    await expect(page.getByText(t('shell:oldFlags'))).toBeHidden();
    await page.unroute(FLAGS);
  }
  await page.reload();
  expect(await menuOf(page, 'account')).toContain(t('shell:menu.booking'));
});

test('booking closes where the flags cannot be fetched at the very first visit (APP-32, APP-33, PD-45)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(/ofrep/);
  await page.route(FLAGS, route => route.abort());
  await page.goto('/booking/step-1?lang=ENGLISH');
  await page.waitForURL('**/login');
  await expect(new LoginPage(page).book).toBeHidden();
  await expect(page.getByText(t('shell:oldFlags'))).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('pernoite.flags'))).toBeNull();
});

test('what depends on flags has its place before they are known, and nothing moves under a finger when they come (HOM-02, HOM-14, APP-26, APP-32)', async ({
  page,
}) => {
  const held: (() => void)[] = [];
  await page.addInitScript(() => localStorage.removeItem('pernoite.flags'));
  await page.route(FLAGS, async route => {
    await new Promise<void>(resolve => held.push(resolve));
    await route.continue();
  });
  const main = page.getByRole('main');
  const home = new HomePage(page);
  const account = new SettingsPage(page);
  const bookings = new BookingListPage(page);
  const links = main.getByRole('list', { name: t('account:links') });
  const pages = [
    { path: '/', still: home.openBooking, late: home.import },
    {
      path: '/guest/account',
      still: links.getByRole('link', { name: t('account:places.settings.name') }),
      late: links.getByRole('link', { name: t('account:places.credits.name') }),
    },
    {
      path: '/guest/account',
      still: account.tabs.getByRole('link', { name: t('account:places.settings.name') }),
      late: account.tabs.getByRole('link', { name: t('account:places.credits.name') }),
    },
    { path: '/guest/booking/active', still: bookings.tab('previous'), late: bookings.import },
  ];
  const login = new LoginPage(page);
  await login.open();
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => held.length).toBe(1);
  const email = await login.email.boundingBox();
  held.pop()?.();
  await login.signUp.waitFor();
  expect(await login.email.boundingBox(), '/login').toEqual(email);
  for (const { path, still, late } of pages) {
    await new LoginPage(page).enter(rafael, path);
    await still.waitFor();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => held.length).toBe(1);
    await expect(late).toBeHidden();
    const before = await still.boundingBox();
    expect(before).not.toBeNull();
    held.pop()?.();
    await late.waitFor();
    expect(await still.boundingBox(), path).toEqual(before);
  }
});

test('a guest without a booking is not told that none are taken before the hotel’s flags are known (HOM-07, APP-32)', async ({
  page,
  testApi,
}) => {
  const nearest = page.waitForResponse(/\/api\/bookings\/active/);
  // The flags come after the booking, or rather its absence, is known.
  await page.route(FLAGS, async route => {
    await nearest;
    await sleep(500);
    await route.continue();
  });
  await page.addInitScript(closed => {
    window.wasClosed = false;
    new MutationObserver(() => {
      window.wasClosed ||= document.body?.innerText.includes(closed) ?? false;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, t('home:noStay.closed'));
  const home = new HomePage(page);
  await new LoginPage(page).enter(await testApi.newGuest());
  await expect(home.book).toBeVisible();
  expect(await page.evaluate(() => window.wasClosed)).toBe(false);
});

for (const language of languages) {
  const texts = textsOf(language);

  test(`booking stays open for a day after the last lookup, and a note says that it may be old, in ${language} (APP-32, PD-45)`, async ({
    page,
    expectedFailures,
    expectNoViolations,
  }) => {
    expectedFailures.allow(/ofrep/);
    const note = page.getByText(texts('shell:oldFlags'));
    const search = page.getByRole('button', { name: texts('booking-search:search') });
    await page.clock.install();
    await page.goto(`/booking/step-1?lang=${langQuery(language)}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('pernoite.flags'))).not.toBeNull();
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
}

test('stored flags keep what they close closed, and are replaced by what the hotel says next (APP-32, PD-45)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/ofrep/);
  await testApi.setFlag('IS_BOOKING_ENABLED', false);
  await page.goto('/booking/step-1?lang=ENGLISH');
  await page.waitForURL('**/login');
  await page.route(FLAGS, route => route.abort());
  await page.goto('/booking/step-1?lang=ENGLISH');
  await page.waitForURL('**/login');
  await expect(page.getByText(t('shell:oldFlags'))).toBeVisible();
  const login = new LoginPage(page);
  await expect(login.signUp).toBeVisible();
  await expect(login.book).toBeHidden();

  await testApi.setFlag('IS_BOOKING_ENABLED', true);
  await page.unroute(FLAGS);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(t('shell:oldFlags'))).toBeHidden();
  await expect(login.book).toBeVisible();
});
