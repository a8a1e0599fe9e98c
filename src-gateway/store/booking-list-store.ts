import { and, asc, desc, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { BookingListStatus } from '#shared/contract/guest/booking-lists.ts';
import type { StoredBooking } from './booking-store.ts';
import { type BookingView, isActive, selectViews, withRooms } from './booking-view-store.ts';
import { oncePerDatabase } from './prepared.ts';
import { accommodationGuests, bookings } from './schema/bookings.ts';
import type { Database, Transaction } from './store.ts';

/** `email` is null until it is verified: an invitation requires proof of its address. */
export type ListOwner = { guestId: string; email: string | null };

/** As values of their columns: a comparison with a bare parameter would send it as text. */
const parameters = {
  guestId: sql.placeholder('guestId'),
  email: sql.placeholder('email'),
  now: sql.param(sql.placeholder('now'), bookings.endsAt),
};

/** Written out, not as parameters: the planner uses a partial index only if it reads the index's own condition. */
const hasAccepted = sql`(${accommodationGuests.guestId} = ${parameters.guestId} and ${accommodationGuests.invitation} = 'ACCEPTED')`;
const isInvited = sql`(${accommodationGuests.email} = ${parameters.email} and ${accommodationGuests.invitation} = 'PENDING')`;

const isOwn = and(eq(bookings.guestId, parameters.guestId), isNull(bookings.hiddenAt));

const shared = (condition: SQL) => and(condition, isNull(accommodationGuests.hiddenAt));

type Order = 'asc' | 'desc';

/** One page of a list: each of its two halves is read in order and no further than the page. */
function preparePage(db: Database, wanted: SQL, order: Order, name: string) {
  const by = order === 'asc' ? asc : desc;
  const beyond = sql`(${bookings.startsAt}, ${bookings.id}) ${sql.raw(order === 'asc' ? '>' : '<')} (${sql.placeholder('afterStart')}::timestamptz, ${sql.placeholder('afterId')}::uuid)`;
  const limit = sql.placeholder('limit');
  const own = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isOwn, wanted, beyond))
    .orderBy(by(bookings.startsAt), by(bookings.id))
    .limit(limit);
  const others = db
    .select({ id: bookings.id })
    .from(accommodationGuests)
    .innerJoin(bookings, eq(bookings.id, accommodationGuests.bookingId))
    .where(and(shared(sql`(${hasAccepted} or ${isInvited})`), wanted, beyond))
    .orderBy(by(bookings.startsAt), by(bookings.id))
    .limit(limit);
  return selectViews(db, inArray(bookings.id, union(own, others)), by)
    .limit(limit)
    .prepare(name);
}

const pages = oncePerDatabase(db => {
  const active = isActive(parameters.now);
  const bothOrders = (wanted: SQL, name: string) => ({
    asc: preparePage(db, wanted, 'asc', `${name}_asc`),
    desc: preparePage(db, wanted, 'desc', `${name}_desc`),
  });
  return {
    active: bothOrders(active, 'active_booking_views'),
    previous: bothOrders(not(active), 'previous_booking_views'),
  };
});

const ENDS = {
  asc: { afterStart: '0001-01-01T00:00:00Z', afterId: '00000000-0000-0000-0000-000000000000' },
  desc: { afterStart: '9999-12-31T00:00:00Z', afterId: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
} as const;

export type ListedPage = {
  status: BookingListStatus;
  sort: Order;
  limit: number;
  /** The last booking of the previous page; null for the first page. */
  after: Pick<StoredBooking, 'id' | 'startsAt'> | null;
};

/** The guest's bookings by arrival (API-05): as holder, accepted and invited to, without the hidden ones (PD-57). */
export async function listOwnBookings(
  db: Database,
  { guestId, email }: ListOwner,
  { status, sort, limit, after }: ListedPage,
  now: Date,
): Promise<BookingView[]> {
  const from = after ? { afterStart: after.startsAt.toISOString(), afterId: after.id } : ENDS[sort];
  return withRooms(db, await pages(db)[status][sort].execute({ guestId, email, now, limit, ...from }));
}

const existence = oncePerDatabase(db => {
  const exists = (condition: SQL, ofOthers: SQL, name: string) => {
    const own = db.select({ id: bookings.id }).from(bookings).where(and(isOwn, condition));
    const others = db
      .select({ id: bookings.id })
      .from(accommodationGuests)
      .innerJoin(bookings, eq(bookings.id, accommodationGuests.bookingId))
      .where(and(shared(ofOthers), condition));
    return db
      .select({ found: sql<boolean>`exists (${own}) or exists (${others})` })
      .from(sql`(values (1)) as one`)
      .prepare(name);
  };
  return {
    active: exists(isActive(parameters.now), sql`(${hasAccepted} or ${isInvited})`, 'has_active_booking'),
    // A guest who has not answered an invitation is not staying.
    inProgress: exists(eq(bookings.status, 'IN_PROGRESS'), hasAccepted, 'has_booking_in_progress'),
  };
});

/** True if the guest has a future or current booking on the list (API-15). */
export async function hasActiveBooking(
  db: Database,
  { guestId, email }: ListOwner,
  now: Date,
): Promise<boolean> {
  const [row] = await existence(db).active.execute({ guestId, email, now });
  return row?.found === true;
}

export async function hasBookingInProgress(db: Database, guestId: string): Promise<boolean> {
  const [row] = await existence(db).inProgress.execute({ guestId });
  return row?.found === true;
}

/** True if the guest is responsible for a future or current booking, hidden or not (ERR-08). */
export async function holdsActiveBooking(tx: Transaction, guestId: string, now: Date): Promise<boolean> {
  return (await tx.$count(bookings, and(eq(bookings.guestId, guestId), isActive(now)))) > 0;
}

/** Takes a booking off its holder's lists; null brings it back (PD-59). */
export async function hideForHolder(
  tx: Transaction,
  bookingId: string,
  hiddenAt: Date | null,
): Promise<void> {
  await tx.update(bookings).set({ hiddenAt }).where(eq(bookings.id, bookingId));
}

/** The same for others of its guests, by their rows. */
export async function hideForGuests(
  tx: Transaction,
  rowIds: readonly string[],
  hiddenAt: Date | null,
): Promise<void> {
  await tx
    .update(accommodationGuests)
    .set({ hiddenAt })
    .where(inArray(accommodationGuests.id, [...rowIds]));
}
