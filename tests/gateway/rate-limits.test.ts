import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GatewayConfig } from '#gateway/config/config.ts';
import { toNetwork } from '#gateway/platform/client-network.ts';
import { type RateLimits, rateLimits } from '#gateway/platform/rate-limits.ts';
import { deleteExpiredLimits, sharedLimiter } from '#gateway/store/shared-limiter.ts';
import { statusOf } from '#shared/error-status.ts';
import { AppError } from '#shared/errors.ts';
import { startTestGateway, type TestGateway } from './harness.ts';
import { queryRows } from './query-rows.ts';
import { sharedGateway } from './shared-gateway.ts';
import { untilTestEnds } from './until-test-ends.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await sharedGateway();
});
beforeEach(() => gateway.app.store.db.execute(sql`delete from rate_limits`));

const two = { points: 2, seconds: 60 };
const rejection = { code: 'TOO_MANY_REQUESTS' };

function anotherGateway(limits: Partial<GatewayConfig['limits']>): RateLimits {
  const { store, config } = gateway.app;
  return rateLimits(
    { ...config.limits, ...limits },
    sharedLimiter({ store, log: pino({ level: 'silent' }), onFallback: () => {} }),
  );
}

const storedLimits = () =>
  queryRows(gateway.app.store.db, sql`select key, points, expire::text from rate_limits`);

test('a client over its limit reads when to come back (SES-08)', async () => {
  const limits = anotherGateway({ signInPerAccount: two });
  const attempt = (email = 'a@b.co', address = '192.0.2.1') => ({
    email,
    clientKey: toNetwork(address),
    isFamiliar: false,
  });
  await limits.signIn(attempt());
  await limits.signIn(attempt('A@b.co '));
  const error: unknown = await limits.signIn(attempt()).catch(thrown => thrown);
  expect(error).toMatchObject(rejection);
  expect(error instanceof AppError && statusOf(error)).toBe(429);
  const wait = Object(error).details.retryAfterSeconds;
  expect(wait).toBeLessThanOrEqual(60);
  expect(wait).toBeGreaterThan(30);
  await limits.signIn(attempt('a@b.co', '192.0.2.2'));
  await limits.signInSucceeded(attempt());
  await limits.signIn(attempt());
});

test.each([
  ['2001:db8:1:2:a::1', '2001:DB8:1:2:ffff:ffff:ffff:ffff', 'an IPv6 network'],
  ['fe80::1%eth0', 'fe80::2%eth1', 'an IPv6 network of one machine'],
  ['::ffff:198.51.100.7', '198.51.100.7', 'an IPv4 address, however it is written'],
  ['::ffff:c633:6408', '198.51.100.8', 'an IPv4 address, however it is written'],
])('%s and %s are counted together: %s is one client (SEC-10)', async (one, other) => {
  const { signUpPerClient: signUp } = anotherGateway({ signUpPerClient: two });
  for (const address of [one, other]) await signUp(toNetwork(address));
  for (const address of [one, other])
    await expect(signUp(toNetwork(address))).rejects.toMatchObject(rejection);
});

test.each([
  ['203.0.113.7:50123', '203.0.113.7:50124', 'an address with the port of a connection'],
  ['203.0.113.8:50123', '203.0.113.8', 'an address with the port of a connection'],
  ['[2001:db8:9:9::1]:443', '2001:db8:9:9::2', 'an IPv6 address with the port of a connection'],
  ['stranger-1', 'stranger-2', 'whatever is no address'],
  ['203.0.113.9.evil', '999.1.1.1', 'whatever is no address'],
  ['', '203.0.113.7:50123:1', 'whatever is no address'],
])('%s and %s are counted together: %s is one caller (SEC-22)', (one, other) => {
  expect(toNetwork(one)).toBe(toNetwork(other));
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['198.51.100.1', '198.51.100.2'],
])('%s and %s are counted apart (SEC-10)', async (one, other) => {
  const limits = anotherGateway({ signUpPerClient: { points: 1, seconds: 60 } });
  await limits.signUpPerClient(toNetwork(one));
  await limits.signUpPerClient(toNetwork(other));
});

describe('several gateways on one database', () => {
  test('what one gateway counted the others have counted too (OPS-03, SEC-10)', async () => {
    const gateways = [1, 2].map(() => anotherGateway({ signUpPerClient: two }));
    for (const { signUpPerClient: signUp } of gateways) await signUp(toNetwork('192.0.2.1'));
    for (const { signUpPerClient: signUp } of gateways)
      await expect(signUp(toNetwork('192.0.2.1'))).rejects.toMatchObject(rejection);
  });

  test('of many tries at once exactly as many get through as one gateway allows (OPS-03, SEC-10)', async () => {
    const gateways = [1, 2, 3].map(() => anotherGateway({ exportsPerGuest: { points: 8, seconds: 60 } }));
    const tries = gateways.flatMap(({ exportsPerGuest: take }) =>
      Array.from({ length: 7 }, () => take('guest-1')),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
  });

  test('a try that is given back is given back for all (OPS-03)', async () => {
    const lobby = toNetwork('192.0.2.5');
    const one = anotherGateway({ reservationTriesPerDevice: two });
    const other = anotherGateway({ reservationTriesPerDevice: two });
    await one.reservationTriesPerDevice(lobby);
    await one.reservationTriesPerDevice(lobby);
    await other.reservationTrySucceeded(lobby);
    await other.reservationTriesPerDevice(lobby);
    await expect(one.reservationTriesPerDevice(lobby)).rejects.toMatchObject(rejection);
  });
});

test('moving the sandbox clock lifts no limit; it counts from zero when its time is over (SEC-10)', async () => {
  const limits = anotherGateway({ signUpPerClient: two });
  const signUp = () => limits.signUpPerClient(toNetwork('192.0.2.9'));
  await signUp();
  await signUp();
  gateway.clock.moveBy(3_600_000);
  await expect(signUp()).rejects.toMatchObject(rejection);
  gateway.clock.moveBy(-3_600_000);
  await gateway.app.store.db.execute(sql`update rate_limits set expire = expire - 60000`);
  await signUp();
});

test('the table contains neither addresses nor e-mails, and expired counts leave it (SEC-10)', async () => {
  const limits = anotherGateway({});
  await limits.email('ana@pernoite.test', toNetwork('203.0.113.7'));
  const stored = await storedLimits();
  expect(stored.length).toBeGreaterThan(1);
  expect(JSON.stringify(stored)).not.toMatch(/ana@|203\.0/);
  const { db } = gateway.app.store;
  await deleteExpiredLimits(db, Date.now());
  expect((await storedLimits()).length).toBeGreaterThan(1);
  await deleteExpiredLimits(db, Date.now() + 3_600_000);
  expect(await storedLimits()).toEqual([]);
});

test('while the database does not respond, a gateway counts in memory and a metric says so (OPS-03)', async () => {
  const limits = { ...gateway.app.config.limits, signUpPerClient: two };
  const broken = await untilTestEnds(startTestGateway({ seed: false, limits }));
  const inMemory = async () =>
    /^pernoite_rate_limits_in_memory_total (\d+)$/m.exec(await broken.metrics())?.[1];
  const signUp = () => broken.app.rateLimits.signUpPerClient(toNetwork('192.0.2.1'));
  await signUp();
  expect(await inMemory()).toBe('0');
  await broken.app.store.close();
  await signUp();
  await signUp();
  await expect(signUp()).rejects.toMatchObject(rejection);
  expect(await inMemory()).toBe('3');
});
