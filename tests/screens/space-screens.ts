import type { Page } from '@playwright/test';
import { LoginPage } from '../journeys/pages/login-page.ts';
import { SpacesPage } from '../journeys/pages/spaces-page.ts';
import type { Language } from '../journeys/pages/texts.ts';
import { toScreens } from './screen.ts';

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

export const spaceScreens = toScreens({
  'spaces-approved': async (page, language) =>
    (await open(page, language, `${BASE}/approved`)).reservations.first().waitFor(),
  'spaces-canceled': async (page, language) => {
    const { main, t } = await open(page, language, `${BASE}/canceled`);
    await main.getByText(t('space-reservation:state.CANCELED')).first().waitFor();
  },
  'spaces-start': async (page, language) => {
    const { main, t } = await open(page, language, `${BASE}/start`);
    await main.getByRole('list', { name: t('space-reservation:start.list') }).waitFor();
  },
  'spaces-instruction': async (page, language) =>
    (await open(page, language, `${BASE}/jardins-laundry/instruction`)).consent.check(),
  'spaces-reservation': async (page, language) => {
    const spaces = await openDay(page, language, 'jardins-meeting-room');
    await spaces.days.nth(1).check();
    await spaces.hours.nth(2).check();
  },
  'spaces-own-day': async (page, language) => {
    const spaces = await openDay(page, language, 'jardins-rooftop');
    await spaces.days.nth(1).check();
    await spaces.main.getByRole('link', { name: spaces.t('space-reservation:reserve.seeOwn') }).waitFor();
  },
  'spaces-cancel': async (page, language) => {
    const spaces = await open(page, language, `${BASE}/approved`);
    await spaces.reservations
      .first()
      .getByRole('button', { name: new RegExp(`^${spaces.t('space-reservation:card.cancel')}:`) })
      .click();
    await spaces.dialog.waitFor();
  },
  'spaces-not-staying': async (page, language) => {
    const { main, t } = await open(page, language, `${BASE}/start`, 'ana@pernoite.test');
    await main.getByText(t('space-reservation:notStaying.title')).waitFor();
  },
});
