import { eq, sql } from 'drizzle-orm';
import { drawerMovements } from '#gateway/store/schema/drawers.ts';
import { moneyApprovals } from '#gateway/store/schema/money-approvals.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { staffRecord } from '#gateway/store/schema/staff-record.ts';
import type { Database } from '#gateway/store/store.ts';
import type { DeskOutcome } from './desk-jobs.ts';

/** What is wrong: each act has one row in the ledger, one movement of the drawer and one entry in the record, or none. */
export async function deskFaults(db: Database, outcomes: readonly DeskOutcome[]): Promise<string[]> {
  const faults: string[] = [];
  const expect = (what: string, found: number, wanted: number) => {
    if (found !== wanted) faults.push(`${what}: ${found} instead of ${wanted}`);
  };
  const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
  const taken = sum(outcomes.map(({ amountCents }) => amountCents));
  const returned = sum(outcomes.map(({ returnedCents }) => returnedCents));
  const movements = await db.select().from(drawerMovements);
  const paid = await db.select().from(payments).where(eq(payments.method, 'DESK'));
  expect('payments', paid.length, outcomes.length);
  expect('cents of payments', sum(paid.map(({ amountCents }) => amountCents)), taken);
  expect('cents in the drawer', sum(movements.map(({ amountCents }) => amountCents)), taken - returned);
  for (const { bookingId, amountCents, returnedCents } of outcomes) {
    const own = movements.filter(movement => movement.bookingId === bookingId);
    expect(`movements of ${bookingId}`, own.length, returnedCents > 0 ? 2 : 1);
    const left = amountCents - returnedCents;
    expect(`cash of ${bookingId}`, sum(own.map(movement => movement.amountCents)), left);
  }
  const returns = outcomes.filter(({ returnedCents }) => returnedCents > 0).length;
  expect('approvals', await db.$count(moneyApprovals, sql`done_at is not null`), returns);
  const recorded = (act: 'PAYMENT_TAKEN' | 'CASH_RETURNED') =>
    db.$count(staffRecord, eq(staffRecord.act, act));
  expect('entries of payments', await recorded('PAYMENT_TAKEN'), outcomes.length);
  expect('entries of returns', await recorded('CASH_RETURNED'), returns);
  return faults;
}
