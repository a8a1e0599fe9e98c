import * as z from 'zod/mini';
import { hasCardNumber } from '#shared/rules/card-number.ts';

export const CLOSE_NOTE_LENGTH = 500;

export type CloseValues = { note: string };

/** Messages are keys of this feature's texts. A difference needs a word about it. */
export const closeSchema = (needsNote: boolean): z.ZodMiniType<CloseValues, CloseValues> =>
  z.object({
    note: z.string().check(
      z.trim(),
      z.maxLength(CLOSE_NOTE_LENGTH, { error: 'tooLong' }),
      z.refine(text => !needsNote || text !== '', { error: 'note.missing' }),
      z.refine(text => !hasCardNumber(text), { error: 'cardNumber' }),
    ),
  });
