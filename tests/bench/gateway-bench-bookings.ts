import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { seededRandom } from '#gateway/sandbox/seed/random.ts';
import type { NewBooking } from '#shared/contract/guest/bookings.ts';
import { availabilityResponse } from '#shared/contract/guest/hotels.ts';
import { addDays, dateAt, toIso } from '#shared/hotel-time.ts';
import { encodeRooms } from '#shared/rules/availability-query.ts';
import {
  BENCH_CARD,
  BENCH_GUEST,
  BENCH_GUEST_ID,
  HOTEL_IDS,
  type Payer,
  ZONE,
} from './gateway-bench-hotels.ts';
import { perSecond } from './gateway-bench-timing.ts';

const LAST_ARRIVAL = 150;

/** A guest who is signed in, and the card that pays. */
export type Paying = { token: string; cardId: string };

const firstPayer: Payer = { id: BENCH_GUEST_ID, email: BENCH_GUEST.email, cardId: BENCH_CARD };

/** Few enough for one network's sign-ins. */
export async function signInPayers(url: string, payers: readonly Payer[] = [firstPayer]): Promise<Paying[]> {
  const paying: Paying[] = [];
  for (const { email, cardId } of payers)
    paying.push({ cardId, token: await signIn(url, { ...BENCH_GUEST, email }) });
  return paying;
}

/** Gateways of one database that take turns, and their clock. */
type BookedAt = { urls: readonly [string, ...string[]]; now: Date; paying: readonly Paying[] };

/** Bookings a second; any rejection throws. */
export async function benchBookings(
  { urls, now, paying }: BookedAt,
  amount: number,
  atOnce: number,
  seed = amount,
): Promise<number> {
  const [url] = urls;
  const orders: NewBooking[] = [];
  const random = seededRandom(seed);
  const today = dateAt(now, ZONE);
  while (orders.length < amount) {
    const hotelId = HOTEL_IDS[orders.length % HOTEL_IDS.length] ?? 'JARDINS';
    const checkin = addDays(today, random.between(1, LAST_ARRIVAL));
    orders.push(...(await ordersOf(url, hotelId, checkin)));
  }
  let turn = 0;
  return perSecond(atOnce, 60_000, () => {
    const order = turn < amount ? orders[turn++] : undefined;
    const payer = paying[turn % paying.length];
    return order && payer ? () => book(urls[turn % urls.length] ?? url, payer, order) : null;
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

async function book(url: string, { token, cardId }: Paying, order: NewBooking): Promise<void> {
  const response = await fetch(`${url}/api/bookings/create`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-guest-access-token': `Bearer ${token}`,
      'x-idempotency-key': `new_booking_${randomUUID()}`,
    },
    body: JSON.stringify({ ...order, payment: { ...order.payment, cardId } }),
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
