import process from 'node:process';
import { z } from 'zod';

export const PROJECT = 'demo-pernoite';

export function emulatorHost(): string {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  if (!host) throw new Error('These tests need the emulator: npm run test:emulator');
  return host;
}

export const emulatedEnvironment = () => ({
  IDENTITY_PROVIDER: JSON.stringify({ project: PROJECT, key: 'any' }),
  FIREBASE_AUTH_EMULATOR_HOST: emulatorHost(),
});

export async function asOwner(verb: string, body: object): Promise<unknown> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts${verb}`;
  const response = await fetch(`http://${emulatorHost()}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  return response.json();
}

export async function accountOf(email: string) {
  const user = z.object({
    localId: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    displayName: z.string().optional(),
  });
  const response = z
    .object({ users: z.array(user).optional() })
    .parse(await asOwner(':lookup', { email: [email] }));
  return response.users?.[0] ?? null;
}
