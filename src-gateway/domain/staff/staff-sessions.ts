import type { AppContext } from '#gateway/context.ts';
import { repeat } from '#gateway/platform/repeat.ts';
import { dropOldPasskeyChallenges } from '#gateway/store/passkey-store.ts';
import {
  deleteStaffSession,
  dropEndedSessions,
  findDeskSessions,
  findStaffSession,
  lockStaffSession,
  touchStaffSession,
} from '#gateway/store/staff-session-store.ts';
import { dropOldLinks, dropTriedCodes, findStaff } from '#gateway/store/staff-store.ts';
import type { StaffSession } from '#shared/contract/staff/staff-session.ts';
import { MOST_PIN_TRIES } from './prove-identity.ts';
import { recordAct } from './record.ts';
import { STAFF_SESSION_MS } from './staff-auth.ts';
import { actorOf, requireStaff, type StaffMember, type StaffRequestContext } from './staff-request.ts';

export const IDLE_MS = 15 * 60_000;
/** Activity is written no more often: a session locks up to this much early. */
const TOUCH_MS = 30_000;

/** The person of a session token; null for one that opens nothing. Ends a session whose 12 hours are over. */
export async function findMember(app: AppContext, signedToken: string): Promise<StaffMember | null> {
  const { db } = app.store;
  const token = await app.staffAuth.readToken(signedToken);
  if (token === null) return null;
  const session = await findStaffSession(db, token, new Date());
  if (session === null || session.deskId === null) return null;
  const now = app.clock.now().getTime();
  if (now - session.signedInAt.getTime() >= STAFF_SESSION_MS) {
    await deleteStaffSession(db, session.id);
    return null;
  }
  const { id: sessionId, staffId: id, lastActiveAt, lockedAt, deskId, ...person } = session;
  return {
    ...person,
    id,
    sessionId,
    deskId,
    lastActiveAt,
    isLocked: lockedAt !== null || now - lastActiveAt.getTime() >= IDLE_MS,
  };
}

/** Delays the lock of an open session. */
export async function noteActivity(app: AppContext, { sessionId, lastActiveAt }: StaffMember): Promise<void> {
  const now = app.clock.now();
  if (now.getTime() - lastActiveAt.getTime() < TOUCH_MS) return;
  await touchStaffSession(app.store.db, sessionId, now);
}

export const shiftStart = (app: AppContext) => new Date(app.clock.now().getTime() - STAFF_SESSION_MS);

export async function sessionView(app: AppContext, member: StaffMember): Promise<StaffSession> {
  const { id: staffId, name, email, positions, signedInAt, deskId, isLocked } = member;
  const [account, colleagues] = await Promise.all([
    findStaff(app.store.db, staffId),
    findDeskSessions(app.store.db, { deskId, staffId, since: shiftStart(app) }),
  ]);
  return {
    staffId,
    name,
    email,
    hotels: [...Map.groupBy(positions, ({ hotelId }) => hotelId)].flatMap(([hotelId, held]) =>
      held.slice(0, 1).map(({ hotelName, timeZone }) => ({
        hotelId,
        name: hotelName,
        timeZone,
        roles: held.map(({ role }) => role),
      })),
    ),
    isLocked,
    hasPin: account !== null && account.pinHash !== null,
    needsPassword: account === null || account.pinHash === null || account.pinFailures >= MOST_PIN_TRIES,
    endsAt: new Date(signedInAt.getTime() + STAFF_SESSION_MS).toISOString(),
    colleagues: colleagues.map(colleague => ({
      staffId: colleague.staffId,
      name: colleague.name,
      hasPin: colleague.hasPin,
    })),
  };
}

export async function lockSession(context: StaffRequestContext): Promise<void> {
  const { app } = context;
  const { sessionId } = requireStaff(context);
  await app.store.db.transaction(async tx => {
    await lockStaffSession(tx, sessionId, app.clock.now());
    await recordAct(tx, app, actorOf(context), {
      act: 'LOCKED',
      hotelId: null,
      bookingId: null,
      details: {},
    });
  });
}

export async function endSession(context: StaffRequestContext): Promise<void> {
  const { app, staff } = context;
  if (staff !== null)
    await app.store.db.transaction(async tx => {
      await deleteStaffSession(tx, staff.sessionId);
      await recordAct(tx, app, actorOf(context), {
        act: 'SIGNED_OUT',
        hotelId: null,
        bookingId: null,
        details: {},
      });
    });
  context.setCookie(null);
}

const CLEAN_UP_MS = 3_600_000;

export function startStaffCleanUp(app: AppContext): () => Promise<void> {
  const { db } = app.store;
  return repeat(
    CLEAN_UP_MS,
    async () => {
      await dropEndedSessions(db, new Date(), shiftStart(app));
      await dropOldLinks(db, app.clock.now());
      await dropOldPasskeyChallenges(db, app.clock.now());
      await dropTriedCodes(db, new Date(Date.now() - CLEAN_UP_MS));
    },
    error => app.log.error({ err: error }, 'ended sessions of staff were not removed'),
  );
}
