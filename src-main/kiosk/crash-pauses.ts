/** Number of page losses within the time window after which the kiosk shows "out of order" (BEY-07). */
export const CRASHES_TO_GIVE_UP = 5;
export const CRASH_WINDOW_MS = 60_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Time for which the "out of order" page is shown before the app restarts. */
export const CLOSED_MS = 60_000;

export type AfterCrash = {
  /** Losses within the time window, this one included. */
  count: number;
  /** The pause before the next window: none at first, then twice as long each time. */
  pauseMs: number;
  hasGivenUp: boolean;
};

export type CrashPauses = {
  /** Records a lost page at this instant of the monotonic clock, and returns what to do. */
  lost(now: number): AfterCrash;
};

export function countCrashes(): CrashPauses {
  let times: number[] = [];
  return {
    lost(now) {
      times = [...times.filter(time => now - time < CRASH_WINDOW_MS), now];
      const count = times.length;
      const pauseMs = count === 1 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (count - 2), LONGEST_PAUSE_MS);
      return { count, pauseMs, hasGivenUp: count >= CRASHES_TO_GIVE_UP };
    },
  };
}
