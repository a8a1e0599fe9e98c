import type { APIRequestContext, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { findSlots } from '#renderer/guest/features/booking/booking-results/hour-choice.ts';
import { toOffers, toRoomOffer } from '#renderer/guest/features/booking/booking-results/offers.ts';
import {
  type Choosing,
  type Funnel,
  idle,
  searched,
} from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { parseFunnel } from '#renderer/guest/features/shared/booking-funnel/state/funnel-schema.ts';
import {
  cradleConsentChanged,
  petConsentChanged,
  roomSelected,
} from '#renderer/guest/features/shared/booking-funnel/state/room-choice.ts';
import { type AvailabilityResponse, availabilityResponse, hotel } from '#shared/contract/guest/hotels.ts';
import { toIso } from '#shared/hotel-time.ts';
import { DEFAULT_CHECKIN_HOUR, DEFAULT_CHECKOUT_HOUR } from '#shared/policies.ts';
import { encodeRooms } from '#shared/rules/availability-query.ts';
import { expect } from '../fixtures.ts';
import { type RoomKind, roomNames } from '../pages/funnel-pages.ts';
import type { Party } from '../pages/search-page.ts';
import { type Language, langQuery } from '../pages/texts.ts';
import { QUIET_PAGE } from '../sign-in-by-token.ts';

/** Where the app stores the funnel of a tab (features/booking-funnel/state/funnel-state.ts). */
const FUNNEL_KEY = 'pernoite.funnel';

export type Choice = {
  language: Language;
  hotel: RegExp;
  stay: { checkin: string; checkout: string };
  parties?: readonly Party[];
  rooms: readonly RoomKind[];
  arrival?: number;
  departure?: number;
};
export type FoundFunnel = { availability: AvailabilityResponse; funnel: Choosing };

export async function findSearch(
  request: APIRequestContext,
  choice: Choice,
): Promise<{ funnel: Choosing; timezone: string }> {
  const { stay, parties = [{ adults: 2 }] } = choice;
  const listed = await request.get('/api/hotels', { headers: { 'accept-language': choice.language } });
  expect(listed.ok(), `hotels ${listed.status()}`).toBe(true);
  const hotels = z.array(hotel).parse(await listed.json());
  const { hotelId, timezone } = hotels.find(({ name }) => choice.hotel.test(name)) ?? failed('such hotel');
  const search = {
    hotelId,
    checkinDate: stay.checkin,
    checkoutDate: stay.checkout,
    checkinHour: choice.arrival ?? DEFAULT_CHECKIN_HOUR,
    checkoutHour: choice.departure ?? DEFAULT_CHECKOUT_HOUR,
    rooms: parties.map(({ adults, ages = [], pet = false }) => ({
      adults,
      children: ages.length,
      ages: [...ages],
      pets: pet ? 1 : 0,
    })),
  };
  return { funnel: searched(idle, search), timezone };
}

export async function findFunnel(request: APIRequestContext, choice: Choice): Promise<FoundFunnel> {
  const { language } = choice;
  const { funnel: start, timezone } = await findSearch(request, choice);
  const { search } = start;
  const found = await request.get('/api/hotels/availabilities', {
    headers: { 'accept-language': language },
    params: {
      hotelId: search.hotelId,
      checkinDate: toIso(search.checkinDate, search.checkinHour, timezone),
      checkoutDate: toIso(search.checkoutDate, search.checkoutHour, timezone),
      ...encodeRooms(search.rooms),
    },
  });
  expect(found.ok(), `availability ${found.status()}`).toBe(true);
  const availability = availabilityResponse.parse(await found.json());
  const offers = toOffers(availability, language);
  const hours = { checkin: search.checkinHour, checkout: search.checkoutHour };
  const funnel = choice.rooms.reduce((before, kind, index) => {
    const name = roomNames[language][kind];
    const offer = offers.rooms[index]?.find(({ details }) => details.name === name) ?? failed(name);
    const slots = findSlots(offer, hours) ?? failed(`${name} at these hours`);
    return roomSelected(before, index, toRoomOffer(offer, language), slots, offers.fees);
  }, start);
  return { availability, funnel };
}

function failed(what: string): never {
  throw new Error(`The gateway offers no ${what}`);
}

export function withConsents(funnel: Choosing, to: 'all' | 'pets' = 'all'): Choosing {
  return funnel.rooms.reduce((before, _, index) => {
    const after = petConsentChanged(before, index, true);
    return to === 'all' ? cradleConsentChanged(after, index, true) : after;
  }, funnel);
}

export async function storedFunnel(page: Page): Promise<unknown> {
  const text = await page.evaluate(key => sessionStorage.getItem(key), FUNNEL_KEY);
  return text === null ? null : JSON.parse(text);
}

/** Fails where the app itself would drop the funnel; staying.spec.ts proves that it equals what a walk stores. */
export async function openStep(
  page: Page,
  step: 'step-2' | 'step-3' | 'step-4',
  funnel: Funnel,
  { language, query = '' }: { language: Language; query?: string },
): Promise<void> {
  const text = JSON.stringify(funnel);
  expect(parseFunnel(text), 'a funnel that the app takes up').toEqual(funnel);
  await page.goto(QUIET_PAGE);
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [FUNNEL_KEY, text] as const);
  await page.goto(`/booking/${step}?lang=${langQuery(language)}${query}`);
  await page.waitForURL(`**/booking/${step}*`);
}
