import {
  type DocumentField,
  documentFields,
  type FieldComparison,
} from '#shared/contract/staff/documents.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import type { TypedDocument } from './typed-document.ts';

/** The outcome of a comparison, with the document that it was made for. */
export type Compared = {
  document: TypedDocument;
  comparison: { [Field in DocumentField]?: FieldComparison | undefined };
};

/** EMPTY: not typed, or not whole yet. COMPARING: the gateway has not responded for what is typed now. */
export type FieldState = 'EMPTY' | 'COMPARING' | 'SAME' | 'DIFFERENT' | 'NOT_GIVEN';

/** A result counts only for the text that it was made for: a changed field never shows the one before. */
export function toFieldState(
  field: DocumentField,
  typed: TypedDocument,
  compared: Compared | undefined,
): FieldState {
  if (typed[field] === undefined) return 'EMPTY';
  if (compared?.document[field] !== typed[field]) return 'COMPARING';
  return compared.comparison[field] ?? 'COMPARING';
}

export type FieldStates = Record<DocumentField, FieldState>;

export const toFieldStates = (typed: TypedDocument, compared: Compared | undefined): FieldStates => ({
  kind: toFieldState('kind', typed, compared),
  number: toFieldState('number', typed, compared),
  firstName: toFieldState('firstName', typed, compared),
  lastName: toFieldState('lastName', typed, compared),
  birthDate: toFieldState('birthDate', typed, compared),
  nationality: toFieldState('nationality', typed, compared),
});

export const fieldsIn = (states: FieldStates, state: FieldState): DocumentField[] =>
  documentFields.filter(field => states[field] === state);

/** True for two days that become one by exchanging day and month, as a person of another country writes them. */
export function isDayMonthSwap(one: LocalDate, other: LocalDate): boolean {
  const [year, month, day] = one.split('-');
  return one !== other && other === `${year}-${day}-${month}`;
}
