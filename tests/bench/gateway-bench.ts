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
import { searchAvailability } from '#gateway/bookings/search-availability.ts';
import { gatewayConfig } from '#gateway/config.ts';
import { type Gateway, startGateway } from '#gateway/start-gateway.ts';
import { ownDatabase } from '#tests/gateway/own-database.ts';
import { benchBookings, signIn } from './gateway-bench-bookings.ts';
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
import { type Comparison, compare, compareAtOnce, perSecond } from './gateway-bench-timing.ts';

/** How many times as long as its bare SQL a search may take as a function, at the median and at the 99th percentile. */
export const SEARCH_BUDGET = 2;
/** The same of the call over HTTP, at the median of ten connections; with fewer stays HTTP takes a larger part. */
export const SEARCH_CALL_BUDGET = 1.35;
const BUDGETED_STAYS = 10_000;
/** The same of a guest's list of bookings, and of one booking. */
export const BOOKING_CALL_BUDGET = 1.5;

const SIZES = [1_000, 10_000, 100_000];
const QUESTIONS = 400;
const WARM_UP = 80;
/** A machine that does something else in between only ever makes the ratio worse: the best of these counts. */
const ATTEMPTS = 3;
const AT_ONCE = 10;
const THROUGHPUT_MS = 1_500;
const BOOKINGS = 160;
const STAYS_WHILE_BOOKING = 10_000;
/** What the guest has whose list is timed. */
const OWN_BOOKINGS = 500;

export type SizeFigures = {
  stays: number;
  /** The search as a function against its SQL on the driver. */
  inProcess: Comparison;
  /** The call over HTTP against a bare server that runs the same SQL and sends a response made beforehand. */
  overHttp: Comparison;
  searchesPerSecond: number;
};

/** A guest's bookings over HTTP against a bare server that runs the same SQL. */
export type BookingFigures = Record<keyof BookingQuestions, Comparison>;

export type GatewayFigures = {
  engine: 'pglite' | 'postgres';
  sizes: SizeFigures[];
  bookingsPerSecond: number;
  bookings: BookingFigures;
  overBudget: string[];
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
      }),
    );
    await seedBenchHotels(gateway.app);
    const sizes: SizeFigures[] = [];
    for (const stays of settings.sizes ?? SIZES) {
      await seedBenchStays(gateway.app, stays);
      sizes.push(await benchSearch(gateway, stays, settings.questions ?? QUESTIONS));
    }
    await seedBenchStays(gateway.app, STAYS_WHILE_BOOKING);
    const bookingsPerSecond = await benchBookings(gateway, settings.bookings ?? BOOKINGS, AT_ONCE);
    await seedBenchStays(gateway.app, Math.max(...(settings.sizes ?? SIZES)));
    await seedGuestBookings(gateway.app, OWN_BOOKINGS);
    const bookings = await benchOwnBookings(gateway, settings.questions ?? QUESTIONS);
    return {
      engine: gateway.app.store.engine,
      sizes,
      bookingsPerSecond,
      bookings,
      overBudget: [...sizes.flatMap(overBudget), ...bookingsOverBudget(bookings)],
    };
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
  const ways = {
    search: (question: Question) => searchAvailability(app, question.query, 'pt'),
    sql: (question: Question) => runSql(question),
    call: (question: Question) => client.get(`${url}${question.path}`),
    bareCall: (question: Question) => client.get(`${bare.url}/${question.index}`),
  };
  const timed = questions.slice(WARM_UP);
  const warm = questions.slice(0, WARM_UP);
  try {
    await compare(warm, ways.search, ways.sql);
    await compare(warm, ways.call, ways.bareCall);
    const inProcess = await bestOf(SEARCH_BUDGET, worst, () => compare(timed, ways.search, ways.sql));
    const overHttp = await bestOf(searchCallBudget(stays), median, () =>
      compareAtOnce(timed, AT_ONCE, ways.call, ways.bareCall),
    );
    let turn = 0;
    const searchesPerSecond = await perSecond(AT_ONCE, THROUGHPUT_MS, () => {
      const question = timed[turn++ % timed.length];
      return question ? () => ways.call(question) : null;
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
  const client = wire(await signIn(url));
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
const median: Measure = ({ medianRatio }) => medianRatio;
const worst: Measure = ({ medianRatio, p99Ratio }) => Math.max(medianRatio, p99Ratio);

async function bestOf(
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

/** The budget of a search over HTTP. */
export const searchCallBudget = (stays: number) =>
  stays < BUDGETED_STAYS ? SEARCH_BUDGET : SEARCH_CALL_BUDGET;

function overBudget({ stays, inProcess, overHttp }: SizeFigures): string[] {
  return [
    ...tooLong(`availability search in process with ${stays} stays`, worst(inProcess), SEARCH_BUDGET),
    ...tooLong(
      `availability search over HTTP with ${stays} stays`,
      median(overHttp),
      searchCallBudget(stays),
    ),
  ];
}

/** The figures with their names. */
export const bookingFigures = (figures: BookingFigures): [string, Comparison][] => [
  [`list of 20 bookings out of ${OWN_BOOKINGS}`, figures.list],
  ['one booking', figures.detail],
  ['details of a booking', figures.details],
  ['values of a booking', figures.values],
];

const bookingsOverBudget = (figures: BookingFigures): string[] =>
  bookingFigures(figures).flatMap(([what, times]) => tooLong(what, median(times), BOOKING_CALL_BUDGET));

const tooLong = (what: string, ratio: number, budget: number): string[] =>
  ratio > budget
    ? [`${what} takes ${ratio.toFixed(2)} times as long as its SQL; ${budget.toFixed(2)} are allowed`]
    : [];

/** The figures as lines for people. */
export function describeGatewayFigures(figures: GatewayFigures): string {
  const time = (milliseconds: number) => `${milliseconds.toFixed(2)} ms`.padStart(10);
  const ratio = (value: number) => `${value.toFixed(2)}x`.padStart(8);
  const head = `${'stays'.padStart(8)}  ${'way'.padEnd(10)} ${['search', 'its SQL', 'p99', 'its SQL'].map(title => title.padStart(10)).join('')}${'median'.padStart(8)}${'p99'.padStart(8)}`;
  const lines = figures.sizes.flatMap(({ stays, inProcess, overHttp, searchesPerSecond }) => [
    ...Object.entries({ 'in process': inProcess, 'over HTTP': overHttp }).map(
      ([way, { ours, bare, medianRatio, p99Ratio }]) =>
        `${String(stays).padStart(8)}  ${way.padEnd(10)} ${time(ours.median)}${time(bare.median)}${time(ours.p99)}${time(bare.p99)}${ratio(medianRatio)}${ratio(p99Ratio)}`,
    ),
    `${String(stays).padStart(8)}  ${searchesPerSecond.toFixed(0)} searches a second, ${AT_ONCE} at once`,
  ]);
  const bookings = Object.entries(figures.bookings).map(
    ([what, { ours, bare, medianRatio, p99Ratio }]) =>
      `${''.padStart(8)}  ${what.padEnd(10)} ${time(ours.median)}${time(bare.median)}${time(ours.p99)}${time(bare.p99)}${ratio(medianRatio)}${ratio(p99Ratio)}`,
  );
  return [
    `Availability search, 3 hotels and 600 rooms, ${figures.engine}; budget ${SEARCH_BUDGET}x in process, ${SEARCH_CALL_BUDGET}x over HTTP at ${AT_ONCE} connections`,
    head,
    ...lines,
    `A guest's bookings over HTTP; budget ${BOOKING_CALL_BUDGET}x`,
    ...bookings,
    `Bookings with a card: ${figures.bookingsPerSecond.toFixed(0)} a second, ${AT_ONCE} at once`,
    ...figures.overBudget.map(line => `OVER BUDGET: ${line}`),
  ].join('\n');
}

if (import.meta.main) {
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  const figures = await benchGateway(databaseUrl ? { databaseUrl } : {});
  console.log(process.argv.includes('--json') ? JSON.stringify(figures) : describeGatewayFigures(figures));
  if (figures.overBudget.length > 0) process.exitCode = 1;
}
