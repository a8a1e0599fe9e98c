import { bigserial, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

export const analyticsEvents = pgTable('analytics_events', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  name: text().notNull(),
  payload: jsonb().notNull(),
  createdAt: createdAt(),
});

/** Gateway state that survives a restart: clock offset of the sandbox, feature flags, time of the seed. */
export const gatewaySettings = pgTable('house_settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
