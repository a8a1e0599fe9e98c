import type { Page } from '@playwright/test';
import { loseConnection } from '../journeys/connection.ts';
import { LoginPage } from '../journeys/pages/login-page.ts';
import { STAY_CARD, StayCardPage } from '../journeys/pages/stay-card-page.ts';
import type { Language } from '../journeys/pages/texts.ts';
import { toScreens } from './screen.ts';

const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };

async function openCard(page: Page, language: Language, path = STAY_CARD): Promise<StayCardPage> {
  await new LoginPage(page, language).enter(rafael, path);
  const card = new StayCardPage(page, language);
  await card.untilReady();
  await card.untilStored();
  return card;
}

async function openWithout(page: Page): Promise<void> {
  await loseConnection(page.context());
  await page.goto('/');
}

export const stayCardScreens = toScreens({
  'stay-card': async (page, language) => {
    const card = await openCard(page, language);
    await card.showCode.click();
    await card.code.waitFor();
  },
  'stay-card-offline': async (page, language) => {
    const card = await openCard(page, language);
    await openWithout(page);
    await card.showCode.waitFor();
  },
  offline: async (page, language) => {
    await new LoginPage(page, language).open();
    const card = new StayCardPage(page, language);
    await card.untilReady();
    await openWithout(page);
    await card.lost.waitFor();
  },
});
