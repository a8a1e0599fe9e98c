import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** What both engines offer: the whole of the gateway's SQL is written against this type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A transaction of the same shape. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type Store = {
  db: Database;
  engine: 'pglite' | 'postgres';
  /** Answers when the database does; throws when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
