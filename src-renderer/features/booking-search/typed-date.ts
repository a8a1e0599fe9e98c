import { digitsMask } from '#renderer/forms/masks.ts';
import { isLocalDate, type LocalDate } from '#shared/hotel-time.ts';

/** How a date is typed: dd/MM/yyyy in Portuguese, MM/dd/yyyy in English (VAL-09). */
export type DateOrder = 'dayFirst' | 'monthFirst';

const DIGITS = 8;

/** What was typed so far, poured into the mask (VAL-09). */
export const maskTypedDate = digitsMask('99/99/9999');

/** The day that a full date stands for; null while it is incomplete or when there is no such day (VAL-09). */
export function parseTypedDate(typed: string, order: DateOrder): LocalDate | null {
  const digits = typed.replace(/\D/g, '');
  if (digits.length !== DIGITS) return null;
  const [one, two, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  const date = order === 'dayFirst' ? `${year}-${two}-${one}` : `${year}-${one}-${two}`;
  return isLocalDate(date) ? date : null;
}

/** A day as the mask writes it (VAL-09). */
export function showTypedDate(date: LocalDate, order: DateOrder): string {
  const [year, month, day] = date.split('-');
  return order === 'dayFirst' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}

export function isFullTypedDate(typed: string): boolean {
  return typed.replace(/\D/g, '').length === DIGITS;
}
