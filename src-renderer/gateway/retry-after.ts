import * as z from 'zod/mini';

const limited = z.object({
  code: z.literal('TOO_MANY_REQUESTS'),
  details: z.object({ retryAfterSeconds: z.number(), limit: z.optional(z.string()) }),
});

/** Which limit a refusal for too many tries names, and how long it asks to wait; null for every other failure. */
export function limitOf(error: unknown): { limit: string | null; seconds: number } | null {
  const parsed = limited.safeParse(error);
  if (!parsed.success) return null;
  const { limit, retryAfterSeconds } = parsed.data.details;
  return { limit: limit ?? null, seconds: retryAfterSeconds };
}

/** How many minutes a refusal for too many tries asks to wait, rounded up; null for every other failure. */
export function minutesToWait(error: unknown): number | null {
  const found = limitOf(error);
  return found && Math.max(1, Math.ceil(found.seconds / 60));
}
