import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { PGlite } from '@electric-sql/pglite';
import type { Sql } from 'postgres';
import { searchCatalogue } from '#gateway/bookings/hotel-catalogue.ts';
import { occupancyQuestion, searchAvailability } from '#gateway/bookings/search-availability.ts';
import type { House } from '#gateway/context.ts';
import { seededRandom } from '#gateway/seed/random.ts';
import { type OccupancyQuestion, roomOccupancy } from '#gateway/store/availability-store.ts';
import type { AvailabilityQuery } from '#shared/contract/hotels.ts';
import { addDays, dateAt, toIso } from '#shared/hotel-time.ts';
import { HOTEL_IDS, ZONE } from './gateway-bench-house.ts';

/** One search: as the call is asked, and as the database is. */
export type Question = {
  index: number;
  query: AvailabilityQuery;
  path: string;
  statement: { text: string; parameters: unknown[] };
};

export type RunSql = (question: Question) => Promise<unknown>;

const LAST_ARRIVAL = 150;

/** Searches of guests over the coming five months: one to three rooms, one to seven nights. */
export async function benchQuestions(
  house: House,
  amount: number,
): Promise<{ questions: Question[]; runSql: RunSql }> {
  const random = seededRandom(amount);
  const today = dateAt(house.clock.now(), ZONE);
  const { statementOf, runSql } = await bareDatabase(house);
  const questions: Question[] = [];
  for (let index = 0; index < amount; index += 1) {
    const hotelId = HOTEL_IDS[random.between(0, HOTEL_IDS.length - 1)] ?? 'JARDINS';
    const checkin = addDays(today, random.between(1, LAST_ARRIVAL));
    const checkout = addDays(checkin, random.between(1, 7));
    const rooms = random.pick([1, 1, 1, 2, 3]);
    const each = (value: string) => Array.from({ length: rooms }, () => value).join(',');
    const query: AvailabilityQuery = {
      hotelId,
      checkinDate: toIso(checkin, 19, ZONE),
      checkoutDate: toIso(checkout, 10, ZONE),
      quantityRooms: String(rooms),
      adults: each(random.pick(['1', '2'])),
      children: each('0'),
      ages: each('null'),
      pets: each('0'),
    };
    const catalogue = await searchCatalogue(house, hotelId);
    const asked = occupancyQuestion(catalogue, { checkin, checkout, checkinHour: 19, checkoutHour: 10 });
    questions.push({
      index,
      query,
      path: `/api/hotels/availabilities?${new URLSearchParams(query)}`,
      statement: await statementOf(asked),
    });
  }
  return { questions, runSql };
}

/** The statement of a search as the driver gets it, and a way to run it with nothing in between. */
async function bareDatabase(house: House): Promise<{
  statementOf(question: OccupancyQuestion): Promise<Question['statement']>;
  runSql: RunSql;
}> {
  let statement: Question['statement'] = { text: '', parameters: [] };
  const logger = {
    logQuery: (text: string, parameters: unknown[]) => {
      statement = { text, parameters };
    },
  };
  // Drizzle keeps its driver here; the gateway's own types hide it, because nothing but this bench may reach it.
  const driver = (house.store.db as unknown as { $client: unknown }).$client;
  if (house.store.engine === 'pglite') {
    const { drizzle } = await import('drizzle-orm/pglite');
    const client = driver as PGlite;
    const db = drizzle(client, { logger });
    return {
      statementOf: async question => {
        await roomOccupancy(db, question);
        return statement;
      },
      runSql: async ({ statement: { text, parameters } }) =>
        (await client.query(text, parameters, { rowMode: 'array' })).rows,
    };
  }
  const { drizzle } = await import('drizzle-orm/postgres-js');
  const client = driver as Sql;
  const db = drizzle(client, { logger });
  return {
    statementOf: async question => {
      await roomOccupancy(db, question);
      return statement;
    },
    runSql: async ({ statement: { text, parameters } }) =>
      client.unsafe(text, parameters as Parameters<Sql['unsafe']>[1], { prepare: true }).values(),
  };
}

/**
 * The least that can answer a search over HTTP: a plain server that runs the statement, then sends the right answer,
 * made beforehand. What the gateway takes longer is its own work, not the wire's.
 */
export async function serveBareSql(
  house: House,
  questions: readonly Question[],
  runSql: RunSql,
): Promise<{ url: string; close(): Promise<void> }> {
  const answers: string[] = [];
  for (const { query } of questions) {
    answers.push(JSON.stringify(await searchAvailability(house, query, 'pt')));
  }
  const server = createServer((incoming, answer) => {
    const index = Number(incoming.url?.slice(1));
    const question = questions[index];
    if (!question) {
      answer.writeHead(404).end();
      return;
    }
    runSql(question).then(
      () => {
        answer.writeHead(200, { 'content-type': 'application/json' }).end(answers[index]);
      },
      () => answer.writeHead(500).end(),
    );
  });
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

/** A client that costs as little as possible: kept-alive connections, the answer read to its end. */
export function wire(): { get(url: string): Promise<string>; close(): void } {
  const agent = new Agent({ keepAlive: true });
  return {
    get: url =>
      new Promise((resolve, reject) => {
        get(url, { agent }, answer => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => {
            text += part;
          });
          answer.on('end', () => {
            if (answer.statusCode === 200) resolve(text);
            else reject(new Error(`${new URL(url).pathname} answered ${answer.statusCode}`));
          });
          answer.on('error', reject);
        }).on('error', reject);
      }),
    close: () => agent.destroy(),
  };
}
