import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Cents } from '#shared/money.ts';
import { oncePerDatabase } from './prepared.ts';
import { accommodations, stayLines } from './schema/bookings.ts';
import { creditEntries } from './schema/credits.ts';
import type { StoredStayLine } from './stay-store.ts';
import type { Database } from './store.ts';

const linesOfBooking = oncePerDatabase(db =>
  db
    .select(getTableColumns(stayLines))
    .from(stayLines)
    .innerJoin(accommodations, eq(accommodations.id, stayLines.accommodationId))
    .where(eq(accommodations.bookingId, sql.placeholder('bookingId')))
    .orderBy(asc(stayLines.id))
    .prepare('stay_lines_of_booking'),
);

/** The lines of all rooms of a booking; empty for a room whose value was never divided. */
export async function stayLinesOfBooking(db: Database, bookingId: string): Promise<StoredStayLine[]> {
  return linesOfBooking(db).execute({ bookingId });
}

/** Origins of what an ending of a stay gave back. */
export const RETURN_ORIGINS = [
  'FULL_CANCELLATION',
  'PARTIAL_CANCELLATION',
  'NO_SHOW',
  'EARLY_DEPARTURE',
] as const;

const returnedFor = oncePerDatabase(db =>
  db
    .select({ cents: sql<number>`coalesce(sum(${creditEntries.amountCents}), 0)::integer` })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.bookingId, sql.placeholder('bookingId')),
        eq(creditEntries.type, 'DEPOSIT'),
        isNull(creditEntries.reversedAt),
        inArray(creditEntries.origin, RETURN_ORIGINS),
      ),
    )
    .prepare('credits_returned_for_booking'),
);

/** The returned credits: after the booking's cancellation, no-show or an early departure. */
export async function creditsReturnedFor(db: Database, bookingId: string): Promise<Cents> {
  const [sum] = await returnedFor(db).execute({ bookingId });
  return sum?.cents ?? 0;
}
