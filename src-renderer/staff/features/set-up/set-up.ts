import { staffGateway } from '../shared/gateway/staff-client.ts';
import { beginSignIn, choosePin, confirmSignIn } from '../shared/session/session.ts';

/** The steps of an invitation: a password, the authenticator, the recovery codes, a PIN. */
export type SetUpStep =
  | { name: 'password' }
  | { name: 'authenticator'; password: string; otpauthUri: string }
  | { name: 'codes'; password: string; recoveryCodes: readonly string[]; isSignedIn: boolean }
  | { name: 'pin'; password: string };

export const setUpSteps = ['password', 'authenticator', 'codes', 'pin'] as const;

export type Linked = { token: string; email: string };

export async function choosePassword({ token }: Linked, password: string): Promise<SetUpStep> {
  const { otpauthUri } = await staffGateway.setUp.choosePassword({ token, password });
  return { name: 'authenticator', password, otpauthUri };
}

/** Ends the set-up and signs in with the same code, while it counts. */
export async function confirmAuthenticator(
  { token, email }: Linked,
  password: string,
  code: string,
): Promise<SetUpStep> {
  const { recoveryCodes } = await staffGateway.setUp.confirm({ token, password, code });
  const isSignedIn = await signInAtOnce(email, password, code);
  return { name: 'codes', password, recoveryCodes, isSignedIn };
}

/** False where the code has just run out: the account is ready, and the person signs in by hand. */
async function signInAtOnce(email: string, password: string, code: string): Promise<boolean> {
  try {
    await confirmSignIn(await beginSignIn(email, password), { code });
    return true;
  } catch {
    return false;
  }
}

export const chooseFirstPin = (password: string, pin: string): Promise<void> => choosePin(password, pin);

/** The key of an authenticator's address in groups of four, to be typed by hand. */
export function keyOf(otpauthUri: string): string {
  const secret = new URL(otpauthUri).searchParams.get('secret') ?? '';
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
