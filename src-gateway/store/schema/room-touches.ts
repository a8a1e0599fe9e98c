import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RoomCondition } from '#shared/contract/room-condition.ts';
import { createdAt, instant } from './columns.ts';
import { rooms } from './hotels.ts';

/** What a room was before a touch, with instants as ISO text. */
export type RoomBefore = {
  condition: RoomCondition;
  conditionSince: string | null;
  expectedAt: string | null;
  releaseReason: string | null;
};

/** Touches of staff on a room's condition, so that a repeated one changes nothing and the last one can be undone. */
export const roomTouches = pgTable(
  'room_touches',
  {
    /** Of the act, made on the phone: it may be sent again long after it was touched. */
    key: text().primaryKey(),
    roomId: text('room_id')
      .notNull()
      .references(() => rooms.id),
    condition: text().$type<RoomCondition>().notNull(),
    before: jsonb().$type<RoomBefore>().notNull(),
    /** The room's `condition_version` after it. */
    version: integer().notNull(),
    createdAt: createdAt(),
    undoneAt: instant('undone_at'),
  },
  table => [index('room_touches_created_at').on(table.createdAt)],
);
