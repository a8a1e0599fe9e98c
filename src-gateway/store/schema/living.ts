import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChatMessage } from '#shared/contract/guest/chat.ts';
import type { DeliveryTypeId } from '#shared/contract/guest/deliveries.ts';
import type { VisitorDocumentType, VisitorType } from '#shared/contract/guest/visitors.ts';
import { accommodations, bookings } from './bookings.ts';
import { createdAt, instant } from './columns.ts';
import { guests } from './guests.ts';
import { type BilingualList, type BilingualText, hotels } from './hotels.ts';

const ofStay = () => ({
  hotelId: text('hotel_id')
    .notNull()
    .references(() => hotels.id),
  bookingId: uuid('booking_id')
    .notNull()
    .references(() => bookings.id),
  accommodationId: bigint('accommodation_id', { mode: 'number' })
    .notNull()
    .references(() => accommodations.id),
  guestId: uuid('guest_id')
    .notNull()
    .references(() => guests.id, { onDelete: 'cascade' }),
});

/** A deleted invitation is a deleted row; the others are deleted some time after the visit. */
export const visitors = pgTable(
  'visitors',
  {
    code: text().primaryKey(),
    /** Names the visitor to the desk, which never has the code. */
    id: uuid().notNull().defaultRandom().unique(),
    ...ofStay(),
    fullName: text('full_name').notNull(),
    nickname: text().notNull(),
    documentType: text('document_type').$type<VisitorDocumentType>().notNull(),
    document: text().notNull(),
    visitorType: text('visitor_type').$type<VisitorType>().notNull(),
    /** Hotel-local, `YYYY-MM-DD`. */
    visitDate: text('visit_date').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** The times at which the desk let the visitor in, and saw them leave. */
    arrivedAt: instant('arrived_at'),
    leftAt: instant('left_at'),
    createdAt: createdAt(),
  },
  table => [
    // One visitor for each room and day (VIS-19).
    unique('visitors_once_a_day').on(table.accommodationId, table.visitDate),
    index().on(table.guestId),
    index().on(table.endsAt),
    index().on(table.hotelId, table.visitDate),
    index('visitors_inside').on(table.hotelId).where(sql`arrived_at is not null and left_at is null`),
    check('visitors_left', sql`left_at is null or arrived_at is not null`),
  ],
);

/** Hotel-local hours of one weekday, `HH:MM`; null if the space is closed. */
export type SpaceDay = { start: string; end: string } | null;

export const spaces = pgTable(
  'spaces',
  {
    id: text().primaryKey(),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id),
    rank: integer().notNull(),
    name: jsonb().$type<BilingualText>().notNull(),
    description: jsonb().$type<BilingualText>().notNull(),
    instructions: jsonb().$type<BilingualList>().notNull(),
    picture: text(),
    capacity: integer().notNull(),
    /** The share of the capacity that can be reserved at one time, in basis points. */
    usageBasisPoints: integer('usage_basis_points').notNull(),
    stayMinutes: integer('stay_minutes').notNull(),
    /** Sunday to Saturday. */
    week: jsonb().$type<SpaceDay[]>().notNull(),
    /** `YYYY-MM-DD`. */
    closedDates: jsonb('closed_dates').$type<string[]>().notNull().default([]),
    isRetired: boolean('is_retired').notNull().default(false),
  },
  table => [index().on(table.hotelId)],
);

export const spaceReservations = pgTable(
  'space_reservations',
  {
    id: uuid().primaryKey(),
    spaceId: text('space_id')
      .notNull()
      .references(() => spaces.id),
    ...ofStay(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    createdAt: createdAt(),
    canceledAt: instant('canceled_at'),
    /** The desk's message to the guest, where the desk canceled it. */
    cancelMessage: text('cancel_message'),
  },
  table => [
    index().on(table.hotelId, table.startsAt),
    check('space_reservations_message', sql`cancel_message is null or canceled_at is not null`),
    index().on(table.spaceId, table.startsAt),
    index().on(table.guestId),
    index().on(table.accommodationId),
  ],
);

export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid().primaryKey(),
    ...ofStay(),
    type: text().$type<DeliveryTypeId>().notNull(),
    description: text().notNull(),
    deliveryCode: text('delivery_code'),
    registeredBy: text('registered_by', { enum: ['GUEST', 'RECEPTION'] }).notNull(),
    comments: text(),
    arrivedAt: instant('arrived_at'),
    /** The guest confirmed it in the app, or the reception handed it over. */
    receivedAt: instant('received_at'),
    /** The name of whoever took it at the reception; null where the guest confirmed it in the app. */
    handedOverTo: text('handed_over_to'),
    sentBackAt: instant('sent_back_at'),
    /** Of the guest's own registration, so that a lost response registers nothing twice. */
    idempotencyKey: text('idempotency_key'),
    createdAt: createdAt(),
  },
  table => [
    unique('deliveries_once').on(table.guestId, table.idempotencyKey),
    index().on(table.hotelId, table.receivedAt),
    index().on(table.accommodationId),
    index('deliveries_announced').on(table.hotelId, table.createdAt).where(sql`arrived_at is null`),
    check('deliveries_handed_over', sql`handed_over_to is null or received_at is not null`),
    check(
      'deliveries_sent_back',
      sql`sent_back_at is null or (received_at is null and arrived_at is not null)`,
    ),
  ],
);

export const chatConversations = pgTable(
  'chat_conversations',
  {
    id: uuid().primaryKey(),
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    history: jsonb().$type<ChatMessage[]>().notNull(),
    optionChosen: text('option_chosen').notNull(),
    isSolved: boolean('is_solved'),
    createdAt: createdAt(),
  },
  table => [index().on(table.guestId), index().on(table.createdAt)],
);

/**
 * What waits for a reply of a hotel's reception (FRD-18): a message that a guest left, or a conversation with the chat that
 * ended unsolved.
 */
export const receptionMessages = pgTable(
  'reception_messages',
  {
    id: uuid().primaryKey(),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id),
    /** The guest's stay at that hotel when it was written. */
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    /** Null for a conversation. */
    text: text(),
    conversationId: uuid('conversation_id')
      .unique('reception_messages_conversation')
      .references(() => chatConversations.id, { onDelete: 'cascade' }),
    /** Of the guest's own message, so that a lost response leaves it once. */
    idempotencyKey: text('idempotency_key'),
    createdAt: createdAt(),
    reply: text(),
    closedAt: instant('closed_at'),
    /** Without a foreign key, as in the record. */
    closedBy: uuid('closed_by'),
  },
  table => [
    unique('reception_messages_once').on(table.guestId, table.idempotencyKey),
    index('reception_messages_open').on(table.hotelId, table.createdAt).where(sql`closed_at is null`),
    index('reception_messages_closed').on(table.hotelId, table.closedAt).where(sql`closed_at is not null`),
    check('reception_messages_kind', sql`(text is null) = (conversation_id is not null)`),
    check(
      'reception_messages_replied',
      sql`(closed_at is null) = (closed_by is null) and (reply is null or closed_at is not null)`,
    ),
  ],
);
