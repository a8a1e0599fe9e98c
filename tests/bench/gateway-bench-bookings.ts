import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { seededRandom } from '#gateway/sandbox/seed/random.ts';
import type { Gateway } from '#gateway/start-gateway.ts';
import type { NewBooking } from '#shared/contract/guest/bookings.ts';
import { availabilityResponse } from '#shared/contract/guest/hotels.ts';
import { addDays, dateAt, toIso } from '#shared/hotel-time.ts';
import { encodeRooms } from '#shared/rules/availability-query.ts';
import { BENCH_CARD, BENCH_GUEST, HOTEL_IDS, ZONE } from './gateway-bench-hotels.ts';
import { perSecond } from './gateway-bench-timing.ts';

const LAST_ARRIVAL = 150;

/** Bookings a second; any rejection throws. */
export async function benchBookings(gateway: Gateway, amount: number, atOnce: number): Promise<number> {
  const token = await signIn(gateway.url);
  const orders: NewBooking[] = [];
  const random = seededRandom(amount);
  const today = dateAt(gateway.app.clock.now(), ZONE);
  while (orders.length < amount) {
    const hotelId = HOTEL_IDS[orders.length % HOTEL_IDS.length] ?? 'JARDINS';
    const checkin = addDays(today, random.between(1, LAST_ARRIVAL));
    orders.push(...(await ordersOf(gateway.url, hotelId, checkin)));
  }
  let turn = 0;
  return perSecond(atOnce, 60_000, () => {
    const order = turn < amount ? orders[turn++] : undefined;
    return order ? () => book(gateway.url, token, order) : null;
  });
}

export async function ordersOf(url: string, hotelId: string, checkin: string): Promise<NewBooking[]> {
  const checkout = addDays(checkin, 1);
  const query = new URLSearchParams({
    hotelId,
    checkinDate: toIso(checkin, 19, ZONE),
    checkoutDate: toIso(checkout, 10, ZONE),
    ...encodeRooms([{ adults: 1, children: 0, ages: [], pets: 0 }]),
  });
  const response = await fetch(`${url}/api/hotels/availabilities?${query}`);
  const { availabilities } = availabilityResponse.parse(await response.json());
  return availabilities.flatMap(({ rooms }) =>
    rooms.map(({ typeId, price }) => ({
      companyCode: hotelId,
      value: price.total,
      taxValue: price.taxValue,
      startDate: toIso(checkin, 0, ZONE),
      endDate: toIso(checkout, 0, ZONE),
      accommodations: [
        {
          typeId,
          value: price.total,
          hasPet: false,
          hasCradle: false,
          adults: 1,
          children: 0,
          childrenAges: [],
          checkinHour: 19,
          checkoutHour: 10,
          bedType: 'DOUBLE' as const,
        },
      ],
      useCredits: false,
      walkIn: false,
      payment: { id: randomUUID(), numberOfInstallments: 1, saveCard: false, cardId: BENCH_CARD },
    })),
  );
}

async function book(url: string, token: string, order: NewBooking): Promise<void> {
  const response = await fetch(`${url}/api/bookings/create`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-guest-access-token': `Bearer ${token}`,
      'x-idempotency-key': `new_booking_${randomUUID()}`,
    },
    body: JSON.stringify(order),
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`a booking was rejected with ${response.status}: ${text}`);
}

export async function signIn(url: string, guest = BENCH_GUEST): Promise<string> {
  const path = '/identity/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=bench';
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...guest, returnSecureToken: true }),
  });
  return z.object({ idToken: z.string() }).parse(await response.json()).idToken;
}
