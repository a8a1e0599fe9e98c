import type { Log } from '../log/log.ts';
import { type OpenJsonStore, openPersistedFile, type PersistedFile } from '../settings/persisted-file.ts';
import { type PinAttempts, pinAttempts } from './pin-attempts.ts';

/** Separate from the settings, so that losing those does not reset the counter. */
export function openAttemptsFile(folder: string, open: OpenJsonStore, log: Log): PersistedFile<PinAttempts> {
  return openPersistedFile({ name: 'staff', folder, schema: pinAttempts, open, log });
}
