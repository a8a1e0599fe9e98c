import { LoginPage } from '../pages/login-page.ts';
import { SettingsPage } from '../pages/settings-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';

const t = textsOf('pt');
const en = textsOf('en');
const ana = { email: 'ana@pernoite.test', password: 'Pernoite#2026' };
const places = ['personalInformation', 'cards', 'credits', 'settings'] as const;
const addresses = {
  personalInformation: /\/guest\/personal-information\//,
  cards: /\/guest\/cards$/,
  credits: /\/guest\/credits$/,
  settings: /\/guest\/settings/,
};

test('the hub shows how far the preferences are filled in, with a way to edit them, or to add the first (PRF-01)', async ({
  page,
  testApi,
}) => {
  await signInByToken(page, ana);
  await page.goto('/guest/account');
  const hub = new SettingsPage(page, 'pt');
  await expect(hub.ring).toHaveAttribute('aria-valuetext', '60%');
  const edit = page.getByRole('main').getByRole('link', { name: t('account:preferences.edit') });
  await expect(edit).toHaveAttribute('href', '/guest/preferences/room');
  await edit.click();
  await expect(page).toHaveURL(/\/guest\/preferences/);
  await page.goBack();
  await new ShellPage(page, 'pt').leave();

  await new LoginPage(page).enter(await testApi.newGuest(), '/guest/account');
  await expect(new SettingsPage(page).ring).toHaveAttribute('aria-valuetext', '0%');
  await page
    .getByRole('main')
    .getByRole('link', { name: en('account:preferences.add') })
    .click();
  await expect(page).toHaveURL(/\/guest\/preferences/);
});

test('links and tabs of the hub lead to personal information, cards, credits and settings, and each leads back (PRF-02)', {
  tag: '@phone',
}, async ({ page }) => {
  await signInByToken(page, ana);
  await page.goto('/guest/account');
  const hub = new SettingsPage(page, 'pt');
  for (const place of places) {
    const name = t(`account:places.${place}.name`);
    const links = page.getByRole('list', { name: t('account:links') });
    await links.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(addresses[place]);
    await page.goto('/guest/account');
    await hub.tabs.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(addresses[place]);
    if (place === 'personalInformation') {
      await page.goto('/guest/account');
      continue;
    }
    await expect(hub.tabs.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    const back = page.getByRole('main').getByRole('link', { name: t('account:back.account'), exact: true });
    await back.click();
    await expect(page).toHaveURL('/guest/account');
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: t('account:back.home'), exact: true })
    .click();
  await expect(page).toHaveURL('/');
});

test('without the credits flag neither a link nor a tab leads to credits (PRF-02, APP-26)', async ({
  page,
  testApi,
}) => {
  await testApi.setFlag('IS_CREDITS_ENABLED', false);
  await signInByToken(page, ana);
  await page.goto('/guest/account');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: t('account:places.cards.name'), exact: true })).toHaveCount(2);
  await expect(main.getByRole('link', { name: t('account:places.credits.name'), exact: true })).toHaveCount(
    0,
  );
});

test('an account that cannot be loaded shows a toast, and can be tried again (PRF-03)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(/\/api\/account$/);
  // In the account's language from the start: a change of language would fetch, and fail, once more.
  await new LoginPage(page, 'pt').enter(ana);
  await page.route('**/api/account', route =>
    route.fulfill({ status: 500, json: { code: 'X', message: 'x' } }),
  );
  await page.goto('/guest/account');
  await expect(new ShellPage(page, 'pt').toast(t('account:loadFailed'))).toBeVisible();
  const hub = new SettingsPage(page, 'pt');
  await expect(hub.ring).toBeHidden();
  await page.unroute('**/api/account');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('general:tryAgain') })
    .click();
  await expect(hub.ring).toHaveAttribute('aria-valuetext', '60%');
});
