import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { toRelyingParty } from '#gateway/domain/staff/relying-party.ts';
import { accommodationGuests, accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { drawers } from '#gateway/store/schema/drawers.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { addDays, BRAND_TIME_ZONE, dateAt } from '#shared/hotel-time.ts';
import { otherSystem, partnerStay, queenRoom } from '../gateway/exchange-fixture.ts';
import type { TestGateway } from '../gateway/harness.ts';
import { HOTEL } from '../gateway/small-hotel.ts';
import { newAuthenticator } from '../gateway/software-authenticator.ts';
import { newStaff, STAFF_PASSWORD, staffUrlOf } from '../gateway/staff-fixture.ts';
import type { Situation } from './get-operations.ts';
import type { World } from './worlds.ts';

type Values = Situation['values'];

/** Of the rooms of each status; more of them take longer and look the same. */
const ROOMS = 4;

/** A manager, then the same with each room and each drawer of the hotel. */
export async function staffSituations({ gateway }: World): Promise<Situation[]> {
  const { client, token } = await newStaff(gateway, { role: 'MANAGER' });
  const options = await client.passkeys.beginAdding({ password: STAFF_PASSWORD });
  const { origin } = toRelyingParty(staffUrlOf(gateway));
  await client.passkeys.add({ name: 'My phone', credential: newAuthenticator(origin).make(options) });
  await otherSystem(gateway);
  const headers = {
    authorization: `Bearer ${token}`,
    'x-device-profile': 'reception',
    'x-device-id': 'recepcao-1',
  };
  const today = dateAt(gateway.clock.now(), BRAND_TIME_ZONE);
  const hotel = { hotelId: HOTEL, day: today, stateCode: 'SP', postcode: '01414001' };
  const named = [{ day: addDays(today, -1) }, ...(await roomsOf(gateway)), ...(await drawersOf(gateway))];
  return [hotel, ...named.map(values => ({ hotelId: HOTEL, ...values }))].map(values => ({
    headers,
    values,
  }));
}

async function drawersOf({ app }: TestGateway): Promise<Values[]> {
  return app.store.db
    .select({ drawerId: drawers.id })
    .from(drawers)
    .where(eq(drawers.hotelId, HOTEL))
    .limit(ROOMS);
}

async function roomsOf({ app }: TestGateway): Promise<Values[]> {
  const rooms = await app.store.db
    .select({
      status: bookings.status,
      bookingId: bookings.id,
      accommodationId: accommodations.id,
      roomGuestId: accommodationGuests.id,
      paymentId: payments.id,
    })
    .from(bookings)
    .innerJoin(accommodations, eq(accommodations.bookingId, bookings.id))
    .leftJoin(
      accommodationGuests,
      and(eq(accommodationGuests.bookingId, bookings.id), eq(accommodationGuests.isMinor, true)),
    )
    .leftJoin(payments, and(eq(payments.bookingId, bookings.id), eq(payments.method, 'PIX')))
    .where(eq(bookings.hotelId, HOTEL))
    .orderBy(accommodationGuests.id, payments.id, bookings.updatedAt);
  const byStatus = Map.groupBy(rooms, ({ status, roomGuestId, paymentId }) =>
    [status, roomGuestId !== null, paymentId !== null].join(),
  );
  return [...byStatus.values()]
    .flatMap(all => all.slice(-ROOMS))
    .map(({ bookingId, accommodationId, roomGuestId, paymentId }) => ({
      bookingId,
      accommodationId: String(accommodationId),
      ...(roomGuestId !== null && { roomGuestId }),
      ...(paymentId !== null && { paymentId }),
    }));
}

/** A system of each purpose, with a partner's booking of its own. */
export async function exchangeSituations({ gateway }: World): Promise<Situation[]> {
  const manager = await newStaff(gateway, { role: 'MANAGER' });
  const channels = await otherSystem(gateway, { manager, purpose: 'CHANNELS' });
  const system = await otherSystem(gateway, { manager });
  const today = dateAt(gateway.clock.now(), BRAND_TIME_ZONE);
  const stay = { checkinDate: addDays(today, 20), checkoutDate: addDays(today, 22) };
  const days = { from: today, until: addDays(today, 30) };
  const [type] = (await channels.client.rooms.availability(days)).types;
  if (!type) throw new Error('the hotel has no rooms');
  const room = { ...queenRoom, roomTypeId: type.roomTypeId, adults: 1 };
  const reference = { channel: 'booking-com', reference: randomUUID() };
  await channels.client.partnerBookings.put({ ...reference, ...partnerStay({ ...stay, rooms: [room] }) });
  const { bookings: listed } = await system.client.bookings.list({});
  const named = listed.slice(-ROOMS).map(({ bookingId }) => ({ bookingId }));
  return [channels, system].flatMap(({ key }) =>
    [{ ...reference, ...days }, ...named].map(values => ({
      headers: { authorization: `Bearer ${key}` },
      values,
    })),
  );
}
