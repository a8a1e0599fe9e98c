import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { staffAccounts, staffPasskeyChallenges, staffPasskeys } from './schema/staff.ts';
import type { Database, Transaction } from './store.ts';
import { hashOfToken } from './token-store.ts';

export type StoredPasskey = typeof staffPasskeys.$inferSelect;

/** `sessionId` is that of the session that adds a passkey, null for a sign-in. */
export async function insertPasskeyChallenge(
  db: Database,
  { challenge, sessionId, expiresAt }: { challenge: string; sessionId: string | null; expiresAt: Date },
): Promise<void> {
  await db
    .insert(staffPasskeyChallenges)
    .values({ challengeHash: hashOfToken(challenge), sessionId, expiresAt });
}

/** Uses a challenge up, whatever comes of it. Of two calls at one time one gets true. */
export async function takePasskeyChallenge(
  db: Database,
  { challenge, sessionId, now }: { challenge: string; sessionId: string | null; now: Date },
): Promise<boolean> {
  const taken = await db
    .delete(staffPasskeyChallenges)
    .where(
      and(
        eq(staffPasskeyChallenges.challengeHash, hashOfToken(challenge)),
        sessionId === null
          ? isNull(staffPasskeyChallenges.sessionId)
          : eq(staffPasskeyChallenges.sessionId, sessionId),
        gt(staffPasskeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challengeHash: staffPasskeyChallenges.challengeHash });
  return taken.length > 0;
}

export async function dropOldPasskeyChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(staffPasskeyChallenges).where(lt(staffPasskeyChallenges.expiresAt, now));
}

export async function listPasskeys(db: Database | Transaction, staffId: string): Promise<StoredPasskey[]> {
  return db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id));
}

/** Throws the violation of `staff_passkeys_credential_id_unique` for a credential that is somebody's already. */
export async function insertPasskey(
  tx: Transaction,
  given: Omit<StoredPasskey, 'id' | 'lastUsedAt'>,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(staffPasskeys).values({ id, ...given });
  return id;
}

/** False for one that is another person's, or not there. */
export async function deletePasskey(
  tx: Transaction,
  { passkeyId, staffId }: { passkeyId: string; staffId: string },
): Promise<boolean> {
  const deleted = await tx
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.id, passkeyId), eq(staffPasskeys.staffId, staffId)))
    .returning({ id: staffPasskeys.id });
  return deleted.length > 0;
}

/** Null for a credential that is nobody's, and for one of a person who has left or is setting the account up again. */
export async function findPasskey(db: Database, credentialId: string): Promise<StoredPasskey | null> {
  const [found] = await db
    .select({ passkey: staffPasskeys })
    .from(staffPasskeys)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffPasskeys.staffId))
    .where(
      and(
        eq(staffPasskeys.credentialId, credentialId),
        isNull(staffAccounts.deactivatedAt),
        isNotNull(staffAccounts.setUpAt),
      ),
    );
  return found?.passkey ?? null;
}

/** Notes a use; false where a use with this counter or a higher one was noted meanwhile, or the passkey was removed. */
export async function notePasskeyUse(
  tx: Transaction,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const isHigher = lt(staffPasskeys.counter, counter);
  const noted = await tx
    .update(staffPasskeys)
    .set({ counter, lastUsedAt: now })
    .where(
      and(eq(staffPasskeys.id, id), counter === 0 ? or(isHigher, eq(staffPasskeys.counter, 0)) : isHigher),
    )
    .returning({ id: staffPasskeys.id });
  return noted.length > 0;
}
