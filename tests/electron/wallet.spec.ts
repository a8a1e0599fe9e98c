import { brl } from '#tests/journeys/booking/stay-arithmetic.ts';
import { CreditsPage } from '#tests/journeys/pages/credits-page.ts';
import { WalletPage } from '#tests/journeys/pages/wallet-page.ts';
import { DEMO_PASSWORD } from '../../src-gateway/seed/demo-guests.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './guest-phone.ts';
import { goTo, landscape, openPage, portrait } from './kiosk.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { smallTargets, smallTexts } from './pages/measures.ts';

/** A guest's cards and credits on a lobby's screen, where strangers stand around. */

test.use({ appOptions: { args: ['--profile=kiosk'] } });

const ana = { email: 'ana@pernoite.test', password: DEMO_PASSWORD };

test('a lobby’s screen shows cards masked and adds, renames and deletes none; the phone does (PD-41, CRD-01, CRD-03, BEY-05, BEY-09)', async ({
  desktop,
}) => {
  const { page, language } = await openPage(desktop);
  await page.setViewportSize(portrait);
  const login = new DeviceLoginPage(page, language);
  await login.open('password');
  await login.password.signIn(ana);
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/login');
  await goTo(page, '/guest/cards');
  const wallet = new WalletPage(page, 'pt');
  const { texts } = wallet;
  const card = wallet.card('Visa da Ana');
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('1111');
  await expect(wallet.add).toHaveCount(0);
  for (const action of ['rename', 'makeMain', 'delete'] as const)
    await expect(wallet.action('Visa da Ana', action)).toHaveCount(0);
  for (const size of [portrait, landscape]) {
    await page.setViewportSize(size);
    expect(await smallTexts(page, 20)).toEqual([]);
    expect(await smallTargets(page, 56)).toEqual([]);
    await expectNoViolations(page);
  }

  const mask = card.getByRole('button', { name: texts('general:masked', { what: texts('wallet:number') }) });
  await mask.focus();
  await page.keyboard.down('Enter');
  await expect(card).toContainText('1111');
  await page.keyboard.up('Enter');
  await expect(card).not.toContainText('1111');

  await page.getByRole('button', { name: texts('wallet:phone.show') }).click();
  await expect(wallet.dialog.getByRole('img')).toBeVisible();
});

test('a lobby’s screen hides every amount of the credits from the start, and shows them while the eye is pressed (CRE-02, BEY-09)', async ({
  desktop,
}) => {
  const { page, language } = await openPage(desktop);
  await page.setViewportSize(portrait);
  const login = new DeviceLoginPage(page, language);
  await login.open('password');
  await login.password.signIn(ana);
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/login');
  await goTo(page, '/guest/credits');
  const credits = new CreditsPage(page, 'pt');
  const main = page.getByRole('main');
  await expect(credits.balance.getByText('••••••', { exact: true })).toBeVisible();
  await expect(credits.rows.first()).toBeVisible();
  await expect(main).not.toContainText('R$');
  for (const size of [portrait, landscape]) {
    await page.setViewportSize(size);
    expect(await smallTexts(page, 20)).toEqual([]);
    expect(await smallTargets(page, 56)).toEqual([]);
    await expectNoViolations(page);
  }
  await credits.eye('hold').focus();
  await page.keyboard.down('Enter');
  await expect(credits.balance).toContainText(brl(1200_00));
  await expect(credits.row('NO_SHOW').first()).toContainText(brl(450_00));
  await page.keyboard.up('Enter');
  await expect(main).not.toContainText('R$');

  await credits.row('EARLY_DEPARTURE').click();
  await expect(credits.dialog).toContainText(credits.texts('credits:refund.title'));
  await expect(credits.dialog).not.toContainText('R$');
  await expect(credits.dialog.getByRole('link', { name: 'credits@pernoite.example' })).toHaveCount(0);
});
