import { and, asc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { oncePerDatabase } from './prepared.ts';
import { guests } from './schema/guests.ts';
import { lobbyCalls } from './schema/lobby.ts';
import { sessions } from './schema/sessions.ts';
import { staffAccounts, staffRoles, staffSessions } from './schema/staff.ts';
import type { Database, Transaction } from './store.ts';

export type StoredCall = typeof lobbyCalls.$inferSelect;

/** A kiosk of a hotel. */
export type CallDevice = { hotelId: string; deviceId: string };

const atDevice = ({ hotelId, deviceId }: CallDevice) =>
  and(eq(lobbyCalls.hotelId, hotelId), eq(lobbyCalls.deviceId, deviceId));

/** Ends the call that the kiosk has, unless it has this key: its guest is another one, or calls once more. */
export async function endEarlierCall(
  tx: Transaction,
  device: CallDevice,
  { key, now }: { key: string; now: Date },
): Promise<void> {
  await tx
    .update(lobbyCalls)
    .set({ endedAt: now, path: null })
    .where(and(atDevice(device), isNull(lobbyCalls.endedAt), ne(lobbyCalls.key, key)));
}

/** Does nothing for a key that is stored. */
export async function insertCall(
  tx: Transaction,
  call: Pick<
    StoredCall,
    'id' | 'hotelId' | 'deviceId' | 'key' | 'screen' | 'language' | 'sessionId' | 'createdAt'
  >,
): Promise<void> {
  await tx
    .insert(lobbyCalls)
    .values(call)
    .onConflictDoNothing({ target: [lobbyCalls.hotelId, lobbyCalls.deviceId, lobbyCalls.key] });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const takers = alias(staffAccounts, 'takers');

const callColumns = {
  call: lobbyCalls,
  staffName: takers.name,
  firstName: guests.firstName,
  lastName: guests.lastName,
  socialName: guests.socialName,
};

const selectCalls = (db: Database | Transaction) =>
  db
    .select(callColumns)
    .from(lobbyCalls)
    .leftJoin(takers, eq(takers.id, lobbyCalls.takenBy))
    .leftJoin(sessions, and(eq(sessions.id, lobbyCalls.sessionId), isNull(sessions.endedAt)))
    .leftJoin(guests, eq(guests.id, sessions.guestId));

export type CallWithNames = Awaited<ReturnType<typeof selectCalls>>[number];

export async function findCallByKey(
  db: Database | Transaction,
  device: CallDevice,
  key: string,
): Promise<CallWithNames | null> {
  const [found] = await selectCalls(db).where(and(atDevice(device), eq(lobbyCalls.key, key)));
  return found ?? null;
}

export async function findCallAtDevice(
  db: Database | Transaction,
  device: CallDevice,
  id: string,
): Promise<CallWithNames | null> {
  if (!UUID.test(id)) return null;
  const [found] = await selectCalls(db).where(and(atDevice(device), eq(lobbyCalls.id, id)));
  return found ?? null;
}

export async function findCallAtHotel(
  db: Database | Transaction,
  { hotelId, id }: { hotelId: string; id: string },
): Promise<CallWithNames | null> {
  if (!UUID.test(id)) return null;
  const [found] = await selectCalls(db).where(and(eq(lobbyCalls.hotelId, hotelId), eq(lobbyCalls.id, id)));
  return found ?? null;
}

/** Prepared: every open desk asks once a second. */
const openCalls = oncePerDatabase(db =>
  selectCalls(db)
    .where(and(eq(lobbyCalls.hotelId, sql.placeholder('hotelId')), isNull(lobbyCalls.endedAt)))
    .orderBy(asc(lobbyCalls.createdAt), asc(lobbyCalls.id))
    .prepare('open_lobby_calls'),
);

export const listOpenCalls = (db: Database, hotelId: string): Promise<CallWithNames[]> =>
  openCalls(db).execute({ hotelId });

/** Changes a call that is as the caller has read it; false if it is not any more. */
export async function changeCall(
  tx: Database | Transaction,
  before: StoredCall,
  change: Partial<Omit<StoredCall, 'id' | 'hotelId' | 'deviceId' | 'key' | 'createdAt'>>,
): Promise<boolean> {
  const same = (column: 'takenBy' | 'offeredAt' | 'acceptedAt' | 'openedAt') => {
    const value = before[column];
    return value === null ? isNull(lobbyCalls[column]) : isNotNull(lobbyCalls[column]);
  };
  const changed = await tx
    .update(lobbyCalls)
    .set(change)
    .where(
      and(
        eq(lobbyCalls.id, before.id),
        isNull(lobbyCalls.endedAt),
        before.takenBy === null ? isNull(lobbyCalls.takenBy) : eq(lobbyCalls.takenBy, before.takenBy),
        same('offeredAt'),
        same('acceptedAt'),
        same('openedAt'),
      ),
    )
    .returning({ id: lobbyCalls.id });
  return changed.length > 0;
}

/** Uses a code up: of two claims one gets the call. Null for one that is unknown, used, too old, or another desk's. */
export async function claimCode(
  tx: Transaction,
  code: { codeHash: string; hotelId: string; device: string | null; now: Date },
): Promise<{ call: StoredCall; guestId: string | null } | null> {
  const [call] = await tx
    .update(lobbyCalls)
    .set({ codeHash: null, openedAt: code.now, endedAt: code.now })
    .where(
      and(
        eq(lobbyCalls.codeHash, code.codeHash),
        eq(lobbyCalls.hotelId, code.hotelId),
        code.device === null ? isNull(lobbyCalls.codeDevice) : eq(lobbyCalls.codeDevice, code.device),
        gt(lobbyCalls.codeExpiresAt, code.now),
        isNull(lobbyCalls.endedAt),
      ),
    )
    .returning();
  if (!call) return null;
  if (call.sessionId === null) return { call, guestId: null };
  const [session] = await tx
    .select({ guestId: sessions.guestId })
    .from(sessions)
    .where(and(eq(sessions.id, call.sessionId), isNull(sessions.endedAt)))
    .for('share');
  return { call, guestId: session?.guestId ?? null };
}

/** True while somebody of the desk is at work there: signed in, not locked, and active lately. */
export async function isDeskStaffed(
  db: Database,
  { hotelId, activeSince, machineNow }: { hotelId: string; activeSince: Date; machineNow: Date },
): Promise<boolean> {
  const found = await db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .innerJoin(staffRoles, eq(staffRoles.staffId, staffSessions.userId))
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffSessions.userId))
    .where(
      and(
        eq(staffRoles.hotelId, hotelId),
        or(eq(staffRoles.role, 'RECEPTION'), eq(staffRoles.role, 'MANAGER')),
        isNull(staffAccounts.deactivatedAt),
        isNotNull(staffSessions.signedInAt),
        isNull(staffSessions.lockedAt),
        gt(staffSessions.lastActiveAt, activeSince),
        gt(staffSessions.expiresAt, machineNow),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Forgets ended calls of before this moment; an open one is closed by people alone. */
export async function dropOldCalls(db: Database, before: Date): Promise<void> {
  await db.delete(lobbyCalls).where(and(isNotNull(lobbyCalls.endedAt), lt(lobbyCalls.createdAt, before)));
}
