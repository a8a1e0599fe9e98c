import { addDays } from '#shared/hotel-time.ts';
import { test as base, expect } from '../fixtures.ts';
import { BookingSummary } from '../pages/booking-summary.ts';
import { ConfirmationPage } from '../pages/confirmation-page.ts';
import { ConsolePage } from '../pages/console-page.ts';
import { PaymentPage } from '../pages/payment-page.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { SearchPage } from '../pages/search-page.ts';
import { ServicesPage } from '../pages/services-page.ts';
import type { Language } from '../pages/words.ts';

export { expect };

/** One screen size is enough: it does not change what this journey is about. */
export const desktopOnly = { tag: '@desktop' } as const;
export const phoneOnly = { tag: '@phone' } as const;

/** The room types of every house, as a guest reads them. */
export const roomNames = {
  en: {
    single: 'Compact Single',
    twin: 'Cobogó Twin',
    queen: 'Garden Queen',
    family: 'Family Room',
    suite: 'Dusk Suite',
  },
  pt: {
    single: 'Solteiro Compacto',
    twin: 'Twin Cobogó',
    queen: 'Queen Jardim',
    family: 'Quarto Família',
    suite: 'Suíte Entardecer',
  },
} as const;

/** Far enough ahead that the seed left every room free, and never the same nights for two tests of a house. */
const FIRST_FREE_DAY = 82;
const LAST_FREE_DAY = 170;
let taken = FIRST_FREE_DAY;

export type Stay = { checkin: string; checkout: string };

type Funnel = {
  language: Language;
  /** The screens of the funnel, in this journey's language. */
  funnel: {
    search: SearchPage;
    results: ResultsPage;
    services: ServicesPage;
    payment: PaymentPage;
    confirmation: ConfirmationPage;
    summary: BookingSummary;
  };
  /** The sandbox console in a browser of its own. */
  console: ConsolePage;
  /** Nights that nobody else has booked. */
  freeStay: (nights?: number) => Stay;
};

export const test = base.extend<Funnel>({
  language: ['en', { option: true }],

  funnel: async ({ page, language }, give) => {
    await give({
      search: new SearchPage(page, language),
      results: new ResultsPage(page, language),
      services: new ServicesPage(page, language),
      payment: new PaymentPage(page, language),
      confirmation: new ConfirmationPage(page, language),
      summary: new BookingSummary(page, language),
    });
  },

  console: async ({ browser, baseURL }, give) => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await give(new ConsolePage(await context.newPage()));
    await context.close();
  },

  freeStay: async ({}, give) => {
    await give((nights = 1) => {
      if (taken + nights > LAST_FREE_DAY) taken = FIRST_FREE_DAY;
      const checkin = addDays(today(), taken);
      taken += nights + 1;
      return { checkin, checkout: addDays(checkin, nights) };
    });
  },
});

/** Today on the hotels' calendar. */
export function today(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(now);
}

/** The hour on the hotels' clocks. */
export function hourNow(now = new Date()): number {
  return Number(
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      hourCycle: 'h23',
      timeZone: 'America/Sao_Paulo',
    }).format(now),
  );
}
