import * as z from 'zod/mini';
import { isFullTypedDate, parseTypedDate } from '#renderer/platform/forms/typed-date.ts';
import { currentLanguage } from '#renderer/platform/i18n/language.ts';
import { documentKind, seenDocument } from '#shared/contract/staff/documents.ts';
import { hasCardNumber } from '#shared/rules/card-number.ts';
import { isCpf } from '#shared/rules/cpf-cnpj.ts';
import { isPersonName, NAME_LENGTHS } from '#shared/rules/person-name.ts';
import { isCpfKind } from './typed-document.ts';

const required = { error: 'required' };

const name = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { ...required, abort: true }),
      z.maxLength(max, { error: 'tooLong' }),
      z.refine(isPersonName, { error: 'name.characters' }),
    );

/** Messages are keys of this feature's texts. The same rules as the contract's, each with words of its own. */
export const documentSchema = z
  .object({
    kind: z.string().check(z.refine(kind => documentKind.safeParse(kind).success, required)),
    number: z.string().check(
      z.trim(),
      z.minLength(1, { ...required, abort: true }),
      z.refine(number => !hasCardNumber(number), { error: 'payment.cardNumber', abort: true }),
      z.refine(number => seenDocument.shape.number.safeParse(number).success, { error: 'document.number' }),
    ),
    firstName: name(NAME_LENGTHS.firstName),
    lastName: name(NAME_LENGTHS.lastName),
    birthDate: z.string().check(
      z.minLength(1, { ...required, abort: true }),
      z.refine(typed => isFullTypedDate(typed) && parseTypedDate(typed, currentLanguage()) !== null, {
        error: 'date.invalid',
      }),
    ),
    nationality: z.string().check(z.regex(/^\d{1,3}$/, required)),
    /** The card beside the form says that it is missing (approval.ts). */
    isPersonSeen: z.boolean(),
  })
  .check(
    z.refine(({ kind, number }) => !isCpfKind(kind) || isCpf(number), {
      path: ['number'],
      error: 'cpf.invalid',
    }),
  );
