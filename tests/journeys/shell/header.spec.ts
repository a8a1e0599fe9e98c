import type { Page } from '@playwright/test';
import { KNOWN_DEVICE } from '#renderer/platform/host/session-marker.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

const t = textsOf('en');
const pt = textsOf('pt');
const james = { email: 'james@pernoite.test', password: 'Pernoite#2026' };

const entries: [group: 'account' | 'product' | null, name: string, path: string, title: string][] = [
  [null, pt('shell:menu.booking'), '/guest/booking/active', pt('booking-list:title')],
  [
    'account',
    pt('shell:menu.personalInformation'),
    '/guest/personal-information/personal-data',
    pt('personal-information:title'),
  ],
  ['account', pt('shell:menu.cards'), '/guest/cards', pt('wallet:title')],
  ['account', pt('shell:menu.credits'), '/guest/credits', pt('credits:title')],
  ['account', pt('shell:menu.preferences'), '/guest/preferences/room', pt('preferences:title')],
  ['account', pt('shell:menu.settings'), '/guest/settings/notifications', pt('settings:notifications.title')],
  ['product', pt('shell:menu.newReservation'), '/booking/step-1', pt('booking-search:title')],
  ['product', pt('shell:menu.faq'), '/guest/settings/help/reservations', pt('help:title')],
  [null, pt('shell:menu.home'), '/', ''],
];

type FirstMenu = { entries: number; waitedMs: number };

/** How many entries the first menu of the next page has at first, and how long it was waited for. */
async function noteFirstMenu(page: Page): Promise<() => Promise<FirstMenu>> {
  await page.addInitScript(() => {
    let pressedAt = 0;
    window.addEventListener('click', () => (pressedAt = performance.now()), true);
    new MutationObserver((_, observer) => {
      const entries = document.querySelectorAll('[role="menuitem"]').length;
      if (entries === 0) return;
      observer.disconnect();
      Object.assign(window, { firstMenu: { entries, waitedMs: performance.now() - pressedAt } });
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate('firstMenu');
}

test('the menu greets the guest and leads to all pages of the app, and with the footer to those outside, in a new tab (APP-07, APP-17, APP-21, APP-22, APP-23, APP-24, APP-28, APP-29, APP-32, SET-02, PD-36)', async ({
  page,
  testApi,
}) => {
  for (const outside of ['https://pernoite.example/**', 'https://help.pernoite.example/**'])
    await page
      .context()
      .route(outside, route => route.fulfill({ contentType: 'text/html', body: '<title>Outside</title>' }));
  const guest = await testApi.newGuest({ language: 'pt' });
  await new LoginPage(page, 'pt').enter(guest);
  const shell = new ShellPage(page, 'pt');
  await expect(shell.greeting(guest.firstName)).toBeVisible();
  for (const [group, name, path, title] of entries) {
    await shell.openMenu();
    await expect(shell.entry(name)).toHaveCount(group === null ? 1 : 0);
    if (group !== null) await shell[group].click();
    await shell.entry(name).click();
    await expect(page, name).toHaveURL(path);
    await expect(shell.menu).toBeHidden();
    await expect(
      page.getByRole('heading', { level: 1, ...(title === '' ? {} : { name: title }) }),
    ).toBeVisible();
  }
  for (const name of ['Pernoite Jardins', 'Pernoite Nilo Square', 'Pernoite Setor Marista'])
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();

  for (const [name, address] of [
    [pt('shell:menu.about'), 'https://pernoite.example/about'],
    [pt('shell:menu.contact'), 'https://pernoite.example/contact'],
  ] as const) {
    await shell.openMenu();
    await shell.product.click();
    const opened = page.context().waitForEvent('page');
    await shell.outsideEntry(name).click();
    await expect(await opened, name).toHaveURL(address);
    await expect(page).toHaveURL('/');
  }
  const { footer } = shell;
  for (const [name, address] of [
    [pt('shell:footer.help'), 'https://help.pernoite.example/'],
    [pt('shell:footer.cookies'), 'https://pernoite.example/cookies'],
    [pt('shell:footer.terms'), 'https://pernoite.example/terms'],
    [pt('shell:footer.privacy'), 'https://pernoite.example/privacy'],
    [pt('shell:footer.appStore'), 'https://apps.apple.com/app/pernoite'],
    [pt('shell:footer.playStore'), 'https://play.google.com/store/apps/details?id=example.pernoite'],
  ] as const) {
    const link = footer.getByRole('link', { name: `${name} ${pt('general:opensNewTab')}` });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const help = page.context().waitForEvent('page');
  await footer.getByRole('link', { name: pt('shell:footer.help') }).click();
  await expect(await help).toHaveURL('https://help.pernoite.example/');
  await footer.getByRole('link', { name: pt('shell:footer.language') }).click();
  await expect(page).toHaveURL('/guest/settings/language');
  await shell.logo.click();
  await expect(page).toHaveURL('/');

  await page.route(/accounts:lookup/, async route => {
    const response = await route.fetch();
    const body = await response.json();
    delete body.users[0].displayName;
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  await expect(shell.greeting(pt('shell:menu.guest'))).toBeVisible();

  // Here nothing else has asked for the flags: an entry that came after them would move the others under a finger.
  const firstMenu = await noteFirstMenu(page);
  await page.goto('/guest/preferences/about');
  await shell.openMenu();
  await expect(shell.entry(pt('shell:menu.booking'))).toBeVisible();
  const { entries: atFirst, waitedMs } = await firstMenu();
  const now = await page.getByRole('menuitem').count();
  expect(atFirst === now || waitedMs >= 1_000, `${atFirst} of ${now} after ${waitedMs} ms`).toBe(true);
});

test('by keyboard alone: past the header, in by the form, through the menu and out again; the header’s button opens the form over the page, which stays (APP-20, APP-22, APP-25, SES-01)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(/accounts:signInWithPassword/);
  const login = new LoginPage(page);
  const shell = new ShellPage(page);
  const { keyboard } = page;
  // A stranger's page begins with the search (HOM-18).
  await page.addInitScript(name => localStorage.setItem(name, 'yes'), KNOWN_DEVICE);
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
  await expect(login.ownDevice).toBeFocused();
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

  await page.goto('/booking/step-1');
  await shell.signIn.click();
  await shell.dialogForm.forgot.click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(shell.dialog).toBeHidden();
  await page.goto('/booking/step-1');
  await shell.signIn.click();
  await expect(shell.dialog).toBeVisible();
  await keyboard.press('Escape');
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
