import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { PGlite } from '@electric-sql/pglite';
import type { Sql } from 'postgres';
import type { AppContext } from '#gateway/context.ts';
import { findBookingDetails } from '#gateway/domain/booking/list/booking-details.ts';
import { findBookingValues } from '#gateway/domain/booking/list/booking-values.ts';
import { listBookings } from '#gateway/domain/booking/list/list-bookings.ts';
import { searchCatalogue } from '#gateway/domain/booking/prices/hotel-catalogue.ts';
import { occupancyQuestion, searchAvailability } from '#gateway/domain/booking/search/search-availability.ts';
import { findGuestBooking } from '#gateway/domain/booking/view/find-booking.ts';
import { GUESTS_OWN } from '#gateway/platform/devices.ts';
import { seededRandom } from '#gateway/sandbox/seed/random.ts';
import { roomOccupancy } from '#gateway/store/availability-store.ts';
import { listOwnBookings } from '#gateway/store/booking-list-store.ts';
import { creditsReturnedFor, stayLinesOfBooking } from '#gateway/store/booking-values-store.ts';
import { viewBooking } from '#gateway/store/booking-view-store.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import { findSessionWithGuest } from '#gateway/store/session-store.ts';
import type { Database } from '#gateway/store/store.ts';
import type { AvailabilityQuery } from '#shared/contract/guest/hotels.ts';
import { addDays, dateAt, toIso } from '#shared/hotel-time.ts';
import { encodeRooms } from '#shared/rules/availability-query.ts';
import { BENCH_GUEST, BENCH_GUEST_ID, HOTEL_IDS, ZONE } from './gateway-bench-hotels.ts';

type Statement = { text: string; parameters: unknown[] };

export type WireQuestion = {
  index: number;
  path: string;
  statements: Statement[];
  respond: () => Promise<unknown>;
};

export type Question = WireQuestion & { query: AvailabilityQuery };

export type RunSql = (question: WireQuestion) => Promise<unknown>;

const LAST_ARRIVAL = 150;

export async function benchQuestions(
  app: AppContext,
  amount: number,
): Promise<{ questions: Question[]; runSql: RunSql }> {
  const random = seededRandom(amount);
  const today = dateAt(app.clock.now(), ZONE);
  const { statementsOf, runSql } = await bareDatabase(app);
  const questions: Question[] = [];
  for (let index = 0; index < amount; index += 1) {
    const hotelId = HOTEL_IDS[random.between(0, HOTEL_IDS.length - 1)] ?? 'JARDINS';
    const checkin = addDays(today, random.between(1, LAST_ARRIVAL));
    const checkout = addDays(checkin, random.between(1, 7));
    const rooms = random.pick([1, 1, 1, 2, 3]);
    const party = { adults: random.pick([1, 2]), children: 0, ages: [], pets: 0 };
    const query: AvailabilityQuery = {
      hotelId,
      checkinDate: toIso(checkin, 19, ZONE),
      checkoutDate: toIso(checkout, 10, ZONE),
      ...encodeRooms(Array.from({ length: rooms }, () => party)),
    };
    const catalogue = await searchCatalogue(app, hotelId);
    const question = occupancyQuestion(catalogue, { checkin, checkout, checkinHour: 19, checkoutHour: 10 });
    questions.push({
      index,
      query,
      path: `/api/hotels/availabilities?${new URLSearchParams(query)}`,
      statements: await statementsOf(db => roomOccupancy(db, question)),
      respond: () => searchAvailability(app, query, 'pt'),
    });
  }
  return { questions, runSql };
}

export type BookingQuestions = Record<'list' | 'detail' | 'details' | 'values', WireQuestion[]>;

export async function bookingQuestions(app: AppContext, amount: number): Promise<BookingQuestions> {
  const { statementsOf } = await bareDatabase(app);
  const now = app.clock.now();
  const wanted = { status: 'active', sort: 'asc', limit: 20 } as const;
  const bookings = await listBookings(app, BENCH_GUEST_ID, wanted, 'pt');
  const viewer = { guestId: BENCH_GUEST_ID, email: BENCH_GUEST.email };
  const signedIn = (read: (db: Database) => Promise<unknown>) =>
    statementsOf(async db => {
      // Every signed-in call reads its token's session first; a made-up one costs the same.
      await findSessionWithGuest(db, randomUUID());
      await findGuest(db, BENCH_GUEST_ID);
      await read(db);
    });
  const listed = await signedIn(db => listOwnBookings(db, viewer, { ...wanted, after: null }, now));
  const questions: BookingQuestions = { list: [], detail: [], details: [], values: [] };
  for (let index = 0; index < amount; index += 1) {
    const id = bookings[index % bookings.length]?.bookingId ?? '';
    const view = (db: Database) => viewBooking(db, id);
    questions.list.push({
      index,
      path: '/api/bookings/active?limit=20',
      statements: listed,
      respond: () => listBookings(app, BENCH_GUEST_ID, wanted, 'pt'),
    });
    questions.detail.push({
      index,
      path: `/api/bookings/${id}`,
      statements: await signedIn(view),
      respond: () => findGuestBooking(app, BENCH_GUEST_ID, id, 'pt'),
    });
    questions.details.push({
      index,
      path: `/api/bookings/v2/${id}`,
      statements: await signedIn(view),
      respond: () => findBookingDetails(app, { guestId: BENCH_GUEST_ID, device: GUESTS_OWN }, id, 'pt'),
    });
    questions.values.push({
      index,
      path: `/api/bookings/${id}/values`,
      statements: await signedIn(async db => {
        await view(db);
        await stayLinesOfBooking(db, id);
        await creditsReturnedFor(db, id);
      }),
      respond: () => findBookingValues(app, BENCH_GUEST_ID, id, 'pt'),
    });
  }
  return questions;
}

export async function bareDatabase(app: AppContext): Promise<{
  statementsOf(ask: (db: Database) => Promise<unknown>): Promise<Statement[]>;
  runSql: RunSql;
}> {
  let statements: Statement[] = [];
  const logger = {
    logQuery: (text: string, parameters: unknown[]) => void statements.push({ text, parameters }),
  };
  const statementsWith = (db: Database) => async (ask: (db: Database) => Promise<unknown>) => {
    statements = [];
    await ask(db);
    return statements;
  };
  // Drizzle has its driver here; the gateway's own types hide it, because nothing but this bench may reach it.
  const driver = (app.store.db as unknown as { $client: unknown }).$client;
  if (app.store.engine === 'pglite') {
    const { drizzle } = await import('drizzle-orm/pglite');
    const client = driver as PGlite;
    return {
      statementsOf: statementsWith(drizzle(client, { logger })),
      runSql: question =>
        inOrder(question, ({ text, parameters }) => client.query(text, parameters, { rowMode: 'array' })),
    };
  }
  const { drizzle } = await import('drizzle-orm/postgres-js');
  const client = driver as Sql;
  return {
    statementsOf: statementsWith(drizzle(client, { logger })),
    runSql: question =>
      inOrder(question, ({ text, parameters }) =>
        client.unsafe(text, parameters as Parameters<Sql['unsafe']>[1], { prepare: true }).values(),
      ),
  };
}

async function inOrder(
  { statements }: WireQuestion,
  run: (statement: Statement) => Promise<unknown>,
): Promise<void> {
  for (const statement of statements) await run(statement);
}

/** Sends a response made beforehand: the gateway's extra time is its own work, not that of HTTP. */
export async function serveBareSql(
  questions: readonly WireQuestion[],
  runSql: RunSql,
): Promise<{ url: string; close(): Promise<void> }> {
  const bodies: string[] = [];
  for (const { respond } of questions) bodies.push(JSON.stringify(await respond()));
  const server = createServer((incoming, response) => {
    const index = Number(incoming.url?.slice(1));
    const question = questions[index];
    if (!question) {
      response.writeHead(404).end();
      return;
    }
    runSql(question).then(
      () => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(bodies[index]);
      },
      () => response.writeHead(500).end(),
    );
  });
  // On a busy machine a connection may be idle for a while between two of its turns.
  server.keepAliveTimeout = 65_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bare server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Wire = {
  get(url: string): Promise<string>;
  /** With a body as JSON by POST. */
  send(url: string, body: string | null): Promise<string>;
  close(): void;
};

export function wire(headers: Record<string, string> = {}): Wire {
  const agent = new Agent({ keepAlive: true });
  const send = (url: string, body: string | null) =>
    new Promise<string>((resolve, reject) => {
      const posted = { ...headers, 'content-type': 'application/json' };
      const options = body === null ? { agent, headers } : { agent, headers: posted, method: 'POST' };
      const sent = request(url, options, response => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => {
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${new URL(url).pathname} responded ${response.statusCode}`));
        });
        response.on('error', reject);
      });
      sent.on('error', reject).end(body ?? undefined);
    });
  return { send, get: url => send(url, null), close: () => agent.destroy() };
}
