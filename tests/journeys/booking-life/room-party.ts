import type { APIRequestContext } from '@playwright/test';
import type { GuestForm } from '#shared/contract/guest/accommodation-guests.ts';
import { addDays } from '#shared/hotel-time.ts';
import { guestHeaders } from '../booking/guest-calls.ts';
import { bookByCard } from '../booking/other-guest.ts';
import { detailsOf } from '../booking/own-bookings.ts';
import { today } from '../pages/funnel-pages.ts';
import type { Language } from '../pages/texts.ts';
import { expect, type NewGuest, type TestApi } from '../test-api.ts';

export type Party = { holder: NewGuest; bookingId: string };
type Call = { request: APIRequestContext };

let stays = 0;

export async function bookTwoRooms(
  { request, testApi }: Call & { testApi: TestApi },
  language: Language = 'en',
): Promise<Party> {
  const holder = await testApi.newGuest({ language });
  stays += 1;
  const checkin = addDays(today(), 120 + stays);
  const { bookingId } = await bookByCard(request, holder, {
    hotelId: 'JARDINS',
    typeId: 'jardins-family',
    stay: { checkin, checkout: addDays(checkin, 1) },
    rooms: 2,
    ages: [7],
  });
  return { holder, bookingId };
}

export async function storedGuests(request: APIRequestContext, { holder, bookingId }: Party, room: number) {
  const { accommodations } = await detailsOf(request, holder, bookingId);
  return accommodations[room]?.guests ?? [];
}

export async function addElsewhere(
  request: APIRequestContext,
  { holder, bookingId }: Party,
  room: number,
  guest: Partial<GuestForm> & Pick<GuestForm, 'name'>,
): Promise<void> {
  const { accommodations } = await detailsOf(request, holder, bookingId);
  const id = accommodations[room]?.accommodationId ?? 0;
  const response = await request.post(`/api/bookings/${bookingId}/accommodations/${id}/guests`, {
    headers: await guestHeaders(request, holder),
    data: { isRoomMainGuest: false, isMinor: false, isSpecialCareRequired: false, ...guest },
  });
  expect(response.status(), await response.text()).toBe(201);
}
