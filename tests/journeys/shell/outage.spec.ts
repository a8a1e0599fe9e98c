import type { Page } from '@playwright/test';
import { untilAtRest } from '../at-rest.ts';
import { expect, test } from '../fixtures.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ForgotPasswordPage } from '../pages/password-pages.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';

const ana = { email: 'ana@pernoite.test', password: 'Pernoite#2026' };

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

  test('after the prefetch a guest reads that the hotel is out of reach, at sign-in as at the other language, and both work once it is not (APP-04, APP-34, ERR-01, SES-06)', async ({
    page,
  }) => {
    const t = textsOf('pt');
    const login = new LoginPage(page, 'pt');
    const ahead = ['auth-client', 'login-schema', 'standard-schema', 'errors', 'toaster'];
    await openedAndAtRest(page, '/login?lang=PORTUGUESE', ...ahead);
    await page.context().setOffline(true);
    await login.signIn(ana);
    await expect(login.alert).toHaveText(t('errors:NETWORK_UNREACHABLE'));
    const shell = new ShellPage(page, 'pt');
    await shell.languageButton('en').click();
    await expect(shell.toast(t('errors:NETWORK_UNREACHABLE'))).toBeVisible();
    await expect(login.title).toBeVisible();
    await backOnline(page);
    await shell.languageButton('en').click();
    const inEnglish = new LoginPage(page, 'en');
    await expect(inEnglish.title).toBeVisible();
    await expect(inEnglish.password).toHaveValue(ana.password);
    await inEnglish.submit.click();
    await expect(page).toHaveURL('/');
  });

  test('a guest who is faster than the prefetch is notified all the same, loses nothing of the page, and opens the next one once the line is back (ERR-01, APP-30, APP-34)', async ({
    page,
  }) => {
    const t = textsOf('en');
    const login = new LoginPage(page);
    await login.open();
    await page.context().setOffline(true);
    await login.signIn(ana);
    await expect(login.alert).toHaveText(t('general:loadError.network'));
    await expect(login.password).toHaveValue(ana.password);
    await login.forgot.click();
    const trouble = page.getByRole('main').getByRole('alert');
    await expect(trouble).toContainText(t('general:loadError.network'));
    await trouble.getByRole('button', { name: t('general:tryAgain') }).click();
    await expect(trouble).toContainText(t('general:loadError.network'));
    await backOnline(page);
    await trouble.getByRole('button', { name: t('general:tryAgain') }).click();
    await expect(new ForgotPasswordPage(page).title).toBeVisible();
    await page.goBack();
    // The page that is left has an e-mail field as well.
    await expect(login.title).toBeVisible();
    await login.signIn(ana);
    await expect(page).toHaveURL('/');
  });
});
