import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { hotels } from './schema/hotels.ts';
import { signInLinks } from './schema/sign-in.ts';
import type { Database, Transaction } from './store.ts';

export type StoredLink = typeof signInLinks.$inferSelect;

/** An expired link is stored this long, so that requesting it a second time does not count as a guess. */
const STORED_MS = 3_600_000;

/** Stores a new link, and deletes those that expired long ago. */
export async function insertLink(
  db: Database,
  link: Omit<StoredLink, 'outcome' | 'openedAt' | 'decidedAt' | 'guestId' | 'tokenHash'>,
): Promise<void> {
  await db
    .delete(signInLinks)
    .where(lt(signInLinks.expiresAt, new Date(link.createdAt.getTime() - STORED_MS)));
  await db.insert(signInLinks).values({ ...link, outcome: 'OPEN' });
}

/** True if there was a link with this code that is still stored. */
export async function isKnownLink(db: Database, codeHash: string): Promise<boolean> {
  return (await db.$count(signInLinks, eq(signInLinks.codeHash, codeHash))) > 0;
}

/** The same for the secret of the device that requested the link. */
export async function isKnownSecret(db: Database, secretHash: string): Promise<boolean> {
  return (await db.$count(signInLinks, eq(signInLinks.secretHash, secretHash))) > 0;
}

const open = (codeHash: string, now: Date) =>
  and(eq(signInLinks.codeHash, codeHash), eq(signInLinks.outcome, 'OPEN'), gt(signInLinks.expiresAt, now));

/** Records that a phone opened the link; null for an invalid one. */
export async function openLink(
  db: Database,
  codeHash: string,
  now: Date,
): Promise<{ link: StoredLink; hotel: { name: string; city: string } | null } | null> {
  const [link] = await db
    .update(signInLinks)
    .set({ openedAt: sql`coalesce(${signInLinks.openedAt}, ${now.toISOString()}::timestamptz)` })
    .where(open(codeHash, now))
    .returning();
  if (!link) return null;
  if (link.hotelId === null) return { link, hotel: null };
  const [hotel] = await db
    .select({ name: hotels.name, city: hotels.city })
    .from(hotels)
    .where(eq(hotels.id, link.hotelId));
  return { link, hotel: hotel ?? null };
}

/** Once and for all; of two concurrent calls one decides. Null when it is decided already. */
export async function decideLink(
  db: Database | Transaction,
  codeHash: string,
  decision: { guestId: string; check: string } | 'DENIED',
  now: Date,
): Promise<'APPROVED' | 'DENIED' | null> {
  const fits = decision === 'DENIED' ? sql`false` : sql`${signInLinks.check} = ${decision.check}`;
  const guestId = decision === 'DENIED' ? null : decision.guestId;
  const [decided] = await db
    .update(signInLinks)
    .set({
      outcome: sql`case when ${fits} then 'APPROVED' else 'DENIED' end`,
      guestId: sql`case when ${fits} then ${guestId}::uuid else null end`,
      decidedAt: now,
    })
    .where(open(codeHash, now))
    .returning({ outcome: signInLinks.outcome });
  return !decided || decided.outcome === 'OPEN' ? null : decided.outcome;
}

/** Locks the row of the link with a device's secret until the transaction ends. */
export async function lockLinkBySecret(tx: Transaction, secretHash: string): Promise<StoredLink | null> {
  const [link] = await tx
    .select()
    .from(signInLinks)
    .where(eq(signInLinks.secretHash, secretHash))
    .for('update');
  return link ?? null;
}

/** Deletes the links that a guest has approved, so that no device can fetch a token for them any more. */
export async function dropGuestLinks(tx: Transaction, guestId: string): Promise<void> {
  await tx.delete(signInLinks).where(eq(signInLinks.guestId, guestId));
}

export async function setLinkToken(tx: Transaction, codeHash: string, tokenHash: string): Promise<void> {
  await tx.update(signInLinks).set({ tokenHash }).where(eq(signInLinks.codeHash, codeHash));
}
