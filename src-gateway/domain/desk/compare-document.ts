import type { Guest } from '#gateway/store/guest-store.ts';
import type { RegistrationAnswers } from '#shared/contract/guest/check-in.ts';
import type {
  DocumentComparison,
  DocumentField,
  DocumentKind,
  FieldComparison,
  SeenDocument,
} from '#shared/contract/staff/documents.ts';
import { documentFields } from '#shared/contract/staff/documents.ts';
import { isSameName } from '#shared/rules/person-name.ts';

/** What a guest entered about themselves; `document` is null where the hotel has not asked for one. */
export type EnteredData = {
  guest: Pick<Guest, 'firstName' | 'lastName' | 'dateOfBirth' | 'nationality'>;
  document: RegistrationAnswers['document'] | null;
};

/** As far as the receptionist has typed it. */
export type TypedDocument = { [Field in DocumentField]?: SeenDocument[Field] | undefined };

/** The typed fields of a document, each compared with what the guest entered. */
export function compareDocument(
  { guest, document }: EnteredData,
  seen: TypedDocument,
): Partial<DocumentComparison> {
  const compared: Partial<DocumentComparison> = {};
  const put = <Value>(field: DocumentField, entered: Value | null, isSame: (entered: Value) => boolean) => {
    if (seen[field] === undefined) return;
    const result: FieldComparison = entered === null ? 'NOT_GIVEN' : isSame(entered) ? 'SAME' : 'DIFFERENT';
    compared[field] = result;
  };
  put('kind', document?.type ?? null, type => type === registeredKind(seen.kind));
  put('number', document?.number ?? null, number => plainNumber(number) === plainNumber(seen.number ?? ''));
  put('firstName', guest.firstName, name => isSameName(name, seen.firstName ?? ''));
  put('lastName', guest.lastName, name => isSameName(name, seen.lastName ?? ''));
  put('birthDate', guest.dateOfBirth, date => date === seen.birthDate);
  put('nationality', guest.nationality, nationality => nationality === seen.nationality);
  return compared;
}

export function differingFields(compared: Partial<DocumentComparison>): DocumentField[] {
  return documentFields.filter(field => compared[field] === 'DIFFERENT');
}

/** The registration's name of a document: each of Brazil's own has its holder's CPF on it. */
export function registeredKind(
  kind: DocumentKind | undefined,
): RegistrationAnswers['document']['type'] | null {
  if (kind === 'PASSPORT') return 'PASSPORT';
  return kind === 'CPF' || kind === 'RG' || kind === 'CNH' ? 'CPF' : null;
}

/** Points, spaces and hyphens are typography. */
export const plainNumber = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '');
