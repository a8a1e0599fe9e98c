import { aliasedTable, and, asc, desc, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Cents } from '#shared/money.ts';
import { RETURN_ORIGINS } from './booking-values-store.ts';
import { bookings } from './schema/bookings.ts';
import { creditEntries } from './schema/credits.ts';
import { drawerMovements, drawers } from './schema/drawers.ts';
import { moneyApprovals } from './schema/money-approvals.ts';
import { staffAccounts } from './schema/staff.ts';
import type { Database, Transaction } from './store.ts';

export type StoredDrawer = typeof drawers.$inferSelect;
export type NewMovement = typeof drawerMovements.$inferInsert;

/** Fails on drawers_one_per_desk for a desk that has one, on drawers_key for a used key. */
export async function insertDrawer(tx: Transaction, row: typeof drawers.$inferInsert): Promise<void> {
  await tx.insert(drawers).values(row);
}

/** The drawer of a desk that is not closed. */
export async function findDrawerOfDesk(
  db: Database | Transaction,
  { hotelId, desk }: Pick<StoredDrawer, 'hotelId' | 'desk'>,
): Promise<StoredDrawer | null> {
  const [found] = await db
    .select()
    .from(drawers)
    .where(and(eq(drawers.hotelId, hotelId), eq(drawers.desk, desk), isNull(drawers.closedAt)));
  return found ?? null;
}

/** The same for cash: until the transaction ends nobody counts it. */
export async function holdDrawerOfDesk(
  tx: Transaction,
  { hotelId, desk }: Pick<StoredDrawer, 'hotelId' | 'desk'>,
): Promise<StoredDrawer | null> {
  const [found] = await tx
    .select()
    .from(drawers)
    .where(and(eq(drawers.hotelId, hotelId), eq(drawers.desk, desk), isNull(drawers.closedAt)))
    .for('share');
  return found ?? null;
}

export async function findDrawerByKey(
  tx: Transaction,
  { hotelId, key }: Pick<StoredDrawer, 'hotelId' | 'key'>,
): Promise<StoredDrawer | null> {
  const [found] = await tx
    .select()
    .from(drawers)
    .where(and(eq(drawers.hotelId, hotelId), eq(drawers.key, key)));
  return found ?? null;
}

export async function lockDrawer(tx: Transaction, id: string): Promise<StoredDrawer | null> {
  const [found] = await tx.select().from(drawers).where(eq(drawers.id, id)).for('update');
  return found ?? null;
}

export async function changeDrawer(
  tx: Transaction,
  id: string,
  change: Partial<StoredDrawer>,
): Promise<StoredDrawer> {
  const [changed] = await tx.update(drawers).set(change).where(eq(drawers.id, id)).returning();
  if (!changed) throw new Error('the drawer is gone');
  return changed;
}

/** Fails on drawer_movements_open_drawer once the drawer is counted. */
export async function insertMovement(tx: Transaction, row: NewMovement): Promise<void> {
  await tx.insert(drawerMovements).values(row);
}

export async function sumOfMovements(tx: Transaction, drawerId: string): Promise<Cents> {
  const [sum] = await tx
    .select({ cents: sql<number>`coalesce(sum(${drawerMovements.amountCents}), 0)::integer` })
    .from(drawerMovements)
    .where(eq(drawerMovements.drawerId, drawerId));
  return sum?.cents ?? 0;
}

/** Cash of a booking's payments that went back to its guest. */
export async function cashReturnedFor(db: Database | Transaction, bookingId: string): Promise<Cents> {
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(-sum(${drawerMovements.amountCents}), 0)::integer` })
    .from(drawerMovements)
    .where(and(eq(drawerMovements.bookingId, bookingId), eq(drawerMovements.kind, 'CASH_RETURN')));
  return sum?.cents ?? 0;
}

/** Credits that the ending of a stay gave back, as the bill says it; within a transaction. */
export async function creditsReturnedWithin(db: Database | Transaction, bookingId: string): Promise<Cents> {
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${creditEntries.amountCents}), 0)::integer` })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.bookingId, bookingId),
        eq(creditEntries.type, 'DEPOSIT'),
        inArray(creditEntries.origin, RETURN_ORIGINS),
      ),
    );
  return sum?.cents ?? 0;
}

const openers = aliasedTable(staffAccounts, 'openers');
const counters = aliasedTable(staffAccounts, 'counters');
const closers = aliasedTable(staffAccounts, 'closers');

const withNames = (db: Database | Transaction) =>
  db
    .select({
      drawer: getTableColumns(drawers),
      openedBy: openers.name,
      countedBy: counters.name,
      closedBy: closers.name,
    })
    .from(drawers)
    .leftJoin(openers, eq(openers.id, drawers.openedBy))
    .leftJoin(counters, eq(counters.id, drawers.countedBy))
    .leftJoin(closers, eq(closers.id, drawers.closedBy));

export type NamedDrawer = Awaited<ReturnType<typeof withNames>>[number];

export async function findDrawer(
  db: Database | Transaction,
  { hotelId, id }: Pick<StoredDrawer, 'hotelId' | 'id'>,
): Promise<NamedDrawer | null> {
  const [found] = await withNames(db).where(and(eq(drawers.hotelId, hotelId), eq(drawers.id, id)));
  return found ?? null;
}

/** Newest first, those after a drawer; of one desk if it is named. */
export function listDrawers(
  db: Database,
  {
    hotelId,
    desk,
    after,
    limit,
  }: { hotelId: string; desk: string | null; after: StoredDrawer | null; limit: number },
): Promise<NamedDrawer[]> {
  return withNames(db)
    .where(
      and(
        eq(drawers.hotelId, hotelId),
        desk === null ? undefined : eq(drawers.desk, desk),
        after === null
          ? undefined
          : or(
              lt(drawers.openedAt, after.openedAt),
              and(eq(drawers.openedAt, after.openedAt), lt(drawers.id, after.id)),
            ),
      ),
    )
    .orderBy(desc(drawers.openedAt), desc(drawers.id))
    .limit(limit);
}

const approvers = aliasedTable(staffAccounts, 'approvers');

/** Oldest first. */
export function listMovements(db: Database | Transaction, drawerId: string) {
  return db
    .select({
      movement: getTableColumns(drawerMovements),
      locator: bookings.locator,
      staffName: staffAccounts.name,
      approvedBy: approvers.name,
    })
    .from(drawerMovements)
    .innerJoin(bookings, eq(bookings.id, drawerMovements.bookingId))
    .leftJoin(staffAccounts, eq(staffAccounts.id, drawerMovements.staffId))
    .leftJoin(moneyApprovals, eq(moneyApprovals.id, drawerMovements.approvalId))
    .leftJoin(approvers, eq(approvers.id, moneyApprovals.decidedBy))
    .where(eq(drawerMovements.drawerId, drawerId))
    .orderBy(asc(drawerMovements.id));
}

export type NamedMovement = Awaited<ReturnType<typeof listMovements>>[number];
