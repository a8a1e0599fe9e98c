import { app } from 'electron';
import type { Log } from './log/log.ts';
import type { RelaunchReason } from './log/watch-events.ts';
import { START_AGAIN } from './settings/launch-options.ts';

/** The app's end. Windows do not close before it. */
export type Lifecycle = {
  readonly isLeaving: boolean;
  /**
   * Restarts, whatever is open. Once only: every call to Electron would start one more. Beside a supervisor that does
   * the same there would be two, of which the second is turned away and started again, for ever.
   */
  relaunch(why: RelaunchReason): void;
};

export function openLifecycle(log: Log, { isSupervised }: { isSupervised: boolean }): Lifecycle {
  let isLeaving = false;
  app.on('before-quit', () => {
    isLeaving = true;
  });
  return {
    get isLeaving() {
      return isLeaving;
    },
    relaunch(why) {
      if (isLeaving) return;
      isLeaving = true;
      log('app.relaunches', { why });
      if (!isSupervised) app.relaunch();
      app.exit(isSupervised ? START_AGAIN : 0);
    },
  };
}
