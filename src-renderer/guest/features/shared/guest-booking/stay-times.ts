import { formatClock, formatDate, formatDateRange, formatHour } from '#renderer/platform/i18n/format.ts';
import { dateAt, hourAt } from '#shared/hotel-time.ts';

/** `3 PM` on the hotel's clock, and `3:20 PM` if it is not a full hour. */
export function formatStayTime(instant: string, timeZone: string): string {
  const moment = new Date(instant);
  return moment.getUTCMinutes() === 0 ? formatHour(hourAt(moment, timeZone)) : formatClock(moment, timeZone);
}

/** `Thu, Dec 3` on the hotel's calendar; a line breaks after the weekday, never within `Dec 3` or `3 de dez.`. */
export function formatStayDay(instant: string, timeZone: string): string {
  return formatDate(dateAt(new Date(instant), timeZone), 'weekday').replace(/([^,])\s/gu, '$1\u00a0');
}

/** `Thu, Dec 3, 3 PM` at the hotel. */
export const formatStayDayAndTime = (instant: string, timeZone: string): string =>
  `${formatStayDay(instant, timeZone)}, ${formatStayTime(instant, timeZone)}`;

type Stay = { checkinDate: string; checkoutDate: string; building: { timezone: string } };

/** `Dec 3 – 6, 2026`: the dates of a stay. */
export function formatStayDates({ checkinDate, checkoutDate, building }: Stay): string {
  const [from, to] = [checkinDate, checkoutDate].map(instant => dateAt(new Date(instant), building.timezone));
  return formatDateRange(from ?? '', to ?? '', 'medium');
}
