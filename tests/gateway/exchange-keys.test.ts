import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlaces } from '#gateway/server/http/places.ts';
import { exchangeKeys } from '#gateway/store/schema/exchange.ts';
import { addDays } from '#shared/hotel-time.ts';
import { recordOf } from './desk.ts';
import { otherSystem, partnerStay } from './exchange-fixture.ts';
import { noLimits, type TestGateway } from './harness.ts';
import { codeOf, HOTEL, sharedHotel, startSmallHotel } from './small-hotel.ts';
import { newStaff, STAFF_PASSWORD, type TestStaff } from './staff-fixture.ts';

let gateway: TestGateway;
let manager: TestStaff;

beforeAll(async () => {
  gateway = await sharedHotel();
  manager = await newStaff(gateway, { role: 'MANAGER' });
});

test('a key is in the response that made it, and stored as a hash alone (CHN-01)', async () => {
  const { key, keyId } = await otherSystem(gateway, { manager });
  expect(key).toMatch(/^pernoite_[\w-]{43}$/);
  const [stored] = await gateway.app.store.db.select().from(exchangeKeys).where(eq(exchangeKeys.id, keyId));
  expect(JSON.stringify(stored)).not.toContain(key.slice(9, -4));
  const { keys } = await manager.client.exchangeKeys.list({ hotelId: HOTEL });
  expect(keys[0]).toMatchObject({
    id: keyId,
    name: 'Channel manager',
    purpose: 'HOTEL_SYSTEM',
    ending: key.slice(-4),
    usedAt: null,
    endedAt: null,
  });
  expect(JSON.stringify(keys)).not.toContain(key);
});

test('a key that is ended opens nothing from then on, and its use and end are told (CHN-01)', async () => {
  const { keyId, client } = await otherSystem(gateway, { manager });
  await client.events.list({});
  const { keys } = await manager.client.exchangeKeys.end({ hotelId: HOTEL, id: keyId });
  const ended = keys.find(({ id }) => id === keyId);
  expect(ended?.usedAt).not.toBeNull();
  expect(ended?.endedAt).not.toBeNull();
  expect(await codeOf(client.events.list({}))).toBe('UNAUTHORIZED');
  const again = await manager.client.exchangeKeys.end({ hotelId: HOTEL, id: keyId });
  expect(again.keys.find(({ id }) => id === keyId)).toEqual(ended);
});

test('making and ending keys is recorded without the key, and a wrong password makes none (CHN-01, AUD-01)', async () => {
  const { db } = gateway.app.store;
  const { key, keyId } = await otherSystem(gateway, { manager, purpose: 'CHANNELS' });
  await manager.client.exchangeKeys.end({ hotelId: HOTEL, id: keyId });
  const entries = (await recordOf(db)).filter(({ details }) => details['keyId'] === keyId);
  expect(entries.map(({ act }) => act)).toEqual(['EXCHANGE_KEY_MADE', 'EXCHANGE_KEY_ENDED']);
  expect(JSON.stringify(entries)).not.toContain(key.slice(-4));
  const before = await db.$count(exchangeKeys);
  const wrong = { hotelId: HOTEL, name: 'x', purpose: 'CHANNELS', password: `${STAFF_PASSWORD}!` } as const;
  expect(await codeOf(manager.client.exchangeKeys.make(wrong))).toBe('STAFF_PASSWORD_WRONG');
  expect(await db.$count(exchangeKeys)).toBe(before);
});

test('a hotel has at most twenty keys that work (CHN-01)', async () => {
  const { db } = gateway.app.store;
  await db.update(exchangeKeys).set({ endedAt: gateway.clock.now() });
  for (let made = 0; made < 20; made += 1) await otherSystem(gateway, { manager });
  expect(await codeOf(otherSystem(gateway, { manager }))).toBe('EXCHANGE_KEY_LIMIT');
});

let busy: TestGateway | undefined;
afterAll(() => busy?.close());

test('puts beyond the limit are told when to come again, and then made: none is lost (CHN-04)', async () => {
  busy = await startSmallHotel({ limits: { ...noLimits, exchangePerKey: { points: 20, seconds: 3_600 } } });
  const first = await otherSystem(busy, { purpose: 'CHANNELS' });
  const later = await otherSystem(busy, { purpose: 'CHANNELS' });
  const nights = Array.from({ length: 30 }, (_, at) => [
    addDays('2026-12-02', at),
    addDays('2026-12-03', at),
  ]);
  const put = (client: typeof first.client, at: number) => {
    const [checkinDate = '', checkoutDate = ''] = nights[at] ?? [];
    return client.partnerBookings.put({
      channel: 'expedia',
      reference: `B${at}`,
      ...partnerStay({ checkinDate, checkoutDate }),
    });
  };
  const puts = await Promise.allSettled(nights.map((_, at) => put(first.client, at)));
  const made = puts.flatMap(one => (one.status === 'fulfilled' ? [one.value.bookingId] : []));
  expect(made).toHaveLength(20);
  for (const one of puts)
    if (one.status === 'rejected')
      expect(one.reason).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        status: 429,
        details: { retryAfterSeconds: expect.any(Number) },
      });
  // As the same system an hour later: the limit counts by key.
  const again = puts.flatMap((one, at) => (one.status === 'rejected' ? [at] : []));
  for (const at of again) made.push((await put(later.client, at)).bookingId);
  expect(new Set(made).size).toBe(30);
});

test('more requests at one time than there are places are told to come again, until one has ended (CHN-04)', () => {
  const places = createPlaces(2);
  const [first] = [places.take(), places.take()];
  const told = expect.objectContaining({ code: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: 1 } });
  expect(() => places.take()).toThrow(told);
  first?.();
  first?.();
  places.take();
  expect(() => places.take()).toThrow(told);
});
