import { formatClock, formatHour } from '#renderer/platform/i18n/format.ts';
import { toMinutes } from '#shared/rules/time-of-day.ts';

/** `14:00` as the guest's language writes it: `2 PM`, `14:00`. */
export function timeText(time: string): string {
  const minutes = toMinutes(time);
  return minutes % 60 === 0 ? formatHour(minutes / 60) : formatClock(new Date(minutes * 60_000), 'UTC');
}
