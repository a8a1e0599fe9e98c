import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserWindow } from 'electron';
import type { CrashPauses } from '../kiosk/crash-pauses.ts';
import type { Log } from '../log/log.ts';

/** Ends the process of a page that crashed or hangs, and returns when another page may be opened in its place. */
export async function endLostPage(
  { webContents }: BrowserWindow,
  crashes: CrashPauses,
  log: Log,
): Promise<void> {
  if (!webContents.isCrashed()) webContents.forcefullyCrashRenderer();
  const { count, pauseMs } = crashes.lost(performance.now());
  log('page.lost', { what: 'page', count, pauseMs });
  await pause(pauseMs);
}
