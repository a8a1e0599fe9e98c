import type { Page } from '@playwright/test';
import { addDays } from '#shared/hotel-time.ts';
import { FunnelPages, roomNames, today } from '#tests/journeys/pages/funnel-pages.ts';
import type { PaymentPage } from '#tests/journeys/pages/payment-page.ts';
import { PixPage } from '#tests/journeys/pages/pix-page.ts';
import type { Language } from '#tests/journeys/pages/texts.ts';
import { pressBelow } from '../journeys/pages/card-form.ts';
import { newcomer } from './funnel-screens.ts';
import { toScreens } from './screen.ts';

/** Nights on which every room is free. */
const DAYS_AHEAD = 100;

let nights = 0;

/** The payment of one room, each time for a night of its own: what a code reserves is not found by a search. */
async function walkToPayment(page: Page, language: Language): Promise<PaymentPage> {
  const { search, results, services, payment } = new FunnelPages(page, language);
  nights += 1;
  const checkin = addDays(today(), DAYS_AHEAD + 2 * nights);
  await search.open();
  await search.chooseHotel(/Jardins/);
  await search.chooseDates(checkin, addDays(checkin, 1));
  await search.search.click();
  await results.choose(roomNames[language].queen).click();
  await results.goOn();
  await services.goOn();
  await payment.signUp.waitFor();
  return payment;
}

async function walkToCode(page: Page, language: Language): Promise<PixPage> {
  const payment = await walkToPayment(page, language);
  await payment.fillGuest(newcomer());
  await payment.goToPix();
  const pix = new PixPage(page, language);
  await pix.waiting.waitFor();
  return pix;
}

export const pixScreens = toScreens({
  'booking-payment-pix': async (page, language) => {
    const payment = await walkToPayment(page, language);
    await pressBelow(payment.pix, 'check');
    await payment.taxId.fill('529.982.247-25');
  },
  'pix-code': walkToCode,
  'pix-code-given-up': async (page, language) => {
    const pix = await walkToCode(page, language);
    await pix.otherwise.click();
    await pix.giveUp.waitFor();
  },
  'pix-ended': async (page, language) => {
    const pix = await walkToCode(page, language);
    // As on another device of the same guest.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await pix.leave.click();
    await pix.giveUp.click();
    await pix.ended('CLOSED').waitFor();
  },
});
