import { z } from 'zod';
import type { AppContext } from '#gateway/context.ts';
import { insertPasskeyChallenge, takePasskeyChallenge } from '#gateway/store/passkey-store.ts';
import { AppError } from '#shared/errors.ts';
import { type RelyingParty, toRelyingParty } from './relying-party.ts';

/** From the options to the device's signature. */
const CHALLENGE_MS = 5 * 60_000;

const clientData = z.object({ challenge: z.string().max(200) });

/** Loaded with the first passkey: a gateway's start does not wait for certificates and their formats. */
export const loadWebAuthn = () => import('./webauthn.ts');

export function relyingPartyOf({ staffUrl }: AppContext): RelyingParty {
  if (staffUrl === null) throw new Error('a gateway without an address for staff has no passkeys');
  return toRelyingParty(staffUrl);
}

/** `sessionId` is that of the session that adds a passkey, null for a sign-in. */
export async function storeChallenge(
  app: AppContext,
  challenge: string,
  sessionId: string | null,
): Promise<void> {
  const expiresAt = new Date(app.clock.now().getTime() + CHALLENGE_MS);
  await insertPasskeyChallenge(app.store.db, { challenge, sessionId, expiresAt });
}

/** The challenge that a device signed, used up by this call. Throws PASSKEY_EXPIRED for one that is not open. */
export async function takeChallenge(
  app: AppContext,
  clientDataJSON: string,
  sessionId: string | null,
): Promise<string> {
  const challenge = readChallenge(clientDataJSON);
  const now = app.clock.now();
  if (challenge === null || !(await takePasskeyChallenge(app.store.db, { challenge, sessionId, now })))
    throw new AppError('PASSKEY_EXPIRED', 'the challenge was used or has run out');
  return challenge;
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const read = clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')));
    return read.success ? read.data.challenge : null;
  } catch {
    return null;
  }
}
