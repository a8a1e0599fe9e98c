import { formatClock, formatDay } from '#renderer/i18n/format.ts';

/** A moment on the hotel's clock with its weekday: `Thu, Dec 3, 3:00 PM`. */
export function formatMoment(instant: string, timeZone: string): string {
  const at = new Date(instant);
  return `${formatDay(at, timeZone, 'weekday')}, ${formatClock(at, timeZone)}`;
}
