import type { AppContext } from '#gateway/context.ts';
import { inParallel } from '#gateway/platform/in-parallel.ts';
import { changePixCode, findDuePix, findPix, type StoredPix } from '#gateway/store/pix-store.ts';
import type { PixPayment } from '#shared/contract/guest/pix.ts';
import { AppError } from '#shared/errors.ts';
import type { PixReport } from '../payment-provider.ts';
import { applyReport, type PixEnd } from '../settle-payment.ts';
import { ownPix, toPixPayment } from './pix-view.ts';
import { nextPoll } from './poll-times.ts';

const BATCH = 100;
/** Wait before a provider that did not respond is queried again. */
const AFTER_FAILURE_MS = 5_000;
/** For this long after its end a code still reserves its room if the provider does not say whether it was paid. */
const SILENCE_MS = 10 * 60_000;

/** `end` abandons an open code; an expired one ends in any case. Throws if the provider does not respond. */
export async function pollPix(app: AppContext, paymentId: string, end: PixEnd | null = null): Promise<void> {
  const stored = await findPix(app.store.db, paymentId);
  if (!stored) return;
  const ending = end ?? (isOver(app, stored) ? 'EXPIRED' : null);
  const { reference } = stored.pix;
  if (reference === null) {
    // No code was shown to a guest.
    await applyReport(app, paymentId, { isClosed: true, transfers: [] }, ending);
    return;
  }
  const provider = app.payments.pix;
  if (!provider) throw new Error('no provider of Pix is configured');
  const isOpen = stored.payment.status === 'OPEN';
  const nothing: PixReport = { isClosed: true, transfers: [] };
  const found = (isOpen && ending !== null ? null : await provider.find(reference)) ?? nothing;
  // One that ended here alone: a newer code was paid instead, or it was made after its request timed out.
  const isLeft = stored.payment.status === 'DECLINED' && !found.isClosed && found.transfers.length === 0;
  const isEnding = (isOpen && ending !== null) || isLeft;
  // Before the provider: whoever reads there that it is closed, or a webhook of it, cannot see by whom.
  if (isOpen && end === 'CLOSED') await changePixCode(app.store.db, paymentId, { ended: 'CLOSED' });
  const known = isEnding ? ((await provider.close(reference)) ?? nothing) : found;
  // A code that the provider closed by itself can no longer be paid either.
  const result = isOpen ? (ending ?? (known.isClosed ? 'EXPIRED' : null)) : null;
  await applyReport(app, paymentId, known, result);
}

const isOver = ({ clock }: AppContext, { pix }: StoredPix): boolean => pix.expiresAt <= clock.now();

/** Queries the provider about every code that is due. One failure must not keep the others open. */
export async function pollDuePix(app: AppContext): Promise<void> {
  const { db } = app.store;
  await inParallel(await findDuePix(db, app.clock.now(), BATCH), async paymentId => {
    try {
      await pollPix(app, paymentId);
    } catch (error) {
      app.log.warn({ paymentId, err: error }, 'a Pix code could not be polled');
      await waitForProvider(app, paymentId);
    }
  });
}

/** A provider that stays unavailable must not reserve a room for ever; a payment is found later (PAY-35). */
async function waitForProvider(app: AppContext, paymentId: string): Promise<void> {
  const { db } = app.store;
  const stored = await findPix(db, paymentId);
  if (!stored) return;
  const now = app.clock.now().getTime();
  const isOpen = stored.payment.status === 'OPEN';
  if (isOpen && now - Number(stored.pix.expiresAt) >= SILENCE_MS)
    return applyReport(app, paymentId, { isClosed: true, transfers: [] }, 'EXPIRED');
  const nextPollAt = isOpen ? new Date(now + AFTER_FAILURE_MS) : nextPoll(app, stored);
  await changePixCode(db, paymentId, { nextPollAt });
}

/** Abandons a Pix code; one that was paid stays paid. Throws PIX_NOT_FOUND, PAYMENT_TIMEOUT. */
export async function closePix(app: AppContext, guestId: string, paymentId: string): Promise<PixPayment> {
  const { payment } = await ownPix(app, guestId, paymentId);
  if (payment.status === 'OPEN') {
    try {
      await pollPix(app, payment.id, 'CLOSED');
    } catch (error) {
      app.log.warn({ paymentId, err: error }, 'a Pix code could not be closed');
      throw new AppError('PAYMENT_TIMEOUT', 'the payment provider did not respond');
    }
  }
  return toPixPayment(app, await ownPix(app, guestId, paymentId));
}
