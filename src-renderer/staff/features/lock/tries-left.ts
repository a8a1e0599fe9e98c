import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';

const pinDetails = z.object({ triesLeft: z.int() });

/** PINs that may still be wrong before only the password opens; null where the failure is another one. */
export function triesLeftOf(error: unknown): number | null {
  if (!(error instanceof AppError) || error.code !== 'PIN_WRONG') return null;
  return pinDetails.safeParse(error.details).data?.triesLeft ?? null;
}
