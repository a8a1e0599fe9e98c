import { AppError } from '#shared/errors.ts';

/** `path` in the input, and the key of its text as in the contract's schemas. */
export type Issue = { path: string; message: string };

/** For what the contract's schemas cannot check. */
export const badInput = (issues: readonly Issue[]): AppError =>
  new AppError('BAD_REQUEST', 'the input is not valid', { details: { issues } });

export const badRequest = (path: string, message: string): AppError => badInput([{ path, message }]);
