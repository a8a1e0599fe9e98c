import * as z from 'zod/mini';

/** The person's own password, asked again; the gateway says if it is right. */
export const passwordSchema = z.object({
  password: z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(256)),
});
