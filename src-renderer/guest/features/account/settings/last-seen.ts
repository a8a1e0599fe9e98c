const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, in the largest unit that fits; null for less than two minutes. */
export type Ago = { value: number; unit: 'minute' | 'hour' | 'day' } | null;

/** An instant that the server knows to about a minute, and never one of the future, whatever the clocks say. */
export function agoOf(instant: Date, now: Date): Ago {
  const passed = now.getTime() - instant.getTime();
  if (passed < 2 * MINUTE) return null;
  if (passed < HOUR) return { value: Math.floor(passed / MINUTE), unit: 'minute' };
  if (passed < DAY) return { value: Math.floor(passed / HOUR), unit: 'hour' };
  return { value: Math.floor(passed / DAY), unit: 'day' };
}
