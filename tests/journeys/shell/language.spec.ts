import { LoginPage } from '../pages/login-page.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { SearchPage } from '../pages/search-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { languages } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

test.describe('in a browser in Portuguese', () => {
  test.use({ locale: 'pt-PT' });

  test('a first visit is in Portuguese (APP-02)', async ({ page }) => {
    await page.goto('/login');
    await expect(new LoginPage(page, 'pt').title).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('pt-BR');
  });

  test('any other lang in the address selects English, and the choice is stored (APP-16, APP-04)', async ({
    page,
  }) => {
    await page.goto('/login?lang=FRENCH');
    await expect(new LoginPage(page, 'en').title).toBeVisible();
    await page.goto('/login');
    await expect(new LoginPage(page, 'en').title).toBeVisible();
  });
});

test.describe('in a browser in German', () => {
  test.use({ locale: 'de-DE' });

  test('a first visit is in English (APP-02)', async ({ page }) => {
    await page.goto('/login');
    await expect(new LoginPage(page, 'en').title).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
  });
});

test('lang=PORTUGUESE in the address selects Portuguese (APP-16)', async ({ page }) => {
  await page.goto('/login?lang=PORTUGUESE');
  await expect(new LoginPage(page, 'pt').title).toBeVisible();
});

test('the language chosen in the header overrides the browser’s on the next visit, from local storage (APP-03, APP-04)', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/login');
  await new ShellPage(page, 'en').languageButton('pt').click();
  await expect(new LoginPage(page, 'pt').title).toBeVisible();
  await page.reload();
  await expect(new LoginPage(page, 'pt').title).toBeVisible();

  const nextVisit = await page.context().newPage();
  await nextVisit.goto('/login');
  await expect(new LoginPage(nextVisit, 'pt').title).toBeVisible();
  await nextVisit.evaluate(() => localStorage.clear());
  await nextVisit.reload();
  await expect(new LoginPage(nextVisit, 'en').title).toBeVisible();
});

test('the account’s language comes with the guest, and a new choice goes into the account (APP-05, API-39, API-40)', async ({
  page,
  testApi,
}) => {
  const guest = await testApi.newGuest({ language: 'pt' });
  await page.goto('/login');
  await new LoginPage(page, 'en').signIn(guest);
  const inPortuguese = new ShellPage(page, 'pt');
  await expect(inPortuguese.greeting(guest.firstName)).toBeVisible();

  const written = page.waitForResponse('**/guestUser/update-preferred-language');
  await inPortuguese.languageButton('en').click();
  await written;
  await expect(new ShellPage(page, 'en').greeting(guest.firstName)).toBeVisible();
  expect(await testApi.accountLanguage(guest)).toBe('ENGLISH');
});

test('who is signed in changes the language of page and account at /guest/settings/language (APP-29, APP-05)', async ({
  page,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  await new LoginPage(page).open();
  await new LoginPage(page).signIn(guest);
  await expect(page).toHaveURL('/');
  await new ShellPage(page).footer.getByRole('link', { name: 'Language' }).click();
  await expect(page).toHaveURL('/guest/settings/language');
  await page.getByRole('main').getByRole('radio', { name: 'Português' }).click();
  await expect(new ShellPage(page, 'pt').greeting(guest.firstName)).toBeVisible();
  await expect.poll(() => testApi.accountLanguage(guest)).toBe('PORTUGUESE');
});

test('every call goes to one base path in JSON, says its language, and carries a token only of who is signed in (API-01, API-02, API-03, PD-05)', async ({
  page,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  const calls: { path: string; headers: Record<string, string>; body: string | null }[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (!['fetch', 'xhr'].includes(request.resourceType()) || /^\/(identity|ofrep)\//.test(pathname)) return;
    if (pathname.endsWith('/analytics/events')) return;
    calls.push({ path: pathname, headers: request.headers(), body: request.postData() });
  });

  await page.goto('/booking/step-1?lang=PORTUGUESE');
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  for (const { path, headers } of calls) {
    expect(path).toMatch(/^\/api\//);
    expect(headers['accept-language']).toBe('pt');
    expect(headers).not.toHaveProperty('x-guest-access-token');
  }

  const login = new LoginPage(page);
  await login.open();
  calls.length = 0;
  await login.signIn(guest);
  await expect(new ShellPage(page).greeting(guest.firstName)).toBeVisible();
  await new ShellPage(page).languageButton('pt').click();
  await expect(new ShellPage(page, 'pt').greeting(guest.firstName)).toBeVisible();
  await expect.poll(() => calls.some(call => call.path.endsWith('/update-preferred-language'))).toBe(true);
  for (const { path, headers, body } of calls) {
    expect(path).toMatch(/^\/api\//);
    expect(headers['accept-language']).toMatch(/^(pt|en)$/);
    expect(headers['x-guest-access-token']).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
    if (body !== null) expect(headers['content-type']).toContain('application/json');
  }
});

for (const language of languages) {
  test(`prices are Brazilian reais as Brazil writes them, also in ${language} (APP-06)`, async ({ page }) => {
    const search = new SearchPage(page, language);
    await search.open();
    await search.chooseHotel(/Jardins/);
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    await search.chooseDates(day(60), day(67));
    await search.search.click();
    await new ResultsPage(page, language).found.waitFor();
    const prices = (await page.getByRole('main').innerText()).match(/R\$[^\n]*/g) ?? [];
    expect(prices.length).toBeGreaterThan(2);
    for (const price of prices) expect(price).toMatch(/^R\$\s?\d{1,3}(\.\d{3})*,\d{2}(\D|$)/);
    expect(prices.some(price => /\d\.\d{3},\d{2}/.test(price))).toBe(true);
  });
}
