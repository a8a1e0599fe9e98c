import { z } from 'zod';
import { contentOf, serviceAddress, serviceUrl, text } from './kinds.ts';
import { ConfigError, type ConfigOf, optional, unusable } from './setting.ts';
import type { TtlockConfig } from './ttlock-config.ts';

export const lockWebhookConfig = z.object({
  url: serviceUrl,
  /** Signs each request: whoever has it opens doors. */
  secret: z.string().min(24).max(200),
});
export type LockWebhookConfig = z.infer<typeof lockWebhookConfig>;

const secretText = '24 characters at least, the same as at the lock system';

export const lockSettings = {
  url: optional('LOCK_WEBHOOK_URL', serviceAddress, {
    meaning:
      'where door codes are sent for the lock system, signed ([deploy.md](deploy.md#door-locks)); rejected in a sandbox',
    shown: "none: the sandbox's own locks, none in production",
  }),
  secret: optional('LOCK_WEBHOOK_SECRET', text(secretText), {
    meaning: 'the secret that signs them, at least 24 characters',
  }),
  secretFile: optional('LOCK_WEBHOOK_SECRET_FILE', text('a file with 24 characters at least'), {
    meaning: 'in its place, a file with the secret alone',
  }),
};

export function readLocks({ url, ...given }: ConfigOf<typeof lockSettings>): LockWebhookConfig | null {
  if (url === null) return null;
  const secret = given.secret ?? contentOf(given.secretFile)?.trim();
  if (!lockWebhookConfig.shape.secret.safeParse(secret).success) throw unusable(lockSettings.secret);
  return lockWebhookConfig.parse({ url, secret });
}

type Locks = { lockWebhook: LockWebhookConfig | null; ttlock: TtlockConfig | null; sandbox: boolean };

/** Throws ConfigError where a sandbox would open real doors, or two systems would program one lock. */
export function assertLocksAreMeant({ lockWebhook, ttlock, sandbox }: Locks): void {
  if (lockWebhook !== null && ttlock !== null)
    throw new ConfigError(
      'TTLOCK_USERNAME cannot be used beside LOCK_WEBHOOK_URL: one system alone programs the locks. Leave one of them out.',
    );
  const name = ttlock !== null ? 'TTLOCK_USERNAME' : 'LOCK_WEBHOOK_URL';
  if (!sandbox || (lockWebhook === null && ttlock === null)) return;
  throw new ConfigError(
    `${name} cannot be used while the sandbox is on: whoever reaches a sandbox signs in as anybody, and would open real doors. Leave it out, or set PERNOITE_SANDBOX=off.`,
  );
}
