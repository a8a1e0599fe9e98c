import * as z from 'zod/mini';

const receiptText = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}]*$/u));

/** The content of a printed receipt (BEY-12): texts made by the page; no document number, no full door code. */
export const receipt = z.object({
  language: z.enum(['pt', 'en']),
  title: receiptText,
  lines: z.array(z.object({ label: receiptText, value: receiptText })).check(z.maxLength(20)),
  address: z.nullable(z.string().check(z.maxLength(500))),
  foot: receiptText,
});
export type Receipt = z.infer<typeof receipt>;
