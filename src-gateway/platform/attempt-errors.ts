import { AppError } from '#shared/errors.ts';

export function keyReused(): AppError {
  return new AppError('IDEMPOTENCY_KEY_REUSED', 'this key belongs to another order');
}

/** A payment is open: the same request may be sent again soon. */
export function inProgress(retryAfterSeconds = 1): AppError {
  return new AppError('ATTEMPT_IN_PROGRESS', 'a payment is under way', { details: { retryAfterSeconds } });
}

/** True for a failure that ends the attempt; after any other one the outcome is unknown. */
export function isRejection(error: unknown): error is AppError {
  if (!(error instanceof AppError)) return false;
  const status = error.status ?? 500;
  return status < 500 && error.code !== 'IDEMPOTENCY_KEY_REUSED' && error.code !== 'ATTEMPT_IN_PROGRESS';
}
