import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accommodations, bookings, hourPurchases, stayLines } from '#gateway/store/schema/bookings.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { clientAt } from './checking-in.ts';
import { addCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { petRoom, scenario } from './scenario.ts';
import { codeOf, newGuest, session, type TestGuest } from './small-hotel.ts';
import {
  bookingOf,
  checkIn,
  depositsOf,
  firstRoomOf,
  MINUTE,
  mailsAbout,
  openHoursPurchase,
  roomsOf,
  shifted,
} from './stored-booking.ts';

const hotel = openFreshHotel();

const EVENING = '2026-12-10T19:30:00-03:00';
/** When the second and the third night count as used. */
const SECOND_USED = '2026-12-11T15:00:00-03:00';
const THIRD_USED = '2026-12-12T15:00:00-03:00';
const SECOND = 466.27;
const THIRD = 476.88;

const two = [petRoom, { ...petRoom, typeId: 'suite' }];

async function livedIn(wishes = [petRoom], guest: TestGuest = hotel.guest) {
  const stay = await scenario(hotel, guest).longStay({ rooms: wishes, arrivedAt: EVENING });
  return { id: stay.bookingId, accId: String(stay.accommodationId) };
}

const makeMainGuest = (bookingId: string, accommodationId: number, guest: TestGuest) =>
  addCompanion(hotel.db, { bookingId, accommodationId, isMain: true }, guest);

const leave = (client: Client, path: { id: string; accId: string }, new_credit?: number) =>
  client.bookings.leaveEarly({ ...path, ...(new_credit !== undefined && { new_credit }) });

describe('what leaving early returns (API-24, PD-56)', () => {
  test.each([
    ['on the first evening', EVENING, 0, 2, SECOND + THIRD, SECOND_USED, THIRD],
    ['a minute before the second night begins', SECOND_USED, -MINUTE, 2, SECOND + THIRD, SECOND_USED, THIRD],
    ['when the second night begins', SECOND_USED, 0, 1, THIRD, THIRD_USED, 0],
    ['a minute before the last night begins', THIRD_USED, -MINUTE, 1, THIRD, THIRD_USED, 0],
  ] as const)(
    '%s is the nights that are left, without hours and pet (EDP-05, LIM-08, BEY-17)',
    async (_, at, shift, nights, credit, next, nextCredit) => {
      const path = await livedIn();
      const client = await clientAt(hotel, hotel.guest, shifted(at, shift));
      const simulation = await client.bookings.simulateEarlyCheckout(path);
      expect(simulation).toMatchObject({
        previous_balance: 0,
        new_credit: credit,
        creditOption: 'CREDIT',
        remaining_nights: nights,
        next_step: { at: new Date(next).toISOString(), creditValue: nextCredit },
      });
      expect(simulation.credit_due_date?.slice(0, 7)).toBe('2028-06');
      expect(await leave(client, path, credit)).toMatchObject({ new_credit: credit });
      expect((await client.personalInfo.creditBalance()).value).toBe(credit);
    },
  );

  test('is not offered once the last night has begun (EDP-04)', async () => {
    const path = await livedIn();
    const client = await clientAt(hotel, hotel.guest, THIRD_USED);
    expect(await codeOf(client.bookings.simulateEarlyCheckout(path))).toBe('EARLY_DEPARTURE_NOT_ALLOWED');
    expect(await codeOf(leave(client, path))).toBe('EARLY_DEPARTURE_NOT_ALLOWED');
    expect((await bookingOf(hotel, path.id)).status).toBe('IN_PROGRESS');
  });

  test('never holds the first night, also for guests who leave before it begins (PD-56)', async () => {
    const { bookingId: id } = await scenario(hotel).longStay({ rooms: [petRoom] });
    const client = await clientAt(hotel, hotel.guest, '2026-12-10T09:00:00-03:00');
    await checkIn(hotel, id);
    const accId = String((await firstRoomOf(hotel, id)).id);
    expect(await leave(client, { id, accId }, SECOND + THIRD)).toMatchObject({ new_credit: 943.15 });
    expect(await firstRoomOf(hotel, id)).toMatchObject({ holdsRoom: false });
  });
});

test('a room that was left is closed: booking, door, lines, version and statement (EDP-04, EDP-05, EDP-07)', async () => {
  const path = await livedIn();
  const client = await clientAt(hotel, hotel.guest, EVENING);
  const response = await leave(client, path);
  expect(response.new_credit).toBe(943.15);
  const left = await firstRoomOf(hotel, path.id);
  expect(left.leftAt?.toISOString()).toBe(response.new_checkout_date);
  expect(left.doorCode).toBeNull();
  expect(await bookingOf(hotel, path.id)).toMatchObject({ status: 'CONCLUDED', version: 3 });
  const lines = await hotel.db.select().from(stayLines).where(eq(stayLines.accommodationId, left.id));
  const returned = lines.flatMap(line => (line.returnedAt === null ? [] : [line.night]));
  expect(returned.sort()).toEqual(['2026-12-11', '2026-12-12']);
  const [entry] = (await client.personalInfo.statement()).transactions;
  expect(entry).toMatchObject({ origin: 'EARLY_DEPARTURE', value: 943.15, booking: { id: path.id } });
  const room = { status: 'CONCLUDED', nights: 1, isEarlyDepartureAllowed: false, room: null };
  const rooms = [{ ...room, checkoutDate: response.new_checkout_date }];
  const listed = { status: 'CONCLUDED', accommodations: rooms };
  expect(await client.bookings.previous({})).toMatchObject([listed]);
});

test('a room that was left is cleaned for an hour, and then sold to another guest for the nights that are left (EDP-04)', async () => {
  const path = await livedIn([{ ...petRoom, typeId: 'family' }]);
  const other = await newGuest(hotel.gateway);
  const client = await clientAt(hotel, hotel.guest, '2026-12-11T11:20:00-03:00');
  const buyer = { ...other, ...(await session(hotel.gateway, other.id)) };
  const dates = { checkin: '2026-12-11', checkout: '2026-12-13' };
  const buy = (checkinHour: number) =>
    scenario(hotel, buyer).longStay({ rooms: [{ typeId: 'family', checkinHour }], dates });
  expect(await codeOf(buy(19))).toBe('PRICE_CHANGED');
  await leave(client, path);
  expect(['ROOM_UNAVAILABLE', 'PRICE_CHANGED']).toContain(await codeOf(buy(12)));
  const { bookingId } = await buy(13);
  expect((await firstRoomOf(hotel, bookingId)).roomId).toBe((await firstRoomOf(hotel, path.id)).roomId);
});

test('leaving one of two rooms keeps the booking going, and leaving the last one concludes it (PD-18)', async () => {
  const { id } = await livedIn([petRoom, { ...petRoom, typeId: 'suite', checkoutHour: 18 }]);
  const [queen, suite] = (await roomsOf(hotel, id)).map(each => String(each.id));
  const client = await clientAt(hotel, hotel.guest, EVENING);
  const first = await leave(client, { id, accId: suite ?? '' });
  // Twice the queen's nights.
  expect(first.new_credit).toBe(932.54 + 953.75);
  const booking = await bookingOf(hotel, id);
  expect(booking).toMatchObject({ status: 'IN_PROGRESS', version: 3 });
  expect(booking.endsAt.toISOString()).toBe('2026-12-13T17:00:00.000Z');
  const [seen] = await client.bookings.active({});
  expect(seen?.accommodations.map(each => each.status)).toEqual(['IN_PROGRESS', 'CONCLUDED']);
  await leave(client, { id, accId: queen ?? '' });
  expect(await bookingOf(hotel, id)).toMatchObject({ status: 'CONCLUDED', version: 4 });
  const deposits = await depositsOf(hotel, id);
  expect(deposits.map(({ accommodationId }) => String(accommodationId))).toEqual([suite, queen]);
  expect((await mailsAbout(hotel, id)).map(({ kind }) => kind)).toEqual(['ROOM_LEFT', 'ROOM_LEFT']);
});

describe('leaving twice', () => {
  test('gets the same response again, also later, and one deposit (API-25)', async () => {
    const path = await livedIn();
    const client = await clientAt(hotel, hotel.guest, EVENING);
    const first = await leave(client, path, 943.15);
    const later = await clientAt(hotel, hotel.guest, THIRD_USED);
    expect(await leave(later, path)).toEqual(first);
    expect(await leave(later, path, 1)).toEqual(first);
    expect(await depositsOf(hotel, path.id)).toHaveLength(1);
    expect(await mailsAbout(hotel, path.id)).toHaveLength(1);
    expect((await bookingOf(hotel, path.id)).version).toBe(3);
  });

  test('from ten devices at once returns the nights once (API-25, PD-58)', async () => {
    const path = await livedIn();
    const device = async () => (await session(hotel.gateway, hotel.guest.id)).client;
    const devices = await Promise.all(Array.from({ length: 10 }, device));
    const responses = await Promise.all(devices.map(client => leave(client, path)));
    expect(new Set(responses.map(response => JSON.stringify(response))).size).toBe(1);
    expect(await depositsOf(hotel, path.id)).toHaveLength(1);
    expect(await mailsAbout(hotel, path.id)).toHaveLength(1);
  });

  test('says nothing of a room that was checked out on its last day (API-25)', async () => {
    const path = await livedIn();
    const client = await clientAt(hotel, hotel.guest, '2026-12-13T09:00:00-03:00');
    await hotel.db.update(bookings).set({ status: 'CONCLUDED' }).where(eq(bookings.id, path.id));
    const leftAt = hotel.gateway.clock.now();
    await hotel.db.update(accommodations).set({ leftAt }).where(eq(accommodations.bookingId, path.id));
    expect(await codeOf(leave(client, path))).toBe('EARLY_DEPARTURE_NOT_ALLOWED');
  });
});

test('a figure that is no longer true changes nothing, and the response holds what is true now (BEY-17, PD-58)', async () => {
  const path = await livedIn();
  const client = await clientAt(hotel, hotel.guest, SECOND_USED);
  await expect(leave(client, path, 943.15)).rejects.toMatchObject({
    code: 'OUTCOME_CHANGED',
    status: 409,
    details: { new_credit: THIRD, remaining_nights: 1, creditOption: 'CREDIT', previous_balance: 0 },
  });
  expect(await bookingOf(hotel, path.id)).toMatchObject({ status: 'IN_PROGRESS', version: 2 });
  expect(await depositsOf(hotel, path.id)).toEqual([]);
  expect((await firstRoomOf(hotel, path.id)).leftAt).toBeNull();
});

test('a room is not left while hours are being paid for its booking, and is once that has ended (PD-58)', async () => {
  const path = await livedIn();
  const purchase = await openHoursPurchase(hotel, path.id);
  const client = await clientAt(hotel, hotel.guest, shifted(EVENING, MINUTE));
  expect(await codeOf(leave(client, path))).toBe('ATTEMPT_IN_PROGRESS');
  expect(await firstRoomOf(hotel, path.id)).toMatchObject({ leftAt: null, holdsRoom: true });
  expect(await depositsOf(hotel, path.id)).toEqual([]);
  await hotel.db.update(hourPurchases).set({ outcome: 'REFUSED' }).where(eq(hourPurchases.id, purchase));
  expect(await leave(client, path)).toMatchObject({ new_credit: SECOND + THIRD });
});

describe('a room that nobody has come to yet', () => {
  test('is taken out of a booking of several, and returns what canceling it would (PD-56, LIM-09)', async () => {
    const { bookingId: id } = await scenario(hotel).longStay({ rooms: two });
    const [queen] = await roomsOf(hotel, id);
    const path = { id, accId: String(queen?.id) };
    const early = await hotel.guest.client.bookings.simulateEarlyCheckout(path);
    expect(early).toMatchObject({
      new_credit: 1771.57,
      remaining_nights: 3,
      next_step: { at: '2026-12-08T16:00:00.000Z', creditValue: 1305.4 },
    });
    const client = await clientAt(hotel, hotel.guest, '2026-12-08T13:00:00-03:00');
    expect(await leave(client, path, 1305.4)).toMatchObject({ new_credit: 1305.4 });
    expect(await firstRoomOf(hotel, id)).toMatchObject({ holdsRoom: false, checkedInAt: null });
    expect(await bookingOf(hotel, id)).toMatchObject({ status: 'CONFIRMED', version: 3 });
    const [seen] = await client.bookings.active({});
    expect(seen?.accommodations.map(each => each.status)).toEqual(['CANCELED', 'CONFIRMED']);
    expect(await leave(client, path)).toMatchObject({ new_credit: 1305.4 });
  });

  test('is canceled with its booking once it is the last one, and each is returned once (PD-56)', async () => {
    const { bookingId: id } = await scenario(hotel).longStay({ rooms: two });
    const [queen, suite] = await roomsOf(hotel, id);
    const { client } = hotel.guest;
    await leave(client, { id, accId: String(queen?.id) });
    const last = { id, accId: String(suite?.id) };
    expect(await codeOf(client.bookings.simulateEarlyCheckout(last))).toBe('EARLY_DEPARTURE_NOT_ALLOWED');
    expect(await codeOf(leave(client, last))).toBe('EARLY_DEPARTURE_NOT_ALLOWED');
    const { bookingValue } = await client.bookings.estimateCancellation({ bookingId: id });
    await client.bookings.cancel({ bookingId: id, creditValue: bookingValue });
    const { chargedCents } = await bookingOf(hotel, id);
    const deposits = await depositsOf(hotel, id);
    expect(deposits.map(({ origin }) => origin)).toEqual(['EARLY_DEPARTURE', 'FULL_CANCELLATION']);
    expect(deposits.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(chargedCents);
    // What came back for the room that went first is not reported a second time.
    expect((await client.bookings.cancel({ bookingId: id })).creditValue).toBe(bookingValue);
  });

  test('of two rooms dropped at the same moment one stays in the booking (PD-56)', async () => {
    const { bookingId: id } = await scenario(hotel).longStay({ rooms: two });
    const { client } = hotel.guest;
    const responses = await Promise.all(
      (await roomsOf(hotel, id)).map(each => codeOf(leave(client, { id, accId: String(each.id) }))),
    );
    expect(responses.filter(response => response === 'EARLY_DEPARTURE_NOT_ALLOWED')).toHaveLength(1);
    expect(await depositsOf(hotel, id)).toHaveLength(1);
    expect((await bookingOf(hotel, id)).status).toBe('CONFIRMED');
  });

  test('is taken out also after the others were left, which concludes the booking (PD-18, PD-56)', async () => {
    const { bookingId: id } = await scenario(hotel).longStay({ rooms: two });
    const [queen, suite] = await roomsOf(hotel, id);
    const client = await clientAt(hotel, hotel.guest, EVENING);
    await checkIn(hotel, id, [queen?.id ?? 0]);
    await leave(client, { id, accId: String(queen?.id) });
    expect((await bookingOf(hotel, id)).status).toBe('IN_PROGRESS');
    const later = await clientAt(hotel, hotel.guest, SECOND_USED);
    // Its first night, its hours and the night for which it was reserved in vain are retained; the pet's fee is not.
    expect((await leave(later, { id, accId: String(suite?.id) })).new_credit).toBe(953.75 + 362.25);
    expect((await bookingOf(hotel, id)).status).toBe('CONCLUDED');
  });

  test('begins the booking no later and ends it no earlier than the rooms that remain (PD-56)', async () => {
    const { bookingId: id } = await scenario(hotel).longStay({
      rooms: [
        { typeId: 'queen', checkinHour: 11, checkoutHour: 18 },
        { typeId: 'suite', checkinHour: 16, checkoutHour: 10 },
      ],
    });
    await leave(hotel.guest.client, { id, accId: String((await firstRoomOf(hotel, id)).id) });
    const { startsAt, endsAt } = await bookingOf(hotel, id);
    expect(startsAt.toISOString()).toBe('2026-12-10T19:00:00.000Z');
    expect(endsAt.toISOString()).toBe('2026-12-13T13:00:00.000Z');
  });
});

describe('who may leave (PD-57)', () => {
  test('the main guest of a room leaves it, and the credits are the holder’s (EDP-05)', async () => {
    const path = await livedIn();
    const main = await newGuest(hotel.gateway);
    await makeMainGuest(path.id, Number(path.accId), main);
    const simulation = await main.client.bookings.simulateEarlyCheckout(path);
    expect(simulation).toMatchObject({ previous_balance: null, new_credit: 943.15 });
    await leave(main.client, path);
    expect((await main.client.personalInfo.creditBalance()).value).toBe(0);
    const [deposit] = await depositsOf(hotel, path.id);
    expect(deposit).toMatchObject({ guestId: hotel.guest.id, amountCents: 943_15 });
    const [mail] = await mailsAbout(hotel, path.id);
    expect(mail?.recipient).toBe(hotel.guest.email);
  });

  test('only the holder takes a room out before check-in (PD-56)', async () => {
    const { bookingId: id, first } = await scenario(hotel).longStay({ rooms: two });
    const main = await newGuest(hotel.gateway);
    await makeMainGuest(id, first, main);
    const path = { id, accId: String(first) };
    const simulated = await codeOf(main.client.bookings.simulateEarlyCheckout(path));
    expect(simulated).toBe('EARLY_DEPARTURE_NOT_ALLOWED');
    expect(await codeOf(leave(main.client, path))).toBe('EARLY_DEPARTURE_NOT_ALLOWED');
    expect((await firstRoomOf(hotel, id)).holdsRoom).toBe(true);
  });

  test('another guest, the main guest of another room, and a room of another booking get BOOKING_NOT_FOUND', async () => {
    const { id } = await livedIn(two);
    const [queen, suite] = await roomsOf(hotel, id);
    const [other, neighbour] = [await newGuest(hotel.gateway), await newGuest(hotel.gateway)];
    await makeMainGuest(id, suite?.id ?? 0, neighbour);
    const path = { id, accId: String(queen?.id) };
    for (const { client } of [other, neighbour])
      for (const wrong of [path, { ...path, id: randomUUID() }, { ...path, id: 'no-booking' }]) {
        expect(await codeOf(client.bookings.simulateEarlyCheckout(wrong))).toBe('BOOKING_NOT_FOUND');
        expect(await codeOf(leave(client, wrong))).toBe('BOOKING_NOT_FOUND');
      }
    const { client } = await session(hotel.gateway, hotel.guest.id);
    expect(await codeOf(leave(client, { id, accId: '999999' }))).toBe('BOOKING_NOT_FOUND');
    expect(await depositsOf(hotel, id)).toEqual([]);
  });
});

test('a partner’s booking returns nothing and says so (EDP-06)', async () => {
  const path = await livedIn();
  await hotel.db.update(bookings).set({ channel: 'PARTNER' }).where(eq(bookings.id, path.id));
  const client = await clientAt(hotel, hotel.guest, EVENING);
  expect(await client.bookings.simulateEarlyCheckout(path)).toMatchObject({
    new_credit: 0,
    creditOption: 'NONE',
    remaining_nights: 2,
    credit_due_date: null,
    next_step: null,
  });
  expect(await leave(client, path, 0)).toMatchObject({ new_credit: 0 });
  expect(await depositsOf(hotel, path.id)).toEqual([]);
  const [mail] = await mailsAbout(hotel, path.id);
  expect(mail?.text).not.toMatch(/credit|R\$\s0,00/i);
});

test('a booking whose holder deleted the account returns nothing to its main guest (PD-56)', async () => {
  const path = await livedIn();
  const main = await newGuest(hotel.gateway);
  await makeMainGuest(path.id, Number(path.accId), main);
  await hotel.db.delete(guests).where(eq(guests.id, hotel.guest.id));
  expect(await leave(main.client, path)).toMatchObject({ new_credit: 0 });
  expect(await depositsOf(hotel, path.id)).toEqual([]);
  expect(await mailsAbout(hotel, path.id)).toEqual([]);
});

test.each([
  [
    'en',
    'was left on December 10, 2026 at 7:30 PM',
    'Returned to you as credits: R$ 943,15',
    'June 10, 2028',
  ],
  ['pt', '10 de dezembro de 2026', 'Devolvido a você em créditos: R$ 943,15', '10 de junho de 2028'],
] as const)(
  'the e-mail about it says in %s when and what came back, and holds no door code (EDP-05, EDP-07)',
  async (language, left, credited, until) => {
    const guest = await newGuest(hotel.gateway, language);
    const path = await livedIn([petRoom], guest);
    const { doorCode } = await firstRoomOf(hotel, path.id);
    await leave(await clientAt(hotel, guest, EVENING), path);
    const [mail] = await mailsAbout(hotel, path.id);
    expect(mail).toMatchObject({ kind: 'ROOM_LEFT', language, recipient: guest.email });
    const text = mail?.text.replaceAll('\u00a0', ' ');
    for (const part of [left, credited, until]) expect(text).toContain(part);
    expect(doorCode).toMatch(/^\d{6}$/);
    expect(`${mail?.text}${mail?.html}`).not.toContain(doorCode);
  },
);
