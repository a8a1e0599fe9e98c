import { formatClock, formatDate, formatHour, formatInstant } from '#renderer/platform/i18n/format.ts';
import { textOf } from '#renderer/platform/i18n/i18n.ts';
import type { LocalHour } from '#shared/contract/staff/board.ts';
import type { Phrase, RowPhrase } from './row-phrase.ts';

export function phraseText({ key, values = {}, clock, instant, at }: Phrase, timeZone: string): string {
  return textOf(`staff/board:${key}`, {
    ...values,
    ...(clock !== undefined && { clock: formatClock(new Date(clock), timeZone) }),
    ...(instant !== undefined && { time: formatInstant(new Date(instant), timeZone) }),
    ...(at !== undefined && { time: hourText(at) }),
  });
}

export const hourText = ({ date, hour }: LocalHour): string => `${formatDate(date)}, ${formatHour(hour)}`;

/** Why a guest waits, and what comes after it, in one line. */
export function reasonText({ why, next }: Pick<RowPhrase, 'why' | 'next'>, timeZone: string): string | null {
  const reason = why && phraseText(why, timeZone);
  if (next === null) return reason;
  const name = textOf(`staff/board:${next}`);
  return reason === null ? name : textOf('staff/board:why.then', { why: reason, next: name });
}
