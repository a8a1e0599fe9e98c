import { createHmac } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { hashPassword, passwordParameters, verifyPassword } from '#gateway/platform/password-hash.ts';
import { findPasswordHash, takePinTry, updateStaff } from '#gateway/store/staff-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';
import { isSimplePin } from '#shared/rules/staff-secrets.ts';
import { recordAct, recordUnsigned } from './record.ts';
import { actorOf, requireStaff, type StaffRequestContext, toStaffLimitKey } from './staff-request.ts';

/** Wrong ones in a row; then only the password opens (STF-06). */
export const MOST_PIN_TRIES = 10;

type Person = { id: string; email: string };
type Proof = { pin?: string | undefined; password?: string | undefined };

/** Throws unless the PIN or the password is the person's. */
export async function proveIdentity(
  context: StaffRequestContext,
  person: Person,
  proof: Proof,
): Promise<void> {
  if (proof.pin !== undefined) await provePin(context, person, proof.pin);
  else await provePassword(context, person, proof.password ?? '');
}

/** The password of a person whose session is there already: before an export, a new PIN, and after too many PINs. */
export async function provePassword(
  context: StaffRequestContext,
  { id, email }: Person,
  password: string,
): Promise<void> {
  const { app, device } = context;
  const attempt = { email, clientKey: toStaffLimitKey(context), isEnrolled: device.isProven };
  await app.rateLimits.staffPassword(attempt);
  const hash = await findPasswordHash(app.store.db, id);
  if (!(await verifyPassword(password, hash, passwordParameters(app.config.passwordCost)))) {
    await recordFailure(context, id, 'PASSWORD');
    throw new AppError('STAFF_PASSWORD_WRONG', 'the password is wrong');
  }
  await app.rateLimits.staffPasswordRight(attempt);
  await updateStaff(app.store.db, id, { pinFailures: 0 });
}

async function provePin(context: StaffRequestContext, { id }: Person, pin: string): Promise<void> {
  const { app } = context;
  const taken = await takePinTry(app.store.db, id, MOST_PIN_TRIES);
  if (taken === null || taken.pinHash === null)
    throw new AppError('PIN_NEEDS_PASSWORD', 'only the password opens this session');
  const hashing = passwordParameters(app.config.passwordCost);
  if (!(await verifyPassword(pepper(app, id, pin), taken.pinHash, hashing))) {
    await recordFailure(context, id, 'PIN');
    throw new AppError('PIN_WRONG', 'the PIN is wrong', {
      details: { triesLeft: MOST_PIN_TRIES - taken.failures },
    });
  }
  await updateStaff(app.store.db, id, { pinFailures: 0 });
}

/** Six digits are guessed in seconds from a hash alone: without the signing key a reader of the database has nothing. */
const pepper = ({ signingKey }: Pick<AppContext, 'signingKey'>, staffId: string, pin: string) =>
  createHmac('sha256', signingKey).update(`staff pin\n${staffId}\n${pin}`).digest('base64url');

export const hashPin = (
  app: Pick<AppContext, 'signingKey'> & { config: Pick<AppContext['config'], 'passwordCost'> },
  staffId: string,
  pin: string,
): Promise<string> => hashPassword(pepper(app, staffId, pin), passwordParameters(app.config.passwordCost));

export async function choosePin(
  context: StaffRequestContext,
  { password, pin }: { password: string; pin: string },
): Promise<void> {
  const { app } = context;
  const { id, email } = requireStaff(context);
  await provePassword(context, { id, email }, password);
  if (isSimplePin(pin)) throw new AppError('PIN_TOO_SIMPLE', 'the PIN is easy to guess');
  const pinHash = await hashPin(app, id, pin);
  await app.store.db.transaction(async (tx: Transaction) => {
    await updateStaff(tx, id, { pinHash, pinFailures: 0 });
    await recordAct(tx, app, actorOf(context), {
      act: 'PIN_SET',
      hotelId: null,
      bookingId: null,
      details: {},
    });
  });
}

/** Of a person who has a session; it may be another one's than the request's, at a take-over. */
async function recordFailure(context: StaffRequestContext, staffId: string, method: string): Promise<void> {
  const by = { staffId, device: context.device.id };
  const entry = { act: 'UNLOCK_FAILED', hotelId: null, bookingId: null, details: { method } } as const;
  await recordUnsigned(context.app.store.db, context.app, by, entry);
}
