import { eq, sql } from 'drizzle-orm';
import { isConstraintViolation } from './database-errors.ts';
import { emailChanges, guests, mailedAddresses } from './schema/guests.ts';
import type { Database, Transaction } from './store.ts';

export type StoredEmailChange = typeof emailChanges.$inferSelect;

/** Replaces the guest's wish before, with its used tries. */
export async function storeEmailChange(
  tx: Transaction,
  change: Omit<StoredEmailChange, 'tries'>,
): Promise<void> {
  const row = { ...change, tries: 0 };
  await tx.insert(emailChanges).values(row).onConflictDoUpdate({ target: emailChanges.guestId, set: row });
}

/** To try a code the caller has locked the guest's row, so that concurrent tries come one after another. */
export async function findEmailChange(
  db: Database | Transaction,
  guestId: string,
): Promise<StoredEmailChange | null> {
  const [change] = await db.select().from(emailChanges).where(eq(emailChanges.guestId, guestId));
  return change ?? null;
}

export async function countEmailChangeTry(tx: Transaction, guestId: string): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ tries: sql`${emailChanges.tries} + 1` })
    .where(eq(emailChanges.guestId, guestId));
}

export async function dropEmailChange(db: Database | Transaction, guestId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.guestId, guestId));
}

/** The address was proved by its code. False if another account has it by now. */
export async function setVerifiedEmail(tx: Transaction, guestId: string, email: string): Promise<boolean> {
  try {
    // In a savepoint: a violated constraint would end the caller's transaction.
    await tx.transaction(async inner => {
      await inner.update(guests).set({ email, emailVerified: true }).where(eq(guests.id, guestId));
    });
    return true;
  } catch (error) {
    if (isConstraintViolation(error, 'guests_email_unique')) return false;
    throw error;
  }
}

/** E-mails to this address in this time are the guest's, whoever has the address later. */
export async function noteMailedAddress(
  tx: Transaction,
  mailed: typeof mailedAddresses.$inferInsert,
): Promise<void> {
  await tx
    .insert(mailedAddresses)
    .values(mailed)
    // A guest may come back to an address and leave it again.
    .onConflictDoUpdate({
      target: [mailedAddresses.guestId, mailedAddresses.email, mailedAddresses.since],
      set: { until: mailed.until },
    });
}
