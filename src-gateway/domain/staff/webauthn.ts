import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG, isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers';
import type {
  CreationOptions,
  NewCredential,
  RequestOptions,
  UsedCredential,
} from '#shared/contract/staff/passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

/** Those that every browser's devices have; the library would add others where the running Node knows them. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** For the browser's own dialog. */
const TIMEOUT_MS = 120_000;

type Person = { id: string; email: string; name: string };

/** The device's own account of a person is the id: it tells a reader of the device nothing. */
const toUserHandle = (staffId: string) => isoBase64URL.fromUTF8String(staffId);

export async function toCreationOptions(
  { id: rpID, name: rpName }: RelyingParty,
  person: Person,
  known: readonly string[],
): Promise<CreationOptions> {
  const { rp, user, challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: isoUint8Array.fromUTF8String(person.id),
    userName: person.email,
    userDisplayName: person.name,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    rp: { id: rpID, name: rp.name },
    user,
    challenge,
    pubKeyCredParams,
    timeout: TIMEOUT_MS,
    attestation: 'none',
    excludeCredentials: known.map(id => ({ type: 'public-key', id })),
    // A sign-in names nobody: the device finds the passkey itself, and proves its person by fingerprint, face or PIN.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

export async function toRequestOptions({ id }: RelyingParty): Promise<RequestOptions> {
  const { challenge } = await generateAuthenticationOptions({ rpID: id });
  return { rpId: id, challenge, timeout: TIMEOUT_MS, userVerification: 'required' };
}

/** Null unless the credential was made for this challenge at the staff's address, by a device that proved its person. */
export async function verifyNewCredential(
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
  response: NewCredential,
): Promise<{ credentialId: string; publicKey: string; counter: number } | null> {
  const verified = await unlessRejected(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!verified?.verified) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  // The library compares the id beside the signed data with nothing.
  if (id !== response.id) return null;
  return { credentialId: id, publicKey: isoBase64URL.fromBuffer(publicKey), counter };
}

type StoredCredential = { credentialId: string; publicKey: string; counter: number; staffId: string };

/** The device's count of uses; null unless the stored credential signed this challenge at the staff's address. */
export async function verifyUsedCredential(
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
  { stored, response }: { stored: StoredCredential; response: UsedCredential },
): Promise<{ counter: number } | null> {
  const { userHandle, ...assertion } = response.response;
  if (userHandle !== toUserHandle(stored.staffId)) return null;
  const verified = await unlessRejected(() =>
    verifyAuthenticationResponse({
      response: { ...response, response: assertion },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: {
        id: stored.credentialId,
        publicKey: isoBase64URL.toBuffer(stored.publicKey),
        counter: stored.counter,
      },
    }),
  );
  return verified?.verified ? { counter: verified.authenticationInfo.newCounter } : null;
}

/** The library throws for whatever is wrong with a credential, and does nothing else that can fail. */
async function unlessRejected<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
