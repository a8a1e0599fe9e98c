import { app } from 'electron';
import type { Log, RelaunchReason } from './log/log.ts';
import { START_AGAIN } from './settings/launch-options.ts';

/** The end of the app. Windows close only after it has begun. */
export type Lifecycle = {
  readonly isLeaving: boolean;
  /** Runs once: each call to Electron starts one more process. Under a supervisor, which restarts it, it only ends. */
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
