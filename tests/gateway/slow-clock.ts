import type { MovableClock } from '#gateway/platform/clock.ts';

const SLOWER = 10;

/**
 * A clock whose second takes ten, from the time that it was set to: many tests check a second before a limit, and a busy
 * machine may take longer for that. It goes on, so that what happens later has a later time.
 */
export function slowClock(offset: number): MovableClock {
  let setAt = Date.now();
  let shift = offset;
  return {
    now: () => new Date(setAt + shift + (Date.now() - setAt) / SLOWER),
    offset: () => shift,
    moveTo(instant) {
      setAt = Date.now();
      shift = instant.getTime() - setAt;
    },
    // Exactly so far: to catch up with the machine's time as well would use up the margin of a slow test.
    moveBy(milliseconds) {
      shift += milliseconds;
    },
  };
}
