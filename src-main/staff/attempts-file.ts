import type { Log } from '../log/log.ts';
import { type KeptFile, type OpenKeeper, openKeptFile } from '../settings/kept-file.ts';
import { type PinAttempts, pinAttempts } from './pin-attempts.ts';

/** staff.json in the user data folder: apart from the settings, so that losing those forgives no guesses. */
export function openAttemptsFile(folder: string, open: OpenKeeper, log: Log): KeptFile<PinAttempts> {
  return openKeptFile({ name: 'staff', folder, schema: pinAttempts, open, log });
}
