import { AppError } from '#shared/errors.ts';

/** PINs that may still be wrong before only the password opens; null where the failure is another one. */
export function triesLeftOf(error: unknown): number | null {
  if (!(error instanceof AppError) || error.code !== 'PIN_WRONG') return null;
  const { details } = error;
  const left: unknown =
    typeof details === 'object' && details !== null ? Reflect.get(details, 'triesLeft') : null;
  return typeof left === 'number' ? left : null;
}
