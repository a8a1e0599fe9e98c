import { AppError } from '#shared/errors.ts';

/** True if a colleague was faster with the guarantee. */
export const isTakenBefore = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'OUTCOME_CHANGED';
