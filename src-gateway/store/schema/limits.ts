import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/**
 * Counts of rate limits, shared by all gateways of one database. rate-limiter-flexible writes it, so its columns are as
 * that library expects them. The table is UNLOGGED (drizzle cannot express that; the migration does): a crash of
 * PostgreSQL empties it, and its writes do not wait for the disk.
 */
export const rateLimits = pgTable('rate_limits', {
  /** The limit's name and a SHA-256 of its subject. */
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds of the gateways' own clocks, never the sandbox's. */
  expire: bigint({ mode: 'number' }),
});
