/**
 * Bookings by card a second at one gateway and at two of one PostgreSQL, against a bare transaction of the writes that one
 * of them makes.
 *
 *   npm run bench -- postgres
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
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
/** A booking may take twice as long as its writes alone: it is checked, priced, and charged between two commits. */
const BARE_BUDGET = 2;
const SIGNING_KEY = 'a secret of the bench that both gateways share';
/** Between the last byte of a response and the e-mail that its booking queues. */
const AFTERWARDS_MS = 1_500;

/** Writes of the session, and of work in the background that polls. */
const OTHERS = /"(sessions|leased_until|unpaid_origins)"/;

type Statement = { text: string; parameters: unknown[] };

export async function benchPostgres(): Promise<BenchRow[]> {
  const server = await startPostgres({ isDurable: true });
  try {
    const database = await ownDatabase(server.url, 'bench');
    const writes = await recordBooking(database.url);
    const bare = await ownDatabase(server.url, 'bench', database.url);
    const sql = postgres(bare.url, { max: AT_ONCE, onnotice: () => {} });
    const gateways = await Promise.all([startOn(database.url), startOn(database.url)]);
    try {
      await dropConstraints(sql);
      return await compare(gateways, sql, writes);
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
  writes: readonly Statement[],
): Promise<BenchRow[]> {
  const alone: number[] = [];
  const both: number[] = [];
  const bare: number[] = [];
  const now = new Date();
  const paying = await signInPayers(one.address, otherPayers);
  // Both have their code compiled before anything counts.
  await benchBookings({ urls: [one.address, other.address], now, paying }, 40, AT_ONCE, 1);
  for (let round = 1; round <= ROUNDS; round += 1) {
    alone.push(await benchBookings({ urls: [one.address], now, paying }, BOOKINGS, AT_ONCE, round * 10));
    bare.push(await perSecond(AT_ONCE, 3_000, () => () => replay(sql, writes)));
    both.push(
      await benchBookings(
        { urls: [one.address, other.address], now, paying },
        BOOKINGS,
        AT_ONCE,
        round * 10 + 1,
      ),
    );
  }
  const [atOne, atBoth, ofBare] = [median(alone), median(both), median(bare)];
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
        what: `${what}, one against two`,
        figure: `${atOne.toFixed(1)} a second`,
        against: `two ${atBoth.toFixed(1)}`,
      },
      { ratio: atOne / atBoth, budget: 1 },
    ),
  ];
}

/** The statements that change rows, from the order to the queued e-mail, of a gateway that has made one before. */
async function recordBooking(databaseUrl: string): Promise<Statement[]> {
  const gateway = await startInProcess(
    gatewayConfig({ port: 0, databaseUrl, signingKey: SIGNING_KEY, seed: false, logLevel: 'silent' }),
  );
  try {
    await seedBenchHotels(gateway.app);
    const paying = await signInPayers(gateway.url);
    const booked = { urls: [gateway.url] as [string], now: gateway.app.clock.now(), paying };
    await benchBookings(booked, 1, 1);
    await delay(AFTERWARDS_MS);
    const statements: Statement[] = [];
    // Drizzle has its driver here; the gateway's own types hide it.
    const { options } = (gateway.app.store.db as unknown as { $client: Sql }).$client;
    Object.assign(options, {
      debug: (_id: number, text: string, parameters: unknown[]) => {
        if (!OTHERS.test(text) && /^\s*(with|insert|update|delete)\b/i.test(text))
          statements.push({ text, parameters });
      },
    });
    await benchBookings(booked, 1, 1, 2);
    await delay(AFTERWARDS_MS);
    return statements;
  } finally {
    await gateway.close();
  }
}

/** A copy of a booking takes the same room, and guest and hotel of its rows are not copied with it. */
async function dropConstraints(sql: Sql): Promise<void> {
  await sql.unsafe(`do $$ declare one record; begin
    for one in select conrelid::regclass as place, conname from pg_constraint
      where connamespace = 'public'::regnamespace and (contype in ('f', 'x')
        or contype = 'u' and conrelid in ('stay_lines'::regclass, 'accommodation_guests'::regclass))
    loop execute format('alter table %s drop constraint %I cascade', one.place, one.conname); end loop;
    -- What belongs to a room of the booking, whose number the database gives.
    for one in select indexrelid::regclass as place from pg_index where indisunique and not indisprimary
      and indrelid in ('stay_lines'::regclass, 'accommodation_guests'::regclass)
    loop execute format('drop index %s', one.place); end loop;
  end $$`);
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const LOCATOR = /^[A-Z0-9]{6}$/;

/** In one transaction, with ids of their own. */
async function replay(sql: Sql, writes: readonly Statement[]): Promise<void> {
  const ids = new Map<string, string>();
  const fresh = (id: string) => {
    const known = ids.get(id) ?? randomUUID();
    ids.set(id, known);
    return known;
  };
  const locator = randomBytes(3).toString('hex').toUpperCase();
  const own = (value: unknown) =>
    typeof value === 'string' ? value.replace(UUID, fresh).replace(LOCATOR, locator) : value;
  await sql.begin(async transaction => {
    for (const { text, parameters } of writes)
      await transaction.unsafe(text, parameters.map(own) as Parameters<Sql['unsafe']>[1], { prepare: true });
  });
}
