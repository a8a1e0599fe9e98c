import type { Page } from '@playwright/test';
import { loseConnection } from '../journeys/connection.ts';
import { LoginPage } from '../journeys/pages/login-page.ts';
import { STAY_CARD, StayCardPage } from '../journeys/pages/stay-card-page.ts';
import type { Language } from '../journeys/pages/texts.ts';
import type { Screen } from './screens.ts';

const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };

/** A guest who stays, whose browser has stored the card. */
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

/** What opens without a connection (BEY-18). */
export const stayCardScreens: Screen[] = [
  {
    name: 'stay-card',
    open: async (page, language) => {
      const card = await openCard(page, language);
      await card.showCode.click();
      await card.code.waitFor();
    },
  },
  {
    name: 'stay-card-offline',
    open: async (page, language) => {
      const card = await openCard(page, language);
      await openWithout(page);
      await card.showCode.waitFor();
    },
  },
  {
    name: 'offline',
    open: async (page, language) => {
      await new LoginPage(page, language).open();
      const card = new StayCardPage(page, language);
      await card.untilReady();
      await openWithout(page);
      await card.lost.waitFor();
    },
  },
];
