import type { StaffMailKind } from '#gateway/mail/mail.ts';
import { isConstraintViolation } from '#gateway/store/database-errors.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { endSessionsOfStaff } from '#gateway/store/staff-session-store.ts';
import {
  dropAllRoles,
  dropStaffSignIn,
  findStaffByEmail,
  insertStaff,
  insertStaffLink,
  lockStaff,
  rolesAt,
  rolesOf,
  type StoredStaff,
  setRoles,
  updateStaff,
} from '#gateway/store/staff-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { StaffRole } from '#shared/contract/staff/staff-call.ts';
import { AppError } from '#shared/errors.ts';
import { recordAct } from './record.ts';
import {
  actorOf,
  requireHotel,
  requirePosition,
  requireStaff,
  type StaffRequestContext,
} from './staff-request.ts';

export const LINK_MS = 24 * 3_600_000;

/** A link's token stands behind #, which browsers send to no server. */
export const setUpLink = (staffUrl: string, token: string) => `${staffUrl}/set-up#${token}`;

type Invitation = { name: string; email: string; roles: readonly StaffRole[] };

/** Gives roles at the request's hotel to a new person, to one of another hotel, or to one who was invited before. */
export async function inviteStaff(context: StaffRequestContext, invitation: Invitation): Promise<string> {
  const { app } = context;
  const manager = requireStaff(context);
  const { hotelId, hotelName } = requirePosition(context);
  await app.rateLimits.staffEmailsPerManager(manager.id);
  return retryTransaction(app.store.db, async tx => {
    const known = await findStaffByEmail(tx, invitation.email);
    if (known?.id === manager.id) throw ownAccount();
    const staffId = known?.id ?? (await insertStaff(tx, { ...invitation, now: app.clock.now() }));
    const person = await reopen(context, tx, staffId, invitation);
    const isSetUp = person.setUpAt !== null;
    const before = await rolesAt(tx, { staffId, hotelId });
    if (isSetUp && before.length > 0) throw new AppError('ALREADY_AT_HOTEL', 'this person has roles here');
    await setRoles(tx, { staffId, hotelId }, invitation.roles);
    await endSessionsOfStaff(tx, staffId);
    await sendStaffMail(context, tx, person, {
      kind: isSetUp ? 'STAFF_ROLES_GRANTED' : 'STAFF_INVITATION',
      hotelName,
    });
    await recordAct(tx, app, actorOf(context), {
      act: 'STAFF_INVITED',
      hotelId,
      bookingId: null,
      details: { staffId, roles: invitation.roles.join(' ') },
    });
    return staffId;
  });
}

/** A person who had left comes back with nothing of before but the id. */
async function reopen(
  { app }: StaffRequestContext,
  tx: Transaction,
  staffId: string,
  { name }: Invitation,
): Promise<StoredStaff> {
  const person = await lockStaff(tx, staffId);
  if (!person) throw notFound();
  if (person.deactivatedAt === null) return person;
  await dropStaffSignIn(tx, staffId, app.clock.now());
  await updateStaff(tx, staffId, { name, deactivatedAt: null });
  return { ...person, name, deactivatedAt: null, setUpAt: null };
}

export async function changeRoles(
  context: StaffRequestContext,
  staffId: string,
  roles: readonly StaffRole[],
): Promise<void> {
  const { app } = context;
  const hotelId = requireHotel(context);
  await changeStaff(context, staffId, async tx => {
    const before = await rolesAt(tx, { staffId, hotelId });
    await setRoles(tx, { staffId, hotelId }, roles);
    await recordAct(tx, app, actorOf(context), {
      act: 'ROLES_CHANGED',
      hotelId,
      bookingId: null,
      details: {
        staffId,
        before: before.sort().join(' '),
        after: [...roles].sort().join(' '),
      },
    });
  });
}

/** Password, second factor, passkeys and PIN no longer work; a new link goes to the person. */
export async function resetSignIn(context: StaffRequestContext, staffId: string): Promise<void> {
  const { app } = context;
  const { hotelId, hotelName } = requirePosition(context);
  await app.rateLimits.staffEmailsPerManager(requireStaff(context).id);
  await changeStaff(context, staffId, async (tx, person) => {
    await assertManagesAll(context, tx, staffId);
    await dropStaffSignIn(tx, staffId, app.clock.now());
    await sendStaffMail(context, tx, person, { kind: 'STAFF_RESET', hotelName });
    await recordAct(tx, app, actorOf(context), {
      act: 'SECOND_FACTOR_RESET',
      hotelId,
      bookingId: null,
      details: { staffId },
    });
  });
}

export async function deactivateStaff(context: StaffRequestContext, staffId: string): Promise<void> {
  const { app } = context;
  const hotelId = requireHotel(context);
  await changeStaff(context, staffId, async tx => {
    await assertManagesAll(context, tx, staffId);
    await dropAllRoles(tx, staffId);
    await dropStaffSignIn(tx, staffId, app.clock.now());
    await updateStaff(tx, staffId, { deactivatedAt: app.clock.now() });
    await recordAct(tx, app, actorOf(context), {
      act: 'STAFF_DEACTIVATED',
      hotelId,
      bookingId: null,
      details: { staffId },
    });
  });
}

/** Changes a colleague of the request's hotel and ends their sessions: the next request has the rights of then (STF-05). */
async function changeStaff(
  context: StaffRequestContext,
  staffId: string,
  change: (tx: Transaction, person: StoredStaff) => Promise<void>,
): Promise<void> {
  const hotelId = requireHotel(context);
  if (requireStaff(context).id === staffId) throw ownAccount();
  try {
    await retryTransaction(context.app.store.db, async tx => {
      const person = await lockStaff(tx, staffId);
      const roles = person ? await rolesOf(tx, staffId) : [];
      if (!person || !roles.some(role => role.hotelId === hotelId)) throw notFound();
      await endSessionsOfStaff(tx, staffId);
      await change(tx, person);
    });
  } catch (error) {
    if (!isConstraintViolation(error, 'staff_roles_keep_a_manager')) throw error;
    throw new AppError('LAST_MANAGER', 'a hotel keeps at least one manager');
  }
}

/** What concerns the whole account is for who manages every hotel of the person. */
async function assertManagesAll(
  context: StaffRequestContext,
  tx: Transaction,
  staffId: string,
): Promise<void> {
  const managed = new Set(
    requireStaff(context)
      .positions.filter(({ role }) => role === 'MANAGER')
      .map(({ hotelId }) => hotelId),
  );
  const roles = await rolesOf(tx, staffId);
  if (roles.some(({ hotelId }) => !managed.has(hotelId)))
    throw new AppError('WORKS_ELSEWHERE', 'this person also works at another hotel');
}

async function sendStaffMail(
  { app, language }: StaffRequestContext,
  tx: Transaction,
  { id: staffId, name, email }: StoredStaff,
  { kind, hotelName }: { kind: StaffMailKind; hotelName: string },
): Promise<void> {
  const staffUrl = app.staffUrl ?? '';
  const now = app.clock.now();
  const link =
    kind === 'STAFF_ROLES_GRANTED'
      ? staffUrl
      : setUpLink(staffUrl, await insertStaffLink(tx, { staffId, now, lifetimeMs: LINK_MS }));
  await app.mailer.queue(tx, { kind, to: email, language, name, hotelName, link });
}

const ownAccount = () => new AppError('OWN_ACCOUNT', 'nobody changes their own rights');
const notFound = () => new AppError('STAFF_NOT_FOUND', 'this person has no role at this hotel');
