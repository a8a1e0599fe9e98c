/**
 * Reads a feed of 100,000 events at its beginning and at its end, and puts 200 partners' bookings a second.
 *
 *   node tests/bench/exchange-bench.ts
 *   TEST_DATABASE_URL=postgres://… node tests/bench/exchange-bench.ts
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { gatewayConfig } from '#gateway/config/config.ts';
import { defaultLimits } from '#gateway/config/limits-config.ts';
import type { AppContext } from '#gateway/context.ts';
import { startGateway } from '#gateway/start-gateway.ts';
import { partnerBookings } from '#gateway/store/schema/exchange.ts';
import { addDays, dateAt } from '#shared/hotel-time.ts';
import { ownDatabase } from '#tests/gateway/own-database.ts';
import { newStaff, STAFF_PASSWORD } from '#tests/gateway/staff-fixture.ts';
import { type BenchRow, benchTable, figureRow, median, ratioRow } from './bench-row.ts';
import { DESK_HOTEL, seedDeskHotel } from './desk-bench-hotel.ts';

const EVENTS = 100_000;
const PAGES = 40;
/** The same cost, and what a busy machine adds to forty readings of it. */
const BUDGET = 1.25;
const PER_SECOND = 200;
const SECONDS = 3;
/** What one system may send: some of the 200 are told to wait. */
const LIMIT = { points: 120, seconds: 1 };

type Exchange = { app: AppContext; url: string; key: string };

/** Runs on a database of its own and removes it. */
export async function benchExchange(databaseUrl: string | null = null): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-exchange-bench-'));
  const database = databaseUrl === null ? null : await ownDatabase(databaseUrl, 'bench');
  const gateway = await startGateway(
    gatewayConfig({
      port: 0,
      dataFolder: join(folder, 'data'),
      databaseUrl: database?.url ?? null,
      seed: false,
      logLevel: 'silent',
      limits: { ...defaultLimits, exchangePerKey: LIMIT },
    }),
  );
  try {
    const { app, url } = gateway;
    await seedDeskHotel(app, { rooms: 60, stays: 60 });
    const { client } = await newStaff({ app }, { hotelId: DESK_HOTEL, role: 'MANAGER' });
    const { key } = await client.exchangeKeys.make({
      hotelId: DESK_HOTEL,
      name: 'bench',
      purpose: 'HOTEL_SYSTEM',
      password: STAFF_PASSWORD,
    });
    const exchange = { app, url, key };
    return [await feedRow(exchange), await putRow(exchange)];
  } finally {
    await gateway.close();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

const headersOf = ({ key }: Exchange) => ({
  authorization: `Bearer ${key}`,
  'content-type': 'application/json',
});

async function feedRow(exchange: Exchange): Promise<BenchRow> {
  const { db } = exchange.app.store;
  await db.execute(sql`insert into exchange_events (hotel_id, position, kind, at, room_id, details)
    select ${DESK_HOTEL}, n, 'ROOM_CHANGED', now(), 'room', '{}' from generate_series(1, ${EVENTS}::int) n`);
  await db.execute(sql`update exchange_feeds set last_position = ${EVENTS} where hotel_id = ${DESK_HOTEL}`);
  await db.execute(sql`analyze exchange_events`);
  const page = async (after: number) => {
    const begun = performance.now();
    await sent(exchange, 'GET', `/events?after=${after}`);
    return performance.now() - begun;
  };
  const first: number[] = [];
  const last: number[] = [];
  // In turns, so that what else the machine does meets both alike.
  for (let at = 0; at < PAGES; at += 1) {
    first.push(await page(at));
    last.push(await page(EVENTS - 400 + at));
  }
  const figures = { first: median(first), last: median(last) };
  return ratioRow(
    {
      what: `A page at the end of ${EVENTS.toLocaleString('en')} events`,
      figure: `${figures.last.toFixed(1)} ms`,
      against: `${figures.first.toFixed(1)} ms first page`,
    },
    { ratio: figures.last / figures.first, budget: BUDGET },
  );
}

/** Sends until there is another response than "wait": as every system has to. */
async function sent(exchange: Exchange, method: string, path: string, body?: object): Promise<number> {
  for (let waits = 0; ; waits += 1) {
    const response = await fetch(`${exchange.url}/hotel/v1${path}`, {
      method,
      headers: headersOf(exchange),
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.text();
    if (response.status !== 429) {
      if (!response.ok) throw new Error(`${method} ${path} got ${response.status}`);
      return waits;
    }
    await delay(1_000 * Number(response.headers.get('retry-after') ?? 1));
  }
}

async function putRow(exchange: Exchange): Promise<BenchRow> {
  const { app } = exchange;
  const today = dateAt(app.clock.now(), 'America/Sao_Paulo');
  const total = PER_SECOND * SECONDS;
  const puts: Promise<number>[] = [];
  const begun = performance.now();
  for (let at = 0; at < total; at += 1) {
    const day = addDays(today, 200 + (at % 200));
    puts.push(
      sent(exchange, 'PUT', `/channels/bench/bookings/B${at}`, {
        checkinDate: day,
        checkoutDate: addDays(day, 1),
        language: 'pt',
        lastName: 'Souza',
        email: null,
        rooms: [
          {
            roomTypeId: 'desk-queen',
            adults: 1,
            childrenAges: [],
            hasPet: false,
            hasCrib: false,
            bedType: 'DOUBLE',
            total: 100,
          },
        ],
      }),
    );
    const due = begun + ((at + 1) * 1_000) / PER_SECOND;
    if (performance.now() < due) await delay(due - performance.now());
  }
  const outcomes = await Promise.allSettled(puts);
  const seconds = (performance.now() - begun) / 1_000;
  const waited = outcomes.filter(one => one.status === 'fulfilled' && one.value > 0).length;
  const lost = total - (await app.store.db.$count(partnerBookings));
  return figureRow(
    `${PER_SECOND} puts a second for ${SECONDS} s`,
    `${(total / seconds).toFixed(0)} made a second`,
    {
      against: `${waited} of ${total} told to wait, ${lost} lost`,
      budget: '0 lost',
      isOver: lost !== 0 || outcomes.some(({ status }) => status === 'rejected'),
    },
  );
}

if (import.meta.main) {
  const rows = await benchExchange(process.env['TEST_DATABASE_URL'] ?? null);
  console.log(benchTable(rows));
  if (rows.some(({ isOver }) => isOver)) process.exitCode = 1;
}
