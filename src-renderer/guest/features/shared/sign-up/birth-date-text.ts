import { maskTypedDate, parseTypedDate, showTypedDate } from '#renderer/platform/forms/typed-date.ts';
import type { Language } from '#renderer/platform/i18n/language.ts';
import { isLocalDate } from '#shared/hotel-time.ts';

/** The stored form of typed text: a whole date as `YYYY-MM-DD`, else the digits so far (VAL-09). */
export function readBirthDate(typed: string, language: Language): string {
  return parseTypedDate(typed, language) ?? maskTypedDate(typed);
}

export function showBirthDate(stored: string, language: Language): string {
  return isLocalDate(stored) ? showTypedDate(stored, language) : stored;
}
