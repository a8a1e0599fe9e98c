import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PreferredLanguage } from '#shared/contract/schemas.ts';
import { AppError } from '#shared/errors.ts';
import { isConstraintViolation } from './database-errors.ts';
import { oncePerDatabase } from './prepared.ts';
import { guests } from './schema/guests.ts';
import type { Database, Transaction } from './store.ts';

export type Guest = typeof guests.$inferSelect;

/** Stores a new guest. Throws GUEST_EMAIL_ALREADY_EXISTS if the e-mail is taken, concurrent calls included (ERR-09). */
export async function insertGuest(db: Database | Transaction, guest: Guest): Promise<void> {
  try {
    await db.insert(guests).values(guest);
  } catch (error) {
    if (
      isConstraintViolation(error, 'guests_email_unique') ||
      isConstraintViolation(error, 'guests_identity_uid_unique')
    ) {
      throw new AppError('GUEST_EMAIL_ALREADY_EXISTS', 'this e-mail has an account', { cause: error });
    }
    throw error;
  }
}

const guestById = oncePerDatabase(db =>
  db
    .select()
    .from(guests)
    .where(eq(guests.id, sql.placeholder('id')))
    .prepare('guest_by_id'),
);

export async function findGuest(db: Database | Transaction, id: string): Promise<Guest | null> {
  const [guest] = await guestById(db).execute({ id });
  return guest ?? null;
}

/** `email` in lower case. */
export async function findGuestByEmail(db: Database | Transaction, email: string): Promise<Guest | null> {
  const [guest] = await db.select().from(guests).where(eq(guests.email, email));
  return guest ?? null;
}

/** `email` in lower case. */
export async function isVerifiedEmail(db: Database, email: string): Promise<boolean> {
  return (await findGuestByEmail(db, email))?.emailVerified ?? false;
}

/** The guest whom an account at another identity provider signs in. */
export async function findGuestByIdentityUid(
  db: Database | Transaction,
  identityUid: string,
): Promise<Guest | null> {
  const [guest] = await db.select().from(guests).where(eq(guests.identityUid, identityUid));
  return guest ?? null;
}

export async function linkIdentity(
  db: Database | Transaction,
  id: string,
  identityUid: string,
): Promise<void> {
  await db.update(guests).set({ identityUid }).where(eq(guests.id, id));
}

/** Links the guest of an e-mail who has no account yet; null if there is none. `email` in lower case, and verified. */
export async function linkIdentityByEmail(
  db: Database,
  email: string,
  identityUid: string,
): Promise<Guest | null> {
  const [guest] = await db
    .update(guests)
    .set({ identityUid })
    .where(and(eq(guests.email, email), isNull(guests.identityUid)))
    .returning();
  return guest ?? null;
}

/** Reads a guest and locks the row until the transaction ends, so that no other transaction changes it meanwhile. */
export async function lockGuest(
  tx: Transaction,
  id: string,
  strength: 'update' | 'share',
): Promise<Guest | null> {
  const [guest] = await tx.select().from(guests).where(eq(guests.id, id)).for(strength);
  return guest ?? null;
}

export async function markEmailVerified(tx: Database | Transaction, id: string): Promise<void> {
  await tx.update(guests).set({ emailVerified: true }).where(eq(guests.id, id));
}

export async function setPreferredLanguage(
  db: Database,
  id: string,
  preferredLanguage: PreferredLanguage,
): Promise<void> {
  await db.update(guests).set({ preferredLanguage }).where(eq(guests.id, id));
}

export async function setNotifications(
  db: Database,
  id: string,
  change: Partial<Pick<Guest, 'subscribe' | 'receiveEmail'>>,
): Promise<void> {
  await db.update(guests).set(change).where(eq(guests.id, id));
}

/** A new password ends every session that began before `tokensValidSince`. */
export async function setPassword(
  tx: Transaction,
  id: string,
  passwordHash: string,
  tokensValidSince: Date,
): Promise<void> {
  await tx.update(guests).set({ passwordHash, tokensValidSince }).where(eq(guests.id, id));
}

/** The same password under stronger parameters; does nothing if the password was changed meanwhile. */
export async function strengthenHash(
  db: Database,
  id: string,
  oldHash: string,
  newHash: string,
): Promise<void> {
  await db
    .update(guests)
    .set({ passwordHash: newHash })
    .where(and(eq(guests.id, id), eq(guests.passwordHash, oldHash)));
}

/** Makes transactions on one guest's credits and cards wait for each other, until this one ends. */
export async function lockGuestRow(tx: Transaction, guestId: string): Promise<void> {
  await tx.select({ id: guests.id }).from(guests).where(eq(guests.id, guestId)).for('no key update');
}
