const SWIPE_PX = 50;

/** Direction of a swipe: 1 to the next picture, -1 to the previous one, 0 if it was too short (APP-38). */
export function swiped(distance: number): -1 | 0 | 1 {
  if (Math.abs(distance) < SWIPE_PX) return 0;
  return distance < 0 ? 1 : -1;
}
