/** Ticks further apart than this mean that the machine slept, or was overloaded. */
const LONGEST_TICK_MS = 5_000;

export type SleepWatch = {
  /** Called every second. */
  tick(now: number): void;
  woke(now: number): void;
  /** Start of the current time awake; an instant of the monotonic clock. */
  awakeSince(): number;
};

export function watchSleep(start: number): SleepWatch {
  let last = start;
  let since = start;
  return {
    tick(now) {
      if (now - last > LONGEST_TICK_MS) since = now;
      last = now;
    },
    woke(now) {
      since = now;
      last = now;
    },
    awakeSince: () => since,
  };
}
