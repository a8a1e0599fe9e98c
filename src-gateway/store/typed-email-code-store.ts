import { eq, sql } from 'drizzle-orm';
import { typedEmailCodes } from './schema/guests.ts';
import type { Transaction } from './store.ts';

export type StoredTypedCode = typeof typedEmailCodes.$inferSelect;

/** Replaces the code of the guest's e-mail before, with its used tries. */
export async function storeTypedCode(tx: Transaction, code: Omit<StoredTypedCode, 'tries'>): Promise<void> {
  const row = { ...code, tries: 0 };
  await tx
    .insert(typedEmailCodes)
    .values(row)
    .onConflictDoUpdate({ target: typedEmailCodes.guestId, set: row });
}

/** The caller has locked the guest's row, so that concurrent tries come one after another. */
export async function findTypedCode(tx: Transaction, guestId: string): Promise<StoredTypedCode | null> {
  const [code] = await tx.select().from(typedEmailCodes).where(eq(typedEmailCodes.guestId, guestId));
  return code ?? null;
}

export async function countTypedCodeTry(tx: Transaction, guestId: string): Promise<void> {
  await tx
    .update(typedEmailCodes)
    .set({ tries: sql`${typedEmailCodes.tries} + 1` })
    .where(eq(typedEmailCodes.guestId, guestId));
}

export async function dropTypedCode(tx: Transaction, guestId: string): Promise<void> {
  await tx.delete(typedEmailCodes).where(eq(typedEmailCodes.guestId, guestId));
}
