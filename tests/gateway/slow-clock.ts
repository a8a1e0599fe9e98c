import type { MovableClock } from '#gateway/platform/clock.ts';

const SLOWER = 10;

/** A fast machine adds two cards within ten milliseconds: each call reads the clock a few times, so the second is later. */
const READING_MS = 0.25;

/**
 * A clock whose second takes ten, from the time that it was set to: many tests check a second before a limit, and a busy
 * machine may take longer for that. It goes on with each reading too, so that what happens later has a later time.
 */
export function slowClock(offset: number): MovableClock {
  let setAt = Date.now();
  let shift = offset;
  let readings = 0;
  return {
    now() {
      readings += 1;
      return new Date(setAt + shift + readings * READING_MS + (Date.now() - setAt) / SLOWER);
    },
    offset: () => shift,
    moveTo(instant) {
      setAt = Date.now();
      readings = 0;
      shift = instant.getTime() - setAt;
    },
    // Exactly so far: to catch up with the machine's time as well would use up the margin of a slow test.
    moveBy(milliseconds) {
      shift += milliseconds;
    },
  };
}
