import type { Page } from '@playwright/test';
import { addDays } from '#shared/hotel-time.ts';
import { cards, pressBelow } from '#tests/journeys/pages/card-form.ts';
import { FunnelPages, roomNames, today } from '#tests/journeys/pages/funnel-pages.ts';
import type { Language } from '#tests/journeys/pages/texts.ts';
import { toScreens } from './screen.ts';

/** Nights on which every room is free, and two on which a whole hotel is full. */
const DAYS_AHEAD = 96;
const FULL_DAYS_AHEAD = 40;
const ana = { email: 'ana@pernoite.test', password: 'Pernoite#2026' };

export const newcomer = () => ({
  email: `livia.${Date.now().toString(36)}@hospede.test`,
  fullName: 'Lívia Prado',
  dateOfBirth: '1990-08-24',
  phone: '11987654321',
  password: 'Varanda#2026',
});

type Step = 'search' | 'results' | 'chosen' | 'services' | 'payment';

async function walkTo(step: Step, page: Page, language: Language): Promise<FunnelPages> {
  const pages = new FunnelPages(page, language);
  const { search, results, services } = pages;
  const names = roomNames[language];
  const checkin = addDays(today(), DAYS_AHEAD);
  await search.open();
  await search.chooseHotel(/Jardins/);
  await search.chooseDates(checkin, addDays(checkin, 3));
  await search.arrival.selectOption('13');
  await search.chooseParty([{ adults: 2, ages: [2], pet: true }, { adults: 2 }]);
  if (step === 'search') return pages;
  await search.search.click();
  await results.offer(names.family).waitFor();
  if (step === 'results') return pages;
  await results.choose(names.family).click();
  await results.choose(names.queen).click();
  await results.takeOut(names.queen, 2).waitFor();
  if (step === 'chosen') return pages;
  await results.goOn();
  await services.room(1).consent('pet').check();
  if (step === 'services') return pages;
  await services.room(1).consent('cradle').check();
  await services.goOn();
  await pages.payment.signUp.waitFor();
  return pages;
}

export const funnelScreens = toScreens({
  'booking-search': (page, language) => new FunnelPages(page, language).search.open(),
  'booking-search-filled': (page, language) => walkTo('search', page, language),
  'booking-calendar': async (page, language) => {
    const { search } = await walkTo('search', page, language);
    await search.openDates();
  },
  'booking-calendar-no-day': async (page, language) => {
    const { search } = await walkTo('search', page, language);
    await search.openDates();
    await search.typedArrival.fill(language === 'pt' ? '31/02/2027' : '02/31/2027');
    await search.done.click();
    await search.dialog.getByRole('alert').waitFor();
  },
  'booking-rooms-and-guests': async (page, language) => {
    const { search } = await walkTo('search', page, language);
    await search.openRooms();
  },
  'booking-results': (page, language) => walkTo('results', page, language),
  'booking-results-chosen': (page, language) => walkTo('chosen', page, language),
  'booking-results-none': async (page, language) => {
    const { search, results } = new FunnelPages(page, language);
    const full = addDays(today(), FULL_DAYS_AHEAD);
    await search.open();
    await search.chooseHotel(/Nilo/);
    await search.chooseDates(full, addDays(full, 2));
    await search.search.click();
    await page
      .getByRole('heading', { name: results.texts('booking-results:availabilityResult.empty.title') })
      .waitFor();
  },
  'booking-price-details': async (page, language) => {
    const { results, summary } = await walkTo('chosen', page, language);
    const isSheet = await summary.open.isVisible();
    if (isSheet) await summary.open.click();
    await (isSheet ? summary.sheet : summary.aside)
      .getByRole('button', { name: results.texts('booking-funnel:summary.details') })
      .click();
    await page.getByRole('dialog', { name: results.texts('booking-funnel:details.title') }).waitFor();
  },
  'booking-services': (page, language) => walkTo('services', page, language),
  'booking-payment-new-guest': (page, language) => walkTo('payment', page, language),
  'booking-payment-missing': async (page, language) => {
    const { payment } = await walkTo('payment', page, language);
    await pressBelow(payment.showMissing);
    await payment.signUp.getByRole('alert').first().waitFor();
  },
  'booking-payment-login': async (page, language) => {
    const { payment } = await walkTo('payment', page, language);
    await payment.logIn.click();
    await payment.loginDialog.waitFor();
  },
  'booking-payment-credits': async (page, language) => {
    const { payment } = await walkTo('payment', page, language);
    await payment.logInHere(ana.email, ana.password);
    await payment.useCredits.check();
  },
  'booking-payment-declined': async (page, language) => {
    const { payment } = await walkTo('payment', page, language);
    await payment.logInHere(ana.email, ana.password);
    await payment.method('Cartão recusado').check();
    await pressBelow(payment.confirm);
    await page.getByRole('alertdialog').waitFor();
  },
  'booking-confirmation': async (page, language) => {
    const { payment, confirmation } = await walkTo('payment', page, language);
    await payment.fillGuest(newcomer());
    await payment.fillCard(cards.approves);
    await payment.goToConfirmation();
    await confirmation.confirmed.waitFor();
  },
});
