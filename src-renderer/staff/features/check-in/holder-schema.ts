import * as z from 'zod/mini';
import { isHolderNameValid } from '#shared/rules/card-network.ts';

export type HolderValues = { holder: string };

/** Messages are keys of the `card-form` texts. The provider asks for the name; digits are none, so that no number fits. */
export const holderSchema: z.ZodMiniType<HolderValues, HolderValues> = z.object({
  holder: z
    .string()
    .check(
      z.minLength(1, { error: 'errors.nameRequired', abort: true }),
      z.refine(isHolderNameValid, { error: 'errors.name' }),
    ),
});
