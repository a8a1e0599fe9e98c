/**
 * Bookings by card a second at one gateway and at two of one PostgreSQL, against a bare transaction of the writes that one
 * of them makes, and against all its statements alone (decision 48).
 *
 *   npm run bench -- postgres
 */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import getPort from 'get-port';
import postgres, { type Sql } from 'postgres';
import { gatewayConfig } from '#gateway/config/config.ts';
import { startGateway as startInProcess } from '#gateway/start-gateway.ts';
import { ownDatabase } from '#tests/gateway/own-database.ts';
import { type GatewayProcess, startGateway } from '../../build/gateway-process.ts';
import { startPostgres } from '../../build/postgres.ts';
import { type BenchRow, median, ratioRow } from './bench-row.ts';
import { benchBookings, signInPayers } from './gateway-bench-bookings.ts';
import { otherPayers, seedBenchHotels } from './gateway-bench-hotels.ts';
import { perSecond } from './gateway-bench-timing.ts';

const AT_ONCE = 10;
const BOOKINGS = 150;
const ROUNDS = 3;
/** Twice the time of its writes alone. Its statements take more without a gateway, so that it is over (decision 48). */
const BARE_BUDGET = 2;
/** The gateway, its guest and its sandbox of a provider take what is left (decision 48). */
const STATEMENTS_BUDGET = 4;
const MOST_ROOMS = 1_000_000_000;
const SIGNING_KEY = 'a secret of the bench that both gateways share';
/** The shortest is the one without work of the background between its statements. */
const ORDERS = 5;

const WRITES = /^\s*(with|insert|update|delete)\b/i;

type Statement = { text: string; parameters: unknown[] };

/** What one booking changes, and all that it asks, from the request to the response. */
type Recorded = { writes: readonly Statement[]; all: readonly Statement[] };

export async function benchPostgres(): Promise<BenchRow[]> {
  const server = await startPostgres({ isDurable: true });
  try {
    const database = await ownDatabase(server.url, 'bench');
    const recorded = await recordBooking(database.url);
    const bare = await ownDatabase(server.url, 'bench', database.url);
    const sql = postgres(bare.url, { max: AT_ONCE, onnotice: () => {} });
    const gateways = await Promise.all([startOn(database.url), startOn(database.url)]);
    try {
      await dropConstraints(sql);
      return await compare(gateways, sql, recorded);
    } finally {
      await sql.end();
      await Promise.all(gateways.map(gateway => gateway.stop()));
    }
  } finally {
    await server.stop();
  }
}

async function startOn(databaseUrl: string): Promise<GatewayProcess> {
  const many = '10000/60';
  return startGateway({
    port: await getPort(),
    env: {
      NODE_ENV: 'development',
      DATABASE_URL: databaseUrl,
      PERNOITE_SIGNING_KEY: SIGNING_KEY,
      SEED: 'off',
      LOG_LEVEL: 'error',
      VERIFICATION_PORT: '0',
      ORDERS_PER_GUEST: many,
      SEARCHES_PER_ADDRESS: many,
      // A charge in flight counts as a declined card until it is approved.
      DECLINED_CARDS_PER_GUEST: many,
      DECLINED_CARDS_PER_ADDRESS: many,
    },
  });
}

/** By turns, so that what else the machine does meets all alike. */
async function compare(
  [one, other]: readonly [GatewayProcess, GatewayProcess],
  sql: Sql,
  { writes, all }: Recorded,
): Promise<BenchRow[]> {
  const alone: number[] = [];
  const both: number[] = [];
  const bare: number[] = [];
  const statements: number[] = [];
  const now = new Date();
  const paying = await signInPayers(one.address, otherPayers);
  // Both have their code compiled before anything counts.
  await benchBookings({ urls: [one.address, other.address], now, paying }, 40, AT_ONCE, 1);
  for (let round = 1; round <= ROUNDS; round += 1) {
    alone.push(await benchBookings({ urls: [one.address], now, paying }, BOOKINGS, AT_ONCE, round * 10));
    bare.push(await perSecond(AT_ONCE, 3_000, () => () => replay(sql, writes)));
    statements.push(await perSecond(AT_ONCE, 3_000, () => () => replayAll(sql, all)));
    both.push(
      await benchBookings(
        { urls: [one.address, other.address], now, paying },
        BOOKINGS,
        AT_ONCE,
        round * 10 + 1,
      ),
    );
  }
  const [atOne, atBoth, ofBare, ofAll] = [median(alone), median(both), median(bare), median(statements)];
  const what = 'Bookings by card on PostgreSQL';
  const ofWrites = `a bare transaction of their ${writes.length} writes, ${ofBare.toFixed(1)} a second`;
  return [
    ratioRow(
      { what: `${what}, one gateway`, figure: `${atOne.toFixed(1)} a second`, against: ofWrites },
      { ratio: ofBare / atOne, budget: BARE_BUDGET },
    ),
    ratioRow(
      { what: `${what}, two gateways`, figure: `${atBoth.toFixed(1)} a second`, against: ofWrites },
      { ratio: ofBare / atBoth, budget: BARE_BUDGET },
    ),
    ratioRow(
      {
        what: `${what}, two gateways`,
        figure: `${atBoth.toFixed(1)} a second`,
        against: `their ${all.length} statements alone, ${ofAll.toFixed(1)} a second`,
      },
      { ratio: ofAll / atBoth, budget: STATEMENTS_BUDGET },
    ),
    ratioRow(
      {
        what: `${what}, one against two`,
        figure: `${atOne.toFixed(1)} a second`,
        against: `two ${atBoth.toFixed(1)}`,
      },
      { ratio: atOne / atBoth, budget: 1 },
    ),
  ];
}

/** Of a gateway that has made one before, with the e-mail that it queues. */
async function recordBooking(databaseUrl: string): Promise<Recorded> {
  const gateway = await startInProcess(
    gatewayConfig({ port: 0, databaseUrl, signingKey: SIGNING_KEY, seed: false, logLevel: 'silent' }),
  );
  try {
    await seedBenchHotels(gateway.app);
    const paying = await signInPayers(gateway.url);
    const booked = { urls: [gateway.url] as [string], now: gateway.app.clock.now(), paying };
    await benchBookings(booked, 1, 1);
    const seen: Statement[] = [];
    // Drizzle has its driver here; the gateway's own types hide it.
    const { options } = (gateway.app.store.db as unknown as { $client: Sql }).$client;
    Object.assign(options, {
      debug: (_id: number, text: string, parameters: unknown[]) => seen.push({ text, parameters }),
    });
    const orders: Statement[][] = [];
    for (let order = 0; order < ORDERS; order += 1) {
      seen.length = 0;
      await benchBookings(booked, 1, 1, 2 + order);
      // The search before the order is none of it.
      orders.push(seen.slice(seen.findIndex(({ text }) => text.includes('from "sessions"'))));
    }
    const all = orders.reduce((one, other) => (other.length < one.length ? other : one));
    return { all, writes: all.filter(({ text }) => WRITES.test(text)) };
  } finally {
    await gateway.close();
  }
}

/** A copy of a booking takes the same room, and guest and hotel of its rows are not copied with it. */
async function dropConstraints(sql: Sql): Promise<void> {
  await sql.unsafe(`do $$ declare one record; begin
    for one in select conrelid::regclass as place, conname from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('f', 'x')
    loop execute format('alter table %s drop constraint %I cascade', one.place, one.conname); end loop;
  end $$`);
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const LOCATOR = /^[A-Z0-9]{6}$/;

/** Bookings of one type wait for each other; copies of one booking would all be of one type. */
const LOCK = /^room-type .*/;

/** The number that the database gave the booked room; each copy has its own. */
const bookedRoom = (statements: readonly Statement[]): unknown =>
  statements.find(({ text }) => text.startsWith('insert into "stay_lines"'))?.parameters[0];

/** Parameters of a statement, with ids of their own for each copy of a booking. */
function freshParameters(
  statements: readonly Statement[],
): (parameters: readonly unknown[]) => Parameters<Sql['unsafe']>[1] {
  const ids = new Map<string, string>();
  const fresh = (id: string) => {
    const known = ids.get(id) ?? randomUUID();
    ids.set(id, known);
    return known;
  };
  const locator = randomBytes(3).toString('hex').toUpperCase();
  const recorded = bookedRoom(statements);
  const room = randomInt(MOST_ROOMS);
  const own = (value: unknown) => {
    if (value === recorded) return room;
    return typeof value === 'string'
      ? value.replace(UUID, fresh).replace(LOCATOR, locator).replace(LOCK, locator)
      : value;
  };
  return parameters => parameters.map(own) as Parameters<Sql['unsafe']>[1];
}

async function replay(sql: Sql, writes: readonly Statement[]): Promise<void> {
  const own = freshParameters(writes);
  await sql.begin(async transaction => {
    for (const { text, parameters } of writes)
      await transaction.unsafe(text, own(parameters), { prepare: true });
  });
}

/** On one connection, in the transactions of the booking itself. */
async function replayAll(sql: Sql, statements: readonly Statement[]): Promise<void> {
  const own = freshParameters(statements);
  const connection = await sql.reserve();
  try {
    for (const { text, parameters } of statements)
      await connection.unsafe(text, own(parameters), { prepare: parameters.length > 0 });
  } finally {
    connection.release();
  }
}
