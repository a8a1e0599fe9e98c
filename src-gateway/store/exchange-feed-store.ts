import { and, asc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { bookings } from './schema/bookings.ts';
import { exchangeEvents, exchangeFeeds, partnerBookings } from './schema/exchange.ts';
import type { Database, Transaction } from './store.ts';

/** Begins the feed of a hotel; one that has begun goes on. */
export async function beginFeed(tx: Transaction, hotelId: string, now: Date): Promise<void> {
  await tx.insert(exchangeFeeds).values({ hotelId, createdAt: now }).onConflictDoNothing();
}

export type Feed = Pick<typeof exchangeFeeds.$inferSelect, 'lastPosition' | 'forgottenPosition'>;

/** Readers of one feed wait for each other here, so that each sees the positions that the one before gave. */
export async function lockFeed(tx: Transaction, hotelId: string): Promise<Feed | null> {
  const [feed] = await tx
    .select({ lastPosition: exchangeFeeds.lastPosition, forgottenPosition: exchangeFeeds.forgottenPosition })
    .from(exchangeFeeds)
    .where(eq(exchangeFeeds.hotelId, hotelId))
    .for('update');
  return feed ?? null;
}

/**
 * Gives the next positions to at most `limit` committed events without one, in the order in which they were written. One that
 * is committed later gets a later position, whatever its id. The caller has the feed's lock.
 */
export async function placeEvents(
  tx: Transaction,
  { hotelId, lastPosition, limit }: { hotelId: string; lastPosition: number; limit: number },
): Promise<number> {
  const placed = await tx.execute(sql`
    with fresh as (
      select id, row_number() over (order by id) as place from (
        select id from ${exchangeEvents}
        where hotel_id = ${hotelId} and position is null order by id limit ${limit}
      ) one
    )
    update ${exchangeEvents} e set position = ${lastPosition}::bigint + fresh.place
    from fresh where e.id = fresh.id returning e.id`);
  const amount = Array.isArray(placed) ? placed.length : (placed as { rows: unknown[] }).rows.length;
  if (amount > 0)
    await tx
      .update(exchangeFeeds)
      .set({ lastPosition: lastPosition + amount })
      .where(eq(exchangeFeeds.hotelId, hotelId));
  return amount;
}

const selectEvents = (db: Database | Transaction) =>
  db
    .select({
      event: exchangeEvents,
      locator: bookings.locator,
      channel: partnerBookings.channel,
      reference: partnerBookings.reference,
    })
    .from(exchangeEvents)
    .leftJoin(bookings, eq(bookings.id, exchangeEvents.bookingId))
    .leftJoin(partnerBookings, eq(partnerBookings.bookingId, exchangeEvents.bookingId));

export type PlacedEvent = Awaited<ReturnType<typeof selectEvents>>[number];

/** By a range of the index: a page at the end costs what the first one costs (CHN-04). */
export function readEvents(
  db: Database | Transaction,
  { hotelId, after, limit }: { hotelId: string; after: number; limit: number },
): Promise<PlacedEvent[]> {
  return selectEvents(db)
    .where(
      and(
        eq(exchangeEvents.hotelId, hotelId),
        isNotNull(exchangeEvents.position),
        gt(exchangeEvents.position, after),
      ),
    )
    .orderBy(asc(exchangeEvents.position))
    .limit(limit);
}

/** A feed without its lock. */
export async function findFeed(db: Database | Transaction, hotelId: string): Promise<Feed | null> {
  const [feed] = await db
    .select({ lastPosition: exchangeFeeds.lastPosition, forgottenPosition: exchangeFeeds.forgottenPosition })
    .from(exchangeFeeds)
    .where(eq(exchangeFeeds.hotelId, hotelId));
  return feed ?? null;
}

/** Hotels whose feed has events from before `until`. */
export async function feedsWithEventsBefore(db: Database, until: Date): Promise<string[]> {
  const found = await db
    .selectDistinct({ hotelId: exchangeEvents.hotelId })
    .from(exchangeEvents)
    .where(lt(exchangeEvents.at, until));
  return found.map(({ hotelId }) => hotelId);
}

/** Deletes placed events from before `until`, and stores up to where a cursor is too old now. */
export async function forgetPlacedEvents(tx: Transaction, hotelId: string, until: Date): Promise<void> {
  const gone = await tx
    .delete(exchangeEvents)
    .where(
      and(
        eq(exchangeEvents.hotelId, hotelId),
        lt(exchangeEvents.at, until),
        isNotNull(exchangeEvents.position),
      ),
    )
    .returning({ position: exchangeEvents.position });
  const last = gone.reduce((most, { position }) => Math.max(most, position ?? 0), 0);
  await tx
    .update(exchangeFeeds)
    .set({ forgottenPosition: sql`greatest(${exchangeFeeds.forgottenPosition}, ${last}::bigint)` })
    .where(eq(exchangeFeeds.hotelId, hotelId));
}
