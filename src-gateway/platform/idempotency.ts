import { createHash } from 'node:crypto';
import { statusOf } from '#shared/error-status.ts';
import { AppError } from '#shared/errors.ts';

/** Whatever the order of fields; with the key, so that equal orders under two keys cannot be recognised (PD-10). */
export function payloadHash(key: string, order: object): string {
  return createHash('sha256')
    .update(`${key}\n${JSON.stringify(order, sortedFields)}`)
    .digest('base64url');
}

function sortedFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

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
  const status = statusOf(error) ?? 500;
  return status < 500 && error.code !== 'IDEMPOTENCY_KEY_REUSED' && error.code !== 'ATTEMPT_IN_PROGRESS';
}
