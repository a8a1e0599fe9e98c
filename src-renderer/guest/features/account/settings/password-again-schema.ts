import * as z from 'zod/mini';

/** Messages are keys of general:validation. */
export const passwordAgainSchema = z.object({
  password: z.string().check(z.minLength(1, { error: 'required' })),
});
