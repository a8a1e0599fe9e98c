/**
 * Times the board and the rooms of a hotel with 300 rooms and the desk's search at 10,000 stays, each over HTTP against its
 * bare SQL.
 *
 *   node tests/bench/desk-bench.ts
 *   TEST_DATABASE_URL=postgres://… node tests/bench/desk-bench.ts
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { gatewayConfig } from '#gateway/config/config.ts';
import type { AppContext } from '#gateway/context.ts';
import { findBoard } from '#gateway/domain/desk/board.ts';
import { searchDesk } from '#gateway/domain/desk/desk-search.ts';
import { listHotelRooms } from '#gateway/domain/desk/room-closures.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { findMember } from '#gateway/domain/staff/staff-sessions.ts';
import { startGateway } from '#gateway/start-gateway.ts';
import type { Database } from '#gateway/store/store.ts';
import { ownDatabase } from '#tests/gateway/own-database.ts';
import { newStaff, staffUrlOf, type TestStaff } from '#tests/gateway/staff-fixture.ts';
import { type BenchRow, benchTable } from './bench-row.ts';
import { DESK_HOTEL, seedDeskHotel } from './desk-bench-hotel.ts';
import { bestOf, comparisonRow, median } from './gateway-bench.ts';
import { bareDatabase, serveBareSql, type WireQuestion, wire } from './gateway-bench-questions.ts';
import { type Comparison, compareAtOnce } from './gateway-bench-timing.ts';

export const SIZE = { rooms: 300, stays: 10_000 };
const BUDGET = 1.5;
const BOARDS = 40;
const WARM_UP = 10;
/** Boards are long: with more at once a block of them is seconds, and the machine's other work decides. */
const AT_ONCE = 2;
const TEXTS = ['ana', 'nóbrega', 'prado souza', 'D0012', '214', 'otavio.', 'joão moreira lima', 'ze'];

type Asked = WireQuestion & { body: string | null };

/** Runs on a database of its own and removes it. */
export const benchDesk = (databaseUrl: string | null = null): Promise<BenchRow[]> =>
  withDeskHotel(databaseUrl, async ({ app }) => {
    const person = await newStaff({ app }, { hotelId: DESK_HOTEL });
    const inHotel = `/api/hotels/${DESK_HOTEL}`;
    const actor = await actorOf(app, person);
    const boards = await listQuestions(app, person, {
      path: `${inHotel}/board`,
      ask: on => findBoard(on, actor, DESK_HOTEL, { language: 'pt' }),
    });
    const rooms = await listQuestions(app, person, {
      path: `${inHotel}/rooms`,
      ask: on => listHotelRooms(on, DESK_HOTEL, 'pt'),
    });
    const searches = await searchQuestions(app, { person, actor });
    return [
      row(`The board of ${SIZE.rooms} rooms over HTTP`, await timed(app, person, boards)),
      row(`The rooms of a hotel with ${SIZE.rooms} over HTTP`, await timed(app, person, rooms)),
      row(
        `The desk's search at ${SIZE.stays.toLocaleString('en')} stays over HTTP`,
        await timed(app, person, searches),
      ),
    ];
  });

/** A gateway with the bench's hotel alone, on a database that is removed afterwards. */
export async function withDeskHotel<Outcome>(
  databaseUrl: string | null,
  work: (gateway: { app: AppContext; url: string }) => Promise<Outcome>,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-desk-bench-'));
  const database = databaseUrl === null ? null : await ownDatabase(databaseUrl, 'bench');
  const gateway = await startGateway(
    gatewayConfig({
      port: 0,
      dataFolder: join(folder, 'data'),
      databaseUrl: database?.url ?? null,
      seed: false,
      logLevel: 'silent',
    }),
  );
  try {
    await seedDeskHotel(gateway.app, SIZE);
    return await work(gateway);
  } finally {
    await gateway.close();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

const row = (what: string, times: Comparison) => comparisonRow(what, times, { budget: BUDGET });

/** An act is recorded for a session that is open. */
async function actorOf(app: AppContext, { staffId, token }: TestStaff): Promise<Actor> {
  const member = await findMember(app, token);
  if (member === null) throw new Error('the bench is not signed in');
  return { staffId, sessionId: member.sessionId, device: null };
}

/** The same gateway on another connection's log: what a call asks the database for, its session included. */
function asked(app: AppContext, person: TestStaff, ask: (app: AppContext) => Promise<unknown>) {
  return async (db: Database): Promise<void> => {
    const logged = { ...app, store: { ...app.store, db } };
    await findMember(logged, person.token);
    await ask(logged);
  };
}

async function listQuestions(
  app: AppContext,
  person: TestStaff,
  { path, ask }: { path: string; ask: (app: AppContext) => Promise<unknown> },
): Promise<Asked[]> {
  const { statementsOf } = await bareDatabase(app);
  const statements = await statementsOf(asked(app, person, ask));
  return Array.from({ length: BOARDS + WARM_UP }, (_, index) => ({
    index,
    path,
    body: null,
    statements,
    respond: () => ask(app),
  }));
}

async function searchQuestions(
  app: AppContext,
  { person, actor }: { person: TestStaff; actor: Actor },
): Promise<Asked[]> {
  const { statementsOf } = await bareDatabase(app);
  const questions: Asked[] = [];
  for (let index = 0; index < BOARDS * 4 + WARM_UP; index += 1) {
    const text = TEXTS[index % TEXTS.length] ?? '';
    const ask = (on: AppContext) => searchDesk(on, actor, DESK_HOTEL, { text });
    questions.push({
      index,
      path: `/api/hotels/${DESK_HOTEL}/search`,
      body: JSON.stringify({ text }),
      statements: await statementsOf(asked(app, person, ask)),
      respond: () => ask(app),
    });
  }
  return questions;
}

async function timed(
  app: AppContext,
  { token }: TestStaff,
  questions: readonly Asked[],
): Promise<Comparison> {
  const { runSql } = await bareDatabase(app);
  const bare = await serveBareSql(questions, runSql);
  const client = wire({ authorization: `Bearer ${token}`, 'x-device-profile': 'reception' });
  const url = staffUrlOf({ app });
  const call = ({ path, body }: Asked) => client.send(`${url}${path}`, body);
  const bareCall = ({ index }: Asked) => client.send(`${bare.url}/${index}`, null);
  try {
    await compareAtOnce(questions.slice(0, WARM_UP), AT_ONCE, call, bareCall);
    return await bestOf(BUDGET, median, () =>
      compareAtOnce(questions.slice(WARM_UP), AT_ONCE, call, bareCall),
    );
  } finally {
    client.close();
    await bare.close();
  }
}

if (import.meta.main) {
  const rows = await benchDesk(process.env['TEST_DATABASE_URL'] ?? null);
  console.log(benchTable(rows));
  if (rows.some(({ isOver }) => isOver)) process.exitCode = 1;
}
