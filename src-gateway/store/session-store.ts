import { and, asc, desc, eq, getTableColumns, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import { oncePerDatabase } from './prepared.ts';
import { guests } from './schema/guests.ts';
import { hotels } from './schema/hotels.ts';
import { sessions, sessionTokens } from './schema/sessions.ts';
import type { Database, Transaction } from './store.ts';
import { hashOfToken } from './token-store.ts';

export type StoredSession = typeof sessions.$inferSelect;
export type SessionDevice = Pick<StoredSession, 'deviceKind' | 'hotelId' | 'browser' | 'system'>;

const isOpen = (now: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));

type NewSession = SessionDevice & { id: string; guestId: string; signedInAt: Date; expiresAt: Date };

/** Stores a session unless it is stored already, and removes those of the guest that have expired. */
export async function putSession(db: Database | Transaction, session: NewSession): Promise<void> {
  const { guestId, signedInAt, hotelId } = session;
  await db.delete(sessions).where(and(eq(sessions.guestId, guestId), lte(sessions.expiresAt, signedInAt)));
  await db
    .insert(sessions)
    .values({
      ...session,
      // A device that is not enrolled may name a hotel that does not exist.
      hotelId: sql`(select ${hotels.id} from ${hotels} where ${hotels.id} = ${hotelId})`,
      lastSeenAt: signedInAt,
      rotatedAt: signedInAt,
    })
    .onConflictDoNothing();
}

/** Stores a new session with its first refresh token, and removes those of the guest that have expired. */
export async function insertSession(
  tx: Transaction,
  session: NewSession,
  refreshToken: string,
): Promise<void> {
  await putSession(tx, session);
  await tx
    .insert(sessionTokens)
    .values({ tokenHash: hashOfToken(refreshToken), sessionId: session.id, rotation: 1 });
}

const sessionWithGuest = oncePerDatabase(db =>
  db
    .select({ session: getTableColumns(sessions), guest: getTableColumns(guests) })
    .from(sessions)
    .innerJoin(guests, eq(guests.id, sessions.guestId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('session_with_guest'),
);

/** The session and its guest in one query, since every call needs both. */
export async function findSessionWithGuest(db: Database, id: string) {
  const [found] = await sessionWithGuest(db).execute({ id });
  return found ?? null;
}

/** The session that a refresh token belongs to, its row locked until the transaction ends, and the token's number. */
export async function lockSessionByToken(
  tx: Transaction,
  refreshToken: string,
): Promise<{ session: StoredSession; rotation: number } | null> {
  const [found] = await tx
    .select({ session: getTableColumns(sessions), rotation: sessionTokens.rotation })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(eq(sessionTokens.tokenHash, hashOfToken(refreshToken)))
    .for('update', { of: sessions });
  return found ?? null;
}

/** Makes `refreshToken` the newest of its session. The caller has locked the session. */
export async function rotateSession(
  tx: Transaction,
  session: { id: string; rotation: number },
  refreshToken: string,
  now: Date,
): Promise<void> {
  const { id, rotation } = session;
  await tx
    .insert(sessionTokens)
    .values({ tokenHash: hashOfToken(refreshToken), sessionId: id, rotation })
    .onConflictDoNothing();
  await tx.update(sessions).set({ rotation, rotatedAt: now, lastSeenAt: now }).where(eq(sessions.id, id));
}

/** Records that the session's client is active, and its newest known refresh token. Never moves either back. */
export async function noteSessionSeen(
  db: Database,
  id: string,
  seen: { at: Date; receivedRotation: number },
): Promise<void> {
  await db
    .update(sessions)
    .set({
      lastSeenAt: sql`greatest(${sessions.lastSeenAt}, ${seen.at.toISOString()}::timestamptz)`,
      receivedRotation: sql`greatest(${sessions.receivedRotation}, ${seen.receivedRotation}::int)`,
    })
    .where(eq(sessions.id, id));
}

/** The guest's open sessions with the hotel of each device, the one used last first. */
export async function listSessions(db: Database, guestId: string, now: Date) {
  return db
    .select({ session: getTableColumns(sessions), hotelName: hotels.name })
    .from(sessions)
    .leftJoin(hotels, eq(hotels.id, sessions.hotelId))
    .where(and(eq(sessions.guestId, guestId), isOpen(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.signedInAt), asc(sessions.id));
}

/** True if the session has not been ended; its row is locked against that until the transaction is over. */
export async function lockOpenSession(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .for('share');
  return found.length > 0;
}

/** Ends one session of a guest, or all of them. Does nothing for those that have ended. */
export async function endSessions(
  db: Database | Transaction,
  whose: { guestId: string; sessionId?: string; exceptId?: string },
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.guestId, whose.guestId),
        whose.sessionId === undefined ? undefined : eq(sessions.id, whose.sessionId),
        whose.exceptId === undefined ? undefined : ne(sessions.id, whose.exceptId),
        isNull(sessions.endedAt),
      ),
    );
}
