import { formatDate, formatHour } from '#renderer/platform/i18n/format.ts';
import type { Text } from '#renderer/platform/i18n/texts.ts';
import type { ShiftNote } from '#shared/contract/staff/shift-notes.ts';
import { dateAt, instantAt } from '#shared/hotel-time.ts';

type Due = Pick<ShiftNote, 'due' | 'doneAt'>;

/** Its hour has passed, and nobody has done it. */
export const isOverdue = ({ due, doneAt }: Due, now: Date, timeZone: string): boolean =>
  due !== null && doneAt === null && instantAt(due.date, due.hour, timeZone) <= now;

export function dueText(
  { due }: Due,
  t: Text<'staff/notes'>,
  { now, timeZone }: { now: Date; timeZone: string },
) {
  if (due === null) return t('noDue');
  const hour = formatHour(due.hour);
  return due.date === dateAt(now, timeZone)
    ? t('dueToday', { hour })
    : t('dueAt', { day: formatDate(due.date, 'short'), hour });
}

export function aboutText(
  { room, booking }: Pick<ShiftNote, 'room' | 'booking'>,
  t: Text<'staff/notes'>,
): string {
  if (room !== null) return t('room', { number: room });
  return booking?.locator ?? t('hotel');
}
