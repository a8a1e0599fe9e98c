import { and, eq, sql } from 'drizzle-orm';
import type { StatusReason } from '#shared/contract/validation.ts';
import type { IdentityStatus } from '#shared/rules/identity-status.ts';
import { identityValidations } from './schema/validations.ts';
import type { Database, Transaction } from './store.ts';

export type StoredValidation = typeof identityValidations.$inferSelect;
export type IdentityVerdict = { status: IdentityStatus; reasons: StatusReason[] };

/** Null for a guest who has not begun. */
export async function findValidation(
  db: Database | Transaction,
  guestId: string,
): Promise<StoredValidation | null> {
  const [row] = await db.select().from(identityValidations).where(eq(identityValidations.guestId, guestId));
  return row ?? null;
}

/** Stores the case opened at the provider; the guest's status stays until the provider reports one. */
export async function openCase(
  db: Database | Transaction,
  guestId: string,
  reference: string,
  now: Date,
): Promise<void> {
  await db
    .insert(identityValidations)
    .values({ guestId, status: 'PENDING', reasons: [], reference, changedAt: now })
    .onConflictDoUpdate({ target: identityValidations.guestId, set: { reference: sql`excluded.reference` } });
}

/** Stores the provider's verdict on a case. Does nothing if another case was opened meanwhile. */
export async function recordOfCase(
  db: Database | Transaction,
  { guestId, reference }: { guestId: string; reference: string },
  verdict: IdentityVerdict & { isClosed: boolean },
  now: Date,
): Promise<void> {
  const { status, reasons, isClosed } = verdict;
  await db
    .update(identityValidations)
    .set({ status, reasons, changedAt: now, ...(isClosed && { reference: null }) })
    .where(and(eq(identityValidations.guestId, guestId), eq(identityValidations.reference, reference)));
}

/** Whatever the provider may report of an open case later (PER-19). */
export async function setValidation(
  db: Database | Transaction,
  guestId: string,
  { status, reasons }: IdentityVerdict,
  now: Date,
): Promise<void> {
  const row = { guestId, status, reasons, reference: null, changedAt: now };
  await db
    .insert(identityValidations)
    .values(row)
    .onConflictDoUpdate({ target: identityValidations.guestId, set: row });
}
