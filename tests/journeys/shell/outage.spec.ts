import type { Page } from '@playwright/test';
import { untilAtRest } from '../at-rest.ts';
import { expect, test } from '../fixtures.ts';
import { LoginPage } from '../pages/login-page.ts';
import { SearchPage } from '../pages/search-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { langQuery, languages, textsOf } from '../pages/texts.ts';

const ana = { email: 'ana@pernoite.test', password: 'Pernoite#2026' };

/** Everything that a page fetches ahead once it is at rest, by the names of its files. */
async function openedAndAtRest(page: Page, path: string, ...files: string[]): Promise<void> {
  const fetched = files.map(file => page.waitForResponse(new RegExp(`/assets/${file}-`)));
  await page.goto(path);
  await Promise.all(fetched);
}

/**
 * The browser's network process is notified a little later than the page. What was requested without a connection has
 * failed before: a module that is requested again meanwhile would fail with it.
 */
async function backOnline(page: Page): Promise<void> {
  await untilAtRest(page);
  await page.context().setOffline(false);
  const isReached = () =>
    page.evaluate(() =>
      fetch('/readyz').then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  await expect.poll(isReached, { message: 'the gateway is reached again' }).toBe(true);
}

test.describe('the line breaks after the first screen', () => {
  test.beforeEach(({ expectedFailures }) => {
    expectedFailures.allow(/./);
    expectedFailures.allowError(/dynamically imported module/);
  });

  for (const language of languages) {
    const t = textsOf(language);

    test(`at sign-in a guest reads in ${language} that the hotel is out of reach, and gets in once it is not (ERR-01, SES-06)`, async ({
      page,
    }) => {
      const login = new LoginPage(page, language);
      const ahead = ['auth-client', 'login-schema', 'standard-schema', 'errors', 'toaster'];
      await openedAndAtRest(page, `/login?lang=${langQuery(language)}`, ...ahead);
      await page.context().setOffline(true);
      await login.signIn(ana);
      await expect(login.alert).toHaveText(t('errors:NETWORK_UNREACHABLE'));
      await backOnline(page);
      await login.submit.click();
      await expect(page).toHaveURL('/');
    });
  }

  test('the other language that does not load is reported in a toast, and the page keeps the one it has (APP-04, APP-34, ERR-01)', async ({
    page,
  }) => {
    const t = textsOf('en');
    await openedAndAtRest(page, '/booking/step-1?lang=ENGLISH', 'errors', 'toaster');
    await page.context().setOffline(true);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Português/ })
      .click();
    await expect(new ShellPage(page).toast(t('errors:NETWORK_UNREACHABLE'))).toBeVisible();
    await expect(new SearchPage(page).search).toBeVisible();
    await backOnline(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Português/ })
      .click();
    await expect(new SearchPage(page, 'pt').search).toBeVisible();
  });

  test('a screen that was not there yet says that the connection is gone, and opens once it is back (APP-30)', async ({
    page,
  }) => {
    const t = textsOf('en');
    const login = new LoginPage(page);
    await login.open();
    await page.context().setOffline(true);
    await login.forgot.click();
    const trouble = page.getByRole('main').getByRole('alert');
    await expect(trouble).toContainText(t('general:loadError.network'));
    await trouble.getByRole('button', { name: t('general:tryAgain') }).click();
    await expect(trouble).toContainText(t('general:loadError.network'));
    await backOnline(page);
    await trouble.getByRole('button', { name: t('general:tryAgain') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('password:forgot.title') })).toBeVisible();
  });

  test('a guest who is faster than the prefetch is notified all the same, and nothing of the page is lost (ERR-01, APP-34)', async ({
    page,
  }) => {
    const t = textsOf('en');
    const login = new LoginPage(page);
    await login.open();
    await page.context().setOffline(true);
    await login.signIn(ana);
    await expect(login.alert).toHaveText(t('general:loadError.network'));
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Português/ })
      .click();
    await expect(login.title).toBeVisible();
    await expect(login.password).toHaveValue(ana.password);
    await backOnline(page);
    await login.submit.click();
    await expect(page).toHaveURL('/');
  });
});
