import process from 'node:process';
import { z } from 'zod';

export const PROJECT = 'demo-pernoite';

/** Where the emulator listens that `npm run test:emulator` has started. */
export function emulatorHost(): string {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  if (!host) throw new Error('These tests need the emulator: npm run test:emulator');
  return host;
}

/** What a hotel would write into its environment, and nothing more. */
export const emulatedEnvironment = () => ({
  IDENTITY_PROVIDER: JSON.stringify({ project: PROJECT, key: 'any' }),
  FIREBASE_AUTH_EMULATOR_HOST: emulatorHost(),
});

/** A call of the emulator in the name of its owner. */
export async function asOwner(verb: string, body: object): Promise<unknown> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts${verb}`;
  const answer = await fetch(`http://${emulatorHost()}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** What the emulator knows of an account; null where there is none. */
export async function accountOf(email: string) {
  const user = z.object({
    localId: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    displayName: z.string().optional(),
  });
  const answer = z
    .object({ users: z.array(user).optional() })
    .parse(await asOwner(':lookup', { email: [email] }));
  return answer.users?.[0] ?? null;
}
