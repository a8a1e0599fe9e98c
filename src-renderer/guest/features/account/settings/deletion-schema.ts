import * as z from 'zod/mini';
import { deletionDetails } from '#shared/contract/guest/guest-user.ts';

/** SET-04, SET-05: messages are keys of general:validation. */
export const deletionSchema = z.object({
  reason: z.enum(['1', '2', '3'], { error: 'required' }),
  details: deletionDetails,
  accepted: z.literal(true, { error: 'required' }),
});
export type DeletionValues = { reason: '' | '1' | '2' | '3'; details: string; accepted: boolean };
