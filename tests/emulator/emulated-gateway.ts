import { desc, eq } from 'drizzle-orm';
import { readEnvironment } from '#gateway/config/read-environment.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { startTestGateway, type TestGateway } from '../gateway/harness.ts';
import { emulatedEnvironment } from './emulator.ts';

export async function startEmulatedGateway(): Promise<TestGateway> {
  const { identityProvider, web } = readEnvironment(emulatedEnvironment());
  return startTestGateway({ identityProvider, web });
}

export async function mailedCode(
  on: TestGateway,
  recipient: string,
  kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET',
): Promise<string> {
  const sent = await on.app.store.db
    .select()
    .from(emails)
    .where(eq(emails.recipient, recipient))
    .orderBy(desc(emails.id));
  const text = sent.find(mail => mail.kind === kind)?.text ?? '';
  return new URL(/https?:\S+oobCode\S+/.exec(text)?.[0] ?? 'http://none').searchParams.get('oobCode') ?? '';
}
