import type { Page } from '@playwright/test';
import { DELIVERIES, DELIVERY_HISTORY, DeliveriesPage } from '../journeys/pages/deliveries-page.ts';
import { LoginPage } from '../journeys/pages/login-page.ts';
import type { Language } from '../journeys/pages/texts.ts';
import { toScreens } from './screen.ts';

const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };
const james = { email: 'james@pernoite.test', password: 'Pernoite#2026' };

async function openList(page: Page, language: Language, guest = rafael, path = DELIVERIES) {
  await new LoginPage(page, language).enter(guest, path);
  const deliveries = new DeliveriesPage(page, language);
  await deliveries.title.waitFor();
  return deliveries;
}

export const deliveryScreens = toScreens({
  deliveries: async (page, language) => (await openList(page, language)).section('waiting').waitFor(),
  'deliveries-history': async (page, language) =>
    (await openList(page, language, rafael, DELIVERY_HISTORY)).section('history').waitFor(),
  'deliveries-form': async (page, language) => {
    const deliveries = await openList(page, language);
    await deliveries.announce.click();
    await deliveries.description.waitFor();
  },
  'deliveries-receipt': async (page, language) => {
    const deliveries = await openList(page, language);
    await deliveries.section('waiting').getByRole('button').click();
    await deliveries.dialog.waitFor();
  },
  'deliveries-not-staying': async (page, language) => {
    const deliveries = await openList(page, language, james);
    await deliveries.main
      .getByRole('heading', { name: deliveries.t('deliveries:empty.notStaying.title') })
      .waitFor();
  },
});
