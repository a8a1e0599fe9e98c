import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { done, isoInstant, personText } from '../schemas.ts';
import { openStaffCall, staffCall } from './staff-call.ts';
import { openedSession, typedPassword } from './staff-session.ts';

/** Passkeys of staff (STF-03): one proves what password and code prove together. Options and results are WebAuthn's own JSON. */

export const PASSKEY_NAME_LENGTH = 40;

const base64url = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max));

/** At most 1,023 bytes, as WebAuthn says. */
const credentialId = base64url(1_364);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_096),
    attestationObject: base64url(16_384),
  }),
});
export type NewCredential = z.infer<typeof newCredential>;

const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_096),
    authenticatorData: base64url(4_096),
    signature: base64url(4_096),
    userHandle: z.optional(base64url(88)),
  }),
});
export type UsedCredential = z.infer<typeof usedCredential>;

const challenge = base64url(64);
const timeout = z.int();

/** For `navigator.credentials.create`. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url(88), name: z.string(), displayName: z.string() }),
  challenge,
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout,
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: credentialId })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type CreationOptions = z.infer<typeof creationOptions>;

/** For `navigator.credentials.get`. It names no person and no passkey: the browser offers those of the address. */
export const requestOptions = z.object({
  rpId: z.string(),
  challenge,
  timeout,
  userVerification: z.literal('required'),
});
export type RequestOptions = z.infer<typeof requestOptions>;

export const passkey = z.object({
  passkeyId: z.uuid(),
  name: z.string(),
  createdAt: isoInstant,
  /** Null until the first sign-in. */
  lastUsedAt: z.nullable(isoInstant),
});
export type Passkey = z.infer<typeof passkey>;

export const list = staffCall({ roles: null, act: null })
  .route({
    method: 'GET',
    path: '/session/passkeys',
    operationId: 'listPasskeys',
    tags: ['Passkeys'],
    summary: 'The passkeys of the signed-in person, oldest first',
  })
  .output(z.object({ passkeys: z.array(passkey) }));

export const beginAdding = staffCall({ roles: null, act: null })
  .route({
    method: 'POST',
    path: '/session/passkeys/options',
    operationId: 'beginPasskey',
    tags: ['Passkeys'],
    summary: 'Options to make a passkey with; asks for the password',
  })
  .errors(hotelFailures('STAFF_PASSWORD_WRONG', 'PASSKEY_LIMIT', 'TOO_MANY_REQUESTS'))
  .input(z.object({ password: typedPassword }))
  .output(creationOptions);

/** For the session alone that began it, within five minutes. */
export const add = staffCall({ roles: null, act: 'PASSKEY_ADDED' })
  .route({
    method: 'POST',
    path: '/session/passkeys',
    operationId: 'addPasskey',
    tags: ['Passkeys'],
    summary: 'Store the passkey that the browser made',
  })
  .errors(hotelFailures('PASSKEY_EXPIRED', 'PASSKEY_REJECTED', 'PASSKEY_KNOWN', 'PASSKEY_LIMIT'))
  .input(z.object({ name: personText(PASSKEY_NAME_LENGTH), credential: newCredential }))
  .output(z.object({ passkeyId: z.uuid() }));

export const remove = staffCall({ roles: null, act: 'PASSKEY_REMOVED' })
  .route({
    method: 'POST',
    path: '/session/passkeys/{passkeyId}/remove',
    operationId: 'removePasskey',
    tags: ['Passkeys'],
    summary: 'Take away a passkey of the signed-in person; asks for the password',
  })
  .errors(hotelFailures('STAFF_PASSWORD_WRONG', 'PASSKEY_NOT_FOUND', 'TOO_MANY_REQUESTS'))
  .input(z.object({ passkeyId: z.uuid(), password: typedPassword }))
  .output(done);

export const beginSignIn = openStaffCall(null)
  .route({
    method: 'POST',
    path: '/sign-in/passkey/options',
    operationId: 'beginPasskeySignIn',
    tags: ['Passkeys'],
    summary: 'Options to sign in with by a passkey, the same for everybody',
  })
  .errors(hotelFailures('TOO_MANY_REQUESTS'))
  .output(requestOptions);

export const confirmSignIn = openStaffCall('SIGNED_IN')
  .route({
    method: 'POST',
    path: '/sign-in/passkey',
    operationId: 'confirmPasskeySignIn',
    tags: ['Passkeys'],
    summary: 'Sign in by a passkey in place of password and code',
  })
  .errors(hotelFailures('PASSKEY_EXPIRED', 'PASSKEY_WRONG', 'TOO_MANY_REQUESTS'))
  .input(z.object({ credential: usedCredential }))
  .output(openedSession);
