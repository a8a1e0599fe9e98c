import type { AppContext } from '#gateway/context.ts';
import { BRAND_TIME_ZONE, dateAt, hourAt, instantAt } from '#shared/hotel-time.ts';
import { isLocalDate } from '#shared/local-date.ts';

const MINUTE = 60_000;

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: BRAND_TIME_ZONE });

const formats = {
  short: format({ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
  day: format({ dateStyle: 'full' }),
  time: format({ timeStyle: 'short' }),
  moment: format({ dateStyle: 'medium', timeStyle: 'short' }),
};

export function consoleTime(app: AppContext) {
  const now = app.clock.now();
  return {
    short: formats.short.format(now),
    day: formats.day.format(now),
    time: formats.time.format(now),
    field: toField(now),
    moved: Math.abs(app.clock.offset()) > MINUTE / 2,
    offset: describeOffset(app.clock.offset()),
  };
}

/** On the brand's clock. */
export const formatMoment = (instant: Date) => formats.moment.format(instant);

function toField(instant: Date): string {
  const minute = new Date(instant).getUTCMinutes();
  const hour = hourAt(instant, BRAND_TIME_ZONE);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${dateAt(instant, BRAND_TIME_ZONE)}T${pad(hour)}:${pad(minute)}`;
}

/** The instant of a datetime-local field on the hotels' clocks; null if it is ambiguous or invalid. */
export function instantOfField(text: string): Date | null {
  const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2})?$/.exec(text);
  if (!parts) return null;
  const [, date = '', hour = '', minute = ''] = parts;
  if (!isLocalDate(date) || Number(hour) > 23 || Number(minute) > 59) return null;
  return new Date(instantAt(date, Number(hour), BRAND_TIME_ZONE).getTime() + Number(minute) * MINUTE);
}

/** `2 d 3 h ahead of real time`. */
function describeOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  if (minutes === 0) return 'real time';
  const parts = { d: Math.floor(minutes / 1_440), h: Math.floor((minutes % 1_440) / 60), min: minutes % 60 };
  const shown = Object.entries(parts).flatMap(([unit, amount]) => (amount > 0 ? `${amount} ${unit}` : []));
  return `${shown.join(' ')} ${offset > 0 ? 'ahead of' : 'behind'} real time`;
}
