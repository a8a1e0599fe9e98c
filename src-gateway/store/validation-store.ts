import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { StatusReason } from '#shared/contract/guest/validation.ts';
import type { IdentityStatus } from '#shared/rules/identity-status.ts';
import { findGuest } from './guest-store.ts';
import { followVerdict } from './room-access-store.ts';
import { type IdentityPerson, identityValidations } from './schema/validations.ts';
import type { Database, Transaction } from './store.ts';

export type StoredValidation = typeof identityValidations.$inferSelect;
export type IdentityVerdict = { status: IdentityStatus; reasons: StatusReason[] };

/** A poll further away than this was planned before the clock was moved back: it is due too. */
const MOVED_CLOCK_MS = 3_600_000;

/** Null for a guest who has not begun. */
export async function findValidation(
  db: Database | Transaction,
  guestId: string,
): Promise<StoredValidation | null> {
  const [row] = await db.select().from(identityValidations).where(eq(identityValidations.guestId, guestId));
  return row ?? null;
}

/** A verdict that comes meanwhile waits until the check-in has ended, and follows it. */
export async function lockValidation(tx: Transaction, guestId: string): Promise<void> {
  await tx.select().from(identityValidations).where(eq(identityValidations.guestId, guestId)).for('share');
}

/** The guest of an open case; null where no open case has that name. */
export async function findGuestOfCase(db: Database, reference: string): Promise<string | null> {
  const [row] = await db
    .select({ guestId: identityValidations.guestId })
    .from(identityValidations)
    .where(eq(identityValidations.reference, reference));
  return row?.guestId ?? null;
}

/** Stores the case opened at the provider; the guest's status stays until the provider reports one. */
export async function openCase(
  db: Database | Transaction,
  { guestId, reference, person }: { guestId: string; reference: string; person: IdentityPerson },
  now: Date,
): Promise<void> {
  const opened = { reference, casePerson: person, nextPollAt: null, changedAt: now };
  await db
    .insert(identityValidations)
    .values({ guestId, status: 'PENDING', reasons: [], ...opened })
    .onConflictDoUpdate({ target: identityValidations.guestId, set: opened });
}

/** `isApproval` is false for a status that only stays as it was, because the provider no longer has the case. */
export type CaseVerdict = IdentityVerdict & { isClosed: boolean; isApproval: boolean };

/** Stores the provider's verdict on a case. Does nothing if another case was opened meanwhile. */
export async function recordOfCase(
  db: Database,
  { guestId, reference }: { guestId: string; reference: string },
  { status, reasons, isClosed, isApproval }: CaseVerdict,
  now: Date,
): Promise<void> {
  await db.transaction(async tx => {
    const recorded = await tx
      .update(identityValidations)
      .set({
        status,
        reasons,
        changedAt: now,
        nextPollAt: null,
        provider: null,
        ...(isClosed && { reference: null, casePerson: null }),
        ...(isApproval && { person: sql`${identityValidations.casePerson}` }),
      })
      .where(and(eq(identityValidations.guestId, guestId), eq(identityValidations.reference, reference)))
      .returning({ guestId: identityValidations.guestId });
    if (recorded.length > 0) await followVerdict(tx, guestId, status, now);
  });
}

/** Whatever the provider may report of an open case later (PER-19); about the guest as they are named now. */
export async function setValidation(
  db: Database | Transaction,
  guestId: string,
  { status, reasons, provider = null }: IdentityVerdict & Partial<Pick<StoredValidation, 'provider'>>,
  now: Date,
): Promise<void> {
  const guest = await findGuest(db, guestId);
  const person = guest && toPerson(guest);
  const row = {
    guestId,
    status,
    reasons,
    reference: null,
    provider,
    casePerson: status === 'PROCESSING' ? person : null,
    nextPollAt: null,
    changedAt: now,
    ...(status === 'APPROVED' && { person }),
  };
  await db
    .insert(identityValidations)
    .values(row)
    .onConflictDoUpdate({ target: identityValidations.guestId, set: row });
  await followVerdict(db, guestId, status, now);
}

/** The guest is another person for the provider now: an open case ends, and an approval remains that of `before` (SEC-18). */
export async function dropCase(
  tx: Transaction,
  guestId: string,
  before: IdentityPerson,
  now: Date,
): Promise<void> {
  const ofGuest = eq(identityValidations.guestId, guestId);
  const isApproved = eq(identityValidations.status, 'APPROVED');
  await tx.update(identityValidations).set({ reference: null, casePerson: null }).where(ofGuest);
  await tx
    .update(identityValidations)
    .set({ status: 'PENDING', changedAt: now })
    .where(and(ofGuest, eq(identityValidations.status, 'PROCESSING')));
  await tx
    .update(identityValidations)
    .set({ person: before })
    .where(and(ofGuest, isApproved, isNull(identityValidations.person)));
  // A nationality that was first entered after the approval belongs to it from then on.
  const { person } = identityValidations;
  if (before.nationality !== null)
    await tx
      .update(identityValidations)
      .set({ person: sql`jsonb_set(${person}, '{nationality}', to_jsonb(${before.nationality}::integer))` })
      .where(and(ofGuest, isApproved, sql`${person} ->> 'nationality' is null`, isNotNull(person)));
}

export const toPerson = ({ firstName, lastName, nationality }: IdentityPerson): IdentityPerson => ({
  firstName,
  lastName,
  nationality,
});

export type OpenCase = { guestId: string; reference: string; changedAt: Date };

/** Cases to poll now, the longest waiting first. */
export async function findDueCases(db: Database, now: Date, limit: number): Promise<OpenCase[]> {
  const { guestId, reference, changedAt } = identityValidations;
  const rows = await db
    .select({ guestId, reference, changedAt })
    .from(identityValidations)
    .where(and(isNotNull(reference), isDue(now)))
    .orderBy(sql`${identityValidations.nextPollAt} nulls first`, asc(guestId))
    .limit(limit);
  return rows.flatMap(row => (row.reference === null ? [] : [{ ...row, reference: row.reference }]));
}

/** False where another gateway polls the case, or its guest has opened another one. */
export async function claimCase(
  db: Database,
  { guestId, reference }: OpenCase,
  { now, nextPollAt }: { now: Date; nextPollAt: Date },
): Promise<boolean> {
  const claimed = await db
    .update(identityValidations)
    .set({ nextPollAt })
    .where(
      and(eq(identityValidations.guestId, guestId), eq(identityValidations.reference, reference), isDue(now)),
    )
    .returning({ guestId: identityValidations.guestId });
  return claimed.length > 0;
}

const isDue = (now: Date) =>
  or(
    isNull(identityValidations.nextPollAt),
    lte(identityValidations.nextPollAt, now),
    gt(identityValidations.nextPollAt, new Date(now.getTime() + MOVED_CLOCK_MS)),
  );
