import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import {
  expectBaselineInDatabase,
  expectBaselineInFolder,
  markFolder,
  migrationsFolder,
} from './baseline.ts';
import { prepareStatements } from './prepare-statements.ts';
import type { LimitValue, Store } from './store.ts';

export type StoreOptions =
  | { databaseUrl: string }
  | {
      /** Null opens the database in memory. The caller has the folder's lock. */
      folder: string | null;
      /** A database dumped by `dumpDatabase`, to begin a new one with; saves two seconds of set-up. */
      template?: Blob;
    };

/** The same SQL on both engines. Throws ConfigError on one that was made before the first release. */
export async function openStore(options: StoreOptions): Promise<Store> {
  return 'databaseUrl' in options
    ? openPostgres(options.databaseUrl)
    : openEmbedded(options.folder, options.template);
}

async function openEmbedded(folder: string | null, template: Blob | undefined): Promise<Store> {
  const { drizzle } = await import('drizzle-orm/pglite');
  if (folder !== null && !existsSync(folder)) await createFolder(folder, template);
  if (folder !== null) await expectBaselineInFolder(folder);
  const engine = await createEmbedded(folder, folder === null ? template : undefined);
  await closeOnFailure(engine, () => migrateEmbedded(engine));
  return {
    db: drizzle(engine),
    engine: 'pglite',
    limitQuery: async (text, values) => {
      const { rows } = await engine.query<Record<string, unknown>>(text, [...values]);
      return rows;
    },
    ping: async () => {
      await engine.query('select 1');
    },
    close: () => engine.close(),
  };
}

/** Renamed when it is complete, so that an interrupted start leaves nothing half made. */
async function createFolder(folder: string, template: Blob | undefined): Promise<void> {
  const growing = `${folder}.new`;
  await rm(growing, { recursive: true, force: true });
  const engine = await createEmbedded(growing, template);
  await closeOnFailure(engine, () => migrateEmbedded(engine));
  await engine.close();
  await markFolder(growing);
  await rename(growing, folder);
}

async function createEmbedded(folder: string | null, template?: Blob): Promise<PGlite> {
  const engine = await import('./embedded-engine.ts');
  return engine.createEmbedded(folder, template);
}

async function migrateEmbedded(engine: PGlite): Promise<void> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  await migrate(drizzle(engine), { migrationsFolder: migrationsFolder() });
}

async function closeOnFailure(engine: PGlite, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** Smaller files than a hotel's own database: for tests, not for measurements. */
export async function dumpDatabase(): Promise<Blob> {
  const { dumpEmbedded } = await import('./embedded-engine.ts');
  const engine = await createEmbedded(null);
  await migrateEmbedded(engine);
  // Half of the files, and nothing creates a database here.
  await engine.exec(`update pg_database set datistemplate = false where datistemplate`);
  for (const name of ['template0', 'template1']) await engine.exec(`drop database ${name}`);
  const dump = await dumpEmbedded(engine);
  await engine.close();
  return dump;
}

/** Any number that only the gateways of one database share. */
const START_LOCK = 7_301_114;
/** Rate limits have separate connections and a separate time limit (docs/decisions/0018). */
const LIMIT_CONNECTIONS = 3;
const LIMIT_QUERY_MS = 1_000;

/** Rejects when `work` takes longer: PostgreSQL ends a slow statement itself, a connection that hangs it cannot. */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the database did not respond in time')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

async function openPostgres(databaseUrl: string): Promise<Store> {
  const { default: postgres } = await import('postgres');
  const { drizzle } = await import('drizzle-orm/postgres-js');
  const { migrate } = await import('drizzle-orm/postgres-js/migrator');
  const connect = (max: number, settings: { statement_timeout?: number } = {}) =>
    postgres(databaseUrl, {
      max,
      onnotice: () => {},
      connect_timeout: 10,
      connection: { application_name: 'pernoite', TimeZone: 'UTC', ...settings },
    });
  const single = connect(1);
  try {
    // Two gateways may start on one database at once; the lock ends with its connection.
    await single`select pg_advisory_lock(${START_LOCK})`;
    await expectBaselineInDatabase(single);
    await migrate(drizzle(single), { migrationsFolder: migrationsFolder() });
  } finally {
    await single.end({ timeout: 5 });
  }
  const client = connect(20);
  const limitClient = connect(LIMIT_CONNECTIONS, { statement_timeout: LIMIT_QUERY_MS });
  const limitQuery = async (text: string, values: readonly LimitValue[]) => [
    ...(await limitClient.unsafe(text, [...values])),
  ];
  return {
    db: drizzle(prepareStatements(client)),
    engine: 'postgres',
    limitQuery: (text, values) => within(LIMIT_QUERY_MS, limitQuery(text, values)),
    ping: async () => {
      await client`select 1`;
    },
    close: async () => {
      await Promise.all([client.end({ timeout: 5 }), limitClient.end({ timeout: 5 })]);
    },
  };
}
