import type { CardFieldName, CardFieldState } from '#shared/card-frame.ts';
import {
  isCardNumberValid,
  isCvvValid,
  isExpirationValid,
  maskCardNumber,
  maskExpiration,
} from '#shared/rules/card-network.ts';
import type { Texts } from './texts.ts';

const CVV_DIGITS = 4;

/** A browser or a paste may bring the whole year: `08/2031`. */
const shortYear = (text: string) => text.replace(/^\s*(\d{2})\D*20(\d{2})\s*$/, '$1$2');

/** Formats typed text by the field's pattern (PAY-06, PAY-09, PAY-10). */
export const masks: Record<CardFieldName, (typed: string) => string> = {
  number: maskCardNumber,
  expiration: text => maskExpiration(shortYear(text)),
  cvv: typed => typed.replace(/\D/g, '').slice(0, CVV_DIGITS),
};

const holds: Record<CardFieldName, (value: string, now: Date) => boolean> = {
  number: isCardNumberValid,
  expiration: isExpirationValid,
  cvv: isCvvValid,
};

export function fieldState(field: CardFieldName, value: string, now: Date): CardFieldState {
  if (value === '') return 'empty';
  return holds[field](value, now) ? 'valid' : 'invalid';
}

/** The error text of a missing or wrong value; null for a valid one. */
export function fieldError(field: CardFieldName, state: CardFieldState): keyof Texts['errors'] | null {
  if (state === 'valid') return null;
  return state === 'empty' ? `${field}Required` : field;
}

/** The caret stands behind as many digits as before. */
export function typed(field: CardFieldName, text: string, caret: number): { value: string; caret: number } {
  const value = masks[field](text);
  const before = text.slice(0, caret).replace(/\D/g, '').length;
  const ahead = masks[field](text.slice(0, caret));
  if (value.startsWith(ahead)) return { value, caret: ahead.length };
  let seen = 0;
  const at = [...value].findIndex(sign => {
    seen += /\d/.test(sign) ? 1 : 0;
    return seen === before;
  });
  return { value, caret: before === 0 ? 0 : at === -1 ? value.length : at + 1 };
}
