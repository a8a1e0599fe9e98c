import type { Request } from '@playwright/test';
import type { AvailabilityResponse } from '#shared/contract/guest/hotels.ts';
import { addDays } from '#shared/hotel-time.ts';
import { ConsolePage } from '../pages/console-page.ts';
import { FunnelPages, type RoomKind, roomNames, today } from '../pages/funnel-pages.ts';
import type { Party } from '../pages/search-page.ts';
import type { Language } from '../pages/texts.ts';
import { expect, test as journey, type NewGuest } from '../test-api.ts';
import { sentBookings } from './sent-bookings.ts';
import { type Bill, billOf, together } from './stay-arithmetic.ts';
import { findFunnel, findSearch, openStep, withConsents } from './stored-funnel.ts';

export { expect, FunnelPages, roomNames, today };

const AVAILABILITIES = /\/api\/hotels\/availabilities/;

/** Far enough ahead that the seed left every room free, and never the same nights for two tests of a gateway. */
const FIRST_FREE_DAY = 82;
const LAST_FREE_DAY = 170;
let taken = FIRST_FREE_DAY;

export type Stay = { checkin: string; checkout: string };

/** How far a journey goes before its own subject begins. Left out: one queen room at Jardins for two, for one night. */
export type Walk = {
  hotel?: RegExp;
  stay?: Stay;
  parties?: readonly Party[];
  rooms?: readonly RoomKind[];
  arrival?: number;
  departure?: number;
  customToken?: string;
};
export type Walked = { availability: AvailabilityResponse; stay: Stay; bill: Bill };

export type Payer = { guest: NewGuest; sent: Request[] };

type Funnel = {
  language: Language;
  funnel: FunnelPages;
  console: ConsolePage;
  freeStay: (nights?: number) => Stay;
  /** The payer reads the confirmation of what they sent once, and the gateway has that one booking. */
  expectOneBooking: (payer: Payer) => Promise<void>;
  walk: {
    toServices: (walk?: Walk) => Promise<Walked>;
    asGuestToPayment: (walk?: Walk) => Promise<Walked & Payer>;
  };
  /** Begins at a step, from a stored funnel, in a fraction of the walk's time (stored-funnel.ts). */
  begin: {
    /** The page itself searches. */
    atResults: (walk?: Walk) => Promise<Walked>;
    atPayment: (walk?: Walk) => Promise<Walked>;
    asGuestAtPayment: (walk?: Walk) => Promise<Walked & Payer>;
  };
};

function billFor(availability: AvailabilityResponse, language: Language, walk: Walk): Bill {
  const { parties, rooms = ['queen'], arrival = 19, departure = 10 } = walk;
  const bills = rooms.map((kind, room) =>
    billOf(availability, {
      room,
      typeName: roomNames[language][kind],
      checkinHour: arrival,
      checkoutHour: departure,
      pet: parties?.[room]?.pet === true,
    }),
  );
  return together(bills);
}

const tokenQuery = ({ customToken }: Walk) =>
  customToken === undefined ? '' : `&customToken=${customToken}`;

export const test = journey.extend<Funnel>({
  language: ['en', { option: true }],

  funnel: async ({ page, language }, use) => {
    await use(new FunnelPages(page, language));
  },

  console: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await use(new ConsolePage(await context.newPage()));
    await context.close();
  },

  freeStay: async ({}, use) => {
    await use((nights = 1) => {
      if (taken + nights > LAST_FREE_DAY) taken = FIRST_FREE_DAY;
      const checkin = addDays(today(), taken);
      taken += nights + 1;
      return { checkin, checkout: addDays(checkin, nights) };
    });
  },

  expectOneBooking: async ({ page, funnel, console }, use) => {
    await use(async ({ guest, sent }) => {
      await page.waitForURL('**/booking/confirmation');
      await expect(funnel.confirmation.confirmed).toBeVisible();
      expect(sent).toHaveLength(1);
      expect(await console.bookingCount(guest.email)).toBe(1);
    });
  },

  walk: async ({ funnel, freeStay, language, testApi }, use) => {
    const { search, results, services } = funnel;
    const { page } = search;

    const toResults = async (walk: Walk): Promise<Walked> => {
      const { hotel = /Jardins/, stay = freeStay(), parties, arrival, departure } = walk;
      await search.open(tokenQuery(walk));
      await search.chooseHotel(hotel);
      await search.chooseDates(stay.checkin, stay.checkout);
      if (arrival !== undefined) await search.arrival.selectOption(String(arrival));
      if (departure !== undefined) await search.departure.selectOption(String(departure));
      if (parties) await search.chooseParty(parties);
      const responded = page.waitForResponse(AVAILABILITIES);
      await search.search.click();
      const availability = (await (await responded).json()) as AvailabilityResponse;
      await results.found.waitFor();
      return { availability, stay, bill: billFor(availability, language, walk) };
    };

    const toServices = async (walk: Walk = {}): Promise<Walked> => {
      const walked = await toResults(walk);
      for (const kind of walk.rooms ?? ['queen']) await results.choose(roomNames[language][kind]).click();
      await results.goOn();
      return walked;
    };

    const asGuestToPayment = async (walk: Walk = {}): Promise<Walked & Payer> => {
      const { guest, addressToken } = await testApi.signUp(language);
      const sent = sentBookings(page);
      const walked = await toServices({ ...walk, customToken: addressToken });
      for (const [at, party] of (walk.parties ?? []).entries())
        if (party.pet)
          await services
            .room(at + 1)
            .consent('pet')
            .check();
      await services.goOn();
      return { ...walked, guest, sent };
    };

    await use({ toServices, asGuestToPayment });
  },

  begin: async ({ page, request, funnel, freeStay, language, testApi }, use) => {
    const { results, payment } = funnel;
    const choiceOf = ({ hotel = /Jardins/, stay = freeStay(), rooms = ['queen'], ...walk }: Walk) => ({
      ...walk,
      language,
      hotel,
      stay,
      rooms,
    });
    const found = async (walk: Walk) => {
      const choice = choiceOf(walk);
      const { availability, funnel } = await findFunnel(request, choice);
      return {
        funnel,
        walked: { availability, stay: choice.stay, bill: billFor(availability, language, walk) },
      };
    };
    const at = (walk: Walk) => ({ language, query: tokenQuery(walk) });

    const atResults = async (walk: Walk = {}): Promise<Walked> => {
      const choice = choiceOf(walk);
      const { funnel } = await findSearch(request, choice);
      const responded = page.waitForResponse(AVAILABILITIES);
      await openStep(page, 'step-2', funnel, at(walk));
      const availability = (await (await responded).json()) as AvailabilityResponse;
      await results.found.waitFor();
      return { availability, stay: choice.stay, bill: billFor(availability, language, walk) };
    };

    const atPayment = async (walk: Walk = {}): Promise<Walked> => {
      const { funnel, walked } = await found(walk);
      await openStep(page, 'step-4', withConsents(funnel), at(walk));
      await payment.toPay.waitFor();
      return walked;
    };

    const asGuestAtPayment = async (walk: Walk = {}): Promise<Walked & Payer> => {
      const { guest, addressToken } = await testApi.signUp(language);
      const sent = sentBookings(page);
      return { ...(await atPayment({ ...walk, customToken: addressToken })), guest, sent };
    };

    await use({ atResults, atPayment, asGuestAtPayment });
  },
});
