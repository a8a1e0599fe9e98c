import type { MovableClock } from '#gateway/platform/clock.ts';

const SLOWER = 10;

/**
 * A clock whose second takes ten, from one move to the next: many tests check a second before a limit, and a busy machine
 * may take longer for that. It goes on, so that what happens later has a later time.
 */
export function slowClock(offset: number): MovableClock {
  let movedAt = Date.now();
  let shift = offset;
  const shiftTo = (newShift: number) => {
    movedAt = Date.now();
    shift = newShift;
  };
  return {
    now: () => new Date(movedAt + shift + (Date.now() - movedAt) / SLOWER),
    offset: () => shift,
    moveTo: instant => shiftTo(instant.getTime() - Date.now()),
    moveBy: milliseconds => shiftTo(shift + milliseconds),
  };
}
