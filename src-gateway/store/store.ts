import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The common type of both engines: the whole of the gateway's SQL is written against it. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** The embedded engine has one connection: a statement on the outer `db` would wait for this transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A further part of a transaction that a caller adds to it: if it fails, nothing of the whole is written. */
export type TransactionStep = (tx: Transaction) => Promise<void>;

export type LimitValue = string | number | null;

export type Store = {
  db: Database;
  engine: 'pglite' | 'postgres';
  /** PostgreSQL has separate connections for them. Never inside a transaction: the embedded engine would wait. */
  limitQuery(text: string, values: readonly LimitValue[]): Promise<Record<string, unknown>[]>;
  /** Resolves when the database responds; throws when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
