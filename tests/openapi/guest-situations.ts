import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accommodations, bookingAttempts, bookings, hourPurchases } from '#gateway/store/schema/bookings.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { visitors } from '#gateway/store/schema/living.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { addDays, BRAND_TIME_ZONE, dateAt, toIso } from '#shared/hotel-time.ts';
import { encodeRooms } from '#shared/rules/availability-query.ts';
import type { TestGateway } from '../gateway/harness.ts';
import { deviceClient } from '../gateway/hotel-devices.ts';
import { HOTEL, session } from '../gateway/small-hotel.ts';
import type { Situation } from './get-operations.ts';
import type { World } from './worlds.ts';

type Values = Situation['values'];

/** Each guest alone, then with each room, visitor, payment, order and place of the guide. */
export async function guestSituations({ gateway, guestIds }: World): Promise<Situation[]> {
  const found: Situation[] = [];
  for (const id of guestIds) {
    const { client, token } = await session(gateway, id);
    const headers = { 'x-guest-access-token': `Bearer ${token}` };
    const places = await client.curation.cityRecommendations({ buildingId: HOTEL });
    const [named] = places.map(({ webSourceId, sourceId }) => ({ webSourceId, sourceId }));
    const values = [{ ...(await valuesOf(gateway, id)), ...named }, ...(await belongings(gateway, id))];
    found.push(...values.map(own => ({ headers, values: own })));
    found.push(await atKiosk(gateway, headers));
  }
  return found;
}

async function valuesOf({ app, clock }: TestGateway, guestUserId: string): Promise<Values> {
  const [guest] = await app.store.db.select().from(guests).where(eq(guests.id, guestUserId));
  if (!guest) throw new Error('no such guest');
  const today = dateAt(clock.now(), BRAND_TIME_ZONE);
  return {
    guestUserId,
    email: guest.email,
    hotelId: HOTEL,
    buildingId: HOTEL,
    checkinDate: toIso(addDays(today, 20), 15, BRAND_TIME_ZONE),
    checkoutDate: toIso(addDays(today, 22), 12, BRAND_TIME_ZONE),
    ...encodeRooms([{ adults: 2, children: 1, ages: [7], pets: 1 }]),
    // A partner's booking, a space and a postcode of the demonstration hotels.
    locator: 'HALE24',
    lastName: 'Hale',
    spaceId: 'jardins-rooftop',
    reserveDate: addDays(today, 1),
    postcode: '01414001',
    countryCode: 'BR',
    stateCode: 'SP',
  };
}

async function belongings({ app }: TestGateway, guestId: string): Promise<Values[]> {
  const { db } = app.store;
  const rooms = await db
    .select({ id: accommodations.id, bookingId: bookings.id })
    .from(accommodations)
    .innerJoin(bookings, eq(accommodations.bookingId, bookings.id))
    .where(eq(bookings.guestId, guestId));
  const paid = await db
    .select({ paymentId: payments.id })
    .from(payments)
    .innerJoin(bookings, eq(payments.bookingId, bookings.id))
    .where(eq(bookings.guestId, guestId));
  const orders = await db.select().from(bookingAttempts).where(eq(bookingAttempts.guestId, guestId));
  const hours = await db.select().from(hourPurchases).where(eq(hourPurchases.guestId, guestId));
  const invited = await db.select().from(visitors).where(eq(visitors.guestId, guestId));
  return [
    ...rooms.map(({ id, bookingId }) => ({
      bookingId,
      accommodationId: String(id),
      accId: String(id),
      'simulateCheckout.id': bookingId,
      'simulateEarlyCheckout.id': bookingId,
    })),
    ...paid,
    ...orders.map(({ key }) => ({ 'findBookingAttempt.x-idempotency-key': key })),
    ...hours.map(({ key }) => ({ 'findHoursAttempt.x-idempotency-key': key })),
    ...invited.map(({ code }) => ({ 'findVisitor.id': code, 'findPublicInvitation.code': code })),
  ];
}

/** With a link on its screen, and a call to the desk. */
async function atKiosk(gateway: TestGateway, guest: Situation['headers']): Promise<Situation> {
  const { signIn, devices } = deviceClient(gateway);
  const { code, deviceSecret } = await signIn.createLink();
  await devices.reportHealth({ version: '1.4.0', printer: 'READY', outOfService: null });
  const call = await devices.callStaff({ key: randomUUID(), screen: 'PAYMENT', language: 'en' });
  return {
    headers: {
      ...guest,
      'x-device-profile': 'kiosk',
      'x-device-hotel': HOTEL,
      'x-device-id': 'lobby-1',
    },
    values: { callId: call.id, 'getSignInLink.code': code, 'x-link-secret': deviceSecret },
  };
}
