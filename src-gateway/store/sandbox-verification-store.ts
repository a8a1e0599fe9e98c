import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { sandboxOnboardings } from './schema/validations.ts';
import type { Database } from './store.ts';

export type SandboxVerification = typeof sandboxOnboardings.$inferSelect;
export type PictureKind = 'document' | 'selfie';

/** An unfinished or decided case is stored this long. */
const STORED_MS = 24 * 3_600_000;

/** A new case. It replaces every other case of this guest: an older link or page becomes invalid. */
export async function insertVerification(
  db: Database,
  verification: Pick<
    SandboxVerification,
    'reference' | 'guestId' | 'linkHash' | 'linkExpiresAt' | 'language' | 'atKiosk' | 'createdAt'
  >,
): Promise<void> {
  await db.transaction(async tx => {
    const oldest = new Date(verification.createdAt.getTime() - STORED_MS);
    await tx.delete(sandboxOnboardings).where(lt(sandboxOnboardings.createdAt, oldest));
    await tx.delete(sandboxOnboardings).where(eq(sandboxOnboardings.guestId, verification.guestId));
    await tx.insert(sandboxOnboardings).values(verification);
  });
}

export async function findVerification(db: Database, reference: string): Promise<SandboxVerification | null> {
  const [row] = await db.select().from(sandboxOnboardings).where(eq(sandboxOnboardings.reference, reference));
  return row ?? null;
}

/** Of two concurrent calls one succeeds; null for the others. */
export async function openVerification(
  db: Database,
  linkHash: string,
  session: { hash: string; expiresAt: Date },
  now: Date,
): Promise<SandboxVerification | null> {
  const [row] = await db
    .update(sandboxOnboardings)
    .set({ sessionHash: session.hash, sessionExpiresAt: session.expiresAt })
    .where(
      and(
        eq(sandboxOnboardings.linkHash, linkHash),
        isNull(sandboxOnboardings.sessionHash),
        gt(sandboxOnboardings.linkExpiresAt, now),
      ),
    )
    .returning();
  return row ?? null;
}

/** The case that a page may still add to. */
const open = (sessionHash: string, now: Date) =>
  and(
    eq(sandboxOnboardings.sessionHash, sessionHash),
    gt(sandboxOnboardings.sessionExpiresAt, now),
    isNull(sandboxOnboardings.submittedAt),
  );

export async function isOpenSession(db: Database, sessionHash: string, now: Date): Promise<boolean> {
  return (await db.$count(sandboxOnboardings, open(sessionHash, now))) > 0;
}

/** Records that a usable picture was received; false if the page may add nothing any more. */
export async function notePicture(
  db: Database,
  sessionHash: string,
  kind: PictureKind,
  now: Date,
): Promise<boolean> {
  const noted = await db
    .update(sandboxOnboardings)
    .set(kind === 'document' ? { documentAt: now } : { selfieAt: now })
    .where(open(sessionHash, now))
    .returning({ reference: sandboxOnboardings.reference });
  return noted.length > 0;
}

/** Closes the case's page. False if a picture is missing, or the page may add nothing any more. */
export async function submitVerification(db: Database, sessionHash: string, now: Date): Promise<boolean> {
  const submitted = await db
    .update(sandboxOnboardings)
    .set({ submittedAt: now })
    .where(
      and(
        open(sessionHash, now),
        sql`${sandboxOnboardings.documentAt} is not null and ${sandboxOnboardings.selfieAt} is not null`,
      ),
    )
    .returning({ reference: sandboxOnboardings.reference });
  return submitted.length > 0;
}
