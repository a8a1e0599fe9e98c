import type { Language } from '#renderer/platform/i18n/language.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { isLocalDate } from '#shared/local-date.ts';
import { digitsMask } from './masks.ts';

export const maskTypedDate = digitsMask('99/99/9999');

export function isFullTypedDate(typed: string): boolean {
  return maskTypedDate(typed).length === 10;
}

/** The day of a full date; null while it is incomplete or if there is no such day (VAL-09). */
export function parseTypedDate(typed: string, language: Language): LocalDate | null {
  if (!isFullTypedDate(typed)) return null;
  const [first, second, year] = maskTypedDate(typed).split('/');
  const date = language === 'pt' ? `${year}-${second}-${first}` : `${year}-${first}-${second}`;
  return isLocalDate(date) ? date : null;
}

/** A day in typed form: dd/MM/yyyy in Portuguese, MM/dd/yyyy in English (VAL-09). */
export function showTypedDate(date: LocalDate, language: Language): string {
  const [year, month, day] = date.split('-');
  return language === 'pt' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}

/** The stored form of typed text: a whole date as `YYYY-MM-DD`, else the digits so far (VAL-09). */
export function readBirthDate(typed: string, language: Language): string {
  return parseTypedDate(typed, language) ?? maskTypedDate(typed);
}

export function showBirthDate(stored: string, language: Language): string {
  return isLocalDate(stored) ? showTypedDate(stored, language) : stored;
}
