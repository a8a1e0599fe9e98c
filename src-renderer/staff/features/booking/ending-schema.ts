import * as z from 'zod/mini';
import { endingReason } from '#shared/contract/staff/endings.ts';

/** Messages are keys of the general texts. */
export const endingSchema = z.object({
  reason: z.string().check(z.refine(value => endingReason.safeParse(value).success, { error: 'required' })),
});
export type EndingValues = z.infer<typeof endingSchema>;
