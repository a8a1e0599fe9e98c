import { type Log, toFault } from '../log/log.ts';
import type { PersistedFile } from '../settings/persisted-file.ts';
import type { SecretBox } from './secret-box.ts';
import { noSecrets, type Secrets } from './secrets-file.ts';

export type DeviceToken = {
  /** Null if none was set for this gateway: it is sent to no other, not even while a device is set up again. */
  for(gateway: string): string | null;
  /** Null if none was set for this address of staff: whoever changes the settings later sends it nowhere else. */
  forStaff(staffGateway: string): string | null;
  store(token: string, addresses: TokenAddresses): Promise<void>;
  /** Resolves when a stored one has been read, or cannot be read. */
  ready: Promise<void>;
};

export type TokenAddresses = { gateway: string; staffGateway: string | null };

/** In memory only without a key store (KSK-14). One that cannot be decrypted is retained: the key ring may return. */
export function openDeviceToken(file: PersistedFile<Secrets>, box: SecretBox, log: Log): DeviceToken {
  let current: ({ token: string } & TokenAddresses) | null = null;

  async function write(token: string, { gateway, staffGateway }: TokenAddresses): Promise<void> {
    if (!(await box.isSafe())) return log('token.memoryOnly', { whose: 'device' });
    const deviceToken = { gateway, staffGateway, sealed: await box.seal(token) };
    file.write({ ...(file.read() ?? noSecrets), deviceToken });
  }

  async function read(): Promise<void> {
    const stored = file.read()?.deviceToken ?? null;
    if (stored === null) return;
    const opened = await box.open(stored.sealed);
    if (opened === null) return log('token.unreadable', { whose: 'device' });
    const { gateway, staffGateway } = stored;
    current ??= { token: opened.text, gateway, staffGateway };
    if (opened.isStale) await write(opened.text, stored);
  }

  return {
    for: gateway => (current?.gateway === gateway ? current.token : null),
    forStaff: staffGateway => (current?.staffGateway === staffGateway ? current.token : null),
    async store(token, addresses) {
      current = { token, ...addresses };
      await write(token, addresses);
    },
    ready: read().catch((error: unknown) => log('app.fault', { part: 'deviceToken', ...toFault(error) })),
  };
}
