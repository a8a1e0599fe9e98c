import { and, desc, eq, gt, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { emails } from './schema/emails.ts';
import type { Database, Transaction } from './store.ts';

export type StoredEmail = typeof emails.$inferSelect;
export type NewEmail = Omit<StoredEmail, 'id' | 'sentAt' | 'tries' | 'leasedUntil'>;

/** Minutes after its creation at which an e-mail's delivery is tried; after the last one it is abandoned. */
const RETRY_MINUTES = [0, 1, 5, 15, 60, 240, 720];
/** An e-mail older than this is no longer sent, so that an SMTP server configured later does not send old codes. */
const GIVE_UP_MS = 24 * 3_600_000;
const NO_TEXT = { text: '', html: '', calendar: null, unsubscribe: null };

/** Puts an e-mail into the queue. A second one of the same kind about one booking is dropped. */
export async function insertEmail(db: Database | Transaction, email: NewEmail): Promise<void> {
  await db
    .insert(emails)
    .values({ ...email, tries: 0 })
    .onConflictDoNothing();
}

/** Stores an e-mail that needs no delivery any more: it was sent, or the store is its destination. */
export async function insertDelivered(db: Database, email: NewEmail, sentAt: Date | null): Promise<number> {
  const [row] = await db
    .insert(emails)
    .values({ ...email, tries: 1, sentAt })
    .returning({ id: emails.id });
  if (!row) throw new Error('the e-mail was not written');
  return row.id;
}

/** Another gateway takes an e-mail over when the sending one has not renewed its lease for this long. */
const LEASE = sql`now() + interval '30 seconds'`;

/** Others do not touch it until it is sent, released, or not renewed for 30 seconds. Null when none is due. */
export async function claimDueEmail(db: Database, now: Date): Promise<StoredEmail | null> {
  const waits = sql.join(
    RETRY_MINUTES.map(minutes => sql`${minutes}::integer`),
    sql`, `,
  );
  const due = db
    .select({ id: emails.id })
    .from(emails)
    .where(
      and(
        isNull(emails.sentAt),
        sql`(${emails.leasedUntil} is null or ${emails.leasedUntil} < now())`,
        lt(emails.tries, RETRY_MINUTES.length),
        gt(emails.createdAt, new Date(now.getTime() - GIVE_UP_MS)),
        sql`${emails.createdAt} + make_interval(mins => (array[${waits}])[${emails.tries} + 1]) <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(emails.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(emails)
    .set({ tries: sql`${emails.tries} + 1`, leasedUntil: LEASE })
    .where(eq(emails.id, sql`(${due})`))
    .returning();
  return claimed ?? null;
}

type ClaimedEmail = Pick<StoredEmail, 'id' | 'tries'>;

/** The claim of this very try: a gateway that came too late changes nothing. */
const claimOf = ({ id, tries }: ClaimedEmail) => and(eq(emails.id, id), eq(emails.tries, tries));

export async function renewLease(db: Database, email: ClaimedEmail): Promise<void> {
  await db.update(emails).set({ leasedUntil: LEASE }).where(claimOf(email));
}

/** Its address gets no more today: it is due again in a quarter of an hour, and this was no try. */
export async function postponeEmail(db: Database, email: ClaimedEmail): Promise<void> {
  await db
    .update(emails)
    .set({ tries: sql`${emails.tries} - 1`, leasedUntil: sql`now() + interval '15 minutes'` })
    .where(claimOf(email));
}

/** E-mails that are given up lose their texts, and with them their one-use links. */
export async function blankAbandoned(db: Database, now: Date): Promise<void> {
  await db
    .update(emails)
    .set(NO_TEXT)
    .where(
      and(
        isNull(emails.sentAt),
        sql`${emails.text} <> ''`,
        sql`(${emails.leasedUntil} is null or ${emails.leasedUntil} < now())`,
        or(
          gte(emails.tries, RETRY_MINUTES.length),
          lte(emails.createdAt, new Date(now.getTime() - GIVE_UP_MS)),
        ),
      ),
    );
}

/** Releases an e-mail that could not be sent; it is due again after its next wait. */
export async function releaseEmail(db: Database, email: ClaimedEmail): Promise<void> {
  await db.update(emails).set({ leasedUntil: null }).where(claimOf(email));
}

/** Its text contains one-use links: unless it is retained for the console, only its metadata stays. */
export async function markSent(db: Database, id: number, at: Date, retainText: boolean): Promise<void> {
  await db
    .update(emails)
    .set({ sentAt: at, leasedUntil: null, ...(retainText ? {} : NO_TEXT) })
    .where(eq(emails.id, id));
}

/** Newest first, without their texts. */
export async function listEmails(db: Database, limit: number) {
  return db
    .select({
      id: emails.id,
      recipient: emails.recipient,
      kind: emails.kind,
      language: emails.language,
      subject: emails.subject,
      createdAt: emails.createdAt,
      sentAt: emails.sentAt,
    })
    .from(emails)
    .orderBy(desc(emails.id))
    .limit(limit);
}

export async function findEmail(db: Database, id: number): Promise<StoredEmail | null> {
  const [email] = await db.select().from(emails).where(eq(emails.id, id));
  return email ?? null;
}

export async function countEmails(
  db: Database | Transaction,
  recipient: string,
  kind: StoredEmail['kind'],
): Promise<number> {
  return db.$count(emails, and(eq(emails.recipient, recipient), eq(emails.kind, kind)));
}

export async function wasInvited(tx: Transaction, bookingId: string, recipient: string): Promise<boolean> {
  const invitation = and(
    eq(emails.recipient, recipient),
    eq(emails.kind, 'ROOM_INVITATION'),
    eq(emails.bookingId, bookingId),
  );
  return (await tx.$count(emails, invitation)) > 0;
}

/** True for an e-mail that no gateway tries to send any more. */
export const isGivenUp = (
  { sentAt, tries, createdAt }: Pick<StoredEmail, 'sentAt' | 'tries' | 'createdAt'>,
  now: Date,
): boolean =>
  sentAt === null && (tries >= RETRY_MINUTES.length || now.getTime() - createdAt.getTime() >= GIVE_UP_MS);
