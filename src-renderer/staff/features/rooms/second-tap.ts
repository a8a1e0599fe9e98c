const WITHIN_MS = 500;
const WITHIN_PX = 48;

export type Tap = {
  clientX: number;
  clientY: number;
  timeStamp: number;
  /** 0 for a key, which has no place. */
  detail: number;
};

/**
 * Tells the second tap of a double one: a touched row leaves the list, or its button changes, so that the second tap would touch
 * another room, or take the first one back.
 */
export function createTapGuard(): (tap: Tap) => boolean {
  let before: Tap | null = null;
  return tap => {
    const isSecond =
      before !== null &&
      tap.detail > 0 &&
      tap.timeStamp - before.timeStamp < WITHIN_MS &&
      Math.hypot(tap.clientX - before.clientX, tap.clientY - before.clientY) < WITHIN_PX;
    before = tap;
    return isSecond;
  };
}

/** One for the page: the bar that undoes a touch appears over the lowest row. */
export const isSecondTap = createTapGuard();
