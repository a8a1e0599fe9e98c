import { type Log, toFault } from './log/log.ts';

export type FaultSource = {
  on(event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void): unknown;
};

type Recovery = {
  log: Log;
  isLeaving(): boolean;
  /** A fault while the app starts. */
  failStart(): void;
  /** The windows could not be replaced. */
  giveUp(): void;
};

/**
 * Where nobody listens for an uncaught error, Electron shows a box with its message and stack above every window. The
 * state of the app is unknown after one, so the pages are replaced as after a crash (DSK-08).
 */
export function recoverFromFaults(
  source: FaultSource,
  { log, isLeaving, failStart, giveUp }: Recovery,
): { started(replaceWindows: () => Promise<void>): void } {
  let replaceWindows: (() => Promise<void>) | null = null;
  let isReplacing = false;

  function recover(error: unknown): void {
    // Calls of windows that close with the app fail.
    if (isLeaving()) return;
    log('app.fault', { part: 'main', ...toFault(error) });
    if (isOfConnection(error)) return;
    if (replaceWindows === null) return failStart();
    // Faults of pages that are being replaced, or repeat meanwhile, are only logged.
    if (isReplacing) return;
    isReplacing = true;
    void replaceWindows()
      .catch((failure: unknown) => {
        log('app.fault', { part: 'main', ...toFault(failure) });
        giveUp();
      })
      .finally(() => {
        isReplacing = false;
      });
  }

  source.on('uncaughtException', recover);
  source.on('unhandledRejection', recover);
  return {
    started(replace) {
      replaceWindows = replace;
    },
  };
}

/**
 * Electron's fetch and the streams of Node can throw, where nobody can catch it, when a connection breaks or a page stops
 * reading. The request fails as well, and the app is as it was: a lost second must not cost a guest the page.
 */
function isOfConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOfStream = 'code' in error && error.code === 'ERR_INVALID_STATE';
  return isOfStream || error.name === 'AbortError' || error.message.startsWith('net::ERR_');
}
