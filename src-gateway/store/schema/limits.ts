import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** rate-limiter-flexible writes it and defines its columns. UNLOGGED by the migration: a crash empties it. */
export const rateLimits = pgTable('rate_limits', {
  /** The limit's name and a SHA-256 of its subject. */
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds of the gateways' own clocks, never the sandbox's. */
  expire: bigint({ mode: 'number' }),
});
