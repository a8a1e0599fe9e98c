import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The common type of both engines: the whole of the gateway's SQL is written against it. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * Inside a transaction every statement must go through it: the embedded engine has a single connection, so a statement
 * on the outer `db` would wait for the transaction that waits for it.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type LimitValue = string | number | null;

export type Store = {
  db: Database;
  engine: 'pglite' | 'postgres';
  /**
   * A statement of the rate limits, as text. PostgreSQL has separate connections for them, so that they do not wait
   * behind bookings, and a time limit. Never call it inside a transaction: the embedded engine would wait for itself.
   */
  limitQuery(text: string, values: readonly LimitValue[]): Promise<Record<string, unknown>[]>;
  /** Resolves when the database responds; throws when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
