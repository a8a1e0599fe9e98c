import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxCharges } from '#gateway/store/schema/sandbox.ts';
import { noLimits, type TestGateway } from './harness.ts';
import { enrolment } from './hotel-devices.ts';
import { buy, hoursOrder, savedCard, slotAt } from './hours.ts';
import { scenario } from './scenario.ts';
import {
  book,
  CARDS,
  cardPayment,
  cardToken,
  codeOf,
  freshDay,
  newGuest,
  orderFor,
  startSmallHotel,
  type TestGuest,
} from './small-hotel.ts';

/** Declined cards within the window: of one guest, of one address, of one enrolled device. */
const GUEST = 3;
const ADDRESS = 6;
const DEVICE = 8;
const stay = { checkin: '2026-12-10', checkout: '2026-12-11' };
const desk = enrolment('desk-1');
let gateway: TestGateway;
let guest: TestGuest;

const limit = (points: number) => ({ points, seconds: 3_600 });

beforeAll(async () => {
  gateway = await startSmallHotel({
    trustProxy: true,
    devices: [desk.device],
    limits: {
      ...noLimits,
      declinesPerGuest: limit(GUEST),
      declinesPerClient: limit(ADDRESS),
      declinesPerDevice: limit(DEVICE),
    },
  });
});
afterAll(() => gateway.close());

let addresses = 0;
const newAddress = () => `203.0.113.${(addresses += 1)}`;

const at = (address: string, { token } = guest, device?: typeof desk) =>
  gateway.client({
    token,
    headers: {
      'x-forwarded-for': address,
      ...(device && { 'x-device-id': device.device.id, 'x-device-token': device.token }),
    },
  });

beforeEach(async () => {
  await freshDay(gateway);
  guest = await newGuest(gateway);
  waiting = undefined;
});

let waiting: string | undefined;
type Client = ReturnType<typeof at>;
const charges = () => gateway.app.store.db.$count(sandboxCharges);

const save = (client: Client, token: string) =>
  client.payment.createCard({ token, description: 'Card', set_as_default: false });

const calls = {
  'bookings/create': async (client: Client, number: string) => {
    const payment = cardPayment(await cardToken(gateway, number));
    return book(client, await orderFor(client, stay, [{ typeId: 'queen' }], { payment }));
  },
  'payment/payments': async (client: Client, number: string) => {
    waiting ??= (await scenario({ gateway }, { ...guest, client }).walkIn()).bookingId;
    const bookingId = waiting;
    return client.payment.pay({ bookingId, payment: cardPayment(await cardToken(gateway, number)) });
  },
  'payment/payment-method/create': async (client: Client, number: string) =>
    save(client, await cardToken(gateway, number)),
};
type Call = (typeof calls)[keyof typeof calls];
const namedCalls = Object.entries(calls);

const tooMany = { code: 'TOO_MANY_REQUESTS', status: 429 };
const until = { limit: 'cards', retryAfterSeconds: expect.any(Number) };

async function decline(times: number, client: Client, call: Call = calls['payment/payment-method/create']) {
  for (let time = 0; time < times; time += 1)
    expect(await codeOf(call(client, CARDS.declines))).toBe('CARD_DECLINED');
}

describe('after so many declined cards of one guest', () => {
  test.each(namedCalls)(
    '%s is rejected before the provider is called, and says when to come back (SEC-07)',
    async (_, call) => {
      const client = at(newAddress());
      await decline(GUEST - 1, client);
      await decline(1, client, call);
      const before = await charges();
      for (const number of [CARDS.declines, CARDS.approves]) {
        const rejection = await call(client, number).catch((error: unknown) => error);
        expect(rejection).toMatchObject(tooMany);
        expect(rejection).toHaveProperty('details', until);
      }
      expect(await charges()).toBe(before);
    },
  );

  test('hours are not bought either, and a declined one counts (SEC-07)', async () => {
    const client = at(newAddress());
    const { departure } = await scenario({ gateway }, { ...guest, client }).paidStay();
    const declining = await savedCard(gateway, guest.id, CARDS.declinesCharges);
    const approving = await savedCard(gateway, guest.id);
    const order = hoursOrder(departure, await slotAt(departure, 13), { paymentMethodId: declining });
    await decline(GUEST - 1, client);
    expect(await codeOf(buy(departure, order))).toBe('HOURS_PAYMENT_REJECTED');
    const before = await charges();
    const rejection = buy(departure, { ...order, paymentMethodId: approving });
    await expect(rejection).rejects.toMatchObject({ ...tooMany, details: until });
    expect(await charges()).toBe(before);
  });

  test('a saved card is not checked either, and another guest pays as ever (SEC-07)', async () => {
    const client = at(newAddress());
    const saved = await save(client, await cardToken(gateway, CARDS.declinesCharges));
    await decline(GUEST, client);
    const before = await charges();
    const validate = client.payment.validateCard({
      paymentMethodId: saved.id,
      paymentId: `credit_card_validation_${'0'.repeat(32)}`,
    });
    expect(await codeOf(validate)).toBe('TOO_MANY_REQUESTS');
    const payment = { id: 'pay_saved', numberOfInstallments: 1, saveCard: false, cardId: saved.id };
    const order = await orderFor(client, stay, [{ typeId: 'queen' }], { payment });
    expect(await codeOf(book(client, order))).toBe('TOO_MANY_REQUESTS');
    expect(await charges()).toBe(before);
    const other = at(newAddress(), await newGuest(gateway));
    expect(await calls['bookings/create'](other, CARDS.approves)).toMatchObject({ status: 'CONFIRMED' });
  });

  test('approved payments, used tokens and bad orders count nothing (SEC-07)', async () => {
    const client = at(newAddress());
    await decline(GUEST - 1, client);
    for (let time = 0; time < 4; time += 1) {
      await calls['payment/payment-method/create'](client, CARDS.approves);
      expect(await codeOf(save(client, 'used'))).toBe('CARD_TOKEN_INVALID');
      const payment = cardPayment(await cardToken(gateway));
      const order = await orderFor(client, stay, [{ typeId: 'queen' }], { payment });
      expect(await codeOf(book(client, { ...order, value: order.value + 1 }))).toBe('PRICE_CHANGED');
    }
    await decline(1, client);
    expect(await codeOf(calls['bookings/create'](client, CARDS.approves))).toBe('TOO_MANY_REQUESTS');
  });

  test('a card whose bank does not respond counts, because nobody knows that it is good (SEC-07)', async () => {
    const client = at(newAddress());
    await decline(GUEST - 1, client);
    expect(await codeOf(calls['bookings/create'](client, CARDS.timesOutThenDeclines))).toBe(
      'PAYMENT_TIMEOUT',
    );
    expect(await codeOf(calls['bookings/create'](client, CARDS.approves))).toBe('TOO_MANY_REQUESTS');
  });
});

test('of 45 cards tried at once no more reach the provider than may be declined (SEC-07)', async () => {
  const client = at(newAddress());
  const payments = await Promise.all(
    Array.from({ length: 45 }, async () => cardPayment(await cardToken(gateway, CARDS.declines))),
  );
  const order = await orderFor(client, stay, [{ typeId: 'queen' }]);
  const before = await charges();
  const codes = await Promise.all(payments.map(payment => codeOf(book(client, { ...order, payment }))));
  expect(await charges()).toBe(before + GUEST);
  expect(codes.filter(code => code === 'CARD_DECLINED')).toHaveLength(GUEST);
  expect(codes.filter(code => code === 'TOO_MANY_REQUESTS')).toHaveLength(45 - GUEST);
});

test('many guests behind one address share its limit, and another address has its own (SEC-07)', async () => {
  const address = newAddress();
  for (let count = 0; count < ADDRESS / 2; count += 1) await decline(2, at(address, await newGuest(gateway)));
  const next = await newGuest(gateway);
  expect(await codeOf(calls['bookings/create'](at(address, next), CARDS.approves))).toBe('TOO_MANY_REQUESTS');
  // What the address limit rejected is not counted for the guest.
  const elsewhere = at(newAddress(), next);
  await decline(GUEST - 1, elsewhere);
  expect(await calls['bookings/create'](elsewhere, CARDS.approves)).toMatchObject({ status: 'CONFIRMED' });
});

test('an enrolled desk is counted by itself and not by the address that it shares (SEC-07)', async () => {
  const address = newAddress();
  for (let count = 0; count < DEVICE / 2; count += 1)
    await decline(2, at(address, await newGuest(gateway), desk));
  const next = await newGuest(gateway);
  const order = calls['bookings/create'];
  expect(await codeOf(order(at(newAddress(), next, desk), CARDS.approves))).toBe('TOO_MANY_REQUESTS');
  expect(await order(at(address, next), CARDS.approves)).toMatchObject({ status: 'CONFIRMED' });
});
