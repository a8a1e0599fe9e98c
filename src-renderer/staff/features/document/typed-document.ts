import { parseTypedDate } from '#renderer/platform/forms/typed-date.ts';
import type { Language } from '#renderer/platform/i18n/language.ts';
import {
  type DocumentField,
  type DocumentKind,
  documentKinds,
  type SeenDocument,
} from '#shared/contract/staff/documents.ts';
import { hasCardNumber } from '#shared/rules/card-number.ts';
import { isCpf } from '#shared/rules/cpf-cnpj.ts';
import { isPersonName } from '#shared/rules/person-name.ts';

/** The form's texts. */
export type TypedValues = Record<DocumentField, string>;

export type TypedDocument = { [Field in DocumentField]?: SeenDocument[Field] };

export const emptyDocument: TypedValues = {
  kind: '',
  number: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  nationality: '',
};

const toKind = (typed: string): DocumentKind | undefined => documentKinds.find(kind => kind === typed);

/** Each of Brazil's own has its holder's CPF on it. */
export const isCpfKind = (kind: string): boolean => kind === 'CPF' || kind === 'RG' || kind === 'CNH';

const isNumber = (number: string, kind: string) =>
  isCpfKind(kind) ? isCpf(number) : /^[A-Z0-9][A-Z0-9./ -]{3,23}$/.test(number) && !hasCardNumber(number);

/** The fields that are whole; only those are compared. */
export function toTypedDocument(values: TypedValues, language: Language): TypedDocument {
  const kind = toKind(values.kind);
  const number = values.number.trim().toUpperCase();
  const firstName = values.firstName.trim();
  const lastName = values.lastName.trim();
  const birthDate = parseTypedDate(values.birthDate, language);
  return {
    ...(kind !== undefined && { kind }),
    ...(isNumber(number, values.kind) && { number }),
    ...(isPersonName(firstName) && { firstName }),
    ...(isPersonName(lastName) && { lastName }),
    ...(birthDate !== null && { birthDate }),
    ...(values.nationality !== '' && { nationality: Number(values.nationality) }),
  };
}

/** The whole document; null while a field is missing. */
export function toSeenDocument(values: TypedValues, language: Language): SeenDocument | null {
  const { kind, number, firstName, lastName, birthDate, nationality } = toTypedDocument(values, language);
  return kind !== undefined &&
    number !== undefined &&
    firstName !== undefined &&
    lastName !== undefined &&
    birthDate !== undefined &&
    nationality !== undefined
    ? { kind, number, firstName, lastName, birthDate, nationality }
    : null;
}
