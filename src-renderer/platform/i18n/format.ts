import { type LocalDate, weekdayOf } from '#shared/hotel-time.ts';
import { hourText, unbrokenTime } from '#shared/hour-text.ts';
import type { Cents } from '#shared/money.ts';
import { currentLanguage, currentLocale } from './language.ts';

// Created with the first amount: creating it takes as long as this whole file, and no first view of a page has amounts.
let reais: Intl.NumberFormat | undefined;

/** `R$ 1.234,56` in both languages (APP-06). */
export function formatMoney(cents: Cents): string {
  reais ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
  return reais.format(cents / 100);
}

const dateStyles = {
  /** 12 de dez. / Dec 12 */
  short: { day: 'numeric', month: 'short' },
  /** sex., 12 de dez. / Fri, Dec 12 */
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 12 de dez. de 2026 / Dec 12, 2026 */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 12 de dezembro de 2026 / December 12, 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** sexta-feira, 12 de dezembro / Friday, December 12 */
  weekdayLong: { weekday: 'long', day: 'numeric', month: 'long' },
  /** sexta-feira, 12 de dezembro de 2026 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** dezembro de 2026 */
  month: { month: 'long', year: 'numeric' },
  /** 12/12/2026, each language in its order (VAL-09) */
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof dateStyles;

const made = new Map<string, Intl.DateTimeFormat>();

/** A hotel's calendar day is written as midnight UTC, so it must be read in UTC too. */
function dateFormat(style: DateStyle, timeZone = 'UTC'): Intl.DateTimeFormat {
  const locale = currentLocale();
  const key = `${locale} ${style} ${timeZone}`;
  let format = made.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...dateStyles[style], timeZone });
    made.set(key, format);
  }
  return format;
}

function asUtc(date: LocalDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

export function formatDate(date: LocalDate, style: DateStyle = 'short'): string {
  return dateFormat(style).format(asUtc(date));
}

export function formatDay(instant: Date, timeZone: string, style: DateStyle = 'long'): string {
  return dateFormat(style, timeZone).format(instant);
}

/** `12 – 15 de dez.` / `Dec 12 – 15`: the common part of two dates is written once. */
export function formatDateRange(start: LocalDate, end: LocalDate, style: DateStyle = 'short'): string {
  return dateFormat(style).formatRange(asUtc(start), asUtc(end));
}

/** `19:00` in Portuguese, `7 PM` in English; whole hours 0 to 23. */
export const formatHour = (hour: number): string => hourText(hour, currentLanguage());

/** A hotel's `07:30` as guests write it: `07:30` in Portuguese, `7:30 AM` or `7 AM` in English. */
export function formatTime(time: string): string {
  const [hour = '0', minute = '00'] = time.split(':');
  if (currentLanguage() === 'pt') return time;
  const whole = formatHour(Number(hour) % 24);
  return minute === '00' ? whole : whole.replace(/\d+/, digits => `${digits}:${minute}`);
}

/** An instant on a hotel's wall clock: `12 de dez., 19:30`. */
export function formatInstant(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat(currentLocale(), {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return unbrokenTime(format.format(instant));
}

/** `3 × Still water`; a line never ends between the number and the name. */
export const formatQuantity = (quantity: number, name: string): string => `${quantity}\u00a0×\u00a0${name}`;

/** A wall clock: `09:30` in Portuguese, `9:30 AM` in English. */
export function formatClock(instant: Date, timeZone: string): string {
  const hour = currentLanguage() === 'pt' ? '2-digit' : 'numeric';
  return unbrokenTime(
    new Intl.DateTimeFormat(currentLocale(), { hour, minute: '2-digit', timeZone }).format(instant),
  );
}

/** `há 2 horas` / `2 hours ago`; a single day is `ontem` / `yesterday`. */
export function formatAgo(value: number, unit: 'minute' | 'hour' | 'day'): string {
  return new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto' }).format(-value, unit);
}

/** The time zone of this device, for instants that belong to no hotel. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** `a, b e c` / `a, b, and c`. */
export function formatList(parts: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(parts);
}

/** Sunday to Saturday, for calendars; `narrow` is a single letter. */
export function weekdayNames(width: 'narrow' | 'short' | 'long' = 'short'): string[] {
  const format = new Intl.DateTimeFormat(currentLocale(), { weekday: width, timeZone: 'UTC' });
  // 2026-11-01 is a Sunday.
  const days = Array.from({ length: 7 }, (_, day) => `2026-11-0${day + 1}`);
  return days.toSorted((a, b) => weekdayOf(a) - weekdayOf(b)).map(day => format.format(asUtc(day)));
}

export function monthNames(): string[] {
  const format = new Intl.DateTimeFormat(currentLocale(), { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2026, month, 1))));
}
