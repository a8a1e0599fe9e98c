import type { AvailabilityAnswer } from '#shared/contract/hotels.ts';
import { addDays } from '#shared/hotel-time.ts';
import { expect, test as journey } from '../backstage.ts';
import { BookingSummary } from '../pages/booking-summary.ts';
import { ConfirmationPage } from '../pages/confirmation-page.ts';
import { ConsolePage } from '../pages/console-page.ts';
import { PaymentPage } from '../pages/payment-page.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { type Party, SearchPage } from '../pages/search-page.ts';
import { ServicesPage } from '../pages/services-page.ts';
import type { Language } from '../pages/words.ts';
import { type Bill, billOf, together } from './stay-arithmetic.ts';

export { expect };

/** One screen size is enough: it does not change what this journey is about. */
export const desktop = { tag: '@desktop' } as const;

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
export type RoomKind = keyof typeof roomNames.en;

/** Far enough ahead that the seed left every room free, and never the same nights for two tests of a house. */
const FIRST_FREE_DAY = 82;
const LAST_FREE_DAY = 170;
let taken = FIRST_FREE_DAY;

export type Stay = { checkin: string; checkout: string };

/** How far a journey walks before its own matter begins. Left out: one queen room at Jardins for two, for one night. */
export type Walk = {
  hotel?: RegExp;
  stay?: Stay;
  parties?: readonly Party[];
  rooms?: readonly RoomKind[];
  arrival?: number;
  departure?: number;
  /** Signs in by a token in the address, as a partner does (SES-09). */
  customToken?: string;
  /** Another address of the same house. */
  origin?: string;
};
export type Walked = { answer: AvailabilityAnswer; stay: Stay; bill: Bill };

type Funnel = {
  language: Language;
  /** The screens of the funnel, in this journey's language. */
  funnel: FunnelPages;
  /** The sandbox console in a browser of its own. */
  console: ConsolePage;
  /** Nights that nobody else has booked. */
  freeStay: (nights?: number) => Stay;
  walk: {
    toResults: (walk?: Walk) => Promise<Walked>;
    toServices: (walk?: Walk) => Promise<Walked>;
    toPayment: (walk?: Walk) => Promise<Walked>;
  };
};

export class FunnelPages {
  readonly search: SearchPage;
  readonly results: ResultsPage;
  readonly services: ServicesPage;
  readonly payment: PaymentPage;
  readonly confirmation: ConfirmationPage;
  readonly summary: BookingSummary;

  constructor(...[page, language]: ConstructorParameters<typeof SearchPage>) {
    this.search = new SearchPage(page, language);
    this.results = new ResultsPage(page, language);
    this.services = new ServicesPage(page, language);
    this.payment = new PaymentPage(page, language);
    this.confirmation = new ConfirmationPage(page, language);
    this.summary = new BookingSummary(page, language);
  }
}

export const test = journey.extend<Funnel>({
  language: ['en', { option: true }],

  funnel: async ({ page, language }, give) => {
    await give(new FunnelPages(page, language));
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

  walk: async ({ funnel, freeStay, language }, give) => {
    const { search, results, services } = funnel;
    const { page } = search;

    const toResults = async (walk: Walk = {}): Promise<Walked> => {
      const { hotel = /Jardins/, stay = freeStay(), parties, rooms = ['queen'], arrival, departure } = walk;
      await search.open(
        walk.customToken === undefined ? '' : `&customToken=${walk.customToken}`,
        walk.origin,
      );
      await search.chooseHotel(hotel);
      await search.chooseDates(stay.checkin, stay.checkout);
      if (arrival !== undefined) await search.arrival.selectOption(String(arrival));
      if (departure !== undefined) await search.departure.selectOption(String(departure));
      if (parties) await search.chooseParty(parties);
      const answered = page.waitForResponse(/\/api\/hotels\/availabilities/);
      await search.search.click();
      const answer = (await (await answered).json()) as AvailabilityAnswer;
      await results.found.waitFor();
      const bills = rooms.map((kind, room) =>
        billOf(answer, {
          room,
          typeName: roomNames[language][kind],
          checkinHour: arrival ?? 19,
          checkoutHour: departure ?? 10,
          pet: parties?.[room]?.pet === true,
        }),
      );
      return { answer, stay, bill: together(bills) };
    };

    const toServices = async (walk: Walk = {}): Promise<Walked> => {
      const walked = await toResults(walk);
      for (const kind of walk.rooms ?? ['queen']) await results.choose(roomNames[language][kind]).click();
      await results.goOn();
      return walked;
    };

    const toPayment = async (walk: Walk = {}): Promise<Walked> => {
      const walked = await toServices(walk);
      for (const [at, party] of (walk.parties ?? []).entries()) {
        const room = services.room(at + 1);
        if (party.pet) await room.consent('pet').check();
        if (party.ages?.some(age => age < 3)) await room.consent('cradle').check();
      }
      await services.goOn();
      return walked;
    };

    await give({ toResults, toServices, toPayment });
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
