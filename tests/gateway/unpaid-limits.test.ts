import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { gatewayConfig } from '#gateway/config/config.ts';
import { readEnvironment } from '#gateway/config/read-environment.ts';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { toWiderNetwork } from '#gateway/platform/client-network.ts';
import { paySandboxPix } from '#gateway/sandbox/payment/pay-sandbox-pix.ts';
import { bookings, unpaidOrigins } from '#gateway/store/schema/bookings.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { rooms } from '#gateway/store/schema/hotels.ts';
import type { CreatedBooking } from '#shared/contract/guest/bookings.ts';
import { addDays } from '#shared/hotel-time.ts';
import { isCpf } from '#shared/rules/cpf-cnpj.ts';
import { openHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { enrolment } from './hotel-devices.ts';
import { CPF, expirePix, pixPayment, renewPix } from './pix-calls.ts';
import {
  book,
  cardPayment,
  cardToken,
  codeOf,
  HOTEL,
  newGuest,
  orderFor,
  startSmallHotel,
} from './small-hotel.ts';

const lobby = enrolment('lobby-1');
const ROOMS = 62;
const FIRST_NIGHT = '2026-12-10';

/** 62 rooms, and the limits of a gateway on which nothing is set. */
const hotel = openHotel(async () => {
  const { unpaid } = gatewayConfig();
  const gateway = await startSmallHotel({ trustProxy: true, devices: [lobby.device], unpaid });
  const queens = Array.from({ length: ROOMS - 6 }, (_, index) => `${1_000 + index}`);
  await gateway.app.store.db
    .insert(rooms)
    .values(queens.map(number => ({ id: number, hotelId: HOTEL, roomTypeId: 'queen', number })));
  return gateway;
});

const cpfs = (function* () {
  for (let start = 100_000_000; ; start += 1)
    for (let end = 0; end < 100; end += 1) {
      const cpf = `${start}${String(end).padStart(2, '0')}`;
      if (isCpf(cpf)) yield cpf;
    }
})();
const newCpf = (): string => cpfs.next().value;

type Who = { address: string; isVerified?: boolean; headers?: Record<string, string> };

async function guestAt({ address, isVerified = true, headers = {} }: Who): Promise<Client> {
  const { id, token } = await newGuest(hotel.gateway);
  if (!isVerified) await hotel.db.update(guests).set({ emailVerified: false }).where(eq(guests.id, id));
  return hotel.gateway.client({ token, headers: { 'x-forwarded-for': address, ...headers } });
}

type Wish = { rooms: number; nights: number; from?: string; cpf?: string };

const orderOf = (client: Client, { rooms: amount, nights, from = FIRST_NIGHT }: Wish, rest: object) => {
  const wishes = Array.from({ length: amount }, () => ({ typeId: 'queen', checkinHour: 15 }));
  return orderFor(client, { checkin: from, checkout: addDays(from, nights) }, wishes, rest);
};
const reserve = async (client: Client, wish: Wish): Promise<CreatedBooking> =>
  book(client, await orderOf(client, wish, { payment: pixPayment(wish.cpf ?? newCpf()) }));
const walkIn = async (client: Client, wish: Wish): Promise<CreatedBooking> =>
  book(client, await orderOf(client, { from: '2026-12-01', ...wish }, { walkIn: true }));

/** The codes of the rejected calls, and how many others there were. */
async function outcomes(calls: readonly Promise<CreatedBooking>[]) {
  const all = await Promise.all(calls.map(codeOf));
  const codes = all.filter(outcome => typeof outcome === 'string');
  return { reserved: all.length - codes.length, codes: [...new Set(codes)] };
}

describe('eleven accounts without a verified e-mail, one CPF, one address', () => {
  const address = '198.51.100.20';
  const attack = async (wish: Wish) => {
    const clients = await Promise.all(
      Array.from({ length: 11 }, () => guestAt({ address, isVerified: false })),
    );
    return outcomes(clients.map(client => reserve(client, { ...wish, cpf: CPF })));
  };

  test('reserve nothing of 62 rooms for 30 nights (SEC-20)', async () => {
    expect(await attack({ rooms: 6, nights: 30 })).toEqual({
      reserved: 0,
      codes: ['UNPAID_EMAIL_NOT_VERIFIED'],
    });
  });

  test('together reserve 56 of 60 room nights at once, two rooms for seven nights each (SEC-20)', async () => {
    expect(await attack({ rooms: 2, nights: 7 })).toEqual({ reserved: 4, codes: ['UNPAID_NETWORK_LIMIT'] });
    const other = await guestAt({ address: '203.0.113.9', isVerified: false });
    await expect(reserve(other, { rooms: 2, nights: 7, cpf: CPF })).rejects.toMatchObject({
      code: 'UNPAID_PAYER_LIMIT',
      status: 409,
      details: { max: 60 },
    });
    expect(await reserve(other, { rooms: 2, nights: 7 })).toMatchObject({ status: 'PROCESSING' });
  });
});

describe('a guest whose e-mail is not verified', () => {
  const limit = { code: 'UNPAID_EMAIL_NOT_VERIFIED', status: 409, details: { rooms: 2, nights: 7 } };

  test.each([
    ['three rooms', { rooms: 3, nights: 1 }],
    ['eight nights', { rooms: 1, nights: 8 }],
  ])('cannot reserve %s unpaid, and pays them by card (SEC-20)', async (_, wish) => {
    const client = await guestAt({ address: '198.51.100.21', isVerified: false });
    await expect(reserve(client, wish)).rejects.toMatchObject(limit);
    const payment = cardPayment(await cardToken(hotel.gateway));
    expect(await book(client, await orderOf(client, wish, { payment }))).toMatchObject({
      status: 'CONFIRMED',
    });
  });

  test('has two rooms over all bookings that are not paid, a walk-in and a Pix code (SEC-20)', async () => {
    const client = await guestAt({ address: '198.51.100.22', isVerified: false });
    await walkIn(client, { rooms: 1, nights: 1 });
    await expect(reserve(client, { rooms: 2, nights: 1 })).rejects.toMatchObject(limit);
    const { pix } = await reserve(client, { rooms: 1, nights: 1 });
    await paySandboxPix(hotel.gateway.app, pix?.paymentId ?? '', { isNotified: true });
    expect(await reserve(client, { rooms: 1, nights: 1 })).toMatchObject({ status: 'PROCESSING' });
  });
});

describe('one network', () => {
  test('reserves 240 room nights unpaid from all subnets of an IPv6 /48, and another one is free (SEC-20)', async () => {
    const subnets = Array.from({ length: 11 }, (_, index) => `2001:db8:7:${(index + 1).toString(16)}::1`);
    const clients = await Promise.all(subnets.map(address => guestAt({ address })));
    // One after another in time, so that no night's share is what rejects them.
    const calls = clients.map((client, index) =>
      reserve(client, { rooms: 6, nights: 4, from: addDays(FIRST_NIGHT, index * 4) }),
    );
    expect(await outcomes(calls)).toEqual({ reserved: 10, codes: ['UNPAID_NETWORK_LIMIT'] });
    const wish = { rooms: 6, nights: 4, from: addDays(FIRST_NIGHT, 60) };
    expect(await reserve(await guestAt({ address: '2001:db8:8::1' }), wish)).toMatchObject({
      status: 'PROCESSING',
    });
  });

  test('is free again with what was paid or given up, and a card is bound by nothing (SEC-20)', async () => {
    const address = '198.51.100.30';
    const wish = { rooms: 3, nights: 20 };
    const [first, second] = [await guestAt({ address }), await guestAt({ address })];
    const { pix } = await reserve(first, wish);
    expect(await codeOf(reserve(second, { rooms: 1, nights: 1 }))).toBe('UNPAID_NETWORK_LIMIT');
    const payment = cardPayment(await cardToken(hotel.gateway));
    await book(second, await orderOf(second, wish, { payment }));
    await first.pix.close({ paymentId: pix?.paymentId ?? '' });
    const again = await reserve(second, wish);
    await paySandboxPix(hotel.gateway.app, again.pix?.paymentId ?? '', { isNotified: true });
    expect(await reserve(first, wish)).toMatchObject({ status: 'PROCESSING' });
  });

  test.each([
    ['198.51.100.7', '198.51.100.0/24'],
    ['::ffff:198.51.100.7', '198.51.100.0/24'],
    ['2001:db8:7:ffff::1', '2001:db8:7::/48'],
    ['::1', '0:0:0::/48'],
    ['unknown', 'no address'],
  ])('of %s is %s (SEC-20)', (address, network) => {
    expect(toWiderNetwork(address)).toBe(network);
  });
});

test('a stolen kiosk token reserves 60 room nights by walk-ins, wherever it is used, until they are paid (SEC-20)', async () => {
  const headers = { 'x-device-id': 'lobby-1', 'x-device-token': lobby.token };
  const wish = { rooms: 2, nights: 7 };
  const thieves = await Promise.all(
    Array.from({ length: 20 }, (_, index) => guestAt({ address: `203.0.${index}.1`, headers })),
  );
  const calls = await Promise.allSettled(thieves.map(client => walkIn(client, wish)));
  const booked = calls.flatMap(call => (call.status === 'fulfilled' ? [call.value] : []));
  expect(booked).toHaveLength(4);
  const last = await guestAt({ address: '198.51.100.40', headers });
  await expect(walkIn(last, wish)).rejects.toMatchObject({
    code: 'UNPAID_DEVICE_LIMIT',
    status: 409,
    details: { max: 60 },
  });
  expect(await walkIn(await guestAt({ address: '203.0.1.1' }), wish)).toMatchObject({ status: 'PENDING' });
  const payer = thieves[calls.findIndex(({ status }) => status === 'fulfilled')];
  const payment = cardPayment(await cardToken(hotel.gateway));
  await payer?.payment.pay({ bookingId: booked[0]?.bookingId ?? '', payment });
  expect(await walkIn(last, wish)).toMatchObject({ status: 'PENDING' });
});

describe('of one hotel', () => {
  test('a third of a night is unpaid at most, whoever reserves it, and other nights are free (SEC-20)', async () => {
    const clients = await Promise.all(
      Array.from({ length: 11 }, (_, index) => guestAt({ address: `203.0.${index}.1` })),
    );
    const calls = clients.map(client => reserve(client, { rooms: 2, nights: 2 }));
    expect(await outcomes(calls)).toEqual({ reserved: 10, codes: ['UNPAID_HOTEL_LIMIT'] });
    const next = await guestAt({ address: '198.51.100.50' });
    const overlapping = { rooms: 1, nights: 2, from: addDays(FIRST_NIGHT, -1) };
    await expect(reserve(next, overlapping)).rejects.toMatchObject({
      status: 409,
      details: { night: FIRST_NIGHT, max: 20 },
    });
    const after = { rooms: 2, nights: 2, from: addDays(FIRST_NIGHT, 2) };
    expect(await reserve(next, after)).toMatchObject({ status: 'PROCESSING' });
  });

  test('three rooms of a night are unpaid in any case (SEC-20)', async () => {
    const { unpaid } = hotel.gateway.app.config;
    const before = { ...unpaid };
    Object.assign(unpaid, { hotelShare: 1 });
    try {
      const client = await guestAt({ address: '198.51.100.51' });
      expect(await codeOf(reserve(client, { rooms: 4, nights: 1 }))).toBe('UNPAID_HOTEL_LIMIT');
      expect(await reserve(client, { rooms: 3, nights: 1 })).toMatchObject({ status: 'PROCESSING' });
    } finally {
      Object.assign(unpaid, before);
    }
  });
});

test('a renewed code counts as a new one, by the payer of its own (SEC-20)', async () => {
  const [first, second] = [
    await guestAt({ address: '198.51.100.60' }),
    await guestAt({ address: '203.0.113.60' }),
  ];
  const { bookingId } = await reserve(first, { rooms: 2, nights: 15, cpf: CPF });
  await expirePix(hotel.gateway);
  const { pix } = await reserve(second, { rooms: 2, nights: 20, cpf: CPF });
  expect(await codeOf(renewPix({ client: first }, bookingId))).toBe('UNPAID_PAYER_LIMIT');
  await second.pix.close({ paymentId: pix?.paymentId ?? '' });
  expect((await renewPix({ client: first }, bookingId)).state).toBe('WAITING');
  expect(await codeOf(reserve(second, { rooms: 2, nights: 20, cpf: CPF }))).toBe('UNPAID_PAYER_LIMIT');
});

test('neither CPF nor address is stored to count by, and nothing at all once a booking is settled (SEC-20)', async () => {
  const address = '198.51.100.70';
  const client = await guestAt({ address });
  const { bookingId, pix } = await reserve(client, { rooms: 1, nights: 1, cpf: CPF });
  const ofBooking = hotel.db.select().from(unpaidOrigins).where(eq(unpaidOrigins.bookingId, bookingId));
  const stored = JSON.stringify(await ofBooking);
  expect(stored).toContain(bookingId);
  expect(stored).not.toMatch(new RegExp(`${CPF}|${address.replaceAll('.', '\\.')}`));
  hotel.gateway.clock.moveBy(10 * 60_000);
  await settleDue(hotel.gateway.app);
  expect(await ofBooking).toHaveLength(1);
  await paySandboxPix(hotel.gateway.app, pix?.paymentId ?? '', { isNotified: true });
  hotel.gateway.clock.moveBy(3_600_000);
  await settleDue(hotel.gateway.app);
  expect(await ofBooking).toHaveLength(0);
  const [booking] = await hotel.db.select().from(bookings).where(eq(bookings.id, bookingId));
  expect(booking?.status).toBe('CONFIRMED');
});

test('who reserved a booking that was given up is deleted with the account (SEC-20)', async () => {
  const client = await guestAt({ address: '198.51.100.71' });
  const { bookingId, pix } = await reserve(client, { rooms: 1, nights: 1 });
  await client.pix.close({ paymentId: pix?.paymentId ?? '' });
  const ofBooking = eq(unpaidOrigins.bookingId, bookingId);
  expect(await hotel.db.$count(unpaidOrigins, ofBooking)).toBe(1);
  await client.guestUser.deleteAccount({ reason: 1 });
  expect(await hotel.db.$count(unpaidOrigins, ofBooking)).toBe(0);
});

test('the limits come from the environment (SEC-20)', () => {
  const config = readEnvironment({
    UNPAID_PER_ADDRESS: '1',
    UNPAID_PER_NETWORK: '2',
    UNPAID_PER_PAYER: '3',
    UNPAID_PER_DEVICE: '4',
    UNPAID_HOTEL_SHARE: '50',
    UNPAID_LEAST_ROOMS: '6',
    UNVERIFIED_MAX_ROOMS: '7',
    UNVERIFIED_MAX_NIGHTS: '8',
  });
  expect(Object.values(config.unpaid)).toEqual([1, 2, 3, 4, 50, 6, 7, 8]);
});
