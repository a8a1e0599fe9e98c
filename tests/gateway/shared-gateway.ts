import { sql } from 'drizzle-orm';
import { searchCatalogue } from '#gateway/domain/booking/prices/hotel-catalogue.ts';
import { hotels } from '#gateway/store/schema/hotels.ts';
import type { Database } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';
import { startTestGateway, type TestGateway } from './harness.ts';
import { queryRows } from './query-rows.ts';

type TableRows = { table: string; rows: string };
type Shared = { gateway: TestGateway; atStart: readonly TableRows[] };

let shared: Promise<Shared> | undefined;

/**
 * The worker's gateway, without a hotel and with its usual settings. Each file finds the data of a new one, so that it
 * saves the start and counts no other file's rows. Nobody closes it: it ends with the worker. A test that changes its
 * settings, its log or its metrics starts its own by `startTestGateway`.
 */
export async function sharedGateway(): Promise<TestGateway> {
  shared ??= start();
  const { gateway, atStart } = await shared;
  const { db } = gateway.app.store;
  const before = await db.select({ id: hotels.id }).from(hotels);
  await restore(db, atStart);
  await forgetCatalogues(gateway, before);
  gateway.clock.moveTo(new Date());
  gateway.clock.moveBy(-gateway.clock.offset());
  return gateway;
}

async function start(): Promise<Shared> {
  const gateway = await startTestGateway({ seed: false });
  return { gateway, atStart: await filledTables(gateway.app.store.db) };
}

/**
 * A search may show a hotel as it was five seconds ago by the clock, which stands at the same noon for the first test
 * of every file: the next file would find the tariffs of the one before.
 */
async function forgetCatalogues({ app, clock }: TestGateway, gone: readonly { id: string }[]): Promise<void> {
  clock.moveBy(6_000);
  for (const { id } of gone)
    await searchCatalogue(app, id).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'HOTEL_NOT_FOUND')) throw error;
    });
}

async function filledTables(db: Database): Promise<TableRows[]> {
  const tables = await queryRows(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const filled: TableRows[] = [];
  for (const { name } of tables) {
    const table = String(name);
    const [found] = await queryRows(
      db,
      sql`select json_agg(each_row)::text as rows from ${sql.identifier(table)} as each_row`,
    );
    if (typeof found?.['rows'] === 'string') filled.push({ table, rows: found['rows'] });
  }
  return filled;
}

/** Without triggers: neither the order of the tables nor what no guest may delete matters. */
async function restore(db: Database, atStart: readonly TableRows[]): Promise<void> {
  await db.transaction(async tx => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`do $$
      declare found text;
      begin
        for found in select tablename from pg_tables where schemaname = 'public' loop
          execute format('delete from %I', found);
        end loop;
      end
    $$`);
    for (const { table, rows } of atStart) {
      const name = sql.identifier(table);
      await tx.execute(
        sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${rows}::json)`,
      );
    }
  });
}
