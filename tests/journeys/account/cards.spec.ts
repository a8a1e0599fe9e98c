import { cardBrand } from '#shared/card-brands.ts';
import { hold } from '../hold.ts';
import { cards, pressBelow } from '../pages/card-form.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { languages } from '../pages/texts.ts';
import { WalletPage } from '../pages/wallet-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test as walletTest } from './wallet-fixture.ts';

const CREATE = /\/api\/payment\/payment-method\/create$/;
const LIST = /\/api\/payment\/payment-method$/;
const ONE = /\/api\/payment\/payment-method\/[0-9a-f-]{36}$/;
const MAIN = /\/api\/payment\/set-default-payment-method$/;

const test = walletTest.extend<{
  /** The wallet of a guest of this journey's own, with these cards in it. */
  openWallet: (names?: string[], language?: 'en' | 'pt') => Promise<WalletPage>;
}>({
  openWallet: async ({ page, testApi, walletFixture }, use) => {
    const numbers = [cards.approves, cards.approvesToo, cards.amex];
    await use(async (names = [], language = 'en') => {
      const guest = await testApi.newGuest({ language });
      for (const [index, name] of names.entries()) await walletFixture.keep(guest, name, numbers[index]);
      await signInByToken(page, guest);
      const wallet = new WalletPage(page, language);
      await wallet.open();
      return wallet;
    });
  },
});

for (const language of languages) {
  test(`an empty wallet invites, and a card that is added is in it as the main one, in ${language} (CRD-01, CRD-04, API-55, API-56, PAY-14, PAY-15)`, {
    tag: language === 'en' ? '@phone' : [],
  }, async ({ page, openWallet, expectNoViolations }) => {
    const wallet = await openWallet([], language);
    const { texts } = wallet;
    await expect(page.getByRole('heading', { name: texts('wallet:empty.title') })).toBeVisible();
    await expectNoViolations(page, { language });
    await wallet.add.click();
    await expect(wallet.field('description')).toBeEnabled();
    await expectNoViolations(page, { language });
    await pressBelow(wallet.save);
    await expect(wallet.field('description')).toHaveAccessibleDescription(
      new RegExp(texts('card-form:errors.descriptionRequired')),
    );
    await wallet.fill('Viagens ✈️');
    const sent = page.waitForRequest(CREATE);
    await pressBelow(wallet.save);
    const body = (await sent).postDataJSON();
    expect(body).toEqual({
      token: expect.any(String),
      description: 'Viagens ✈️',
      set_as_default: true,
      cpf_cnpj: '52998224725',
    });
    await expect(new ShellPage(page, language).toast(texts('wallet:creditCard.add.success'))).toBeVisible();
    await expect(wallet.dialog).toBeHidden();
    const card = wallet.card('Viagens ✈️');
    await expect(card).toContainText(texts('wallet:main'));
    await expect(card).toContainText(texts('wallet:endingIn', { digits: '1111' }));
    await expect(card).toContainText('08/31');
    await expect(card).not.toContainText('4111');
    await expect(card.getByRole('img', { name: 'Visa' })).toBeVisible();
    await expectNoViolations(page, { language });
  });

  test(`what cards are for is shown in three parts, in ${language} (CRD-02)`, async ({
    page,
    openWallet,
    expectNoViolations,
  }) => {
    const wallet = await openWallet([], language);
    await wallet.usage.click();
    for (const part of ['security', 'autonomy', 'guarantee'] as const) {
      const title = wallet.texts(`wallet:usage.${part}.title`);
      await expect(wallet.dialog.getByRole('heading', { name: title })).toBeVisible();
      await expect(wallet.dialog.getByText(wallet.texts(`wallet:usage.${part}.text`))).toBeVisible();
    }
    await expectNoViolations(page, { language });
    await wallet.dialog.getByRole('button', { name: wallet.texts('wallet:usage.close') }).click();
    await expect(wallet.dialog).toBeHidden();
  });

  test(`a nickname is saved once it differs, and not while it is being saved, in ${language} (CRD-03, CRD-06, CRD-08, API-58)`, async ({
    page,
    openWallet,
  }) => {
    const wallet = await openWallet(['Viagem'], language);
    await wallet.action('Viagem', 'rename').click();
    await expect(wallet.nickname).toHaveValue('Viagem');
    await expect(wallet.saveNickname).toBeDisabled();
    await wallet.nickname.fill('  Viagem ');
    await expect(wallet.saveNickname).toBeDisabled();
    await wallet.nickname.fill('   ');
    await expect(wallet.saveNickname).toBeDisabled();
    await wallet.nickname.fill('Trabalho');
    await expect(wallet.saveNickname).toBeEnabled();
    const release = await hold(page, ONE);
    await wallet.nickname.press('Enter');
    await expect(wallet.saveNickname).toBeDisabled();
    release();
    const done = wallet.texts('wallet:creditCard.editDescription.success');
    await expect(new ShellPage(page, language).toast(done)).toBeVisible();
    await expect(wallet.dialog).toBeHidden();
    await expect(wallet.card('Trabalho')).toBeVisible();
    await expect(wallet.card('Viagem')).toHaveCount(0);
  });
}

test('another card becomes the main one and is first (CRD-03, CRD-08, API-59)', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet(['One', 'Two', 'Three']);
  await expect(wallet.action('One', 'makeMain')).toHaveCount(0);
  await wallet.action('Three', 'makeMain').click();
  await expect(new ShellPage(page).toast(wallet.texts('wallet:creditCard.setMain.success'))).toBeVisible();
  await expect(wallet.cards.first()).toHaveAccessibleName('Three');
  await expect(wallet.card('Three')).toContainText(wallet.texts('wallet:main'));
  await expect(wallet.card('One')).not.toContainText(wallet.texts('wallet:main'));
});

test('deleting asks first, names the next main card, and the last card leaves an empty wallet (CRD-01, CRD-03, CRD-08, API-57)', async ({
  page,
  openWallet,
  expectNoViolations,
}) => {
  const wallet = await openWallet(['One', 'Two']);
  const { texts } = wallet;
  await wallet.action('One', 'delete').click();
  await expect(wallet.dialog).toContainText(texts('wallet:delete.heir', { name: 'Two' }));
  await expectNoViolations(page);
  await wallet.dialog.getByRole('button', { name: texts('wallet:delete.keep') }).click();
  await expect(wallet.cards).toHaveCount(2);

  await wallet.action('One', 'delete').click();
  await wallet.confirmDelete.click();
  await expect(new ShellPage(page).toast(texts('wallet:creditCard.delete.success')).first()).toBeVisible();
  await expect(wallet.cards).toHaveCount(1);
  await expect(wallet.card('Two')).toContainText(texts('wallet:main'));

  await wallet.action('Two', 'delete').click();
  await expect(wallet.dialog).toContainText(texts('wallet:delete.last'));
  await wallet.confirmDelete.click();
  await expect(page.getByRole('heading', { name: texts('wallet:empty.title') })).toBeVisible();
});

test('a card that is deleted elsewhere, or whose response was lost, is gone here too (CRD-08, API-57)', async ({
  page,
  openWallet,
  expectedFailures,
}) => {
  expectedFailures.allow(ONE);
  const wallet = await openWallet(['One', 'Two']);
  await page.route(ONE, async route => {
    await route.fetch();
    await route.continue();
  });
  await wallet.action('Two', 'delete').click();
  await wallet.confirmDelete.click();
  await expect(new ShellPage(page).toast(wallet.texts('wallet:creditCard.delete.success'))).toBeVisible();
  await expect(wallet.cards).toHaveCount(1);
});

test('what fails is said, and the cards stay as they are (CRD-08)', async ({
  page,
  openWallet,
  expectedFailures,
}) => {
  for (const address of [ONE, MAIN]) expectedFailures.allow(address);
  const wallet = await openWallet(['One', 'Two']);
  const { texts } = wallet;
  // Behind an open dialog a toast is for the eye alone, and its announcement comes before it; the dialog says why.
  const told = (key: 'delete' | 'editDescription' | 'setMain') =>
    page.getByText(texts(`wallet:creditCard.${key}.error`)).last();
  const refuse = (code: string, status: number) => ({ status, json: { code, message: 'refused' } });
  await page.route(MAIN, route => route.fulfill(refuse('INTERNAL_SERVER_ERROR', 500)));
  await wallet.action('Two', 'makeMain').click();
  await expect(told('setMain')).toBeVisible();

  await page.route(ONE, route => route.fulfill(refuse('CARD_IN_USE', 409)));
  await wallet.action('Two', 'delete').click();
  await wallet.confirmDelete.click();
  await expect(told('delete')).toBeVisible();
  await expect(wallet.dialog.getByRole('alert')).toHaveText(texts('errors:CARD_IN_USE'));
  await wallet.dialog.getByRole('button', { name: texts('wallet:delete.keep') }).click();

  await wallet.action('Two', 'rename').click();
  await wallet.nickname.fill('Other');
  await wallet.saveNickname.click();
  await expect(told('editDescription')).toBeVisible();
  await expect(wallet.nickname).toHaveValue('Other');
  await wallet.dialog.getByRole('button', { name: texts('general:cancel') }).click();
  await expect(wallet.card('Two')).toBeVisible();
});

test('cards that do not load say so, and load on retry (CRD-07)', async ({
  page,
  openWallet,
  expectedFailures,
  expectNoViolations,
}) => {
  const wallet = await openWallet(['One']);
  expectedFailures.allow(LIST);
  await page.route(LIST, route => route.abort());
  await page.reload();
  const failed = page.getByRole('alert');
  await expect(failed).toContainText(wallet.texts('wallet:creditCard.get.error'));
  await expectNoViolations(page);
  await page.unroute(LIST);
  await failed.getByRole('button', { name: wallet.texts('general:tryAgain') }).click();
  await expect(wallet.card('One')).toBeVisible();
});

test('a card that its bank declines is not stored, and the form says so (CRD-01, API-56, PAY-27)', async ({
  page,
  openWallet,
  expectedFailures,
}) => {
  expectedFailures.allow(CREATE);
  const wallet = await openWallet(['One']);
  await wallet.add.click();
  await wallet.fill('Bad', cards.declines);
  await pressBelow(wallet.save);
  await expect(wallet.dialog.getByRole('alert')).toHaveText(wallet.texts('wallet:add.declined'));
  await expect(wallet.field('number')).toHaveValue('');
  await expect(wallet.field('cvv')).toHaveValue('');
  await wallet.fill('Good', cards.approvesToo);
  await pressBelow(wallet.save);
  await expect(wallet.card('Good')).toBeVisible();
  await expect(wallet.cards).toHaveCount(2);
  await page.reload();
  await expect(wallet.cards).toHaveCount(2);
});

test('a card that the provider itself rejects is shown by the form’s own banner (PAY-25, PAY-27)', async ({
  openWallet,
  expectedFailures,
}) => {
  expectedFailures.allow(/payment_token/);
  const wallet = await openWallet();
  await wallet.add.click();
  await wallet.fill('Wrong', cards.wrongDigits);
  await pressBelow(wallet.save);
  await expect(wallet.dialog.getByRole('alert')).toHaveText(
    wallet.texts('card-form:paymentForm.addCardError'),
  );
  await expect(wallet.field('number')).toHaveValue(cards.wrongDigits);
});

test('a double press and a lost response leave one card (CRD-01, API-56)', async ({
  page,
  openWallet,
  expectedFailures,
}) => {
  expectedFailures.allow(CREATE);
  const wallet = await openWallet();
  const tokens: string[] = [];
  await page.route(CREATE, async route => {
    tokens.push(route.request().postDataJSON().token);
    if (tokens.length > 1) return route.continue();
    // The gateway stores the card; its response never arrives.
    await route.fetch();
    await route.abort();
  });
  await wallet.add.click();
  await wallet.fill('Once');
  await pressBelow(wallet.save, 'dblclick');
  await expect(wallet.card('Once')).toBeVisible();
  expect(tokens).toHaveLength(2);
  expect(new Set(tokens).size).toBe(1);
  await page.reload();
  await expect(wallet.cards).toHaveCount(1);
});

test('the same card, added in two tabs, is one card (CRD-01, API-56)', async ({ page, openWallet }) => {
  const wallet = await openWallet();
  const other = new WalletPage(await page.context().newPage());
  await other.open();
  for (const [tab, name] of [
    [wallet, 'Here'],
    [other, 'There'],
  ] as const) {
    await tab.add.click();
    await tab.fill(name);
  }
  await Promise.all([pressBelow(wallet.save), pressBelow(other.save)]);
  await expect(wallet.dialog).toBeHidden();
  await expect(other.dialog).toBeHidden();
  await page.reload();
  await expect(wallet.cards).toHaveCount(1);
});

test('every brand has its logo (CRD-05)', async ({ page, openWallet }) => {
  const all = cardBrand.options.map((brand, index) => ({
    id: `card-${index}`,
    description: `Card ${brand}`,
    data: { brand, display_number: 'XXXX XXXX XXXX 1111', month: 8, year: 2031 },
    default_payment: index === 0,
  }));
  const wallet = await openWallet();
  await page.route(LIST, route => route.fulfill({ json: all }));
  await page.reload();
  await expect(wallet.cards).toHaveCount(all.length);
  for (const brand of cardBrand.options) {
    const logos = wallet.card(`Card ${brand}`).getByRole('img');
    await expect(logos).toHaveCount(brand === 'unknown' ? 0 : 1);
  }
});

test('by keyboard alone a card is renamed and deleted, and the focus is never lost (CRD-03)', async ({
  page,
  openWallet,
}) => {
  const wallet = await openWallet(['One', 'Two']);
  await wallet.action('Two', 'rename').focus();
  await page.keyboard.press('Enter');
  await expect(wallet.nickname).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Deux');
  await page.keyboard.press('Enter');
  await expect(wallet.action('Deux', 'rename')).toBeVisible();
  await wallet.action('Deux', 'delete').focus();
  await page.keyboard.press('Enter');
  await expect(wallet.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wallet.dialog).toBeHidden();
  await expect(wallet.action('Deux', 'delete')).toBeFocused();
  await page.keyboard.press('Enter');
  await wallet.confirmDelete.focus();
  await page.keyboard.press('Enter');
  await expect(wallet.cards).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(wallet.add).toBeFocused();
});
