import type * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';

/** A response with money, access or identity, validated by its schema; throws AppError ANSWER_INVALID. */
export function checked<Schema extends z.ZodMiniType>(schema: Schema, response: unknown): z.output<Schema> {
  const parsed = schema.safeParse(response);
  if (parsed.success) return parsed.data;
  // Paths only: a value here could be personal data.
  const details = parsed.error.issues.map(issue => issue.path.join('.'));
  throw new AppError('ANSWER_INVALID', 'the response does not fit the contract', { details });
}
