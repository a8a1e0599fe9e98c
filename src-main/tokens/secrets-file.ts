import * as z from 'zod/mini';
import { gatewayAddress } from '#shared/device-settings.ts';
import type { Log } from '../log/log.ts';
import { type OpenJsonStore, openPersistedFile, type PersistedFile } from '../settings/persisted-file.ts';

const sealed = z.base64();

/** Only ciphertext of the system's key store, and its purpose. */
const secrets = z.strictObject({
  /** The secret that this device was enrolled with, and the only addresses that it is sent to. */
  deviceToken: z.nullable(
    z.strictObject({
      gateway: gatewayAddress,
      /** The staff's address that stood in the settings with it; missing in the file of an older app. */
      staffGateway: z._default(z.nullable(gatewayAddress), null),
      sealed,
    }),
  ),
  /** The refresh token of each guest at a reception desk, by window slot. */
  guests: z.record(z.string(), sealed),
});
export type Secrets = z.infer<typeof secrets>;

export const noSecrets: Secrets = { deviceToken: null, guests: {} };

export function openSecretsFile(folder: string, open: OpenJsonStore, log: Log): PersistedFile<Secrets> {
  return openPersistedFile({ name: 'secrets', folder, schema: secrets, open, log });
}
