import type { AppContext } from '#gateway/context.ts';
import { badRequest } from '#gateway/platform/bad-request.ts';
import { repeat } from '#gateway/platform/repeat.ts';
import {
  type Feed,
  feedsWithEventsBefore,
  findFeed,
  forgetPlacedEvents,
  lockFeed,
  type PlacedEvent,
  placeEvents,
  readEvents,
} from '#gateway/store/exchange-feed-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { EVENTS_PER_PAGE, type ExchangeEvent, FEED_DAYS } from '#shared/contract/hotel/events.ts';
import { AppError } from '#shared/errors.ts';
import { toReais } from '#shared/money.ts';

const DAY_MS = 24 * 3_600_000;
const CLEAN_UP_MS = 3_600_000;
/** Events that one clean-up places at a time. */
const BATCH = 5_000;

export type FeedWanted = { after?: string | undefined; limit?: number | undefined };

/**
 * The next events behind a cursor: each at least once and in order. Throws FEED_CURSOR_EXPIRED for one whose next events were
 * deleted, BAD_REQUEST for one that this feed never gave.
 */
export async function readFeed(
  app: AppContext,
  hotelId: string,
  { after, limit = EVENTS_PER_PAGE }: FeedWanted,
): Promise<{ events: ExchangeEvent[]; next: string; hasMore: boolean }> {
  return app.store.db.transaction(async tx => {
    const feed = await findFeed(tx, hotelId);
    if (!feed) throw badRequest('after', 'feed.notBegun');
    const from = after === undefined ? feed.forgottenPosition : Number(after);
    assertKnown(feed, from);
    // One more than a page has shows whether another page follows.
    const events = await readOrPlace(tx, { hotelId, after: from, limit: limit + 1 });
    const page = events.slice(0, limit).map(toEvent);
    return {
      events: page,
      next: page.at(-1)?.cursor ?? String(from),
      hasMore: events.length > limit,
    };
  });
}

function assertKnown({ lastPosition, forgottenPosition }: Feed, from: number): void {
  if (from < forgottenPosition)
    throw new AppError(
      'FEED_CURSOR_EXPIRED',
      'events behind this cursor were deleted: read everything again',
      {
        details: { days: FEED_DAYS },
      },
    );
  if (from > lastPosition) throw badRequest('after', 'feed.unknownCursor');
}

/** At the end of what has a position, the events that were committed since get theirs. */
async function readOrPlace(
  tx: Transaction,
  wanted: { hotelId: string; after: number; limit: number },
): Promise<PlacedEvent[]> {
  const placed = await readEvents(tx, wanted);
  if (placed.length === wanted.limit) return placed;
  const feed = await lockFeed(tx, wanted.hotelId);
  if (!feed) return placed;
  await placeEvents(tx, { ...wanted, lastPosition: feed.lastPosition });
  return readEvents(tx, wanted);
}

function toEvent({ event, locator, channel, reference }: PlacedEvent): ExchangeEvent {
  const { cents, method } = event.details;
  return {
    cursor: String(event.position),
    at: event.at.toISOString(),
    kind: event.kind,
    bookingId: event.bookingId,
    locator,
    channel,
    reference,
    roomId: event.roomId,
    amount: typeof cents === 'number' ? toReais(cents) : null,
    method: method === 'CARD' || method === 'DESK' || method === 'PIX' ? method : null,
  };
}

/** Deletes events after 30 days. Those that nobody has read get a position first: a cursor before them is too old then. */
export async function forgetOldEvents(app: AppContext): Promise<void> {
  const { db } = app.store;
  const until = new Date(app.clock.now().getTime() - FEED_DAYS * DAY_MS);
  for (const hotelId of await feedsWithEventsBefore(db, until)) {
    for (let placed = BATCH; placed === BATCH; )
      placed = await db.transaction(async tx => {
        const feed = await lockFeed(tx, hotelId);
        return feed ? placeEvents(tx, { hotelId, lastPosition: feed.lastPosition, limit: BATCH }) : 0;
      });
    await db.transaction(async tx => {
      if (await lockFeed(tx, hotelId)) await forgetPlacedEvents(tx, hotelId, until);
    });
  }
}

export function startFeedCleanUp(app: AppContext): () => Promise<void> {
  return repeat(
    CLEAN_UP_MS,
    () => forgetOldEvents(app),
    error => app.log.error({ err: error }, 'old events of the feed were not deleted'),
    { atOnce: true },
  );
}
