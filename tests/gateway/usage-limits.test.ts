import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { forgetRejectedAttempts } from '#gateway/domain/booking/order/rejected-attempts.ts';
import { bookingAttempts, hourPurchases } from '#gateway/store/schema/bookings.ts';
import { HOME_ADDRESS } from '#tests/personal-data.ts';
import { openOwnHotel } from './fresh-hotel.ts';
import { noLimits } from './harness.ts';
import { buy, hoursOrder, savedCard, slotAt } from './hours.ts';
import { scenario } from './scenario.ts';
import {
  book,
  CARDS,
  cardPayment,
  cardToken,
  codeOf,
  newGuest,
  newKey,
  orderFor,
  search,
  type TestGuest,
} from './small-hotel.ts';

const two = { points: 2, seconds: 3_600 };
const hotel = openOwnHotel({
  trustProxy: true,
  limits: {
    ...noLimits,
    ordersPerGuest: two,
    savesPerGuest: two,
    searchesPerClient: two,
    eventsPerClient: two,
  },
});
const STAY = { checkin: '2026-12-10', checkout: '2026-12-11' };
const DAY_MS = 24 * 3_600_000;

let addresses = 0;
const clientAt = (guest: TestGuest, address = `203.0.113.${(addresses += 1)}`) =>
  hotel.gateway.client({ token: guest.token, headers: { 'x-forwarded-for': address } });

const elsewhere = (guest: TestGuest): TestGuest => ({ ...guest, client: clientAt(guest) });

/** Rejected, because nothing pays for it. */
const unpaid = async (guest: TestGuest) => orderFor(clientAt(guest), STAY, [{ typeId: 'queen' }]);

test('a guest orders a number of bookings an hour, rejected ones included; one that is sent again counts once (SEC-22)', async () => {
  const guest = elsewhere(hotel.guest);
  const { gateway } = hotel;
  const payment = cardPayment(await cardToken(gateway));
  const paid = await orderFor(guest.client, STAY, [{ typeId: 'queen' }], { payment });
  const key = newKey();
  const booked = await book(guest.client, paid, key);
  expect(await book(guest.client, paid, key)).toEqual(booked);
  expect(await book(guest.client, paid, key)).toEqual(booked);
  const order = await unpaid(guest);
  const rejection = await codeOf(book(guest.client, order));
  expect(await codeOf(book(guest.client, order))).toBe('TOO_MANY_REQUESTS');
  const other = await newGuest(gateway);
  expect(await codeOf(book(other.client, order))).toBe(rejection);
});

test('rejected orders are forgotten after a week, and those of bookings stay (SEC-22)', async () => {
  const { guest, db, gateway } = hotel;
  const key = newKey();
  await codeOf(book(guest.client, await unpaid(guest), key));
  await scenario(hotel, elsewhere(guest)).paidStay({ rooms: [{ typeId: 'queen' }], dates: STAY });
  const stored = () => db.select().from(bookingAttempts).where(eq(bookingAttempts.guestId, guest.id));
  expect((await stored()).map(({ outcome }) => outcome)).toContain('REFUSED');
  gateway.clock.moveBy(7 * DAY_MS - 60_000);
  await forgetRejectedAttempts(gateway.app);
  expect((await stored()).map(({ outcome }) => outcome)).toContain('REFUSED');
  gateway.clock.moveBy(120_000);
  await forgetRejectedAttempts(gateway.app);
  expect((await stored()).map(({ outcome }) => outcome)).not.toContain('REFUSED');
});

test('rejected hours are forgotten with them, unless a card was tried for them (SEC-22)', async () => {
  const { guest, db, gateway } = hotel;
  const other = await newGuest(gateway);
  const stay = await scenario(hotel, elsewhere(guest)).paidStay();
  const declined = await scenario(hotel, elsewhere(other)).paidStay({ rooms: [{ typeId: 'queen' }] });
  const stored = async () => (await db.select().from(hourPurchases)).map(({ guestId }) => guestId);
  const slot = await slotAt(stay.departure, 14);
  await codeOf(buy(stay.departure, hoursOrder(stay.departure, { ...slot, price: 1 })));
  const paymentMethodId = await savedCard(gateway, other.id, CARDS.declinesCharges);
  await codeOf(
    buy(
      declined.departure,
      hoursOrder(declined.departure, await slotAt(declined.departure, 14), { paymentMethodId }),
    ),
  );
  expect(await stored()).toEqual(expect.arrayContaining([guest.id, other.id]));
  gateway.clock.moveBy(7 * DAY_MS + 60_000);
  await forgetRejectedAttempts(gateway.app);
  expect(await stored()).toContain(other.id);
  expect(await stored()).not.toContain(guest.id);
});

test('personal data are saved a number of times an hour, at check-in and in the account together (SEC-22)', async () => {
  const { client } = hotel.guest;
  const change = {
    firstName: 'Ada',
    lastName: 'Prado',
    nationality: 30,
    phone: { code: '55', number: '11987654321' },
    address: HOME_ADDRESS,
  };
  await client.personalInfo.save(change);
  await client.personalInfo.saveAtCheckIn(change);
  expect(await codeOf(client.personalInfo.save(change))).toBe('TOO_MANY_REQUESTS');
  expect(await codeOf(client.personalInfo.saveAtCheckIn(change))).toBe('TOO_MANY_REQUESTS');
});

test('searches of one network are counted together, signed in or not, and another one has its own (SEC-22)', async () => {
  const at = '198.51.100.1';
  await search(clientAt(hotel.guest, at), STAY);
  await search(hotel.gateway.client({ headers: { 'x-forwarded-for': `${at}:5000` } }), STAY);
  expect(await codeOf(search(clientAt(hotel.guest, `${at}:5001`), STAY))).toBe('TOO_MANY_REQUESTS');
  await search(clientAt(hotel.guest), STAY);
});

test('events of one network are counted together, with forwarded texts that are no address as one (SEC-22)', async () => {
  const send = (from: string) =>
    hotel.gateway.raw('POST', '/api/analytics/events', {
      headers: { 'x-forwarded-for': from },
      body: { name: 'failed_login' },
    });
  const statuses: number[] = [];
  for (const from of ['one', 'two', 'three', '198.51.100.2']) statuses.push((await send(from)).status);
  expect(statuses).toEqual([202, 202, 429, 202]);
});

test.each(['\u202egro.elpmaxe', 'Ada\u2066', '\u200fAda', 'Ada\u061c', 'Ada\u200e'])(
  'a text with the bidirectional control of %j is stored nowhere (SEC-22)',
  async text => {
    const { token } = hotel.guest;
    const response = await hotel.gateway.raw('POST', '/api/chat', {
      headers: { 'x-guest-access-token': `Bearer ${token}` },
      body: { chatHistory: [{ type: 'user', text }], isSolvedProblem: null, optionChosen: text },
    });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'a text holds a character that changes its direction',
    });
  },
);
