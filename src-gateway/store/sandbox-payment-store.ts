import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { sandboxCards, sandboxCharges } from './schema/sandbox.ts';
import type { Database, Transaction } from './store.ts';

export type SandboxCard = typeof sandboxCards.$inferSelect;
export type SandboxCharge = typeof sandboxCharges.$inferSelect;

export async function insertSandboxCard(
  db: Database | Transaction,
  card: Omit<SandboxCard, 'exchangedAt'>,
): Promise<void> {
  await db.insert(sandboxCards).values(card);
}

const usable = (token: string, oldest: Date) =>
  and(eq(sandboxCards.token, token), isNull(sandboxCards.exchangedAt), gt(sandboxCards.createdAt, oldest));

export async function hasUsableSandboxToken(
  db: Database | Transaction,
  token: string,
  oldest: Date,
): Promise<boolean> {
  return (await db.$count(sandboxCards, usable(token, oldest))) > 0;
}

/** Uses a token; null when it is unknown, too old or was used before. */
async function useSandboxToken(
  db: Database | Transaction,
  token: string,
  now: Date,
  oldest: Date,
): Promise<SandboxCard | null> {
  const [card] = await db
    .update(sandboxCards)
    .set({ exchangedAt: now })
    .where(usable(token, oldest))
    .returning();
  return card ?? null;
}

export async function findSandboxCard(
  db: Database | Transaction,
  methodReference: string,
): Promise<SandboxCard | null> {
  const [card] = await db
    .select()
    .from(sandboxCards)
    .where(eq(sandboxCards.methodReference, methodReference));
  return card ?? null;
}

export async function findSandboxCharge(
  db: Database | Transaction,
  paymentId: string,
): Promise<SandboxCharge | null> {
  const [charge] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.paymentId, paymentId));
  return charge ?? null;
}

/** Stores a charge, or returns the one that is stored under this id already. */
export async function recordSandboxCharge(
  db: Database | Transaction,
  charge: Omit<SandboxCharge, 'refundedAt'>,
): Promise<SandboxCharge> {
  const [recorded] = await db.insert(sandboxCharges).values(charge).onConflictDoNothing().returning();
  return recorded ?? (await findSandboxCharge(db, charge.paymentId)) ?? { ...charge, refundedAt: null };
}

/** Returns a charge, once; one that took nothing cannot be returned. */
export async function refundSandboxCharge(
  db: Database,
  paymentId: string,
  now: Date,
): Promise<'DONE' | 'REFUSED'> {
  const charge = await findSandboxCharge(db, paymentId);
  if (charge?.outcome !== 'APPROVED' || charge.amountCents === 0) return 'REFUSED';
  await db
    .update(sandboxCharges)
    .set({ refundedAt: now })
    .where(and(eq(sandboxCharges.paymentId, paymentId), isNull(sandboxCharges.refundedAt)));
  return 'DONE';
}

type CardToCharge = { token: string } | { methodReference: string };

/** Both or neither. Null when the token could not be used or the card is unknown: a declined charge. */
export async function chargeSandboxCard(
  db: Database,
  charge: { paymentId: string; source: CardToCharge; amount: number },
  now: Date,
  oldestToken: Date,
): Promise<SandboxCard | null> {
  const { paymentId, source, amount } = charge;
  return db.transaction(async tx => {
    const card =
      'token' in source
        ? await useSandboxToken(tx, source.token, now, oldestToken)
        : await findSandboxCard(tx, source.methodReference);
    if (!card && 'token' in source) return null;
    const behaviour = card?.behaviour ?? 'DECLINE';
    const approves =
      behaviour === 'APPROVE' ||
      behaviour === 'TIMEOUT_THEN_APPROVE' ||
      (behaviour === 'DECLINE_CHARGES' && amount === 0);
    await recordSandboxCharge(tx, {
      paymentId,
      methodReference: card?.methodReference ?? 'unknown',
      amountCents: amount,
      outcome: approves ? 'APPROVED' : 'DECLINED',
      createdAt: now,
    });
    return card;
  });
}

/** Deletes cards; their charges remain, without the name of the card. */
export async function forgetSandboxCards(db: Database, references: readonly string[]): Promise<void> {
  await db.transaction(async tx => {
    const names = [...references];
    await tx
      .delete(sandboxCards)
      .where(or(inArray(sandboxCards.methodReference, names), inArray(sandboxCards.token, names)));
    await tx
      .update(sandboxCharges)
      .set({ methodReference: 'erased' })
      .where(inArray(sandboxCharges.methodReference, names));
  });
}
