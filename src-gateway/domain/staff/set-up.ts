import type { AppContext } from '#gateway/context.ts';
import { endSessionsOfStaff } from '#gateway/store/staff-session-store.ts';
import {
  findStaff,
  findStaffLink,
  type StoredStaff,
  setStaffPassword,
  updateStaff,
  useStaffLink,
} from '#gateway/store/staff-store.ts';
import { AppError } from '#shared/errors.ts';
import { isStrongStaffPassword } from '#shared/rules/staff-secrets.ts';
import { recordUnsigned } from './record.ts';
import { type StaffRequestContext, toStaffLimitKey } from './staff-request.ts';

/** The person of a link that works; the link stays usable. */
export async function findLinkedStaff(context: StaffRequestContext, token: string): Promise<StoredStaff> {
  const { app } = context;
  await app.rateLimits.staffLinksPerClient(toStaffLimitKey(context));
  const staffId = await findStaffLink(app.store.db, token, app.clock.now());
  const person = staffId === null ? null : await findStaff(app.store.db, staffId);
  if (!person || person.deactivatedAt !== null) throw linkInvalid();
  return person;
}

/** Stores the password and returns the address for the authenticator app. Until the next step nobody signs in with it. */
export async function choosePassword(
  context: StaffRequestContext,
  { token, password }: { token: string; password: string },
): Promise<{ otpauthUri: string }> {
  const { app } = context;
  const person = await findLinkedStaff(context, token);
  assertNotSetUp(person);
  if (!isStrongStaffPassword(password)) throw new AppError('PASSWORD_TOO_WEAK', 'the password is too weak');
  const hash = await app.staffAuth.hashPassword(password);
  await app.store.db.transaction(tx => setStaffPassword(tx, person.id, hash, app.clock.now()));
  const otpauthUri = await app.staffAuth.beginSecondFactor(person.email, password);
  if (otpauthUri === null) throw linkInvalid();
  return { otpauthUri };
}

/** Ends the set-up: uses up the link and returns the recovery codes, which are shown this once. */
export async function confirmSetUp(
  context: StaffRequestContext,
  { token, password, code }: { token: string; password: string; code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { app, device } = context;
  const person = await findLinkedStaff(context, token);
  assertNotSetUp(person);
  await app.rateLimits.staffCodesPerAccount(person.id);
  const confirmed = await app.staffAuth.confirmSecondFactor(person, password, code);
  if ('problem' in confirmed) {
    if (confirmed.problem === 'password')
      throw new AppError('STAFF_PASSWORD_WRONG', 'another password was chosen');
    throw new AppError('STAFF_CODE_WRONG', 'the code is wrong');
  }
  await app.rateLimits.staffCodeRight(person.id);
  await finish(app, { token, staffId: person.id, device: device.id });
  return confirmed;
}

async function finish(
  app: AppContext,
  { token, staffId, device }: { token: string; staffId: string; device: string | null },
): Promise<void> {
  await app.store.db.transaction(async tx => {
    const now = app.clock.now();
    if ((await useStaffLink(tx, token, now)) === null) throw linkInvalid();
    await updateStaff(tx, staffId, { setUpAt: now });
    // Those of the set-up itself.
    await endSessionsOfStaff(tx, staffId);
    const entry = { act: 'ACCOUNT_SET_UP', hotelId: null, bookingId: null, details: {} } as const;
    await recordUnsigned(tx, app, { staffId, device }, entry);
  });
}

function assertNotSetUp({ setUpAt }: StoredStaff): void {
  if (setUpAt !== null) throw linkInvalid();
}

const linkInvalid = () => new AppError('STAFF_LINK_INVALID', 'the link was used or has run out');
