import * as z from 'zod/mini';
import { personText } from '#shared/contract/schemas.ts';
import { NOTE_LENGTH, NOTE_SUBJECT_LENGTH } from '#shared/contract/staff/shift-notes.ts';
import { hasCardNumber } from '#shared/rules/card-number.ts';

/** A note is one paragraph: a line break counts as a space. */
const oneParagraph = (text: string) => text.replace(/\s+/gu, ' ').trim();

const text = (max: number) =>
  z.string().check(
    z.overwrite(oneParagraph),
    z.maxLength(max, { error: 'tooLong' }),
    z.refine(value => value === '' || personText(max).safeParse(value).success, { error: 'control' }),
    z.refine(value => !hasCardNumber(value), { error: 'cardNumber' }),
  );

/** Messages are keys of this feature's texts. An empty day or hour is none; a day alone ends at midnight. */
export const noteSchema = z.object({
  text: text(NOTE_LENGTH).check(z.minLength(1, { error: 'required' })),
  about: text(NOTE_SUBJECT_LENGTH),
  day: z.string(),
  hour: z.string(),
});
