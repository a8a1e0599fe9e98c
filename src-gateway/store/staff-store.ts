import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { StaffRole } from '#shared/contract/staff/staff-call.ts';
import { hotels } from './schema/hotels.ts';
import {
  staffAccounts,
  staffCredentials,
  staffLinks,
  staffPasskeys,
  staffRoles,
  staffSecondFactors,
  staffSessions,
  staffTriedCodes,
} from './schema/staff.ts';
import type { Database, Transaction } from './store.ts';
import { hashOfToken, newToken } from './token-store.ts';

export type StoredStaff = typeof staffAccounts.$inferSelect;

export async function findStaff(db: Database | Transaction, id: string): Promise<StoredStaff | null> {
  const [found] = await db.select().from(staffAccounts).where(eq(staffAccounts.id, id));
  return found ?? null;
}

/** The row stays locked until the transaction ends. */
export async function lockStaff(tx: Transaction, id: string): Promise<StoredStaff | null> {
  const [found] = await tx.select().from(staffAccounts).where(eq(staffAccounts.id, id)).for('update');
  return found ?? null;
}

export async function findStaffByEmail(
  db: Database | Transaction,
  email: string,
): Promise<StoredStaff | null> {
  const [found] = await db.select().from(staffAccounts).where(eq(staffAccounts.email, email.toLowerCase()));
  return found ?? null;
}

export async function insertStaff(
  tx: Transaction,
  { name, email, now }: { name: string; email: string; now: Date },
): Promise<string> {
  const id = randomUUID();
  await tx
    .insert(staffAccounts)
    .values({ id, name, email: email.toLowerCase(), createdAt: now, updatedAt: now });
  return id;
}

export async function findPasswordHash(db: Database, staffId: string): Promise<string | null> {
  const [found] = await db
    .select({ password: staffCredentials.password })
    .from(staffCredentials)
    .where(eq(staffCredentials.userId, staffId));
  return found?.password ?? null;
}

/** In better-auth's form. Begins a set-up: a former password and second factor are gone. */
export async function setStaffPassword(
  tx: Transaction,
  staffId: string,
  password: string,
  now: Date,
): Promise<void> {
  await tx.delete(staffCredentials).where(eq(staffCredentials.userId, staffId));
  await tx.delete(staffSecondFactors).where(eq(staffSecondFactors.userId, staffId));
  await tx.update(staffAccounts).set({ twoFactorEnabled: false }).where(eq(staffAccounts.id, staffId));
  await tx.insert(staffCredentials).values({
    id: randomUUID(),
    accountId: staffId,
    providerId: 'credential',
    userId: staffId,
    password,
    createdAt: now,
    updatedAt: now,
  });
}

/** Password, second factor, passkeys and PIN stop working. */
export async function dropStaffSignIn(tx: Transaction, staffId: string, now: Date): Promise<void> {
  await tx.delete(staffCredentials).where(eq(staffCredentials.userId, staffId));
  await tx.delete(staffSecondFactors).where(eq(staffSecondFactors.userId, staffId));
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));
  await tx.delete(staffLinks).where(and(eq(staffLinks.staffId, staffId), isNull(staffLinks.usedAt)));
  await tx
    .update(staffAccounts)
    .set({ twoFactorEnabled: false, setUpAt: null, pinHash: null, pinFailures: 0, updatedAt: now })
    .where(eq(staffAccounts.id, staffId));
}

export async function updateStaff(
  tx: Database | Transaction,
  id: string,
  change: Partial<Pick<StoredStaff, 'name' | 'setUpAt' | 'deactivatedAt' | 'pinHash' | 'pinFailures'>>,
): Promise<void> {
  await tx.update(staffAccounts).set(change).where(eq(staffAccounts.id, id));
}

/** Counts a try before it is checked, so that tries at one time cannot be more than `most`; null where none is left. */
export async function takePinTry(
  db: Database,
  id: string,
  most: number,
): Promise<{ pinHash: string | null; failures: number } | null> {
  const [taken] = await db
    .update(staffAccounts)
    .set({ pinFailures: sql`${staffAccounts.pinFailures} + 1` })
    .where(and(eq(staffAccounts.id, id), lt(staffAccounts.pinFailures, most)))
    .returning({ pinHash: staffAccounts.pinHash, failures: staffAccounts.pinFailures });
  return taken ?? null;
}

/** False for a code that was tried since `since`, the time in which it is right. */
export async function takeCodeOnce(
  db: Database,
  staffId: string,
  { hash: codeHash, now: triedAt, since }: { hash: string; now: Date; since: Date },
): Promise<boolean> {
  const taken = await db
    .insert(staffTriedCodes)
    .values({ staffId, codeHash, triedAt })
    .onConflictDoUpdate({
      target: [staffTriedCodes.staffId, staffTriedCodes.codeHash],
      set: { triedAt },
      setWhere: lt(staffTriedCodes.triedAt, since),
    })
    .returning({ codeHash: staffTriedCodes.codeHash });
  return taken.length > 0;
}

export async function rolesOf(db: Database | Transaction, staffId: string) {
  return db
    .select({ hotelId: staffRoles.hotelId, role: staffRoles.role })
    .from(staffRoles)
    .where(eq(staffRoles.staffId, staffId));
}

export async function rolesAt(
  db: Database | Transaction,
  { staffId, hotelId }: { staffId: string; hotelId: string },
): Promise<StaffRole[]> {
  const roles = await db
    .select({ role: staffRoles.role })
    .from(staffRoles)
    .where(and(eq(staffRoles.staffId, staffId), eq(staffRoles.hotelId, hotelId)));
  return roles.map(({ role }) => role);
}

/** Hotels on sale in which no manager can sign in. */
export async function hotelsWithoutManager(db: Database): Promise<string[]> {
  const managers = db
    .select({ hotelId: staffRoles.hotelId })
    .from(staffRoles)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffRoles.staffId))
    .where(
      and(
        eq(staffRoles.role, 'MANAGER'),
        isNotNull(staffAccounts.setUpAt),
        isNull(staffAccounts.deactivatedAt),
      ),
    );
  const found = await db
    .select({ id: hotels.id })
    .from(hotels)
    .where(and(eq(hotels.isRetired, false), notInArray(hotels.id, managers)))
    .orderBy(hotels.id);
  return found.map(({ id }) => id);
}

/** Throws the violation of `staff_roles_keep_a_manager` if a hotel would lose its last manager. */
export async function setRoles(
  tx: Transaction,
  { staffId, hotelId }: { staffId: string; hotelId: string },
  roles: readonly StaffRole[],
): Promise<void> {
  if (roles.length > 0)
    await tx
      .insert(staffRoles)
      .values(roles.map(role => ({ staffId, hotelId, role })))
      .onConflictDoNothing();
  await tx
    .delete(staffRoles)
    .where(
      and(
        eq(staffRoles.staffId, staffId),
        eq(staffRoles.hotelId, hotelId),
        roles.length > 0 ? sql`not (${inArray(staffRoles.role, [...roles])})` : undefined,
      ),
    );
}

export async function dropAllRoles(tx: Transaction, staffId: string): Promise<void> {
  await tx.delete(staffRoles).where(eq(staffRoles.staffId, staffId));
}

export async function listHotelStaff(db: Database, hotelId: string) {
  return db
    .select({
      staffId: staffAccounts.id,
      name: staffAccounts.name,
      email: staffAccounts.email,
      roles: sql<StaffRole[]>`json_agg(${staffRoles.role} order by ${staffRoles.role})`,
      isSetUp: isNotNull(staffAccounts.setUpAt).mapWith(Boolean),
      signedInSince: sql<
        string | null
      >`(select max(${staffSessions.signedInAt}) from ${staffSessions} where ${staffSessions.userId} = ${staffAccounts.id})`.mapWith(
        (instant: string) => new Date(instant).toISOString(),
      ),
    })
    .from(staffRoles)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffRoles.staffId))
    .where(and(eq(staffRoles.hotelId, hotelId), isNull(staffAccounts.deactivatedAt)))
    .groupBy(staffAccounts.id)
    .orderBy(staffAccounts.name);
}

/** The token of a new link; earlier ones of the person stop working. */
export async function insertStaffLink(
  tx: Transaction,
  { staffId, now, lifetimeMs }: { staffId: string; now: Date; lifetimeMs: number },
): Promise<string> {
  const token = newToken();
  await tx.delete(staffLinks).where(and(eq(staffLinks.staffId, staffId), isNull(staffLinks.usedAt)));
  await tx.insert(staffLinks).values({
    tokenHash: hashOfToken(token),
    staffId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  return token;
}

const usableLink = (token: string, now: Date) =>
  and(eq(staffLinks.tokenHash, hashOfToken(token)), isNull(staffLinks.usedAt), gt(staffLinks.expiresAt, now));

export async function findStaffLink(db: Database, token: string, now: Date): Promise<string | null> {
  const [link] = await db
    .select({ staffId: staffLinks.staffId })
    .from(staffLinks)
    .where(usableLink(token, now));
  return link?.staffId ?? null;
}

/** Of two calls at one time one succeeds. */
export async function useStaffLink(tx: Transaction, token: string, now: Date): Promise<string | null> {
  const [used] = await tx
    .update(staffLinks)
    .set({ usedAt: now })
    .where(usableLink(token, now))
    .returning({ staffId: staffLinks.staffId });
  return used?.staffId ?? null;
}

export async function dropOldLinks(db: Database, before: Date): Promise<void> {
  await db.delete(staffLinks).where(lt(staffLinks.expiresAt, before));
}

export async function dropTriedCodes(db: Database, before: Date): Promise<void> {
  await db.delete(staffTriedCodes).where(lt(staffTriedCodes.triedAt, before));
}

export async function isKnownHotel(db: Database, hotelId: string): Promise<boolean> {
  const [found] = await db.select({ id: hotels.id }).from(hotels).where(eq(hotels.id, hotelId));
  return found !== undefined;
}
