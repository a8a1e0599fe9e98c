import { findPasskey, notePasskeyUse } from '#gateway/store/passkey-store.ts';
import { lockStaff } from '#gateway/store/staff-store.ts';
import type { RequestOptions, UsedCredential } from '#shared/contract/staff/passkeys.ts';
import { AppError } from '#shared/errors.ts';
import { loadWebAuthn, relyingPartyOf, storeChallenge, takeChallenge } from './passkey-challenge.ts';
import { openSignedIn, recordSignInFailure } from './sign-in.ts';
import { type StaffRequestContext, toStaffLimitKey } from './staff-request.ts';

/** The same for everybody: nobody learns from it who has a passkey. */
export async function beginPasskeySignIn(context: StaffRequestContext): Promise<RequestOptions> {
  const { app } = context;
  await app.rateLimits.staffSignInPerClient(toStaffLimitKey(context));
  const { toRequestOptions } = await loadWebAuthn();
  const options = await toRequestOptions(relyingPartyOf(app));
  await storeChallenge(app, options.challenge, null);
  return options;
}

/** Opens the session, as the second step of a sign-in by password does; returns its signed token. */
export async function confirmPasskeySignIn(
  context: StaffRequestContext,
  credential: UsedCredential,
): Promise<string> {
  const { app } = context;
  await app.rateLimits.staffSignInPerClient(toStaffLimitKey(context));
  const challenge = await takeChallenge(app, credential.response.clientDataJSON, null);
  const stored = await findPasskey(app.store.db, credential.id);
  // Nobody's act: strangers could fill the record with made-up credentials.
  if (stored === null) throw wrong();
  const { id, staffId } = stored;
  await app.rateLimits.staffPasskeysPerAccount(staffId);
  const { verifyUsedCredential } = await loadWebAuthn();
  const used = await verifyUsedCredential(relyingPartyOf(app), challenge, { stored, response: credential });
  const signedToken = used && (await openByPasskey(context, { id, staffId, counter: used.counter }));
  if (signedToken === null) {
    await recordSignInFailure(context, staffId, 'PASSKEY');
    throw wrong();
  }
  await app.rateLimits.staffPasskeyRight(staffId);
  return signedToken;
}

/** Null for a passkey that was removed, or used by a copy of its device, since it was read. */
async function openByPasskey(
  context: StaffRequestContext,
  { id, staffId, counter }: { id: string; staffId: string; counter: number },
): Promise<string | null> {
  const { app } = context;
  const { token, signedToken } = await app.staffAuth.createSession(staffId);
  const isOpen = await app.store.db.transaction(async tx => {
    // A colleague who deactivates or resets the person waits, or has come first and left no passkey.
    await lockStaff(tx, staffId);
    if (!(await notePasskeyUse(tx, { id, counter, now: app.clock.now() }))) return false;
    await openSignedIn(context, tx, token, { method: 'PASSKEY', passkeyId: id });
    return true;
  });
  return isOpen ? signedToken : null;
}

/** One response for whatever is wrong: it says nothing about a credential that somebody tries. */
const wrong = () => new AppError('PASSKEY_WRONG', 'this passkey opens no session');
