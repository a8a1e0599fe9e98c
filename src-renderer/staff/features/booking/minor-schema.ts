import * as z from 'zod/mini';
import { isFullTypedDate, parseTypedDate } from '#renderer/platform/forms/typed-date.ts';
import { currentLanguage } from '#renderer/platform/i18n/language.ts';
import { deskText } from '#shared/contract/staff/desk-schemas.ts';
import {
  MINOR_FIELD_LENGTH,
  minorDocumentKind,
  minorDocumentNumber,
  minorRelation,
} from '#shared/contract/staff/minors.ts';
import type { MinorField } from '#shared/minor-fields.ts';
import { hasCardNumber } from '#shared/rules/card-number.ts';

const required = { error: 'required' };
const filled = z.minLength(1, { ...required, abort: true });

const further = z.string().check(
  z.trim(),
  filled,
  z.maxLength(MINOR_FIELD_LENGTH, { error: 'tooLong' }),
  z.refine(text => !hasCardNumber(text), { error: 'payment.cardNumber', abort: true }),
  z.refine(text => deskText(MINOR_FIELD_LENGTH).safeParse(text).success, { error: 'text.control' }),
);

/** Messages are keys of this feature's texts. `fields` are those that the hotel asks for. */
export const minorSchema = (fields: readonly MinorField[]) =>
  z.object({
    documentKind: z.string().check(z.refine(kind => minorDocumentKind.safeParse(kind).success, required)),
    documentNumber: z.string().check(
      z.trim(),
      filled,
      z.refine(number => !hasCardNumber(number), { error: 'payment.cardNumber', abort: true }),
      z.refine(number => minorDocumentNumber.safeParse(number).success, { error: 'minor.invalid.number' }),
    ),
    birthDate: z.string().check(
      filled,
      z.refine(typed => isFullTypedDate(typed) && parseTypedDate(typed, currentLanguage()) !== null, {
        error: 'minor.invalid.date',
      }),
    ),
    responsibleId: z.string().check(filled),
    relation: z.string().check(z.refine(relation => minorRelation.safeParse(relation).success, required)),
    further: z.object(Object.fromEntries(fields.map(field => [field, further]))),
  });

export type MinorValues = {
  documentKind: string;
  documentNumber: string;
  birthDate: string;
  responsibleId: string;
  relation: string;
  further: Partial<Record<MinorField, string>>;
};
