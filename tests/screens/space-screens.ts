import type { Page } from '@playwright/test';
import { LoginPage } from '../journeys/pages/login-page.ts';
import { SpacesPage } from '../journeys/pages/spaces-page.ts';
import type { Language } from '../journeys/pages/texts.ts';
import type { Screen } from './screens.ts';

const password = 'Pernoite#2026';
const BASE = '/guest/space-reservation';

/** The demonstration's guest who lives in Jardins; pictures change nothing that it has. */
async function open(
  page: Page,
  language: Language,
  path: string,
  email = 'rafael@pernoite.test',
): Promise<SpacesPage> {
  await new LoginPage(page, language).enter({ email, password }, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return new SpacesPage(page, language);
}

async function openDay(page: Page, language: Language, spaceId: string): Promise<SpacesPage> {
  const spaces = await open(page, language, `${BASE}/${spaceId}/instruction`);
  await spaces.consent.check();
  await spaces.next.click();
  await spaces.days.first().waitFor();
  return spaces;
}

/** Shared spaces of the hotel. */
export const spaceScreens: Screen[] = [
  {
    name: 'spaces-approved',
    open: async (page, language) => {
      await (await open(page, language, `${BASE}/approved`)).reservations.first().waitFor();
    },
  },
  {
    name: 'spaces-canceled',
    open: async (page, language) => {
      const { main, t } = await open(page, language, `${BASE}/canceled`);
      await main.getByText(t('space-reservation:state.CANCELED')).first().waitFor();
    },
  },
  {
    name: 'spaces-start',
    open: async (page, language) => {
      const { main, t } = await open(page, language, `${BASE}/start`);
      await main.getByRole('list', { name: t('space-reservation:start.list') }).waitFor();
    },
  },
  {
    name: 'spaces-instruction',
    open: async (page, language) => {
      await (await open(page, language, `${BASE}/jardins-laundry/instruction`)).consent.check();
    },
  },
  {
    name: 'spaces-reservation',
    open: async (page, language) => {
      const spaces = await openDay(page, language, 'jardins-meeting-room');
      await spaces.days.nth(1).check();
      await spaces.hours.nth(2).check();
    },
  },
  {
    name: 'spaces-own-day',
    open: async (page, language) => {
      const spaces = await openDay(page, language, 'jardins-rooftop');
      await spaces.days.nth(1).check();
      await spaces.main.getByRole('link', { name: spaces.t('space-reservation:reserve.seeOwn') }).waitFor();
    },
  },
  {
    name: 'spaces-cancel',
    open: async (page, language) => {
      const spaces = await open(page, language, `${BASE}/approved`);
      await spaces.reservations
        .first()
        .getByRole('button', { name: new RegExp(`^${spaces.t('space-reservation:card.cancel')}:`) })
        .click();
      await spaces.dialog.waitFor();
    },
  },
  {
    name: 'spaces-not-staying',
    open: async (page, language) => {
      const { main, t } = await open(page, language, `${BASE}/start`, 'ana@pernoite.test');
      await main.getByText(t('space-reservation:notStaying.title')).waitFor();
    },
  },
];
