import { type Log, toFault } from '../log/log.ts';
import type { PersistedFile } from '../settings/persisted-file.ts';
import type { SecretBox } from './secret-box.ts';
import { noSecrets, type Secrets } from './secrets-file.ts';

export type DeviceToken = {
  /** Null if none was set for this gateway: it is sent to no other, not even while a device is set up again. */
  for(gateway: string): string | null;
  store(token: string, gateway: string): Promise<void>;
  /** Resolves when a stored one has been read, or cannot be read. */
  ready: Promise<void>;
};

/** In memory only without a key store (KSK-14). One that cannot be decrypted is retained: the key ring may return. */
export function openDeviceToken(file: PersistedFile<Secrets>, box: SecretBox, log: Log): DeviceToken {
  let current: { token: string; gateway: string } | null = null;

  async function write(token: string, gateway: string): Promise<void> {
    if (!(await box.isSafe())) return log('token.memoryOnly', { whose: 'device' });
    const deviceToken = { gateway, sealed: await box.seal(token) };
    file.write({ ...(file.read() ?? noSecrets), deviceToken });
  }

  async function read(): Promise<void> {
    const stored = file.read()?.deviceToken ?? null;
    if (stored === null) return;
    const opened = await box.open(stored.sealed);
    if (opened === null) return log('token.unreadable', { whose: 'device' });
    current ??= { token: opened.text, gateway: stored.gateway };
    if (opened.isStale) await write(opened.text, stored.gateway);
  }

  return {
    for: gateway => (current?.gateway === gateway ? current.token : null),
    async store(token, gateway) {
      current = { token, gateway };
      await write(token, gateway);
    },
    ready: read().catch((error: unknown) => log('app.fault', { part: 'deviceToken', ...toFault(error) })),
  };
}
