import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gatewayConfig } from '#gateway/config/config.ts';
import { readEnvironment } from '#gateway/config/read-environment.ts';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { takeInCash } from './desk-cash.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client, TestGateway } from './harness.ts';
import { enrolment } from './hotel-devices.ts';
import { scenario, TONIGHT } from './scenario.ts';
import { kioskHeaders } from './session-client.ts';
import {
  book,
  CARDS,
  cardPayment,
  cardToken,
  codeOf,
  freshDay,
  newGuest,
  newKey,
  orderFor,
  session,
  startSmallHotel,
} from './small-hotel.ts';
import { untilTestEnds } from './until-test-ends.ts';

const queens = [{ typeId: 'queen', checkinHour: 15 }];

async function unpaid(client: Client, { rooms = 1, checkin = '2026-12-01', checkout = '2026-12-02' } = {}) {
  const types = ['queen', 'queen', 'queen', 'family'];
  const wishes = types.slice(0, rooms).map(typeId => ({ typeId, checkinHour: 15 }));
  return book(client, await orderFor(client, { checkin, checkout }, wishes, { walkIn: true }));
}
const pending = { status: 'PENDING' };

describe('without payment', () => {
  const hotel = openFreshHotel();
  const kiosk = (token: string) => hotel.gateway.client({ token, headers: kioskHeaders });

  const roomsLimit = { code: 'WALK_IN_TOO_MANY_ROOMS', details: { max: 3 } };
  const nightsLimit = { code: 'WALK_IN_TOO_MANY_NIGHTS', details: { max: 7 } };
  test.each([
    ['three rooms', 'four', { rooms: 3 }, { rooms: 4 }, roomsLimit],
    ['seven nights', 'eight', { checkout: '2026-12-08' }, { checkout: '2026-12-09' }, nightsLimit],
  ])('%s are booked, and %s are rejected with the limit (SEC-04)', async (_, __, most, more, limit) => {
    const { client } = hotel.guest;
    await expect(unpaid(client, more)).rejects.toMatchObject({ ...limit, status: 422 });
    expect(await unpaid(client, most)).toMatchObject(pending);
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
      const limit = { code: 'WALK_IN_ARRIVAL_TOO_LATE', details: { latest: '2026-12-02' } };
      await expect(late).rejects.toMatchObject({ ...limit, status: 422 });
      const tomorrow = { checkin: '2026-12-02', checkout: '2026-12-03' };
      expect(await unpaid(kiosk(token), tomorrow)).toMatchObject(pending);
    },
  );

  test('one booking waits at a time; a card books beside it (SEC-04)', async () => {
    const { client } = hotel.guest;
    await scenario(hotel).walkIn();
    const limit = { code: 'WALK_IN_ALREADY_OPEN', status: 409, details: { max: 1 } };
    await expect(scenario(hotel).walkIn()).rejects.toMatchObject(limit);
    const payment = cardPayment(await cardToken(hotel.gateway));
    const order = await orderFor(client, TONIGHT, queens, { payment });
    expect(await book(client, order)).toMatchObject({ status: 'CONFIRMED' });
    expect(await scenario(hotel, await newGuest(hotel.gateway)).walkIn()).toMatchObject(pending);
  });

  test('a booking that is paid at the desk or by card frees its guest for the next one (SEC-04)', async () => {
    const first = await scenario(hotel).walkIn();
    await takeInCash(hotel.gateway, first.bookingId);
    const second = await scenario(hotel).walkIn();
    const payment = cardPayment(await cardToken(hotel.gateway));
    await hotel.guest.client.payment.pay({ bookingId: second.bookingId, payment });
    expect(await scenario(hotel).walkIn()).toMatchObject(pending);
  });

  test.each([
    ['was declined', CARDS.declines, 'CARD_DECLINED'],
    ['is being charged, and may come back unpaid', CARDS.timesOutThenDeclines, 'PAYMENT_TIMEOUT'],
  ])('a booking whose card %s is still the one of its guest (SEC-04)', async (_, card, code) => {
    const { bookingId } = await scenario(hotel).walkIn();
    const payment = cardPayment(await cardToken(hotel.gateway, card));
    expect(await codeOf(hotel.guest.client.payment.pay({ bookingId, payment }))).toBe(code);
    expect(await codeOf(scenario(hotel).walkIn())).toBe('WALK_IN_ALREADY_OPEN');
  });

  test('a booking that nobody paid in time frees its guest with its rooms (SEC-04, BKG-15)', async () => {
    await scenario(hotel).walkIn();
    hotel.gateway.clock.moveTo(new Date('2026-12-01T17:00:01-03:00'));
    await settleDue(hotel.gateway.app);
    const { client } = await session(hotel.gateway, hotel.guest.id);
    const order = await orderFor(client, TONIGHT, [{ typeId: 'queen', checkinHour: 18 }], { walkIn: true });
    expect(await book(client, order)).toMatchObject(pending);
  });

  test('of twenty bookings at once, at a kiosk and at home, one is booked (SEC-04)', async () => {
    const { client, token, id } = hotel.guest;
    const order = await orderFor(client, TONIGHT, queens, { walkIn: true });
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
    const first = await scenario(hotel).walkIn({ key });
    expect(await scenario(hotel).walkIn({ key })).toEqual(first);
  });
});

describe('bookings without payment from one address', () => {
  const lobby = enrolment('lobby-1');
  let gateway: TestGateway;
  beforeAll(async () => {
    const limits = {
      ...gatewayConfig().limits,
      walkInsPerClient: { points: 2, seconds: 3_600 },
      walkInsPerDevice: { points: 3, seconds: 3_600 },
    };
    gateway = await startSmallHotel({ trustProxy: true, devices: [lobby.device], limits });
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
    await expect(unpaid(next)).rejects.toMatchObject(limited);
    const payment = cardPayment(await cardToken(gateway));
    const paid = await orderFor(next, TONIGHT, queens, { payment });
    expect(await book(next, paid)).toMatchObject({ status: 'CONFIRMED' });
    await freshDay(gateway);
    expect(await unpaid(await from('198.51.100.2'))).toMatchObject(pending);
  });

  test('of ten at once no more are booked than the limit says (SEC-04)', async () => {
    const clients = await Promise.all(Array.from({ length: 10 }, () => from('198.51.100.3')));
    const order = await orderFor(gateway.client(), TONIGHT, queens, { walkIn: true });
    const codes = await Promise.all(clients.map(client => codeOf(book(client, order))));
    expect(codes.filter(code => code === 'TOO_MANY_REQUESTS')).toHaveLength(8);
  });

  test('do not count against an enrolled kiosk of the lobby, which has a limit of its own (SEC-04)', async () => {
    const address = '198.51.100.4';
    for (let guest = 0; guest < 3; guest += 1) await unpaid(await from(address, atKiosk));
    await expect(unpaid(await from('198.51.100.5', atKiosk))).rejects.toMatchObject(limited);
    await freshDay(gateway);
    expect(await unpaid(await from(address))).toMatchObject(pending);
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
      walkInsPerClient: { points: 9, seconds: 60 },
      walkInsPerDevice: { points: 8, seconds: 61 },
      declinesPerGuest: { points: 7, seconds: 62 },
      declinesPerClient: { points: 6, seconds: 63 },
      declinesPerDevice: { points: 5, seconds: 64 },
    });
    const gateway = await untilTestEnds(startSmallHotel({ walkIn: config.walkIn }));
    const published = await gateway.client().reference.webConfig();
    expect(published.walkIn).toEqual({ maxRooms: 1, maxNights: 2, arrivalDays: 0 });
    const guest = await newGuest(gateway);
    expect(await codeOf(unpaid(guest.client, { rooms: 2 }))).toBe('WALK_IN_TOO_MANY_ROOMS');
    expect(await codeOf(unpaid(guest.client, { checkout: '2026-12-04' }))).toBe('WALK_IN_TOO_MANY_NIGHTS');
    const { walkIn } = scenario({ gateway }, guest);
    await walkIn();
    await walkIn();
    expect(await codeOf(walkIn())).toBe('WALK_IN_ALREADY_OPEN');
  });

  test('are those of the requirements where nothing is set (SEC-04)', () => {
    const walkIn = { maxRooms: 3, maxNights: 7, arrivalDays: 1, openBookings: 1 };
    expect(readEnvironment({}).walkIn).toEqual(walkIn);
  });
});
