import type { AppContext } from '#gateway/context.ts';
import type { PixPayment } from '#shared/contract/pix.ts';
import { AppError } from '#shared/errors.ts';
import { ownPix, toPixPayment } from './pix-view.ts';
import { pollPix } from './poll-pix.ts';

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
