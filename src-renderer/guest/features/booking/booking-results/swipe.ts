/** How far a finger must go for the next picture, in pixels (APP-38). */
const SWIPE_PX = 50;

/** Which way a swipe goes: 1 to the next picture, -1 to the one before, 0 when it was too short (APP-38). */
export function swiped(distance: number): -1 | 0 | 1 {
  if (Math.abs(distance) < SWIPE_PX) return 0;
  return distance < 0 ? 1 : -1;
}
