/**
 * Times the availability search against its bare SQL at growing numbers of stays, and booking creation.
 *
 *   node tests/bench/gateway-bench.ts            embedded database
 *   TEST_DATABASE_URL=postgres://… node tests/bench/gateway-bench.ts
 *
 * Absolute times are the machine's; what counts is the ratio, measured in one run by turns. Fails over budget.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { gatewayConfig } from '#gateway/config/config.ts';
import { defaultLimits } from '#gateway/config/limits-config.ts';
import { searchAvailability } from '#gateway/domain/booking/search/search-availability.ts';
import { type Gateway, startGateway } from '#gateway/start-gateway.ts';
import { ownDatabase } from '#tests/gateway/own-database.ts';
import { type BenchRow, benchTable, figureRow } from './bench-row.ts';
import { benchBookings, signIn, signInPayers } from './gateway-bench-bookings.ts';
import { seedGuestBookings } from './gateway-bench-guest.ts';
import { seedBenchHotels, seedBenchStays } from './gateway-bench-hotels.ts';
import {
  type BookingQuestions,
  benchQuestions,
  bookingQuestions,
  type Question,
  serveBareSql,
  type WireQuestion,
  wire,
} from './gateway-bench-questions.ts';
import { type Comparison, compareAtOnce, perSecond } from './gateway-bench-timing.ts';

/** How many times as long as its bare SQL a search may take as a function, at the median and at the 99th percentile. */
const SEARCH_BUDGET = 2;
/** The same of the call over HTTP, at the median of ten connections; with fewer stays HTTP takes a larger part. */
const SEARCH_CALL_BUDGET = 1.35;
const BUDGETED_STAYS = 10_000;
const BOOKING_CALL_BUDGET = 1.5;

const SIZES = [1_000, 10_000, 100_000];
const QUESTIONS = 400;
const WARM_UP = 80;
/** A machine that does something else in between only ever makes the ratio worse: the best of these counts. */
const ATTEMPTS = 3;
const AT_ONCE = 10;
const THROUGHPUT_MS = 1_500;
const BOOKINGS = 160;
const STAYS_WHILE_BOOKING = 10_000;
const OWN_BOOKINGS = 500;
/** One guest at one address makes all its calls. */
const NO_LIMIT = { points: 1_000_000, seconds: 60 };
const benchLimits = { ...defaultLimits, searchesPerClient: NO_LIMIT, ordersPerGuest: NO_LIMIT };

type SizeFigures = {
  stays: number;
  inProcess: Comparison;
  overHttp: Comparison;
  searchesPerSecond: number;
};

type BookingFigures = Record<keyof BookingQuestions, Comparison>;

export type GatewayFigures = {
  engine: 'pglite' | 'postgres';
  sizes: SizeFigures[];
  bookingsPerSecond: number;
  bookings: BookingFigures;
};

type Settings = { databaseUrl?: string; sizes?: readonly number[]; questions?: number; bookings?: number };

/** Runs the whole bench on a database of its own and removes it. Some 40 s with 100,000 stays. */
export async function benchGateway(settings: Settings = {}): Promise<GatewayFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-bench-'));
  const database = settings.databaseUrl ? await ownDatabase(settings.databaseUrl, 'bench') : null;
  let gateway: Gateway | undefined;
  try {
    gateway = await startGateway(
      gatewayConfig({
        port: 0,
        dataFolder: join(folder, 'data'),
        databaseUrl: database?.url ?? null,
        seed: false,
        logLevel: 'silent',
        limits: benchLimits,
      }),
    );
    await seedBenchHotels(gateway.app);
    const sizes: SizeFigures[] = [];
    for (const stays of settings.sizes ?? SIZES) {
      await seedBenchStays(gateway.app, stays);
      sizes.push(await benchSearch(gateway, stays, settings.questions ?? QUESTIONS));
    }
    await seedBenchStays(gateway.app, STAYS_WHILE_BOOKING);
    const bookingsPerSecond = await benchBookings(
      { urls: [gateway.url], now: gateway.app.clock.now(), paying: await signInPayers(gateway.url) },
      settings.bookings ?? BOOKINGS,
      AT_ONCE,
    );
    await seedBenchStays(gateway.app, Math.max(...(settings.sizes ?? SIZES)));
    await seedGuestBookings(gateway.app, OWN_BOOKINGS);
    const bookings = await benchOwnBookings(gateway, settings.questions ?? QUESTIONS);
    return { engine: gateway.app.store.engine, sizes, bookingsPerSecond, bookings };
  } finally {
    await gateway?.close();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function benchSearch(gateway: Gateway, stays: number, amount: number): Promise<SizeFigures> {
  const { app, url } = gateway;
  const { questions, runSql } = await benchQuestions(app, amount + WARM_UP);
  const bare = await serveBareSql(questions, runSql);
  const client = wire();
  const variants = {
    search: (question: Question) => searchAvailability(app, question.query, 'pt'),
    sql: (question: Question) => runSql(question),
    call: (question: Question) => client.get(`${url}${question.path}`),
    bareCall: (question: Question) => client.get(`${bare.url}/${question.index}`),
  };
  const timed = questions.slice(WARM_UP);
  const warm = questions.slice(0, WARM_UP);
  try {
    await compareAtOnce(warm, 1, variants.search, variants.sql);
    await compareAtOnce(warm, 1, variants.call, variants.bareCall);
    const inProcess = await bestOf(SEARCH_BUDGET, worst, () =>
      compareAtOnce(timed, 1, variants.search, variants.sql),
    );
    const overHttp = await bestOf(searchCallBudget(stays), median, () =>
      compareAtOnce(timed, AT_ONCE, variants.call, variants.bareCall),
    );
    let turn = 0;
    const searchesPerSecond = await perSecond(AT_ONCE, THROUGHPUT_MS, () => {
      const question = timed[turn++ % timed.length];
      return question ? () => variants.call(question) : null;
    });
    return { stays, inProcess, overHttp, searchesPerSecond };
  } finally {
    client.close();
    await bare.close();
  }
}

async function benchOwnBookings(gateway: Gateway, amount: number): Promise<BookingFigures> {
  const { app, url } = gateway;
  const { runSql } = await benchQuestions(app, 0);
  const questions = await bookingQuestions(app, amount + WARM_UP);
  const client = wire({ 'x-guest-access-token': `Bearer ${await signIn(url)}` });
  const timedCalls = async (calls: readonly WireQuestion[]) => {
    const bare = await serveBareSql(calls, runSql);
    const call = (question: WireQuestion) => client.get(`${url}${question.path}`);
    const bareCall = (question: WireQuestion) => client.get(`${bare.url}/${question.index}`);
    try {
      await compareAtOnce(calls.slice(0, WARM_UP), AT_ONCE, call, bareCall);
      return await bestOf(BOOKING_CALL_BUDGET, median, () =>
        compareAtOnce(calls.slice(WARM_UP), AT_ONCE, call, bareCall),
      );
    } finally {
      await bare.close();
    }
  };
  try {
    return {
      list: await timedCalls(questions.list),
      detail: await timedCalls(questions.detail),
      details: await timedCalls(questions.details),
      values: await timedCalls(questions.values),
    };
  } finally {
    client.close();
  }
}

type Measure = (comparison: Comparison) => number;
export const median: Measure = ({ medianRatio }) => medianRatio;
const worst: Measure = ({ medianRatio, p99Ratio }) => Math.max(medianRatio, p99Ratio);

/** Within a few attempts: the first one in budget, or the best. */
export async function bestOf(
  budget: number,
  measure: Measure,
  attempt: () => Promise<Comparison>,
): Promise<Comparison> {
  let best = await attempt();
  for (let tries = 1; tries < ATTEMPTS && measure(best) > budget; tries += 1) {
    const again = await attempt();
    if (measure(again) < measure(best)) best = again;
  }
  return best;
}

const searchCallBudget = (stays: number) => (stays < BUDGETED_STAYS ? SEARCH_BUDGET : SEARCH_CALL_BUDGET);

export function comparisonRow(
  what: string,
  times: Comparison,
  { budget, measure = median, more = '' }: { budget: number; measure?: Measure; more?: string },
): BenchRow {
  const { ours, bare, medianRatio, p99Ratio } = times;
  return {
    what,
    figure: `${ours.median.toFixed(2)} ms, p99 ${ours.p99.toFixed(2)}`,
    against: `its SQL ${bare.median.toFixed(2)} ms, p99 ${bare.p99.toFixed(2)}${more}`,
    ratio: `${medianRatio.toFixed(2)}, p99 ${p99Ratio.toFixed(2)}`,
    budget: `<= ${budget.toFixed(2)}`,
    isOver: measure(times) > budget,
  };
}

export function gatewayRows({ engine, sizes, bookings, bookingsPerSecond }: GatewayFigures): BenchRow[] {
  const searches = sizes.flatMap(({ stays, inProcess, overHttp, searchesPerSecond }) => {
    const size = `${stays.toLocaleString('en')} stays`;
    const more = `; ${searchesPerSecond.toFixed(0)} searches/s`;
    return [
      comparisonRow(`Availability search in process, ${size}`, inProcess, {
        budget: SEARCH_BUDGET,
        measure: worst,
        more,
      }),
      comparisonRow(`Availability search over HTTP, ${size}`, overHttp, {
        budget: searchCallBudget(stays),
        more,
      }),
    ];
  });
  const names: Record<keyof BookingFigures, string> = {
    list: `list of 20 bookings out of ${OWN_BOOKINGS}`,
    detail: 'one booking',
    details: 'details of a booking',
    values: 'values of a booking',
  };
  const own = (['list', 'detail', 'details', 'values'] as const).map(call =>
    comparisonRow(`A guest's ${names[call]} over HTTP`, bookings[call], { budget: BOOKING_CALL_BUDGET }),
  );
  const booked = `${bookingsPerSecond.toFixed(0)} a second`;
  return [...searches, ...own, figureRow('Bookings made and paid by card', booked, { against: engine })];
}

if (import.meta.main) {
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  const figures = await benchGateway(databaseUrl ? { databaseUrl } : {});
  const rows = gatewayRows(figures);
  console.log(process.argv.includes('--json') ? JSON.stringify(figures) : benchTable(rows));
  if (rows.some(({ isOver }) => isOver)) process.exitCode = 1;
}
