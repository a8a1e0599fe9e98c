import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Half-open range of instants, as PostgreSQL writes it: `["2026-12-01 18:00:00+00","2026-12-03 15:00:00+00")`. */
export const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const instant = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = () => instant('created_at').notNull();
