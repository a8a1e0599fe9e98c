import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { formatClock, formatDate } from '#renderer/platform/i18n/format.ts';
import type { Visitor } from '#shared/contract/guest/visitors.ts';
import { instantAt } from '#shared/hotel-time.ts';
import { toMinutes } from '#shared/rules/time-of-day.ts';

/** `18:30` in Portuguese, `6:30 PM` in English. */
export const formatTime = (time: string): string => formatClock(new Date(`2026-01-01T${time}:00Z`), 'UTC');

/** `Fri, Dec 12`; a line breaks after the weekday, never within `Dec 12` or `12 de dez.`. */
export const formatVisitDay = (date: string): string =>
  formatDate(date, 'weekday').replace(/([^,])\s/gu, '$1\u00a0');

type Times = Pick<Visitor, 'visitDate' | 'startTime' | 'endTime' | 'buildingTimezone'>;

export function toMoments({ visitDate, startTime, endTime, buildingTimezone }: Times) {
  const at = (time: string) => instantAt(visitDate, toMinutes(time) / 60, buildingTimezone);
  return { startsAt: at(startTime), endsAt: at(endTime) };
}

/** A time range must not wrap. */
export const unbroken = (text: string): string => text.replace(/\s/gu, '\u00a0');

export const visitEntry = (visit: Times & Pick<Visitor, 'invitationCode' | 'invitationUrl'>) => ({
  id: `visit-${visit.invitationCode}`,
  madeAt: serverNow(),
  url: visit.invitationUrl,
  ...toMoments(visit),
});
