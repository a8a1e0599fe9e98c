import { digitsMask } from '#renderer/forms/masks.ts';
import type { Language } from '#renderer/i18n/language.ts';
import { isLocalDate } from '#shared/hotel-time.ts';

const slashes = digitsMask('99/99/9999');

/** What the field keeps of what is typed: a whole date as `YYYY-MM-DD`, else the digits so far (VAL-09). */
export function readBirthDate(typed: string, language: Language): string {
  const text = slashes(typed);
  if (text.length < 10) return text;
  const [first = '', second = '', year = ''] = text.split('/');
  const [day, month] = language === 'pt' ? [first, second] : [second, first];
  const date = `${year}-${month}-${day}`;
  return isLocalDate(date) ? date : text;
}

/** What the field shows: dd/MM/yyyy in Portuguese, MM/dd/yyyy in English (VAL-09). */
export function showBirthDate(kept: string, language: Language): string {
  if (!isLocalDate(kept)) return kept;
  const [year, month, day] = kept.split('-');
  return language === 'pt' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}
