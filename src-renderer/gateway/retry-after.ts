import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';

const details = z.object({ retryAfterSeconds: z.number() });

/** How many minutes a refusal for too many tries asks to wait, rounded up; null for every other failure. */
export function minutesToWait(error: unknown): number | null {
  if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') return null;
  const parsed = details.safeParse(error.details);
  return parsed.success ? Math.max(1, Math.ceil(parsed.data.retryAfterSeconds / 60)) : null;
}
