import { and, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { StaffRole } from '#shared/contract/staff/staff-call.ts';
import { oncePerDatabase } from './prepared.ts';
import { hotels } from './schema/hotels.ts';
import { staffAccounts, staffRoles, staffSessions, staffVerifications } from './schema/staff.ts';
import type { Database, Transaction } from './store.ts';

type Position = { hotelId: string; hotelName: string; timeZone: string; role: StaffRole };

export type StaffSessionRow = {
  id: string;
  staffId: string;
  name: string;
  email: string;
  signedInAt: Date;
  lastActiveAt: Date;
  lockedAt: Date | null;
  deskId: string | null;
  positions: Position[];
};

/** Prepared, and in one statement: it runs with each request. */
const sessionRows = oncePerDatabase(db =>
  db
    .select({
      id: staffSessions.id,
      staffId: staffSessions.userId,
      name: staffAccounts.name,
      email: staffAccounts.email,
      signedInAt: staffSessions.signedInAt,
      lastActiveAt: staffSessions.lastActiveAt,
      lockedAt: staffSessions.lockedAt,
      deskId: staffSessions.deskId,
      hotelId: hotels.id,
      hotelName: hotels.name,
      timeZone: hotels.timeZone,
      role: staffRoles.role,
    })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffSessions.userId))
    .leftJoin(staffRoles, eq(staffRoles.staffId, staffSessions.userId))
    .leftJoin(hotels, and(eq(hotels.id, staffRoles.hotelId), eq(hotels.isRetired, false)))
    .where(
      and(
        eq(staffSessions.token, sql.placeholder('token')),
        gt(staffSessions.expiresAt, sql.placeholder('machineNow')),
        isNotNull(staffSessions.signedInAt),
        isNull(staffAccounts.deactivatedAt),
      ),
    )
    .orderBy(hotels.rank, staffRoles.role)
    .prepare('staff_session'),
);

/** A session that has passed its second factor, of a person who works here. `machineNow` is better-auth's time. */
export async function findStaffSession(
  db: Database,
  token: string,
  machineNow: Date,
): Promise<StaffSessionRow | null> {
  const rows = await sessionRows(db).execute({ token, machineNow: machineNow.toISOString() });
  const [first] = rows;
  if (!first || first.signedInAt === null || first.lastActiveAt === null) return null;
  const { id, staffId, name, email, signedInAt, lastActiveAt, lockedAt, deskId } = first;
  const positions = rows.flatMap(({ hotelId, hotelName, timeZone, role }) =>
    hotelId === null || hotelName === null || timeZone === null || role === null
      ? []
      : [{ hotelId, hotelName, timeZone, role }],
  );
  return { id, staffId, name, email, signedInAt, lastActiveAt, lockedAt, deskId, positions };
}

const isSetUp = sql`exists (select from ${staffAccounts} where ${staffAccounts.id} = ${staffSessions.userId} and ${staffAccounts.setUpAt} is not null)`;

/** Opens a session whose two factors were right; null for a person whose set-up has not ended. */
export async function openStaffSession(
  tx: Transaction,
  token: string,
  { now, deskId }: { now: Date; deskId: string },
): Promise<{ id: string; staffId: string } | null> {
  const [opened] = await tx
    .update(staffSessions)
    .set({ signedInAt: now, lastActiveAt: now, deskId })
    .where(and(eq(staffSessions.token, token), isNull(staffSessions.signedInAt), isSetUp))
    .returning({ id: staffSessions.id, staffId: staffSessions.userId });
  return opened ?? null;
}

/** Does not open a locked one. */
export async function touchStaffSession(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(staffSessions)
    .set({ lastActiveAt: now })
    .where(and(eq(staffSessions.id, id), isNull(staffSessions.lockedAt)));
}

export async function lockStaffSession(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(staffSessions).set({ lockedAt: now }).where(eq(staffSessions.id, id));
}

/** False for a session that was ended meanwhile. */
export async function unlockStaffSession(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const unlocked = await tx
    .update(staffSessions)
    .set({ lockedAt: null, lastActiveAt: now })
    .where(eq(staffSessions.id, id))
    .returning({ id: staffSessions.id });
  return unlocked.length > 0;
}

export async function deleteStaffSession(db: Database | Transaction, id: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.id, id));
}

/** Ends every session of a person, also one that is at its second factor. */
export async function endSessionsOfStaff(tx: Transaction, staffId: string): Promise<void> {
  await tx.delete(staffVerifications).where(eq(staffVerifications.value, staffId));
  await tx.delete(staffSessions).where(eq(staffSessions.userId, staffId));
}

/** The newest session of each other person who signed in at the desk after `since`. */
export async function findDeskSessions(
  db: Database | Transaction,
  { deskId, staffId, since }: { deskId: string; staffId: string; since: Date },
) {
  return db
    .selectDistinctOn([staffSessions.userId], {
      id: staffSessions.id,
      token: staffSessions.token,
      staffId: staffSessions.userId,
      name: staffAccounts.name,
      hasPin: sql<boolean>`${staffAccounts.pinHash} is not null`,
    })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffSessions.userId))
    .where(
      and(
        eq(staffSessions.deskId, deskId),
        ne(staffSessions.userId, staffId),
        isNotNull(staffSessions.signedInAt),
        sql`${staffSessions.signedInAt} > ${since.toISOString()}::timestamptz`,
        isNull(staffAccounts.deactivatedAt),
      ),
    )
    .orderBy(staffSessions.userId, sql`${staffSessions.signedInAt} desc`);
}

/** `machineNow` is the time by which better-auth ends them, `since` the earliest sign-in that still counts. */
export async function dropEndedSessions(db: Database, machineNow: Date, since: Date): Promise<void> {
  await db
    .delete(staffSessions)
    .where(or(lt(staffSessions.expiresAt, machineNow), lt(staffSessions.signedInAt, since)));
  await db.delete(staffVerifications).where(lt(staffVerifications.expiresAt, machineNow));
}
