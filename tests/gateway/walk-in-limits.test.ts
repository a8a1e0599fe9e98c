import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payAtDesk } from '#gateway/bookings/desk-payment.ts';
import { settleDue } from '#gateway/bookings/settlement.ts';
import { ConfigError, gatewayConfig } from '#gateway/config.ts';
import { readEnvironment } from '#gateway/read-environment.ts';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client, TestGateway } from './harness.ts';
import { enrolment } from './hotel-devices.ts';
import {
  book,
  CARDS,
  cardPayment,
  cardToken,
  codeOf,
  freshDay,
  HOTEL,
  newGuest,
  newKey,
  orderFor,
  session,
  startSmallHotel,
} from './small-hotel.ts';
import { tonight, walkIn } from './walk-in.ts';

const queens = (count: number) => Array.from({ length: count }, () => ({ typeId: 'queen', checkinHour: 15 }));

/** A booking without payment, of so many rooms, for these days. */
async function unpaid(client: Client, { rooms = 1, checkin = '2026-12-01', checkout = '2026-12-02' } = {}) {
  const types = ['queen', 'queen', 'queen', 'family'];
  const wishes = types.slice(0, rooms).map(typeId => ({ typeId, checkinHour: 15 }));
  return book(client, await orderFor(client, { checkin, checkout }, wishes, { walkIn: true }));
}
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe('without payment', () => {
  const hotel = openFreshHotel();
  const kiosk = (token: string) =>
    hotel.gateway.client({
      token,
      headers: { 'x-device-profile': 'kiosk', 'x-device-hotel': HOTEL, 'x-device-id': 'lobby-1' },
    });

  test('three rooms are booked, and four are rejected with the limit (SEC-04)', async () => {
    expect(await refusalOf(unpaid(hotel.guest.client, { rooms: 4 }))).toMatchObject({
      code: 'WALK_IN_TOO_MANY_ROOMS',
      status: 422,
      details: { max: 3 },
    });
    expect(await unpaid(hotel.guest.client, { rooms: 3 })).toMatchObject({ status: 'PENDING' });
  });

  test('seven nights are booked, and eight are rejected with the limit (SEC-04)', async () => {
    expect(await refusalOf(unpaid(hotel.guest.client, { checkout: '2026-12-09' }))).toMatchObject({
      code: 'WALK_IN_TOO_MANY_NIGHTS',
      status: 422,
      details: { max: 7 },
    });
    expect(await unpaid(hotel.guest.client, { checkout: '2026-12-08' })).toMatchObject({ status: 'PENDING' });
  });

  test.each([
    ['at noon', '2026-12-01T12:00:00-03:00'],
    ['late in the evening, when it is tomorrow in UTC', '2026-12-01T22:30:00-03:00'],
  ])(
    'a kiosk books today and tomorrow on the hotel’s calendar, and no later day, %s (SEC-04)',
    async (_, now) => {
      hotel.gateway.clock.moveTo(new Date(now));
      const { token } = await session(hotel.gateway, hotel.guest.id);
      const late = unpaid(kiosk(token), { checkin: '2026-12-03', checkout: '2026-12-04' });
      expect(await refusalOf(late)).toMatchObject({
        code: 'WALK_IN_ARRIVAL_TOO_LATE',
        status: 422,
        details: { latest: '2026-12-02' },
      });
      expect(await unpaid(kiosk(token), { checkin: '2026-12-02', checkout: '2026-12-03' })).toMatchObject({
        status: 'PENDING',
      });
    },
  );

  test('one booking waits at a time; a card books beside it (SEC-04)', async () => {
    const { client } = hotel.guest;
    await walkIn(hotel.guest);
    expect(await refusalOf(walkIn(hotel.guest))).toMatchObject({
      code: 'WALK_IN_ALREADY_OPEN',
      status: 409,
      details: { max: 1 },
    });
    const payment = cardPayment(await cardToken(hotel.gateway));
    const order = await orderFor(client, tonight, queens(1), { payment });
    expect(await book(client, order)).toMatchObject({ status: 'CONFIRMED' });
    expect(await walkIn(await newGuest(hotel.gateway))).toMatchObject({ status: 'PENDING' });
  });

  test('a booking that is paid at the desk or by card frees its guest for the next one (SEC-04)', async () => {
    const first = await walkIn(hotel.guest);
    await payAtDesk(hotel.gateway.app, first.locator);
    const second = await walkIn(hotel.guest);
    const payment = cardPayment(await cardToken(hotel.gateway));
    await hotel.guest.client.payment.pay({ bookingId: second.bookingId, payment });
    expect(await walkIn(hotel.guest)).toMatchObject({ status: 'PENDING' });
  });

  test('a declined card leaves the booking waiting, and its guest with it (SEC-04)', async () => {
    const { bookingId } = await walkIn(hotel.guest);
    const payment = cardPayment(await cardToken(hotel.gateway, CARDS.declines));
    expect(await codeOf(hotel.guest.client.payment.pay({ bookingId, payment }))).toBe('CARD_DECLINED');
    expect(await codeOf(walkIn(hotel.guest))).toBe('WALK_IN_ALREADY_OPEN');
  });

  test('while a card is being charged the guest still has that booking, because it may come back unpaid (SEC-04)', async () => {
    const { bookingId } = await walkIn(hotel.guest);
    const payment = cardPayment(await cardToken(hotel.gateway, CARDS.timesOutThenDeclines));
    expect(await codeOf(hotel.guest.client.payment.pay({ bookingId, payment }))).toBe('PAYMENT_TIMEOUT');
    expect(await codeOf(walkIn(hotel.guest))).toBe('WALK_IN_ALREADY_OPEN');
  });

  test('a booking that nobody paid in time frees its guest with its rooms (SEC-04, BKG-15)', async () => {
    await walkIn(hotel.guest);
    hotel.gateway.clock.moveTo(new Date('2026-12-01T17:00:01-03:00'));
    await settleDue(hotel.gateway.app);
    const { client } = await session(hotel.gateway, hotel.guest.id);
    const order = await orderFor(client, tonight, [{ typeId: 'queen', checkinHour: 18 }], { walkIn: true });
    expect(await book(client, order)).toMatchObject({ status: 'PENDING' });
  });

  test('of twenty bookings at once, at a kiosk and at home, one is booked (SEC-04)', async () => {
    const { client, token, id } = hotel.guest;
    const order = await orderFor(client, tonight, queens(1), { walkIn: true });
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        codeOf(book(index % 2 === 0 ? client : kiosk(token), order, newKey())),
      ),
    );
    expect(codes.filter(code => code === 'WALK_IN_ALREADY_OPEN')).toHaveLength(19);
    const open = and(eq(bookings.guestId, id), inArray(bookings.status, ['PENDING', 'PROCESSING']));
    expect(await hotel.db.$count(bookings, open)).toBe(1);
  });

  test('the same order sent twice is one booking, and no second one is missed (SEC-04, PD-10)', async () => {
    const key = newKey();
    const first = await walkIn(hotel.guest, key);
    expect(await walkIn(hotel.guest, key)).toEqual(first);
  });
});

describe('bookings without payment from one address', () => {
  const lobby = enrolment('lobby-1');
  let gateway: TestGateway;
  beforeAll(async () => {
    const { limits } = gatewayConfig();
    gateway = await startSmallHotel({
      trustProxy: true,
      devices: [lobby.device],
      limits: {
        ...limits,
        walkInsPerCaller: { points: 2, seconds: 3_600 },
        walkInsPerDevice: { points: 3, seconds: 3_600 },
      },
    });
  });
  beforeEach(() => freshDay(gateway));
  afterAll(() => gateway.close());

  const from = async (address: string, headers: Record<string, string> = {}) => {
    const { token } = await newGuest(gateway);
    return gateway.client({ token, headers: { 'x-forwarded-for': address, ...headers } });
  };
  const atKiosk = { 'x-device-id': 'lobby-1', 'x-device-token': lobby.token };
  const limited = {
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    details: { limit: 'walkIns', retryAfterSeconds: expect.any(Number) },
  };

  test('are counted over all its guests; what was rejected and what a card paid is not (SEC-04)', async () => {
    const address = '198.51.100.1';
    await unpaid(await from(address));
    const client = await from(address);
    for (let time = 0; time < 3; time += 1)
      expect(await codeOf(unpaid(client, { checkout: '2026-12-20' }))).toBe('WALK_IN_TOO_MANY_NIGHTS');
    await unpaid(client);
    const next = await from(address);
    expect(await refusalOf(unpaid(next))).toMatchObject(limited);
    const payment = cardPayment(await cardToken(gateway));
    expect(await book(next, await orderFor(next, tonight, queens(1), { payment }))).toMatchObject({
      status: 'CONFIRMED',
    });
    await freshDay(gateway);
    expect(await unpaid(await from('198.51.100.2'))).toMatchObject({ status: 'PENDING' });
  });

  test('of ten at once no more are booked than the limit says (SEC-04)', async () => {
    const clients = await Promise.all(Array.from({ length: 10 }, () => from('198.51.100.3')));
    const order = await orderFor(gateway.client(), tonight, queens(1), { walkIn: true });
    const codes = await Promise.all(clients.map(client => codeOf(book(client, order))));
    expect(codes.filter(code => code === 'TOO_MANY_REQUESTS')).toHaveLength(8);
  });

  test('do not count against an enrolled kiosk of the lobby, which has a limit of its own (SEC-04)', async () => {
    const address = '198.51.100.4';
    for (let guest = 0; guest < 3; guest += 1) await unpaid(await from(address, atKiosk));
    expect(await refusalOf(unpaid(await from('198.51.100.5', atKiosk)))).toMatchObject(limited);
    await freshDay(gateway);
    expect(await unpaid(await from(address))).toMatchObject({ status: 'PENDING' });
  });
});

describe('the limits', () => {
  test('come from the environment, are sent to the guest app, and are enforced by the gateway (SEC-04, SEC-07)', async () => {
    const config = readEnvironment({
      WALK_IN_MAX_ROOMS: '1',
      WALK_IN_MAX_NIGHTS: '2',
      WALK_IN_ARRIVAL_DAYS: '0',
      WALK_IN_OPEN_BOOKINGS: '2',
      WALK_INS_PER_ADDRESS: '9/60',
      WALK_INS_PER_DEVICE: '8/61',
      DECLINED_CARDS_PER_GUEST: '7/62',
      DECLINED_CARDS_PER_ADDRESS: '6/63',
      DECLINED_CARDS_PER_DEVICE: '5/64',
    });
    expect(config.limits).toMatchObject({
      walkInsPerCaller: { points: 9, seconds: 60 },
      walkInsPerDevice: { points: 8, seconds: 61 },
      declinesPerGuest: { points: 7, seconds: 62 },
      declinesPerCaller: { points: 6, seconds: 63 },
      declinesPerDevice: { points: 5, seconds: 64 },
    });
    const gateway = await startSmallHotel({ walkIn: config.walkIn });
    const published = await gateway.client().reference.webConfig();
    expect(published.walkIn).toEqual({ maxRooms: 1, maxNights: 2, arrivalDays: 0 });
    const guest = await newGuest(gateway);
    expect(await codeOf(unpaid(guest.client, { rooms: 2 }))).toBe('WALK_IN_TOO_MANY_ROOMS');
    expect(await codeOf(unpaid(guest.client, { checkout: '2026-12-04' }))).toBe('WALK_IN_TOO_MANY_NIGHTS');
    await walkIn(guest);
    await walkIn(guest);
    expect(await codeOf(walkIn(guest))).toBe('WALK_IN_ALREADY_OPEN');
    await gateway.close();
  });

  test.each([
    ['WALK_IN_MAX_ROOMS', '0'],
    ['WALK_IN_MAX_NIGHTS', 'many'],
    ['WALK_IN_ARRIVAL_DAYS', '-1'],
    ['WALK_IN_OPEN_BOOKINGS', '1.5'],
    ['WALK_INS_PER_ADDRESS', '5'],
    ['DECLINED_CARDS_PER_GUEST', '5/0'],
  ])('%s=%s is rejected at the start by its name (SEC-04, SEC-07)', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(ConfigError);
    expect(() => readEnvironment({ [name]: value })).toThrow(name);
  });

  test('are those of the requirements where nothing is set (SEC-04)', () => {
    expect(readEnvironment({}).walkIn).toEqual({
      maxRooms: 3,
      maxNights: 7,
      arrivalDays: 1,
      openBookings: 1,
    });
  });
});
