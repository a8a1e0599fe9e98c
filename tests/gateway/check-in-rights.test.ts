import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkInState } from '#gateway/domain/booking/check-in/check-in-state.ts';
import { confirmCheckIn } from '#gateway/domain/booking/check-in/confirm-check-in.ts';
import { checkIns, guarantees, lockCommands } from '#gateway/store/schema/check-ins.ts';
import { openCase } from '#gateway/store/validation-store.ts';
import type { contract } from '#shared/contract/guest/contract.ts';
import { TRIP } from '#tests/personal-data.ts';
import { checkInAt, clientAt, orderOf, prepare } from './checking-in.ts';
import { addCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { EVENING, QUEEN_AND_SUITE, scenario } from './scenario.ts';
import { cardToken, codeOf, newGuest } from './small-hotel.ts';
import { bookingOf, storedRoom } from './stored-booking.ts';

const hotel = openFreshHotel();

let bookingId: string;
let first: number;
let second: number;
beforeEach(async () => {
  ({ bookingId, first, second } = await scenario(hotel).paidStay({ rooms: QUEEN_AND_SUITE }));
});

type Target = { bookingId: string; accommodationId: number };
/** Each call of check-in, on a room of a booking. A new one is missing here until it is added. */
const calls: Record<keyof typeof contract.checkIn, (client: Client, target: Target) => Promise<unknown>> = {
  find: ({ checkIn }, { bookingId: id }) => checkIn.find({ bookingId: id }),
  saveProgress: ({ checkIn }, { bookingId: id }) => checkIn.saveProgress({ bookingId: id, step: 'confirm' }),
  saveTrip: ({ checkIn }, { bookingId: id }) => checkIn.saveTrip({ bookingId: id, ...TRIP }),
  associateCard: async (client, { bookingId: id, accommodationId }) => {
    const card = { token: await cardToken(hotel.gateway), description: 'Mine', set_as_default: true };
    const { id: paymentMethodId } = await client.payment.createCard(card);
    const wanted = { paymentMethodId, accommodationPartnerIds: [accommodationId] };
    return client.checkIn.associateCard({ bookingId: id, ...wanted });
  },
  confirm: ({ checkIn }, { bookingId: id, accommodationId }) =>
    checkIn.confirm({ bookingId: id, accommodations: [{ accommodationId, guests: [] }] }),
  renewDoorCode: ({ checkIn }, { bookingId: id, accommodationId }) =>
    checkIn.renewDoorCode({ bookingId: id, accommodationId: String(accommodationId) }),
};
const all = Object.entries(calls);

describe.each(all)('checkIn.%s', (_, call) => {
  test('reports no such booking to a stranger, an invited guest and a guest of another booking (PD-57, SEC-03)', async () => {
    const [stranger, invited] = [await newGuest(hotel.gateway), await newGuest(hotel.gateway)];
    await addCompanion(hotel.db, { bookingId, accommodationId: first }, invited, 'PENDING');
    const foreign = await scenario(hotel, await newGuest(hotel.gateway)).paidStay();
    const before = await hotel.db.select().from(lockCommands);
    const ofOwn = { bookingId, accommodationId: first };
    for (const [guest, target] of [
      [stranger, ofOwn],
      [invited, ofOwn],
      [hotel.guest, foreign],
      [hotel.guest, { ...ofOwn, bookingId: randomUUID() }],
      [hotel.guest, { ...ofOwn, bookingId: 'x' }],
    ] as const)
      expect(await codeOf(call(await clientAt(hotel, guest, EVENING), target))).toBe('BOOKING_NOT_FOUND');
    expect(await hotel.db.select().from(lockCommands)).toEqual(before);
    expect(await hotel.db.$count(checkIns)).toBe(0);
    expect(await hotel.db.$count(guarantees)).toBe(0);
  });
});

describe.each(all.filter(([name]) => ['associateCard', 'confirm', 'renewDoorCode'].includes(name)))(
  'checkIn.%s',
  (_, call) => {
    test('takes no room of the own booking that others are responsible for, and none of another (BKG-09, PD-57)', async () => {
      const main = await newGuest(hotel.gateway);
      const foreign = await scenario(hotel, await newGuest(hotel.gateway)).paidStay();
      await addCompanion(hotel.db, { bookingId, accommodationId: second, isMain: true }, main);
      const own = await clientAt(hotel, hotel.guest, EVENING);
      for (const accommodationId of [second, foreign.accommodationId])
        expect(await codeOf(call(own, { bookingId, accommodationId }))).toBe('BOOKING_NOT_FOUND');
    });
  },
);

test('an additional guest does not check in in the main guest’s place, whatever is sent (GST-08, PD-57)', async () => {
  const bruno = await newGuest(hotel.gateway);
  await addCompanion(hotel.db, { bookingId, accommodationId: first }, bruno);
  const client = await clientAt(hotel, bruno, EVENING);
  const order = await orderOf(client, bookingId, [first]);
  expect(await codeOf(client.checkIn.confirm(order))).toBe('CHECKIN_NOT_AVAILABLE');
  expect(await codeOf(client.checkIn.saveTrip({ bookingId, ...TRIP }))).toBe('CHECKIN_NOT_AVAILABLE');
  const asMain = order.accommodations.map(room => ({
    ...room,
    guests: room.guests.map(guest => ({ ...guest, isRoomMainGuest: guest.isLoggedUser })),
  }));
  const confirmed = client.checkIn.confirm({ bookingId, accommodations: asMain });
  expect(await codeOf(confirmed)).toBe('CHECKIN_NOT_AVAILABLE');
  expect((await bookingOf(hotel, bookingId)).status).toBe('CONFIRMED');
});

test('one room of an order that the guest may not enter stops the whole order (API-22)', async () => {
  const main = await newGuest(hotel.gateway);
  const client = await clientAt(hotel, hotel.guest, EVENING);
  await prepare(hotel, hotel.guest, client, bookingId);
  const order = await orderOf(client, bookingId);
  await addCompanion(hotel.db, { bookingId, accommodationId: second, isMain: true }, main);
  expect(await codeOf(client.checkIn.confirm(order))).toBe('BOOKING_NOT_FOUND');
  expect(await storedRoom(hotel, first)).toMatchObject({ checkedInAt: null, doorCode: null });
});

test('a token of before the account was deleted checks in to nothing (API-41)', async () => {
  const main = await newGuest(hotel.gateway);
  await addCompanion(hotel.db, { bookingId, accommodationId: second, isMain: true }, main);
  const client = await checkInAt(hotel, main, { bookingId, rooms: [second], time: EVENING });
  await client.guestUser.deleteAccount({ reason: 2 });
  for (const [, call] of all)
    expect(await codeOf(call(client, { bookingId, accommodationId: second }))).toBe('UNAUTHORIZED');
});

test('while the identity provider does not respond, what was last heard of it counts (PD-24, PD-67)', async () => {
  const client = await clientAt(hotel, hotel.guest, EVENING);
  await prepare(hotel, hotel.guest, client, bookingId);
  const person = { firstName: 'Ada', lastName: 'Prado', nationality: null };
  const opened = { guestId: hotel.guest.id, reference: 'a case', person };
  await openCase(hotel.db, opened, hotel.gateway.clock.now());
  const down = async () => {
    throw new Error('connect ECONNREFUSED');
  };
  const { app } = hotel.gateway;
  const without = { ...app, verification: { ...app.verification, find: down } };
  expect((await checkInState(without, hotel.guest.id, bookingId)).identityStatus).toBe('APPROVED');
  const order = { guestId: hotel.guest.id, ...(await orderOf(client, bookingId)) };
  expect(await confirmCheckIn(without, order)).toMatchObject({ bookingId });
});
