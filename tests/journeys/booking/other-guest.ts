import type { APIRequestContext, APIResponse } from '@playwright/test';
import { type CreatedBooking, createdBooking, type NewBooking } from '#shared/contract/guest/bookings.ts';
import type { AvailabilityResponse } from '#shared/contract/guest/hotels.ts';
import { cardToken } from '../card-token.ts';
import { expect } from '../fixtures.ts';
import type { Stay } from './funnel-test.ts';
import { type Account, guestHeaders } from './guest-calls.ts';

type Order = {
  hotelId: string;
  typeId: string;
  stay: Stay;
  rooms: number;
  arrival?: number;
  departure?: number;
  ages?: readonly number[];
};

const DECLINED = '4000000000000002';
const ZONE = '-03:00';
const at = (date: string, hour: number) => `${date}T${String(hour).padStart(2, '0')}:00:00${ZONE}`;
const repeat = (text: string, times: number) => Array.from({ length: times }, () => text).join(',');

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

const JAMES: Account = { email: 'james@pernoite.test', password: 'Pernoite#2026' };

export const bookAsAnother = (request: APIRequestContext, order: Order): Promise<CreatedBooking> =>
  bookByCard(request, JAMES, order);

export async function bookByCard(
  request: APIRequestContext,
  guest: Account,
  order: Order,
): Promise<CreatedBooking> {
  return create(request, guest, await paidByCard(request, order), {});
}

export async function bookDeclined(
  request: APIRequestContext,
  guest: Account,
  order: Omit<Order, 'rooms'>,
): Promise<void> {
  const body = await paidByCard(request, { ...order, rooms: 1 }, DECLINED);
  expect((await send(request, guest, body, {})).status()).toBe(402);
}

async function paidByCard(request: APIRequestContext, order: Order, number?: string): Promise<NewBooking> {
  return {
    ...(await orderOf(request, order)),
    walkIn: false,
    payment: {
      id: crypto.randomUUID(),
      numberOfInstallments: 1,
      saveCard: false,
      card: { token: await cardToken(request, number) },
      cpfPayment: '52998224725',
    },
  };
}

/** A room that a guest has reserved at the lobby's kiosk, to be paid at the desk: there every date may be a walk-in. */
export async function reserveRoom(
  request: APIRequestContext,
  guest: Account,
  order: Omit<Order, 'rooms'>,
): Promise<CreatedBooking & { due: number }> {
  const body = { ...(await orderOf(request, { ...order, rooms: 1 })), walkIn: true };
  const { hotelId } = order;
  const reserved = await create(request, guest, body, {
    'x-device-profile': 'kiosk',
    'x-device-hotel': hotelId,
  });
  return { ...reserved, due: Math.round((body.value + body.taxValue) * 100) / 100 };
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
      ...(await guestHeaders(request, guest)),
      'x-idempotency-key': `new_booking_${crypto.randomUUID()}`,
      ...device,
    },
    data: body,
  });
}
