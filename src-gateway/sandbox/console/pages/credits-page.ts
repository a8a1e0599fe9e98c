import { z } from 'zod';
import type { AppContext } from '#gateway/context.ts';
import { depositCredits } from '#gateway/store/credit-store.ts';
import { findGuestByEmail } from '#gateway/store/guest-store.ts';
import { fromReais } from '#shared/money.ts';
import { consolePage, type Notice, type Problem } from '../console-page.ts';
import { html } from '../html.ts';

/** The reasons for credits (CRE-07), and their names in the hotel's rules. */
const origins = {
  EARLY_DEPARTURE: 'Early departure',
  REFUND: 'Refund',
  FULL_CANCELLATION: 'Cancellation',
  PARTIAL_CANCELLATION: 'Late cancellation',
  NO_SHOW: 'No-show (6 months)',
} as const;

const gift = z.object({
  email: z.string().trim().toLowerCase().max(254),
  origin: z.enum(['EARLY_DEPARTURE', 'REFUND', 'FULL_CANCELLATION', 'PARTIAL_CANCELLATION', 'NO_SHOW']),
  amount: z
    .string()
    .regex(/^\d{1,5}(\.\d{1,2})?$/)
    .transform(Number)
    .refine(amount => amount > 0),
  reason: z
    .string()
    .trim()
    .max(120)
    .refine(reason => !/[\u0000-\u001f\u007f]/.test(reason)),
});

export function creditsPage(app: AppContext, query: URLSearchParams): string {
  return consolePage(app, {
    path: '/console/credits',
    title: 'Credits',
    lead: html`Credits for a guest, as a cancellation or an early departure would give them. Move the clock to see them expire.`,
    query,
    body: html`<section class="card" aria-labelledby="give">
<h2 id="give">Give credits</h2>
<form method="post" action="/console/credits"><div class="row">
<label>E-mail of the guest <input type="email" name="email" required value="ana@pernoite.test"></label>
<label>For <select name="origin">${Object.entries(origins).map(
      ([origin, name]) => html`<option value="${origin}">${name}</option>`,
    )}</select></label>
<label>Amount in R$ <input name="amount" inputmode="decimal" required value="150.00"></label>
<label>Reason, if any <input name="reason" maxlength="120"></label>
<button>Give</button>
</div></form>
</section>`,
  });
}

export async function grantCredits(
  app: AppContext,
  fields: URLSearchParams,
): Promise<{ done: Notice } | { problem: Problem }> {
  const parsed = gift.safeParse(Object.fromEntries(fields));
  if (!parsed.success) return { problem: 'credits-unclear' };
  const { email, origin, amount, reason } = parsed.data;
  const guest = await findGuestByEmail(app.store.db, email);
  if (!guest) return { problem: 'no-guest' };
  await depositCredits(app.store.db, {
    guestId: guest.id,
    origin,
    amountCents: fromReais(amount),
    createdAt: app.clock.now(),
    reason: reason === '' ? null : reason,
  });
  return { done: 'credits-given' };
}
