import { z } from 'zod';

/** From Iugu's documentation and public clients: never run against a real account (docs/deploy.md). */

const id = z.string().min(1).max(100);
const cents = z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]);

export const customer = z.object({ id });

export const paymentMethod = z.object({
  id,
  data: z.object({
    brand: z.string().default('unknown'),
    display_number: z.string().default(''),
    last_digits: z.string().optional(),
    month: z.coerce.number(),
    year: z.coerce.number(),
  }),
});

/** A decline comes with status 200 and `success: false`; a body without `success` says nothing. */
export const charge = z.object({ success: z.boolean() });

export const invoice = z.object({
  id,
  status: z.string(),
  total_cents: cents.optional(),
  paid_cents: cents.nullish(),
  refunded_cents: cents.nullish(),
  paid_at: z.string().nullish(),
  original_payment_id: id.nullish(),
  pix: z.object({ qrcode_text: z.string().nullish(), end_to_end_id: z.string().nullish() }).nullish(),
});
export type Invoice = z.infer<typeof invoice>;

export const invoicePage = z.object({ items: z.array(invoice) });

export const anything = z.unknown();
