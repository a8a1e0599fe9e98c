import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { id, isoInstant, reais } from '../schemas.ts';
import { channelName, partnerReference } from './booking.ts';
import { exchangeCall } from './exchange-call.ts';

export const exchangeEventKinds = [
  'BOOKING_CREATED',
  'BOOKING_CHANGED',
  'BOOKING_CANCELED',
  'BOOKING_NO_SHOW',
  'BOOKING_CONCLUDED',
  'CHECKED_IN',
  'CHECK_IN_UNDONE',
  'CHECKED_OUT',
  'ROOM_MOVED',
  'ROOM_CHANGED',
  'ROOM_CLOSED',
  'ROOM_REOPENED',
  'PAYMENT_TAKEN',
  'PAYMENT_RETURNED',
  'DRAWER_OPENED',
  'DRAWER_CLOSED',
] as const;
export type ExchangeEventKind = (typeof exchangeEventKinds)[number];

export const EVENTS_PER_PAGE = 200;
export const FEED_DAYS = 30;

/** The place in the feed behind an event; opaque, and only ever sent back. */
export const feedCursor = z.string().check(z.regex(/^[0-9]{1,15}$/));

/**
 * One thing that happened. Without names: whoever needs the booking reads it by its id. Of a booking that changed again since,
 * a later event follows.
 */
export const exchangeEvent = z.object({
  cursor: feedCursor,
  at: isoInstant,
  kind: z.enum(exchangeEventKinds),
  /** Null for an event of a room or of a cash drawer. */
  bookingId: z.nullable(id),
  locator: z.nullable(z.string()),
  /** Null for a booking that was not made at a partner. */
  channel: z.nullable(channelName),
  reference: z.nullable(partnerReference),
  /** Null for an event of a whole booking or of a cash drawer. */
  roomId: z.nullable(id),
  /** Of a payment; null for all others. */
  amount: z.nullable(reais),
  method: z.nullable(z.enum(['CARD', 'DESK', 'PIX'])),
});
export type ExchangeEvent = z.infer<typeof exchangeEvent>;

/** Each event at least once and in order, for 30 days; without `after` from the oldest one on. */
export const list = exchangeCall('HOTEL_SYSTEM')
  .route({
    method: 'GET',
    path: '/events',
    operationId: 'listEvents',
    tags: ['Feed'],
    summary: 'What happened in the hotel since a cursor',
  })
  .errors(hotelFailures('BAD_REQUEST', 'FEED_CURSOR_EXPIRED'))
  .input(
    z.object({
      after: z.optional(feedCursor),
      limit: z.optional(z.coerce.number<string>().check(z.int(), z.gte(1), z.lte(EVENTS_PER_PAGE))),
    }),
  )
  .output(
    z.object({
      events: z.array(exchangeEvent),
      /** To send as `after` the next time, also where there are no events. */
      next: feedCursor,
      /** More events are there now. */
      hasMore: z.boolean(),
    }),
  );
