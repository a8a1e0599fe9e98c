import { isConstraintViolation } from '#gateway/store/database-errors.ts';
import { deletePasskey, insertPasskey, listPasskeys } from '#gateway/store/passkey-store.ts';
import { lockStaff } from '#gateway/store/staff-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { CreationOptions, NewCredential, Passkey } from '#shared/contract/staff/passkeys.ts';
import { AppError } from '#shared/errors.ts';
import { loadWebAuthn, relyingPartyOf, storeChallenge, takeChallenge } from './passkey-challenge.ts';
import { provePassword } from './prove-identity.ts';
import { recordAct } from './record.ts';
import { actorOf, requireStaff, type StaffRequestContext } from './staff-request.ts';

/** A phone, a computer and a key for each place of work; more would hide one that nobody uses any more. */
export const MOST_PASSKEYS = 10;

export async function ownPasskeys(context: StaffRequestContext): Promise<Passkey[]> {
  const stored = await listPasskeys(context.app.store.db, requireStaff(context).id);
  return stored.map(({ id, name, createdAt, lastUsedAt }) => ({
    passkeyId: id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Proves the password; the passkey itself comes with `addPasskey`, from the same session. */
export async function beginPasskey(context: StaffRequestContext, password: string): Promise<CreationOptions> {
  const { app } = context;
  const staff = requireStaff(context);
  await provePassword(context, staff, password);
  const known = await listPasskeys(app.store.db, staff.id);
  if (known.length >= MOST_PASSKEYS) throw tooMany();
  const { toCreationOptions } = await loadWebAuthn();
  const ids = known.map(({ credentialId }) => credentialId);
  const options = await toCreationOptions(relyingPartyOf(app), staff, ids);
  await storeChallenge(app, options.challenge, staff.sessionId);
  return options;
}

export async function addPasskey(
  context: StaffRequestContext,
  { name, credential }: { name: string; credential: NewCredential },
): Promise<string> {
  const { app } = context;
  const { sessionId } = requireStaff(context);
  const challenge = await takeChallenge(app, credential.response.clientDataJSON, sessionId);
  const { verifyNewCredential } = await loadWebAuthn();
  const made = await verifyNewCredential(relyingPartyOf(app), challenge, credential);
  if (made === null) throw new AppError('PASSKEY_REJECTED', 'the passkey was not made for this address');
  try {
    return await app.store.db.transaction(tx => storePasskey(context, tx, { name, ...made }));
  } catch (error) {
    if (!isConstraintViolation(error, 'staff_passkeys_credential_id_unique')) throw error;
    throw new AppError('PASSKEY_KNOWN', 'this passkey is stored already');
  }
}

async function storePasskey(
  context: StaffRequestContext,
  tx: Transaction,
  made: { name: string; credentialId: string; publicKey: string; counter: number },
): Promise<string> {
  const { app } = context;
  const { id: staffId } = requireStaff(context);
  // Passkeys that are added at one time are counted one after another.
  const person = await lockStaff(tx, staffId);
  if (!person || person.setUpAt === null)
    throw new AppError('UNAUTHORIZED', 'the session was ended meanwhile');
  if ((await listPasskeys(tx, staffId)).length >= MOST_PASSKEYS) throw tooMany();
  const passkeyId = await insertPasskey(tx, { ...made, staffId, createdAt: app.clock.now() });
  await recordPasskeyAct(context, tx, 'PASSKEY_ADDED', passkeyId);
  return passkeyId;
}

export async function removePasskey(
  context: StaffRequestContext,
  { passkeyId, password }: { passkeyId: string; password: string },
): Promise<void> {
  const { app } = context;
  const staff = requireStaff(context);
  await provePassword(context, staff, password);
  await app.store.db.transaction(async tx => {
    if (!(await deletePasskey(tx, { passkeyId, staffId: staff.id })))
      throw new AppError('PASSKEY_NOT_FOUND', 'no passkey of this person');
    await recordPasskeyAct(context, tx, 'PASSKEY_REMOVED', passkeyId);
  });
}

const recordPasskeyAct = (
  context: StaffRequestContext,
  tx: Transaction,
  act: 'PASSKEY_ADDED' | 'PASSKEY_REMOVED',
  passkeyId: string,
): Promise<void> =>
  recordAct(tx, context.app, actorOf(context), {
    act,
    hotelId: null,
    bookingId: null,
    details: { passkeyId },
  });

const tooMany = () => new AppError('PASSKEY_LIMIT', `a person has at most ${MOST_PASSKEYS} passkeys`);
