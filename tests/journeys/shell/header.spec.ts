import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

const t = textsOf('en');
const james = { email: 'james@pernoite.test', password: 'Pernoite#2026' };

test('the header’s logo leads home (APP-17)', async ({ page }) => {
  await new LoginPage(page).enter(james, '/guest/cards');
  await new ShellPage(page).logo.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('James');
});

test('the header’s sign-in button opens the form over the page, which stays when the guest is in (APP-20)', {
  tag: '@phone',
}, async ({ page, expectedFailures }) => {
  expectedFailures.allow(/accounts:signInWithPassword/);
  const shell = new ShellPage(page);
  await page.goto('/booking/step-1');
  await shell.signIn.click();
  await expect(shell.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shell.dialog).toBeHidden();
  await expect(shell.signIn).toBeFocused();

  await shell.signIn.click();
  await shell.dialogForm.signIn({ ...james, password: 'Errada#2026' });
  await expect(shell.dialogForm.alert).toHaveText(t('session:login.error'));
  await shell.dialogForm.signIn(james);
  await expect(shell.dialog).toBeHidden();
  await expect(shell.greeting('James')).toBeVisible();
  await expect(shell.signIn).toBeHidden();
  await expect(page).toHaveURL('/booking/step-1');
});

test('the dialog knows the way for who forgot the password, and makes room for it (APP-20, SES-01)', async ({
  page,
}) => {
  const shell = new ShellPage(page);
  await page.goto('/booking/step-1');
  await shell.signIn.click();
  await shell.dialogForm.forgot.click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(shell.dialog).toBeHidden();
});

test('the menu greets by name with a person’s icon, or as a guest where there is no name (APP-21)', async ({
  page,
}) => {
  await new LoginPage(page).enter(james);
  const shell = new ShellPage(page);
  await expect(shell.greeting('James')).toBeVisible();

  await page.route(/accounts:lookup/, async route => {
    const response = await route.fetch();
    const body = await response.json();
    delete body.users[0].displayName;
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  await expect(shell.greeting(t('shell:menu.guest'))).toBeVisible();
});

const entries: [group: 'account' | 'product' | null, name: string, path: string, title: string][] = [
  [null, t('shell:menu.booking'), '/guest/booking/active', t('booking-list:title')],
  [
    'account',
    t('shell:menu.personalInformation'),
    '/guest/personal-information/personal-data',
    t('personal-information:title'),
  ],
  ['account', t('shell:menu.cards'), '/guest/cards', t('wallet:title')],
  ['account', t('shell:menu.credits'), '/guest/credits', t('credits:title')],
  ['account', t('shell:menu.preferences'), '/guest/preferences/room', t('preferences:title')],
  // Where there is room, the settings open with their first page (SET-02).
  ['account', t('shell:menu.settings'), '/guest/settings', ''],
  ['product', t('shell:menu.newReservation'), '/booking/step-1', t('booking-search:title')],
  ['product', t('shell:menu.faq'), '/guest/settings/help', t('help:title')],
  [null, t('shell:menu.home'), '/', ''],
];

test('the menu leads home, to the bookings, and by account and product to all their pages (APP-22, APP-23, APP-24)', {
  tag: '@phone',
}, async ({ page }) => {
  await new LoginPage(page).enter(james);
  const shell = new ShellPage(page);
  for (const [group, name, path, title] of entries) {
    await shell.openMenu();
    await expect(shell.entry(name)).toHaveCount(group === null ? 1 : 0);
    if (group !== null) await shell[group].click();
    await shell.entry(name).click();
    await expect(page, name).toHaveURL(url =>
      [path, `${path}/notifications`, `${path}/reservations`].includes(url.pathname),
    );
    await expect(shell.menu).toBeHidden();
    await expect(
      page.getByRole('heading', { level: 1, ...(title === '' ? {} : { name: title }) }),
    ).toBeVisible();
  }
});

test('About and Contact in the menu open outside pages in a new tab and say so (APP-24, APP-28, PD-36)', async ({
  page,
}) => {
  await page
    .context()
    .route('https://pernoite.example/**', route =>
      route.fulfill({ contentType: 'text/html', body: '<title>Outside</title>' }),
    );
  await new LoginPage(page).enter(james);
  const shell = new ShellPage(page);
  for (const [name, address] of [
    [t('shell:menu.about'), 'https://pernoite.example/about'],
    [t('shell:menu.contact'), 'https://pernoite.example/contact'],
  ] as const) {
    await shell.openMenu();
    await shell.product.click();
    const opened = page.context().waitForEvent('page');
    await shell.outsideEntry(name).click();
    await expect(await opened, name).toHaveURL(address);
    await expect(page).toHaveURL('/');
  }
});

test('signing out from the menu ends the session and leads to /login (APP-25)', async ({ page }) => {
  await new LoginPage(page).enter(james);
  const shell = new ShellPage(page);
  await shell.leave();
  await expect(page).toHaveURL('/login');
  await expect(shell.userMenu).toBeHidden();
  await page.goto('/');
  await expect(page).toHaveURL('/login');
});

test('the footer leads to the language page, and to help, cookies, terms, privacy and both app stores in a new tab (APP-28, APP-29, PD-36)', async ({
  page,
}) => {
  await new LoginPage(page).enter(james);
  const { footer } = new ShellPage(page);
  for (const [name, address] of [
    [t('shell:footer.help'), 'https://help.pernoite.example/'],
    [t('shell:footer.cookies'), 'https://pernoite.example/cookies'],
    [t('shell:footer.terms'), 'https://pernoite.example/terms'],
    [t('shell:footer.privacy'), 'https://pernoite.example/privacy'],
    [t('shell:footer.appStore'), 'https://apps.apple.com/app/pernoite'],
    [t('shell:footer.playStore'), 'https://play.google.com/store/apps/details?id=example.pernoite'],
  ] as const) {
    const link = footer.getByRole('link', { name: `${name} ${t('general:opensNewTab')}` });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await footer.getByRole('link', { name: t('shell:footer.language') }).click();
  await expect(page).toHaveURL('/guest/settings/language');
});

test('home names the three hotels and their cities (APP-07)', async ({ page }) => {
  await new LoginPage(page).enter(james);
  for (const name of ['jardins', 'nilo', 'marista'] as const) {
    await expect(
      page.getByRole('heading', { level: 3, name: t(`home-more:showcase.${name}.name`) }),
    ).toBeVisible();
  }
});

test('by keyboard alone: past the header, in by the form, through the menu and out again (APP-20, APP-22, APP-25)', async ({
  page,
}) => {
  const login = new LoginPage(page);
  const shell = new ShellPage(page);
  const { keyboard } = page;
  await login.open();
  await keyboard.press('Tab');
  await expect(shell.skip).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(login.email).toBeFocused();
  await keyboard.type(james.email);
  await keyboard.press('Tab');
  await expect(login.password).toBeFocused();
  await keyboard.type(james.password);
  await keyboard.press('Tab');
  await expect(login.show).toBeFocused();
  await keyboard.press('Tab');
  await expect(login.submit).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toBeFocused();

  await shell.userMenu.focus();
  await keyboard.press('Enter');
  await expect(shell.entry(t('shell:menu.home'))).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(shell.account).toBeFocused();
  await expect(shell.account).toHaveAttribute('aria-expanded', 'false');
  await keyboard.press('Enter');
  await expect(shell.account).toHaveAttribute('aria-expanded', 'true');
  await keyboard.press('ArrowDown');
  await expect(shell.entry(t('shell:menu.personalInformation'))).toBeFocused();
  await keyboard.press('Escape');
  await expect(shell.menu).toBeHidden();
  await expect(shell.userMenu).toBeFocused();

  await keyboard.press('Enter');
  await keyboard.press('End');
  await expect(shell.signOut).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});
