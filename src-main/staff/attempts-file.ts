import type { Log } from '../log/log.ts';
import { type OpenJsonStore, openPersistedFile, type PersistedFile } from '../settings/persisted-file.ts';
import { type PinAttempts, pinAttempts } from './pin-attempts.ts';

/** staff.json in the user data folder: apart from the settings, so that losing those forgives no guesses. */
export function openAttemptsFile(folder: string, open: OpenJsonStore, log: Log): PersistedFile<PinAttempts> {
  return openPersistedFile({ name: 'staff', folder, schema: pinAttempts, open, log });
}
