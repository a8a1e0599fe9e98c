import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expect, test } from '../test-api.ts';

test.use({ locale: 'pt-PT' });

test('a first visit is in the browser’s language; one that is chosen applies in place, is there on the next visit, comes with the account and goes into it (APP-02, APP-03, APP-04, APP-05, APP-16, APP-29, API-39, API-40)', async ({
  page,
  testApi,
}) => {
  const guest = await testApi.newGuest({ language: 'pt' });
  await page.goto('/login');
  const [login, entrada] = [new LoginPage(page, 'en'), new LoginPage(page, 'pt')];
  await expect(entrada.title).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('pt-BR');
  await entrada.email.fill(guest.email);
  await new ShellPage(page, 'pt').languageButton('en').click();
  await expect(login.title).toBeVisible();
  await expect(login.email).toHaveValue(guest.email);
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.reload();
  await expect(login.title).toBeVisible();
  const nextVisit = await page.context().newPage();
  await nextVisit.goto('/login');
  await expect(new LoginPage(nextVisit, 'en').title).toBeVisible();
  await nextVisit.close();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?lang=FRENCH');
  await expect(login.title).toBeVisible();
  // The address is stored as a choice, too.
  await page.goto('/login');
  await expect(login.title).toBeVisible();

  await login.signIn(guest);
  const inPortuguese = new ShellPage(page, 'pt');
  await expect(inPortuguese.greeting(guest.firstName)).toBeVisible();
  const written = page.waitForResponse('**/guestUser/update-preferred-language');
  await inPortuguese.languageButton('en').click();
  await written;
  const shell = new ShellPage(page, 'en');
  await expect(shell.greeting(guest.firstName)).toBeVisible();
  expect(await testApi.accountLanguage(guest)).toBe('ENGLISH');
  await shell.footer.getByRole('link', { name: 'Language' }).click();
  await expect(page).toHaveURL('/guest/settings/language');
  await page.getByRole('main').getByRole('radio', { name: 'Português' }).click();
  await expect(inPortuguese.greeting(guest.firstName)).toBeVisible();
  await expect.poll(() => testApi.accountLanguage(guest)).toBe('PORTUGUESE');
});
