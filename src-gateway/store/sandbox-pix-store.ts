import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { pixCodes } from './schema/payments.ts';
import { sandboxPixCodes, sandboxPixTransfers } from './schema/sandbox.ts';
import type { Database, Transaction } from './store.ts';

type SandboxPixCode = typeof sandboxPixCodes.$inferSelect;

/** Stores a code, or returns the previous one under this id. */
export async function insertSandboxPix(
  db: Database,
  row: Omit<SandboxPixCode, 'closedAt'>,
): Promise<{ reference: string; code: string }> {
  const { reference, code } = sandboxPixCodes;
  const [made] = await db
    .insert(sandboxPixCodes)
    .values(row)
    .onConflictDoNothing()
    .returning({ reference, code });
  if (made) return made;
  const [known] = await db
    .select({ reference, code })
    .from(sandboxPixCodes)
    .where(eq(sandboxPixCodes.paymentId, row.paymentId));
  if (!known) throw new Error('a sandbox Pix code was neither written nor found');
  return known;
}

export async function findSandboxPix(
  db: Database | Transaction,
  reference: string,
): Promise<SandboxPixCode | null> {
  const [row] = await db.select().from(sandboxPixCodes).where(eq(sandboxPixCodes.reference, reference));
  return row ?? null;
}

export async function findSandboxPixByPayment(
  db: Database | Transaction,
  paymentId: string,
): Promise<SandboxPixCode | null> {
  const [row] = await db.select().from(sandboxPixCodes).where(eq(sandboxPixCodes.paymentId, paymentId));
  return row ?? null;
}

export async function closeSandboxPix(db: Database, reference: string, now: Date): Promise<void> {
  await db
    .update(sandboxPixCodes)
    .set({ closedAt: now })
    .where(and(eq(sandboxPixCodes.reference, reference), isNull(sandboxPixCodes.closedAt)));
}

export async function expireSandboxPix(db: Database, paymentId: string, now: Date): Promise<void> {
  await db.transaction(async tx => {
    for (const codes of [sandboxPixCodes, pixCodes])
      await tx
        .update(codes)
        .set({ expiresAt: now })
        .where(and(eq(codes.paymentId, paymentId), gt(codes.expiresAt, now)));
  });
}

type SandboxTransfer = typeof sandboxPixTransfers.$inferSelect;

export async function insertSandboxTransfer(
  db: Database | Transaction,
  transfer: Omit<SandboxTransfer, 'refundedAt'>,
): Promise<void> {
  await db.insert(sandboxPixTransfers).values(transfer);
}

export async function findSandboxTransfers(db: Database, paymentId: string): Promise<SandboxTransfer[]> {
  return db
    .select()
    .from(sandboxPixTransfers)
    .where(eq(sandboxPixTransfers.paymentId, paymentId))
    .orderBy(asc(sandboxPixTransfers.paidAt), asc(sandboxPixTransfers.reference));
}

export async function refundSandboxTransfer(
  db: Database,
  reference: string,
  now: Date,
): Promise<'DONE' | 'REFUSED'> {
  const [transfer] = await db
    .select()
    .from(sandboxPixTransfers)
    .where(eq(sandboxPixTransfers.reference, reference));
  if (!transfer || transfer.refusesRefund) return 'REFUSED';
  await db
    .update(sandboxPixTransfers)
    .set({ refundedAt: now })
    .where(and(eq(sandboxPixTransfers.reference, reference), isNull(sandboxPixTransfers.refundedAt)));
  return 'DONE';
}

export async function bookedWithPix(
  db: Database,
  paymentId: string,
): Promise<{ taken: number; returned: number }> {
  const transfers = await findSandboxTransfers(db, paymentId);
  const sum = (rows: readonly SandboxTransfer[]) =>
    rows.reduce((total, { amountCents }) => total + amountCents, 0);
  return { taken: sum(transfers), returned: sum(transfers.filter(({ refundedAt }) => refundedAt !== null)) };
}
