import { LoginPage } from '../pages/login-page.ts';
import { ForgotPasswordPage } from '../pages/password-pages.ts';
import { SearchPage } from '../pages/search-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

const t = textsOf('en');
const james = { email: 'james@pernoite.test', password: 'Pernoite#2026' };

test('the web build in a plain browser opens what is for everybody, and the guest’s area by its addresses after the sign-in (APP-09, APP-10, APP-11, APP-13, SES-03, PD-01, PD-04, WEB-01, WEB-03, WEB-04, WEB-06)', async ({
  page,
  expectedFailures,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await login.forgot.click();
  await expect(new ForgotPasswordPage(page).title).toBeVisible();
  await page.goBack();
  await login.book.click();
  await expect(page).toHaveURL('/booking/step-1');
  await expect(new SearchPage(page).search).toBeVisible();

  await page.goto('/guest/settings/help/reservations?from=letter');
  await expect(page).toHaveURL('/login');
  await login.signIn(james);
  await expect(page).toHaveURL('/guest/settings/help/reservations?from=letter');
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(title(t('help:title'))).toBeVisible();
  expect(
    await page.evaluate(() =>
      ['pernoite', 'process', 'require', 'electron', 'ipcRenderer'].filter(name => name in window),
    ),
  ).toEqual([]);
  await page.reload();
  await expect(new ShellPage(page).greeting('James')).toBeVisible();
  await expect(title(t('help:title'))).toBeVisible();

  // A page that is opened by its address begins at its top, wherever the one before was left.
  const position = () => page.evaluate(() => window.scrollY);
  // Its questions come after the title, and a page that is short yet cannot be scrolled.
  const scroll = () => page.evaluate(() => window.scrollTo(0, 300)).then(position);
  await expect.poll(scroll).toBeGreaterThan(100);
  const response = await page.goto('/guest/account');
  expect(response?.status()).toBe(200);
  await expect(title(t('account:title'))).toBeVisible();
  expect(await position()).toBe(0);
  for (const [path, to] of [
    ['/booking/step-9', '/booking/step-1'],
    ['/booking/step-3', '/booking/step-1'],
  ] as const) {
    await page.goto(path);
    await expect(page, path).toHaveURL(to);
  }

  expectedFailures.allow(/no-such-room/);
  expect((await page.goto('/guest/no-such-room'))?.status()).toBe(404);
  await expect(title(t('shell:notFound.title'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell:notFound.home') })
    .click();
  await expect(page).toHaveURL('/');

  await new ShellPage(page).leave();
  await page.goto('/login');
  await login.signIn(james);
  await expect(page, 'the remembered path is used once').toHaveURL('/');
});
