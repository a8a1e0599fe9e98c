import { LoginPage } from '../pages/login-page.ts';
import { ForgotPasswordPage } from '../pages/password-pages.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

const t = textsOf('en');
const HOTELS = /\/api\/hotels$/;

test('a screen whose code does not arrive, or that a response breaks, leaves a page with title, words and a way on, and every other one works (APP-30, ERR-11)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(/\/assets\//);
  expectedFailures.allowError(/dynamically imported module|is not a function|is not iterable|of undefined/);
  const login = new LoginPage(page);
  await login.open();
  await page.route(/\/assets\/forgot-password-/, route => route.abort());
  await login.forgot.click();
  const fallback = page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(fallback.getByRole('heading', { level: 1 })).toHaveText(t('shell:pageError.newVersionTitle'));
  await expect(fallback).toContainText(t('shell:pageError.newVersionSubtitle'));
  await new ShellPage(page).logo.click();
  await expect(login.title).toBeVisible();
  await expect(fallback).toBeHidden();
  await page.route(HOTELS, route => route.fulfill({ json: { hotels: [{ hotelId: 'JARDINS', images: 5 }] } }));
  await login.book.click();
  await expect(fallback).toContainText(t('shell:pageError.subtitle'));
  await expect(fallback.getByRole('heading', { level: 1 })).toHaveText(t('shell:pageError.title'));
  await expect(fallback.getByRole('button', { name: t('general:tryAgain') })).toBeVisible();
  await new ShellPage(page).logo.click();
  await expect(login.title).toBeVisible();
  await expect(fallback).toBeHidden();

  await login.forgot.click();
  await expect(fallback).toBeVisible();
  await page.unrouteAll();
  await fallback.getByRole('button', { name: t('shell:pageError.reload') }).click();
  await expect(new ForgotPasswordPage(page).title).toBeVisible();
});
