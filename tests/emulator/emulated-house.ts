import process from 'node:process';
import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { readEnvironment } from '#gateway/config.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import type { NewGuest } from '#shared/contract/guest-user.ts';
import { startTestGateway, type TestGateway } from '../gateway/harness.ts';

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

/** A seeded gateway whose guests have their accounts at the emulator. */
export async function startEmulatedHouse(): Promise<TestGateway> {
  const { identityProvider, web } = readEnvironment(emulatedEnvironment());
  return startTestGateway({ identityProvider, web });
}

let count = 0;

export function newGuest(differences: Partial<NewGuest> = {}): NewGuest {
  count += 1;
  return {
    email: `guest${count}.${Date.now().toString(36)}@example.com`,
    firstName: 'Zoé',
    lastName: 'Lima Prado',
    dateOfBirth: '1990-05-04',
    phoneCode: '55',
    phone: '11987654321',
    country: 'BR',
    password: 'Senha#2026',
    consent: true,
    subscribe: false,
    preferredLanguage: 'PORTUGUESE',
    ...differences,
  };
}

/** The one-use code of the newest e-mail of this kind. */
export async function mailedCode(
  on: TestGateway,
  recipient: string,
  kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET',
): Promise<string> {
  const letters = await on.house.store.db
    .select()
    .from(emails)
    .where(eq(emails.recipient, recipient))
    .orderBy(desc(emails.id));
  const text = letters.find(letter => letter.kind === kind)?.text ?? '';
  return new URL(/https?:\S+oobCode\S+/.exec(text)?.[0] ?? 'http://none').searchParams.get('oobCode') ?? '';
}

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
