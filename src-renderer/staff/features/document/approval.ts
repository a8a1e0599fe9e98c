import * as z from 'zod/mini';
import type { DocumentField } from '#shared/contract/staff/documents.ts';
import { AppError } from '#shared/errors.ts';
import { type FieldStates, fieldsIn } from './field-state.ts';

/** The first thing that stands between a document and its approval. */
export type Obstacle =
  | { name: 'missing' | 'differs'; fields: readonly DocumentField[] }
  | { name: 'comparing' | 'notRegistered' | 'unseen' };

type Typed = {
  states: FieldStates;
  corrected: readonly DocumentField[];
  /** The kind that is typed. */
  kind: string;
  isPersonSeen: boolean;
};

/** Null once it can be approved: each field typed and compared, each difference decided, the person seen. */
export function toObstacle({ states, corrected, kind, isPersonSeen }: Typed): Obstacle | null {
  const missing = fieldsIn(states, 'EMPTY');
  if (missing.length > 0) return { name: 'missing', fields: missing };
  if (fieldsIn(states, 'COMPARING').length > 0) return { name: 'comparing' };
  const different = fieldsIn(states, 'DIFFERENT');
  // A registration knows CPF and passport alone: it cannot be corrected by another document.
  if (kind === 'OTHER' && different.some(field => field === 'kind' || field === 'number'))
    return { name: 'notRegistered' };
  const undecided = different.filter(field => !corrected.includes(field));
  if (undecided.length > 0) return { name: 'differs', fields: undecided };
  return isPersonSeen ? null : { name: 'unseen' };
}

/** The guest has changed their data since they were fetched. */
export const isInfoChanged = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'PERSONAL_INFO_CHANGED';

const issueDetails = z.object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) });

const IN_DOCUMENT = 'document.';

/** The gateway's own words about fields of the document, by the field's name. */
export function toFieldErrors(error: unknown): { field: string; message: string }[] {
  if (!(error instanceof AppError) || error.code !== 'BAD_REQUEST') return [];
  const { data } = issueDetails.safeParse(error.details);
  return (data?.issues ?? [])
    .filter(({ path }) => path.startsWith(IN_DOCUMENT))
    .map(({ path, message }) => ({ field: path.slice(IN_DOCUMENT.length), message }));
}
