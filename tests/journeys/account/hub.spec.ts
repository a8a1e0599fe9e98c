import { LoginPage } from '../pages/login-page.ts';
import { SettingsPage } from '../pages/settings-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

const t = textsOf('pt');
const ana = { email: 'ana@pernoite.test', password: 'Pernoite#2026' };
const addresses = {
  personalInformation: /\/guest\/personal-information\//,
  cards: /\/guest\/cards$/,
  credits: /\/guest\/credits$/,
  settings: /\/guest\/settings/,
};

test('the hub shows the preferences’ progress once it loads, and its links and tabs lead to every part and back (PRF-01, PRF-02, PRF-03, APP-26)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/\/api\/account$/);
  await page.route('**/api/account', route =>
    route.fulfill({ status: 500, json: { code: 'X', message: 'x' } }),
  );
  await new LoginPage(page, 'pt').enter(ana, '/guest/account');
  const hub = new SettingsPage(page, 'pt');
  const main = page.getByRole('main');
  await expect(new ShellPage(page, 'pt').toast(t('account:loadFailed'))).toBeVisible();
  await expect(hub.ring).toBeHidden();
  await page.unroute('**/api/account');
  await main.getByRole('button', { name: t('general:tryAgain') }).click();
  await expect(hub.ring).toHaveAttribute('aria-valuetext', '60%');
  const edit = main.getByRole('link', { name: t('account:preferences.edit') });
  await expect(edit).toHaveAttribute('href', '/guest/preferences/room');

  for (const [section, address] of Object.entries(addresses)) {
    const name = t(`account:places.${section as keyof typeof addresses}.name`);
    const links = main.getByRole('list', { name: t('account:links') });
    await links.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await hub.tabs.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    if (section === 'personalInformation') {
      await page.goBack();
      continue;
    }
    await expect(hub.tabs.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await main.getByRole('link', { name: t('account:back.account'), exact: true }).click();
    await expect(page).toHaveURL('/guest/account');
  }
  await main.getByRole('link', { name: t('account:back.home'), exact: true }).click();
  await expect(page).toHaveURL('/');

  await testApi.setFlag('IS_CREDITS_ENABLED', false);
  await page.goto('/guest/credits');
  await expect(page).toHaveURL('/guest/account');
  await expect(main.getByRole('link', { name: t('account:places.cards.name'), exact: true })).toHaveCount(2);
  await expect(main.getByRole('link', { name: t('account:places.credits.name'), exact: true })).toHaveCount(
    0,
  );
});
