import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { oneTimeCodes } from './schema/guests.ts';
import type { Database, Transaction } from './store.ts';

/** Only the SHA-256 of a token is stored: a reader of the database can use none of them. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** 256 bits, without characters that an address must escape. */
export const newToken = () => randomBytes(32).toString('base64url');

export type CodePurpose = typeof oneTimeCodes.$inferSelect.purpose;
export type CodeProblem = 'expired' | 'invalid';

export async function insertCode(
  db: Database | Transaction,
  code: { token: string; purpose: CodePurpose; guestId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  const { token, ...rest } = code;
  await db
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.guestId, code.guestId), lt(oneTimeCodes.expiresAt, code.createdAt)));
  await db.insert(oneTimeCodes).values({ ...rest, codeHash: hashOfToken(token) });
}

/** The guest of a code while it still works. */
export async function findCode(
  db: Database | Transaction,
  token: string,
  purpose: CodePurpose,
  now: Date,
): Promise<{ guestId: string } | { problem: CodeProblem }> {
  const [code] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.codeHash, hashOfToken(token)), eq(oneTimeCodes.purpose, purpose)));
  if (!code || code.usedAt) return { problem: 'invalid' };
  return code.expiresAt <= now ? { problem: 'expired' } : { guestId: code.guestId };
}

/** Uses a code up. Of two concurrent calls one succeeds. */
export async function useCode(
  tx: Transaction,
  token: string,
  purpose: CodePurpose,
  now: Date,
): Promise<{ guestId: string } | { problem: CodeProblem }> {
  const [used] = await tx
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeCodes.codeHash, hashOfToken(token)),
        eq(oneTimeCodes.purpose, purpose),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .returning({ guestId: oneTimeCodes.guestId });
  if (used) return used;
  const found = await findCode(tx, token, purpose, now);
  return 'problem' in found ? found : { problem: 'invalid' };
}

/** Revokes an unused code; false when it was used or deleted. */
export async function dropUnusedCode(tx: Transaction, codeHash: string): Promise<boolean> {
  const dropped = await tx
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.codeHash, codeHash), isNull(oneTimeCodes.usedAt)))
    .returning({ codeHash: oneTimeCodes.codeHash });
  return dropped.length > 0;
}

/** Invalidates the other open codes of one purpose. */
export async function voidCodes(tx: Transaction, guestId: string, purpose: CodePurpose): Promise<void> {
  await tx
    .delete(oneTimeCodes)
    .where(
      and(eq(oneTimeCodes.guestId, guestId), eq(oneTimeCodes.purpose, purpose), isNull(oneTimeCodes.usedAt)),
    );
}
