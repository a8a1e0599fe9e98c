import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  deleteStaffSession,
  findDeskSessions,
  lockStaffSession,
  openStaffSession,
  unlockStaffSession,
} from '#gateway/store/staff-session-store.ts';
import { findStaff, findStaffByEmail, takeCodeOnce } from '#gateway/store/staff-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';
import { proveIdentity } from './prove-identity.ts';
import { recordAct, recordUnsigned } from './record.ts';
import { TOTP_PERIOD_SECONDS } from './staff-auth.ts';
import { actorOf, requireStaff, type StaffRequestContext, toStaffLimitKey } from './staff-request.ts';
import { shiftStart } from './staff-sessions.ts';

type SecondFactor = { code: string } | { recoveryCode: string };
type Proof = { pin?: string | undefined; password?: string | undefined };

/** A code is right in its own period and in the ones beside it. */
const CODE_MS = 3 * TOTP_PERIOD_SECONDS * 1_000;

/** Returns the challenge of the second step. */
export async function beginSignIn(
  context: StaffRequestContext,
  email: string,
  password: string,
): Promise<string> {
  const { app, device } = context;
  const attempt = { email, clientKey: toStaffLimitKey(context), isEnrolled: device.isProven };
  await app.rateLimits.staffPassword(attempt);
  const floor = delay(app.config.responseFloorMs.own);
  const challenge = await app.staffAuth.beginSignIn(email, password);
  if (challenge === null) {
    // An unknown address is nobody's act, and strangers could fill the record with them.
    const staff = await findStaffByEmail(app.store.db, email);
    if (staff) await recordSignInFailure(context, staff.id, 'PASSWORD');
    // The time of the entry would reveal that the address has an account.
    await floor;
    throw new AppError('STAFF_PASSWORD_WRONG', 'e-mail or password is wrong');
  }
  await app.rateLimits.staffPasswordRight(attempt);
  return challenge;
}

/** Opens the session; returns its signed token. The desk's session before it is locked, or ends if it is the same person's. */
export async function confirmSignIn(
  context: StaffRequestContext,
  challenge: string,
  factor: SecondFactor,
): Promise<string> {
  const { app } = context;
  const staffId = await app.staffAuth.challengedStaff(challenge);
  if (staffId === null) throw expired();
  await app.rateLimits.staffSignInPerClient(toStaffLimitKey(context));
  await app.rateLimits.staffCodesPerAccount(staffId);
  const confirmed = await checkFactor(context, { staffId, challenge }, factor);
  await app.rateLimits.staffCodeRight(staffId);
  const method = 'code' in factor ? 'CODE' : 'RECOVERY_CODE';
  await app.store.db.transaction(tx => openSignedIn(context, tx, confirmed.token, { method }));
  return confirmed.signedToken;
}

/** Opens a session whose person is proven, at the desk of the request. `details` are the record's: by what means. */
export async function openSignedIn(
  { app, staff: before, device }: StaffRequestContext,
  tx: Transaction,
  token: string,
  details: { method: string; passkeyId?: string },
): Promise<void> {
  const now = app.clock.now();
  const deskId = before?.deskId ?? randomUUID();
  const opened = await openStaffSession(tx, token, { now, deskId });
  if (opened === null) throw expired();
  if (before?.id === opened.staffId) await deleteStaffSession(tx, before.sessionId);
  else if (before) await lockStaffSession(tx, before.sessionId, now);
  const actor = { staffId: opened.staffId, sessionId: opened.id, device: device.id };
  await recordAct(tx, app, actor, { act: 'SIGNED_IN', hotelId: null, bookingId: null, details });
}

async function checkFactor(
  context: StaffRequestContext,
  { staffId, challenge }: { staffId: string; challenge: string },
  factor: SecondFactor,
): Promise<{ token: string; signedToken: string }> {
  const { staffAuth, store } = context.app;
  const isFresh =
    !('code' in factor) || (await takeCodeOnce(store.db, staffId, toTakenCode(staffId, factor.code)));
  const result = !isFresh
    ? { problem: 'wrong' as const }
    : 'code' in factor
      ? await staffAuth.confirmCode(challenge, factor.code)
      : await staffAuth.confirmRecoveryCode(challenge, factor.recoveryCode);
  if (!('problem' in result)) return result;
  if (result.problem === 'expired') throw expired();
  await recordSignInFailure(context, staffId, 'code' in factor ? 'CODE' : 'RECOVERY_CODE');
  throw new AppError('STAFF_CODE_WRONG', 'the code is wrong or was used');
}

/** By the machine's clock, which the person's phone has too. */
function toTakenCode(staffId: string, code: string): { hash: string; now: Date; since: Date } {
  const now = new Date();
  const hash = createHash('sha256').update(`${staffId}\n${code}`).digest('base64url');
  return { hash, now, since: new Date(now.getTime() - CODE_MS) };
}

const expired = () => new AppError('STAFF_SIGN_IN_EXPIRED', 'begin with e-mail and password again');

const ended = () => new AppError('UNAUTHORIZED', 'the session was ended meanwhile');

export async function recordSignInFailure(
  context: StaffRequestContext,
  staffId: string,
  method: string,
): Promise<void> {
  const by = { staffId, device: context.device.id };
  const entry = { act: 'SIGN_IN_FAILED', hotelId: null, bookingId: null, details: { method } } as const;
  await recordUnsigned(context.app.store.db, context.app, by, entry);
}

export async function unlockSession(context: StaffRequestContext, proof: Proof): Promise<void> {
  const { app } = context;
  const staff = requireStaff(context);
  await proveIdentity(context, staff, proof);
  await app.store.db.transaction(async tx => {
    if (!(await unlockStaffSession(tx, staff.sessionId, app.clock.now()))) throw ended();
    const details = { method: proof.pin === undefined ? 'PASSWORD' : 'PIN' };
    await recordAct(tx, app, actorOf(context), { act: 'UNLOCKED', hotelId: null, bookingId: null, details });
  });
}

/** Locks the request's session and opens the colleague's own one of this desk; returns its signed token (STF-06). */
export async function takeOverDesk(
  context: StaffRequestContext,
  staffId: string,
  proof: Proof,
): Promise<string> {
  const { app } = context;
  const { db } = app.store;
  const before = requireStaff(context);
  const atDesk = await findDeskSessions(db, {
    deskId: before.deskId,
    staffId: before.id,
    since: shiftStart(app),
  });
  const session = atDesk.find(colleague => colleague.staffId === staffId);
  const colleague = session && (await findStaff(db, staffId));
  if (!session || !colleague)
    throw new AppError('NOT_AT_THIS_DESK', 'no session of this person at this desk');
  await proveIdentity(context, colleague, proof);
  const signedToken = await app.staffAuth.signedTokenOf(session.token);
  await db.transaction(async tx => {
    const now = app.clock.now();
    await lockStaffSession(tx, before.sessionId, now);
    if (!(await unlockStaffSession(tx, session.id, now))) throw ended();
    const actor = { staffId, sessionId: session.id, device: context.device.id };
    const details = { from: before.id, method: proof.pin === undefined ? 'PASSWORD' : 'PIN' };
    await recordAct(tx, app, actor, { act: 'TAKEN_OVER', hotelId: null, bookingId: null, details });
  });
  return signedToken;
}
