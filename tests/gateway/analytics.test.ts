import { desc } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { insertEvent } from '#gateway/store/analytics-store.ts';
import { analyticsEvents } from '#gateway/store/schema/gateway.ts';
import type { TestGateway } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await sharedGateway();
});

const newestEvents = (limit: number) =>
  gateway.app.store.db.select().from(analyticsEvents).orderBy(desc(analyticsEvents.id)).limit(limit);

const confirmed = {
  name: 'booking_confirmed',
  locator: 'ABC234',
  hotelId: 'JARDINS',
  hotelName: 'Pernoite Jardins',
  roomsCount: 2,
  guestsCount: 4,
  walkIn: false,
  total: 1234.56,
} as const;

test('a confirmed booking is stored with its seven facts (APS-31, PAY-31)', async () => {
  const response = await gateway.raw('POST', '/api/analytics/events', { body: confirmed });
  expect(response.status).toBe(202);
  const [event] = await newestEvents(1);
  const { name, ...payload } = confirmed;
  expect(event).toMatchObject({ name, payload });
});

test('a failed sign-in is stored without the guest (APS-31)', async () => {
  await gateway.raw('POST', '/api/analytics/events', {
    body: { name: 'failed_login', email: 'ana@pernoite.test' },
  });
  const [event] = await newestEvents(1);
  expect(event).toMatchObject({ name: 'failed_login', payload: {} });
  expect(JSON.stringify(event)).not.toContain('ana@');
});

test.each([
  { name: 'made_up' },
  { ...confirmed, roomsCount: 0 },
  { ...confirmed, total: -1 },
  { ...confirmed, locator: 'x'.repeat(17) },
  null,
])('%j is no event (APS-31)', async body => {
  const response = await gateway.raw('POST', '/api/analytics/events', { body: JSON.stringify(body) });
  expect(response).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
});

test('the oldest events go when there are too many (APS-31)', async () => {
  const { db } = gateway.app.store;
  for (let i = 0; i < 25; i += 1) {
    await insertEvent(db, { name: 'failed_login' }, gateway.clock.now(), { keep: 10, trimEvery: 5 });
  }
  const stored = await newestEvents(100);
  expect(stored.length).toBeGreaterThanOrEqual(10);
  expect(stored.length).toBeLessThan(15);
});
