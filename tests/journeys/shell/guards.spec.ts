import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { codeIn, expect, test } from '../test-api.ts';

const t = textsOf('en');
const james = { email: 'james@pernoite.test', password: 'Pernoite#2026' };
/** Signed up, but has not confirmed the e-mail. */
const lia = { email: 'lia@pernoite.test', password: 'Pernoite#2026' };

test('unknown paths lead home, and unknown paths of the funnel to its first step (APP-10)', async ({
  page,
}) => {
  await new LoginPage(page).enter(james);
  for (const path of ['/no/such/room', '/guest', '/guest/no-such-room', '/login/more']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
  await page.goto('/booking/step-9');
  await expect(page).toHaveURL('/booking/step-1');
});

test('without a session home and the guest’s area lead to /login, and from there back to the requested page (APP-11, APP-13, SES-03, PD-01)', async ({
  page,
}) => {
  await page.goto('/guest/settings/language?from=letter');
  await expect(page).toHaveURL('/login');
  await new LoginPage(page).signIn(james);
  await expect(page).toHaveURL('/guest/settings/language?from=letter');
});

test('the remembered path is stored for this tab alone and used once (APP-13, PD-04)', async ({ page }) => {
  await page.goto('/guest/cards');
  await expect(page).toHaveURL('/login');
  const other = await page.context().newPage();
  await other.goto('/login');
  await new LoginPage(other).signIn(james);
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/guest/cards');

  await new ShellPage(page).leave();
  await expect(page).toHaveURL('/login');
  await new LoginPage(page).signIn(james);
  await expect(page).toHaveURL('/');
});

test('a remembered path that leads to another origin is not followed (PD-04)', async ({ page }) => {
  await page.goto('/guest/cards');
  await expect(page).toHaveURL('/login');
  const replaced = await page.evaluate(() => {
    const keys = Object.keys(sessionStorage).filter(key => sessionStorage.getItem(key) === '/guest/cards');
    for (const key of keys) sessionStorage.setItem(key, '//elsewhere.test/cards');
    return keys.length;
  });
  expect(replaced).toBe(1);
  await new LoginPage(page).signIn(james);
  await expect(page).toHaveURL('/');
});

test('the funnel, the sign-in and the password pages are open to everyone (PD-01, APP-09)', async ({
  page,
}) => {
  const open = {
    '/login': t('session:login.title'),
    '/forgot-password': t('password:forgot.title'),
    '/booking/step-1': t('booking-search:title'),
  };
  for (const [path, title] of Object.entries(open)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    await expect(page).toHaveURL(path);
  }
});

test('a guest whose e-mail is not verified is redirected to /email-verification from all of the guest’s area (APP-11, APP-12)', async ({
  page,
}) => {
  await new LoginPage(page).open();
  await new LoginPage(page).signIn(lia);
  await expect(page).toHaveURL('/email-verification');
  for (const path of ['/', '/guest/settings/language', '/guest/booking/active']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/email-verification');
  }
  await page.goto('/booking/step-1');
  await expect(page).toHaveURL('/booking/step-1');
});

test('mode=resetPassword on any path opens /reset-password with its code, which leaves address and history (APP-14, PD-04)', async ({
  page,
  testApi,
}) => {
  const { guest } = await testApi.signUp();
  await testApi.sendReset(guest.email);
  const code = codeIn(await testApi.linkOf(guest.email, 'Choose a new password'));

  await page.goto(`/guest/cards?mode=resetPassword&oobCode=${code}&lang=ENGLISH`);
  await expect(page).toHaveURL('/reset-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('password:reset.title'));
  await new ShellPage(page).logo.click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/reset-password');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(code);

  await page.getByLabel(t('password:reset.password'), { exact: true }).fill('Outra#2026');
  await page.getByLabel(t('password:reset.repeat'), { exact: true }).fill('Outra#2026');
  await page.getByRole('button', { name: t('password:reset.submit') }).click();
  await expect(page).toHaveURL('/login');
});

test('mode=verifyEmail opens /email-verification, which takes the code out of address and history and uses it (APP-15, PD-04)', async ({
  page,
  testApi,
}) => {
  const { guest } = await testApi.signUp();
  await new LoginPage(page).open();
  await new LoginPage(page).signIn(guest);
  await expect(page).toHaveURL('/email-verification');
  await page.getByRole('button', { name: t('email-verification:resend') }).click();
  await expect(page.getByText(t('email-verification:retryConfirmation')).first()).toBeVisible();
  const code = codeIn(await testApi.linkOf(guest.email, 'Confirm your e-mail'));

  const addresses: string[] = [];
  page.on('framenavigated', frame => addresses.push(frame.url()));
  const used = page.waitForRequest(/accounts:update/);
  await page.goto(`/?mode=verifyEmail&oobCode=${code}`);
  expect((await used).postDataJSON()).toEqual({ oobCode: code });
  await expect(page).toHaveURL('/');
  expect(addresses.filter(address => address.includes(code)).length).toBeLessThanOrEqual(1);
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(code));
});

const routes: [path: string, title: string][] = [
  ['/', ''],
  ['/guest/account', t('account:title')],
  ['/guest/booking/active', t('booking-list:title')],
  ['/guest/personal-information/personal-data', t('personal-information:title')],
  ['/guest/cards', t('wallet:title')],
  ['/guest/credits', t('credits:title')],
  ['/guest/preferences/room', t('preferences:title')],
  ['/guest/settings/notifications', t('settings:notifications.title')],
  ['/guest/settings/help/reservations', t('help:title')],
  ['/guest/settings/language', t('shell:language.title')],
  ['/booking/step-1', t('booking-search:title')],
];

test('every route opens from its address and again after a reload (WEB-06)', async ({ page }) => {
  await new LoginPage(page).enter(james);
  for (const [path, title] of routes) {
    const heading = page.getByRole('heading', { level: 1, ...(title === '' ? {} : { name: title }) });
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(heading, path).toBeVisible();
    await page.reload();
    await expect(heading, `${path} again`).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  for (const step of ['step-2', 'step-3', 'step-4']) {
    await page.goto(`/booking/${step}`);
    await expect(page, step).toHaveURL('/booking/step-1');
  }
});

test('a page that is opened by its address begins at its top, wherever the one before was left (WEB-06)', {
  tag: '@phone',
}, async ({ page }) => {
  await new LoginPage(page).enter(james, '/guest/settings/help/reservations');
  await expect(page.getByRole('heading', { level: 1, name: t('help:title') })).toBeVisible();
  const position = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(position).toBeGreaterThan(100);
  await page.goto('/guest/account');
  await expect(page.getByRole('heading', { level: 1, name: t('account:title') })).toBeVisible();
  expect(await position()).toBe(0);
});

test('the web build runs in a plain browser: it stores the session itself and opens outside pages in a new tab (WEB-04, WEB-01, WEB-03)', async ({
  page,
}) => {
  await page
    .context()
    .route('https://help.pernoite.example/**', route =>
      route.fulfill({ contentType: 'text/html', body: '<title>Help</title>' }),
    );
  await new LoginPage(page).enter(james);
  const electron = await page.evaluate(() =>
    ['pernoite', 'process', 'require', 'electron', 'ipcRenderer'].filter(name => name in window),
  );
  expect(electron).toEqual([]);
  await page.reload();
  const shell = new ShellPage(page);
  await expect(shell.greeting('James')).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await shell.footer.getByRole('link', { name: t('shell:footer.help') }).click();
  await expect(await opened).toHaveURL('https://help.pernoite.example/');
  await expect(page).toHaveURL('/');
});
