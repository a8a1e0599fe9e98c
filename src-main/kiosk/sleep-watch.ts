/** Ticks further apart than this mean that the machine slept, or was overloaded. */
const LONGEST_TICK_MS = 5_000;

export type SleepWatch = {
  /** Called with every tick of a second. */
  tick(now: number): void;
  /** The system says that it has woken. */
  woke(now: number): void;
  /** Since when the machine has been awake without a break; an instant of the steady clock. */
  awakeSince(): number;
};

/** Distinguishes the time that a machine slept from the time that a page was silent (BEY-07). */
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
