import type { APIRequestContext, APIResponse } from '@playwright/test';
import * as z from 'zod/mini';
import {
  type HoursAvailability,
  type HoursType,
  hoursAvailability,
} from '#shared/contract/additional-hours.ts';
import { type BookingDetails, bookingDetails } from '#shared/contract/booking-details.ts';
import { type Booking, booking } from '#shared/contract/booking-view.ts';
import { type CreatedBooking, createdBooking, type NewBooking } from '#shared/contract/bookings.ts';
import type { AvailabilityResponse } from '#shared/contract/hotels.ts';
import { savedCards } from '#shared/contract/payment.ts';
import { expect } from '../fixtures.ts';
import type { Stay } from './funnel-test.ts';

type Order = {
  hotelId: string;
  typeId: string;
  stay: Stay;
  rooms: number;
  arrival?: number;
  departure?: number;
  /** Of the children who come with the two adults of each room. */
  ages?: readonly number[];
};

const DECLINED = '4000000000000002';
const ZONE = '-03:00';
const at = (date: string, hour: number) => `${date}T${String(hour).padStart(2, '0')}:00:00${ZONE}`;
const repeat = (text: string, times: number) => Array.from({ length: times }, () => text).join(',');

/** What the gateway has for two adults, and perhaps children, in each of so many rooms. */
export async function availability(
  request: APIRequestContext,
  {
    hotelId,
    stay,
    rooms = 1,
    arrival = 19,
    departure = 10,
    ages = [],
  }: Omit<Order, 'typeId' | 'rooms'> & { rooms?: number },
): Promise<AvailabilityResponse> {
  const response = await request.get('/api/hotels/availabilities', {
    headers: { 'accept-language': 'en' },
    params: {
      hotelId,
      checkinDate: at(stay.checkin, arrival),
      checkoutDate: at(stay.checkout, departure),
      quantityRooms: String(rooms),
      adults: repeat('2', rooms),
      children: repeat(String(ages.length), rooms),
      ages: repeat(ages.length === 0 ? 'null' : ages.join('-'), rooms),
      pets: repeat('0', rooms),
    },
  });
  expect(response.ok(), `availability ${response.status()}`).toBe(true);
  return response.json();
}

/** Where most rooms are free in these nights: the nearest days are full in many types. */
export async function freestType(
  request: APIRequestContext,
  stay: Stay,
): Promise<{ hotelId: string; typeId: string }> {
  const found: { hotelId: string; typeId: string; free: number }[] = [];
  for (const hotelId of ['JARDINS', 'NILO', 'MARISTA']) {
    const { availabilities } = await availability(request, { hotelId, stay });
    for (const { typeId, price } of availabilities[0]?.rooms ?? []) {
      const free = price.checkinHours.find(({ hour }) => hour === 19)?.amountAvailable ?? 0;
      found.push({ hotelId, typeId, free });
    }
  }
  const [best] = found.toSorted((a, b) => b.free - a.free);
  if (!best) throw new Error(`no room is free from ${stay.checkin}`);
  return best;
}

/** A booking as the gateway prices it, except for how it is paid. */
async function orderOf(
  request: APIRequestContext,
  order: Order,
): Promise<Omit<NewBooking, 'walkIn' | 'payment'>> {
  const { hotelId, typeId, stay, rooms, arrival = 19, departure = 10, ages = [] } = order;
  const found = await availability(request, { ...order, rooms });
  const type = found.availabilities[0]?.rooms.find(offered => offered.typeId === typeId);
  const slots = [
    type?.price.checkinHours.find(({ hour }) => hour === arrival),
    type?.price.checkoutHours.find(({ hour }) => hour === departure),
  ];
  const lines = [...(type?.price.dates ?? []), ...slots].map(line => ({
    price: Math.round((line?.price ?? 0) * 100),
    tax: Math.round((line?.taxValue ?? 0) * 100),
  }));
  const price = lines.reduce((sum, line) => sum + line.price, 0);
  const tax = lines.reduce((sum, line) => sum + line.tax, 0);
  return {
    companyCode: hotelId,
    value: (price * rooms) / 100,
    taxValue: (tax * rooms) / 100,
    startDate: at(stay.checkin, 0),
    endDate: at(stay.checkout, 0),
    accommodations: Array.from({ length: rooms }, () => ({
      typeId,
      value: price / 100,
      hasPet: false,
      hasCradle: false,
      adults: 2,
      children: ages.length,
      childrenAges: [...ages],
      checkinHour: arrival,
      checkoutHour: departure,
      bedType: 'DOUBLE' as const,
    })),
    useCredits: false,
  };
}

type Account = { email: string; password: string };
const JAMES: Account = { email: 'james@pernoite.test', password: 'Pernoite#2026' };

/** Somebody else, James Carter, books rooms of a type over the gateway's own calls, while the guest looks at the screen. */
export const bookAsAnother = (request: APIRequestContext, order: Order): Promise<CreatedBooking> =>
  bookByCard(request, JAMES, order);

/** A guest has booked rooms of a type, and paid them by card, before the journey begins. */
export async function bookByCard(
  request: APIRequestContext,
  guest: Account,
  order: Order,
): Promise<CreatedBooking> {
  const body: NewBooking = {
    ...(await orderOf(request, order)),
    walkIn: false,
    payment: {
      id: crypto.randomUUID(),
      numberOfInstallments: 1,
      saveCard: false,
      card: { token: await cardToken(request) },
      cpfPayment: '52998224725',
    },
  };
  return create(request, guest, body, {});
}

/** A guest's try to book with a card that the bank declines. */
export async function bookDeclined(
  request: APIRequestContext,
  guest: Account,
  order: Omit<Order, 'rooms'>,
): Promise<void> {
  const body: NewBooking = {
    ...(await orderOf(request, { ...order, rooms: 1 })),
    walkIn: false,
    payment: {
      id: crypto.randomUUID(),
      numberOfInstallments: 1,
      saveCard: false,
      card: { token: await cardToken(request, DECLINED) },
      cpfPayment: '52998224725',
    },
  };
  expect((await send(request, guest, body, {})).status()).toBe(402);
}

/** A room that a guest has reserved at the lobby's kiosk, to be paid at the desk: there every date may be a walk-in. */
export async function holdRoom(
  request: APIRequestContext,
  guest: Account,
  order: Omit<Order, 'rooms'>,
): Promise<CreatedBooking & { due: number }> {
  const body = { ...(await orderOf(request, { ...order, rooms: 1 })), walkIn: true };
  const { hotelId } = order;
  const held = await create(request, guest, body, {
    'x-device-profile': 'kiosk',
    'x-device-hotel': hotelId,
  });
  return { ...held, due: Math.round((body.value + body.taxValue) * 100) / 100 };
}

/** A guest's booking as the gateway knows it. */
export async function bookingOf(
  request: APIRequestContext,
  guest: Account,
  bookingId: string,
): Promise<Booking> {
  const answer = await get(request, guest, `bookings/${bookingId}`);
  return booking.parse(await answer.json());
}

/** A guest's booking with its rooms and guests. */
export async function detailsOf(
  request: APIRequestContext,
  guest: Account,
  bookingId: string,
): Promise<BookingDetails> {
  const answer = await get(request, guest, `bookings/v2/${bookingId}`);
  return bookingDetails.parse(await answer.json());
}

/** The booking in one of whose rooms a guest stays now. */
export async function stayOf(request: APIRequestContext, guest: Account): Promise<BookingDetails> {
  const answer = await get(request, guest, 'bookings/active');
  const stay = z
    .array(booking)
    .parse(await answer.json())
    .find(({ status }) => status === 'IN_PROGRESS');
  return detailsOf(request, guest, stay?.bookingId ?? '');
}

type Room = { bookingId: string; accommodationId: number };

/** The hours that a guest could buy for a room. */
export async function hoursOf(
  request: APIRequestContext,
  guest: Account,
  { bookingId, accommodationId }: Room,
  type: HoursType,
): Promise<HoursAvailability> {
  const asked = new URLSearchParams({ bookingId, accommodationId: String(accommodationId), type });
  return hoursAvailability.parse(await (await get(request, guest, `additional-hours?${asked}`)).json());
}

/** The guest buys the nearest hour on another device, with the first card of the wallet. */
export async function purchaseHours(
  request: APIRequestContext,
  guest: Account,
  { bookingId, accommodationId }: Room,
  type: HoursType,
): Promise<void> {
  const [slot] = (await hoursOf(request, guest, { bookingId, accommodationId }, type)).availability;
  const [card] = savedCards.parse(await (await get(request, guest, 'payment/payment-method')).json());
  const answer = await request.post('/api/additional-hours', {
    headers: {
      'accept-language': 'en',
      'x-guest-access-token': `Bearer ${await signIn(request, guest)}`,
      'x-idempotency-key': `new_hours_${crypto.randomUUID()}`,
    },
    data: {
      bookingId,
      accommodationId,
      type,
      ...slot,
      paymentMethodId: card?.id,
      numberOfInstallments: 1,
      useCredits: false,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** A call that a guest makes elsewhere, given its path; its body comes with the call. */
export function callOf(request: APIRequestContext, guest: Account, path: string) {
  return async (data: unknown): Promise<Record<string, unknown>> => {
    const answer = await request.post(`/api/${path}`, {
      headers: {
        'accept-language': 'en',
        'x-guest-access-token': `Bearer ${await signIn(request, guest)}`,
      },
      data,
    });
    expect(answer.ok(), `${path} ${answer.status()} ${await answer.text()}`).toBe(true);
    return answer.json();
  };
}

/** Brings a partner channel's booking into the guest's account, and returns it. */
export async function importStay(
  request: APIRequestContext,
  guest: Account,
  asked: { locator: string; lastName: string },
): Promise<BookingDetails> {
  const answer = await get(request, guest, `bookings/find-for-import?${new URLSearchParams(asked)}`);
  const { bookingId } = booking.parse(await answer.json());
  await callOf(request, guest, 'bookings/import')({ bookingId });
  return detailsOf(request, guest, bookingId);
}

async function get(request: APIRequestContext, guest: Account, path: string): Promise<APIResponse> {
  return request.get(`/api/${path}`, {
    headers: {
      'accept-language': 'en',
      'x-guest-access-token': `Bearer ${await signIn(request, guest)}`,
    },
  });
}

async function create(
  request: APIRequestContext,
  guest: Account,
  body: NewBooking,
  device: Record<string, string>,
): Promise<CreatedBooking> {
  const response = await send(request, guest, body, device);
  expect(response.status(), await response.text()).toBe(201);
  return createdBooking.parse(await response.json());
}

async function send(
  request: APIRequestContext,
  guest: Account,
  body: NewBooking,
  device: Record<string, string>,
): Promise<APIResponse> {
  return request.post('/api/bookings/create', {
    headers: {
      'accept-language': 'en',
      'x-guest-access-token': `Bearer ${await signIn(request, guest)}`,
      'x-idempotency-key': `new_booking_${crypto.randomUUID()}`,
      ...device,
    },
    data: body,
  });
}

/** The token that a guest's calls carry. */
export async function signIn(request: APIRequestContext, { email, password }: Account): Promise<string> {
  const response = await request.post(
    '/identity/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test',
    { data: { email, password, returnSecureToken: true } },
  );
  const { idToken } = (await response.json()) as { idToken: string };
  return idToken;
}

async function cardToken(request: APIRequestContext, number = '4111111111111111'): Promise<string> {
  const response = await request.post('/tokenizer/v1/payment_token', {
    data: {
      account_id: 'test',
      method: 'credit_card',
      data: {
        number,
        verification_value: '123',
        first_name: 'JAMES',
        last_name: 'CARTER',
        month: '08',
        year: '2031',
      },
    },
  });
  const { id } = (await response.json()) as { id: string };
  return id;
}
