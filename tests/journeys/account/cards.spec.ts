import { holdRequests } from '../connection.ts';
import { cards, pressBelow } from '../pages/card-form.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { WalletPage } from '../pages/wallet-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from './wallet-fixture.ts';

const CREATE = /\/api\/payment\/payment-method\/create$/;
const LIST = /\/api\/payment\/payment-method$/;
const ONE = /\/api\/payment\/payment-method\/[0-9a-f-]{36}$/;
const MAIN = /\/api\/payment\/set-default-payment-method$/;

test('an empty wallet invites; cards are added once, renamed, made the main one and deleted, by keyboard as well, and what fails is tried again (CRD-01, CRD-02, CRD-03, CRD-04, CRD-06, CRD-07, CRD-08, API-55, API-56, API-57, API-58, API-59, PAY-14, PAY-15, PAY-25, PAY-27)', async ({
  page,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  for (const call of [CREATE, LIST, ONE, MAIN, /payment_token/]) expectedFailures.allow(call);
  await signInByToken(page, await testApi.newGuest({ language: 'pt' }));
  const wallet = new WalletPage(page, 'pt');
  const { texts } = wallet;
  const toast = (key: 'add' | 'delete' | 'editDescription' | 'setMain') =>
    new ShellPage(page, 'pt').toast(texts(`wallet:creditCard.${key}.success`)).first();
  await page.route(LIST, route => route.abort());
  await wallet.open();
  const failed = page.getByRole('alert');
  await expect(failed).toContainText(texts('wallet:creditCard.get.error'));
  await page.unroute(LIST);
  await failed.getByRole('button', { name: texts('general:tryAgain') }).click();
  const empty = page.getByRole('heading', { name: texts('wallet:empty.title') });
  await expect(empty).toBeVisible();
  await wallet.usage.click();
  for (const part of ['security', 'autonomy', 'guarantee'] as const) {
    const title = texts(`wallet:usage.${part}.title`);
    await expect(wallet.dialog.getByRole('heading', { name: title })).toBeVisible();
    await expect(wallet.dialog.getByText(texts(`wallet:usage.${part}.text`))).toBeVisible();
  }
  await wallet.dialog.getByRole('button', { name: texts('wallet:usage.close') }).click();
  await expect(wallet.dialog).toBeHidden();

  await test.step('the provider or the bank rejects a card', async () => {
    await wallet.add.click();
    await expect(wallet.field('description')).toBeEnabled();
    await expectNoViolations(page);
    await pressBelow(wallet.save);
    await expect(wallet.field('description')).toHaveAccessibleDescription(
      new RegExp(texts('card-form:errors.descriptionRequired')),
    );
    const banner = wallet.dialog.getByRole('alert');
    await wallet.fill('Viagens ✈️', cards.wrongDigits);
    await pressBelow(wallet.save);
    await expect(banner).toHaveText(texts('card-form:paymentForm.addCardError'));
    await expect(wallet.field('number')).toHaveValue(cards.wrongDigits);
    await wallet.field('number').fill(cards.declines);
    await pressBelow(wallet.save);
    await expect(banner).toHaveText(texts('wallet:add.declined'));
    await expect(wallet.field('number')).toHaveValue('');
    await expect(wallet.field('cvv')).toHaveValue('');
  });

  await test.step('a double press and a lost response leave one card', async () => {
    const sent: { token: string }[] = [];
    await page.route(CREATE, async route => {
      sent.push(route.request().postDataJSON());
      if (sent.length > 1) return route.continue();
      // The gateway stores the card; its response never arrives.
      await route.fetch();
      await route.abort();
    });
    await wallet.fill('Viagens ✈️');
    await pressBelow(wallet.save, 'dblclick');
    await expect(toast('add')).toBeVisible();
    await expect(wallet.dialog).toBeHidden();
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual({
      token: expect.any(String),
      description: 'Viagens ✈️',
      set_as_default: true,
      cpf_cnpj: '52998224725',
    });
    expect(sent[1]?.token).toBe(sent[0]?.token);
    await page.unroute(CREATE);
    const card = wallet.card('Viagens ✈️');
    await expect(card).toContainText(texts('wallet:main'));
    await expect(card).toContainText(texts('wallet:endingIn', { digits: '1111' }));
    await expect(card).toContainText('08/31');
    await expect(card).not.toContainText('4111');
    await expect(card.getByRole('img', { name: 'Visa' })).toBeVisible();
    await expect(wallet.cards).toHaveCount(1);
    await expectNoViolations(page);
  });

  await test.step('another card becomes the main one', async () => {
    await expect(wallet.action('Viagens ✈️', 'makeMain')).toHaveCount(0);
    await wallet.add.click();
    await wallet.fill('Casa', cards.approvesToo);
    await pressBelow(wallet.save);
    await wallet.action('Casa', 'makeMain').click();
    await expect(toast('setMain')).toBeVisible();
    await expect(wallet.cards.first()).toHaveAccessibleName('Casa');
    await expect(wallet.card('Casa')).toContainText(texts('wallet:main'));
    await expect(wallet.card('Viagens ✈️')).not.toContainText(texts('wallet:main'));
  });

  await test.step('what cannot be changed says so and stays as it is', async () => {
    // Behind an open dialog a toast is for the eye alone, and its announcement comes before it; the dialog says why.
    const notice = (key: 'delete' | 'editDescription' | 'setMain') =>
      page.getByText(texts(`wallet:creditCard.${key}.error`)).last();
    const rejection = (code: string, status: number) => ({ status, json: { code, message: 'rejected' } });
    await page.route(MAIN, route => route.fulfill(rejection('INTERNAL_SERVER_ERROR', 500)));
    await wallet.action('Viagens ✈️', 'makeMain').click();
    await expect(notice('setMain')).toBeVisible();
    await page.route(ONE, route => route.fulfill(rejection('CARD_IN_USE', 409)));
    await wallet.action('Viagens ✈️', 'delete').click();
    await wallet.confirmDelete.click();
    await expect(notice('delete')).toBeVisible();
    await expect(wallet.dialog.getByRole('alert')).toHaveText(texts('errors:CARD_IN_USE'));
    await wallet.dialog.getByRole('button', { name: texts('wallet:delete.keep') }).click();
    await wallet.action('Viagens ✈️', 'rename').click();
    await wallet.nickname.fill('Other');
    await wallet.saveNickname.click();
    await expect(notice('editDescription')).toBeVisible();
    await expect(wallet.nickname).toHaveValue('Other');
    await wallet.dialog.getByRole('button', { name: texts('general:cancel') }).click();
    await expect(wallet.card('Viagens ✈️')).toBeVisible();
    await page.unroute(ONE);
    await page.unroute(MAIN);
  });

  await test.step('a nickname is saved once it differs, and not while it is being saved', async () => {
    await wallet.action('Casa', 'rename').focus();
    await page.keyboard.press('Enter');
    await expect(wallet.nickname).toBeFocused();
    await expect(wallet.nickname).toHaveValue('Casa');
    for (const unchanged of ['Casa', '  Casa ', '   ']) {
      await wallet.nickname.fill(unchanged);
      await expect(wallet.saveNickname).toBeDisabled();
    }
    await wallet.nickname.fill('Trabalho');
    await expect(wallet.saveNickname).toBeEnabled();
    const release = await holdRequests(page, ONE);
    await page.keyboard.press('Enter');
    await expect(wallet.saveNickname).toBeDisabled();
    release();
    await expect(toast('editDescription')).toBeVisible();
    await expect(wallet.dialog).toBeHidden();
    await expect(wallet.card('Trabalho')).toBeVisible();
    await page.unroute(ONE);
  });

  await test.step('deleting asks first, names the next main card, and bears a lost response', async () => {
    await wallet.action('Trabalho', 'delete').focus();
    await page.keyboard.press('Enter');
    await expect(wallet.dialog).toContainText(texts('wallet:delete.heir', { name: 'Viagens ✈️' }));
    await page.keyboard.press('Escape');
    await expect(wallet.dialog).toBeHidden();
    await expect(wallet.action('Trabalho', 'delete')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.route(ONE, async route => {
      await route.fetch();
      await route.continue();
    });
    await wallet.confirmDelete.focus();
    await page.keyboard.press('Enter');
    await expect(toast('delete')).toBeVisible();
    await expect(wallet.cards).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(wallet.add).toBeFocused();
    await expect(wallet.card('Viagens ✈️')).toContainText(texts('wallet:main'));
    await wallet.action('Viagens ✈️', 'delete').click();
    await expect(wallet.dialog).toContainText(texts('wallet:delete.last'));
    await wallet.confirmDelete.click();
    await expect(empty).toBeVisible();
  });
});
