import * as z from 'zod/mini';
import { parseTypedDate } from '#renderer/platform/forms/typed-date.ts';
import { currentLanguage } from '#renderer/platform/i18n/language.ts';
import { personText } from '#shared/contract/schemas.ts';
import { ROOM_TEXT_LENGTH } from '#shared/contract/staff/rooms.ts';
import { hasCardNumber } from '#shared/rules/card-number.ts';

const required = { error: 'required' };

/** Messages are keys of this feature's texts. The same rules as the contract's, each with words of its own. */
const text = z.string().check(
  z.trim(),
  z.minLength(1, { ...required, abort: true }),
  z.maxLength(ROOM_TEXT_LENGTH, { error: 'tooLong' }),
  z.refine(value => !hasCardNumber(value), { error: 'payment.cardNumber', abort: true }),
  z.refine(value => personText(ROOM_TEXT_LENGTH).safeParse(value).success, { error: 'text.control' }),
);

const day = z.string().check(
  z.minLength(1, { ...required, abort: true }),
  z.refine(typed => parseTypedDate(typed, currentLanguage()) !== null, { error: 'date.invalid' }),
);

/** Days in their typed form; `today` is the hotel's. */
export const closingSchema = (today: string) =>
  z.object({ from: day, until: day, reason: text }).check(
    z.refine(({ from }) => toDay(from) === null || (toDay(from) ?? '') >= today, {
      path: ['from'],
      error: 'date.past',
    }),
    z.refine(({ from, until }) => (toDay(until) ?? '') >= (toDay(from) ?? ''), {
      path: ['until'],
      error: 'date.order',
    }),
  );

const toDay = (typed: string) => parseTypedDate(typed, currentLanguage());

export const faultSchema = z.object({ note: text });
