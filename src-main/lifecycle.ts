import { app } from 'electron';
import type { Log } from './log/log.ts';
import type { RelaunchReason } from './log/watch-events.ts';

/** The app's end. Windows refuse to close until it has come. */
export type Lifecycle = {
  readonly isLeaving: boolean;
  /** Starts anew, whatever is open. Once only: every call to Electron would start one more. */
  relaunch(why: RelaunchReason): void;
};

export function openLifecycle(log: Log): Lifecycle {
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
      app.relaunch();
      app.exit(0);
    },
  };
}
