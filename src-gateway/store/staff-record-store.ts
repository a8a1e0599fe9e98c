import { and, desc, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { StaffAct } from '#shared/contract/staff/staff-acts.ts';
import { bookings } from './schema/bookings.ts';
import { staffAccounts, staffRoles } from './schema/staff.ts';
import { staffRecord } from './schema/staff-record.ts';
import type { Database, Transaction } from './store.ts';

export type NewRecordEntry = Omit<typeof staffRecord.$inferInsert, 'id' | 'previousHash' | 'hash'>;

/** The database's trigger numbers and chains the row, whatever stands in these columns. */
const CHAINED = { id: 0, previousHash: '', hash: '' };

export async function insertRecordEntry(db: Database | Transaction, entry: NewRecordEntry): Promise<void> {
  await db.insert(staffRecord).values({ ...entry, ...CHAINED });
}

/** A row with the texts that its hash was made of, in their order. */
export type ChainedRow = { id: number; texts: (string | null)[]; previousHash: string; hash: string };

/** Rows after `afterId`, in their order. The texts are those of the trigger `staff_record_chain`. */
export async function readChain(db: Database, afterId: number, limit: number): Promise<ChainedRow[]> {
  const rows = await db
    .select({
      id: staffRecord.id,
      previousHash: staffRecord.previousHash,
      hash: staffRecord.hash,
      at: sql<string>`(extract(epoch from ${staffRecord.at}) * 1000000)::bigint::text`,
      staffId: staffRecord.staffId,
      sessionId: staffRecord.sessionId,
      device: staffRecord.device,
      act: staffRecord.act,
      hotelId: staffRecord.hotelId,
      bookingId: staffRecord.bookingId,
      details: sql<string>`${staffRecord.details}::text`,
    })
    .from(staffRecord)
    .where(gt(staffRecord.id, afterId))
    .orderBy(staffRecord.id)
    .limit(limit);
  return rows.map(({ id, previousHash, hash, at, staffId, sessionId, device, act, ...about }) => {
    const { hotelId, bookingId, details } = about;
    const texts = [
      previousHash,
      String(id),
      at,
      staffId,
      sessionId,
      device,
      act,
      hotelId,
      bookingId,
      details,
    ];
    return { id, texts, previousHash, hash };
  });
}

export async function findChainHead(db: Database): Promise<{ id: number; hash: string } | null> {
  const [head] = await db
    .select({ id: staffRecord.id, hash: staffRecord.hash })
    .from(staffRecord)
    .orderBy(desc(staffRecord.id))
    .limit(1);
  return head ?? null;
}

export type RecordFilters = {
  hotelId: string;
  staffId?: string | undefined;
  bookingId?: string | undefined;
  act?: StaffAct | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  /** Rows with smaller ids. */
  before?: number | undefined;
};

/** A hotel's rows, and what its own staff did without a hotel, such as signing in; newest first. */
export async function listRecord(db: Database, filters: RecordFilters, limit: number) {
  const { hotelId, staffId, bookingId, act, from, until, before } = filters;
  const ownStaff = db
    .select({ id: staffRoles.staffId })
    .from(staffRoles)
    .where(eq(staffRoles.hotelId, hotelId));
  return db
    .select({
      id: staffRecord.id,
      at: staffRecord.at,
      act: staffRecord.act,
      staffId: staffRecord.staffId,
      staffName: staffAccounts.name,
      device: staffRecord.device,
      bookingId: staffRecord.bookingId,
      locator: bookings.locator,
      details: staffRecord.details,
    })
    .from(staffRecord)
    .leftJoin(staffAccounts, eq(staffAccounts.id, staffRecord.staffId))
    .leftJoin(bookings, eq(bookings.id, staffRecord.bookingId))
    .where(
      and(
        or(
          eq(staffRecord.hotelId, hotelId),
          and(isNull(staffRecord.hotelId), inArray(staffRecord.staffId, ownStaff)),
        ),
        staffId === undefined ? undefined : eq(staffRecord.staffId, staffId),
        bookingId === undefined ? undefined : eq(staffRecord.bookingId, bookingId),
        act === undefined ? undefined : eq(staffRecord.act, act),
        from === undefined ? undefined : gte(staffRecord.at, from),
        until === undefined ? undefined : lt(staffRecord.at, until),
        before === undefined ? undefined : lt(staffRecord.id, before),
      ),
    )
    .orderBy(desc(staffRecord.id))
    .limit(limit);
}

/** Acts of one kind about a booking since a moment, newest first. */
export function findActsSince(
  tx: Transaction,
  { act, bookingId, since }: { act: StaffAct; bookingId: string; since: Date },
): Promise<Pick<typeof staffRecord.$inferSelect, 'details'>[]> {
  return tx
    .select({ details: staffRecord.details })
    .from(staffRecord)
    .where(and(eq(staffRecord.bookingId, bookingId), eq(staffRecord.act, act), gte(staffRecord.at, since)))
    .orderBy(desc(staffRecord.id));
}

/** Nobody does more acts than these within the time that an opening lasts. */
const RECENT_ROWS = 500;

/** True if a session has done an act at a hotel since a moment, with these details among others. */
export async function hasActedSince(
  tx: Transaction,
  wanted: Pick<NewRecordEntry, 'act' | 'details'> & {
    staffId: string;
    sessionId: string;
    hotelId: string;
    since: Date;
  },
): Promise<boolean> {
  // All rows of a person are theirs of years.
  const recent = tx
    .select()
    .from(staffRecord)
    .where(eq(staffRecord.staffId, wanted.staffId))
    .orderBy(desc(staffRecord.id))
    .limit(RECENT_ROWS)
    .as('recent');
  const [found] = await tx
    .select({ id: recent.id })
    .from(recent)
    .where(
      and(
        eq(recent.sessionId, wanted.sessionId),
        eq(recent.act, wanted.act),
        eq(recent.hotelId, wanted.hotelId),
        gte(recent.at, wanted.since),
        sql`${recent.details} @> ${JSON.stringify(wanted.details)}::jsonb`,
      ),
    )
    .limit(1);
  return found !== undefined;
}
