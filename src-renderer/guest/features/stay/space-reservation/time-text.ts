import { formatClock, formatHour } from '#renderer/platform/i18n/format.ts';
import { toMinutes } from '#shared/rules/time-of-day.ts';

/** `14:00` in the format of the guest's language: `2 PM`, `14:00`. */
export function timeText(time: string): string {
  const minutes = toMinutes(time);
  return minutes % 60 === 0 ? formatHour(minutes / 60) : formatClock(new Date(minutes * 60_000), 'UTC');
}
