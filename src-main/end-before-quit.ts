import { type Log, toFault } from './log/log.ts';
import { within } from './within.ts';

export type QuittingApp = {
  on(event: 'before-quit', listener: (event: { preventDefault(): void }) => void): unknown;
  quit(): void;
};

/** A gateway that does not respond must not keep the app open; what is on the disk is deleted before. */
const LIMIT_MS = 3_000;

/** Ends everyone before the app quits (DSK-07): opened again it is empty, and the sessions are over at the gateway. */
export function endBeforeQuit(
  app: QuittingApp,
  { endEveryone, log, limitMs = LIMIT_MS }: { endEveryone(): Promise<void>; log: Log; limitMs?: number },
): void {
  let state: 'open' | 'ending' | 'ended' = 'open';
  app.on('before-quit', event => {
    if (state === 'ended') return;
    event.preventDefault();
    // The last window that closes quits the app too.
    if (state === 'ending') return;
    state = 'ending';
    void within(limitMs, endEveryone(), 'the sessions are not ended in time')
      .catch((error: unknown) => log('app.fault', { part: 'quit', ...toFault(error) }))
      .finally(() => {
        state = 'ended';
        app.quit();
      });
  });
}
