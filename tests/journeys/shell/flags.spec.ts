import type { Page } from '@playwright/test';
import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { wordsOf } from '../pages/words.ts';
import { expect, test } from '../test-api.ts';

const t = wordsOf('en');
const james = { email: 'james@pernoite.test', password: 'Pernoite#2026' };
const FLAGS = '**/ofrep/v1/evaluate/flags';

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
      const answer = await route.fetch();
      const { flags } = await answer.json();
      const others = flags.filter(({ key }: { key: string }) => key === 'IS_BOOKING_ENABLED');
      await route.fulfill({
        response: answer,
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

test('a lookup that fails means off, and the screens stand all the same (APP-33, PD-15)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(/ofrep/);
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
    await page.unroute(FLAGS);
  }
  await page.reload();
  expect(await menuOf(page, 'account')).toContain(t('shell:menu.booking'));
});
