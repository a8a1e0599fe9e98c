import * as z from 'zod/mini';

/** A typed reservation code; messages are keys of the `desk-payment` texts. */
export const locatorSchema = z.object({
  locator: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'find.required' }),
      z.regex(/^[A-Za-z0-9]{4,16}$/, { error: 'find.invalid' }),
    ),
});
export type LocatorValues = z.infer<typeof locatorSchema>;
