import type { Page } from '@playwright/test';
import { statementOf } from '../journeys/account/wallet-fixture.ts';
import { LoginPage } from '../journeys/pages/login-page.ts';
import { type Language, textsOf } from '../journeys/pages/texts.ts';
import { toScreens } from './screen.ts';

const password = 'Pernoite#2026';
const guests = { pt: 'ana@pernoite.test', en: 'james@pernoite.test' } as const;

async function open(page: Page, language: Language, path: string): Promise<void> {
  await new LoginPage(page, language).enter({ email: guests[language], password }, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const creditsWithSome = async (page: Page, language: Language) => {
  const given = statementOf(
    [
      { origin: 'EARLY_DEPARTURE', value: 412.3, remaining: 412.3 },
      { origin: 'FULL_CANCELLATION', value: 1280, remaining: 1280 },
    ],
    1692.3,
  );
  await page.route(/\/api\/personalInfo\/statement$/, route => route.fulfill({ json: given }));
  await open(page, language, '/guest/credits');
  await page.getByRole('list').last().waitFor();
};

export const walletScreens = toScreens({
  cards: (page, language) => open(page, language, '/guest/cards'),
  'cards-add': async (page, language) => {
    await open(page, language, '/guest/cards');
    await page.getByRole('button', { name: textsOf(language)('wallet:addCard') }).click();
    await page.getByRole('alertdialog').waitFor();
  },
  'cards-delete': async page => {
    await open(page, 'pt', '/guest/cards');
    await page
      .getByRole('button', { name: textsOf('pt')('wallet:actions.delete') })
      .first()
      .click();
    await page.getByRole('alertdialog').waitFor();
  },
  'cards-usage': async (page, language) => {
    await open(page, language, '/guest/cards');
    await page.getByRole('button', { name: textsOf(language)('wallet:usage.open') }).click();
    await page.getByRole('dialog').waitFor();
  },
  credits: creditsWithSome,
  'credits-details': async (page, language) => {
    await creditsWithSome(page, language);
    const origin = textsOf(language)('credits:origins.EARLY_DEPARTURE');
    await page.getByRole('button', { name: origin }).last().click();
    await page.getByRole('dialog').waitFor();
  },
  'credits-policy': async (page, language) => {
    await open(page, language, '/guest/credits');
    const policy = textsOf(language)('credits:policies.reimbursement.open');
    await page.getByRole('button', { name: policy }).click();
    await page.getByRole('dialog').waitFor();
  },
});
