import { expect, test } from './fixtures.ts';
import { LoginPage } from './pages/login-page.ts';

for (const language of ['en', 'pt'] as const) {
  test(`the sign-in page speaks ${language} when the address asks for it (APP-16)`, async ({
    page,
    expectNoViolations,
  }) => {
    const login = new LoginPage(page, language);
    await login.open(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'pt' ? /^pt/ : /^en/);
    await expect(login.password).toBeVisible();
    await login.email.fill('ana@pernoite.test');
    await login.password.fill('Pernoite#2026');
    await expect(login.submit).toBeEnabled();
    await expectNoViolations(page);
  });
}
