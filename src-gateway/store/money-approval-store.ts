import { aliasedTable, and, asc, eq, getTableColumns, gt, isNull, or } from 'drizzle-orm';
import { bookings } from './schema/bookings.ts';
import { guests } from './schema/guests.ts';
import { moneyApprovals } from './schema/money-approvals.ts';
import { staffAccounts } from './schema/staff.ts';
import type { Database, Transaction } from './store.ts';

export type StoredApproval = typeof moneyApprovals.$inferSelect;

/** Fails on money_approvals_key for a used key. */
export async function insertApproval(tx: Transaction, row: StoredApproval): Promise<void> {
  await tx.insert(moneyApprovals).values(row);
}

export async function findApprovalByKey(
  tx: Transaction,
  { hotelId, key }: Pick<StoredApproval, 'hotelId' | 'key'>,
): Promise<StoredApproval | null> {
  const [found] = await tx
    .select()
    .from(moneyApprovals)
    .where(and(eq(moneyApprovals.hotelId, hotelId), eq(moneyApprovals.key, key)));
  return found ?? null;
}

export async function findApproval(
  db: Database | Transaction,
  { hotelId, id }: Pick<StoredApproval, 'hotelId' | 'id'>,
): Promise<StoredApproval | null> {
  const [found] = await db
    .select()
    .from(moneyApprovals)
    .where(and(eq(moneyApprovals.hotelId, hotelId), eq(moneyApprovals.id, id)));
  return found ?? null;
}

export async function lockApproval(tx: Transaction, id: string): Promise<StoredApproval> {
  const [found] = await tx.select().from(moneyApprovals).where(eq(moneyApprovals.id, id)).for('update');
  if (!found) throw new Error('the approval is gone');
  return found;
}

export async function changeApproval(
  tx: Transaction,
  id: string,
  change: Partial<StoredApproval>,
): Promise<void> {
  await tx.update(moneyApprovals).set(change).where(eq(moneyApprovals.id, id));
}

const askers = aliasedTable(staffAccounts, 'askers');
const deciders = aliasedTable(staffAccounts, 'deciders');

const named = (db: Database | Transaction) =>
  db
    .select({
      approval: getTableColumns(moneyApprovals),
      locator: bookings.locator,
      holder: {
        firstName: guests.firstName,
        lastName: guests.lastName,
        socialName: guests.socialName,
      },
      requestedBy: askers.name,
      decidedBy: deciders.name,
    })
    .from(moneyApprovals)
    .innerJoin(bookings, eq(bookings.id, moneyApprovals.bookingId))
    .leftJoin(guests, eq(guests.id, bookings.guestId))
    .leftJoin(askers, eq(askers.id, moneyApprovals.staffId))
    .leftJoin(deciders, eq(deciders.id, moneyApprovals.decidedBy));

export type NamedApproval = Awaited<ReturnType<typeof named>>[number];

export async function findNamedApproval(db: Database | Transaction, id: string): Promise<NamedApproval> {
  const [found] = await named(db).where(eq(moneyApprovals.id, id));
  if (!found) throw new Error('the approval is gone');
  return found;
}

/** Those that wait or are to be carried out, oldest first. */
export const listOpenApprovals = (db: Database, hotelId: string, now: Date): Promise<NamedApproval[]> =>
  named(db)
    .where(
      and(
        eq(moneyApprovals.hotelId, hotelId),
        isNull(moneyApprovals.doneAt),
        gt(moneyApprovals.expiresAt, now),
        or(isNull(moneyApprovals.isApproved), eq(moneyApprovals.isApproved, true)),
      ),
    )
    .orderBy(asc(moneyApprovals.createdAt), asc(moneyApprovals.id));

export const listApprovalsOfBooking = (db: Database, bookingId: string): Promise<NamedApproval[]> =>
  named(db)
    .where(eq(moneyApprovals.bookingId, bookingId))
    .orderBy(asc(moneyApprovals.createdAt), asc(moneyApprovals.id));
