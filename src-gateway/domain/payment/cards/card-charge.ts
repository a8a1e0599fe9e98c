import type { AppContext } from '#gateway/context.ts';
import { inProgress } from '#gateway/platform/idempotency.ts';
import { payerOfPayment } from '#gateway/store/payer-store.ts';
import type { StoredPayment } from '#gateway/store/payment-store.ts';
import type { BookingPayment } from '#shared/contract/guest/bookings.ts';
import type { GatewayErrorCode } from '#shared/error-status.ts';
import { AppError } from '#shared/errors.ts';
import { type Charge, ChargeOutcomeUnknown } from '../payment-provider.ts';
import { settlePayment } from '../settle-payment.ts';
import type { CardTry } from './card-try.ts';

/** Extra time for a charge, beside the provider's own timeout: one slow request and the next. */
const MARGIN_MS = 2_000;

/** True while a request still waits for the provider's response to this payment; a retry would be too early. */
export function isChargePending(app: AppContext, payment: Pick<StoredPayment, 'createdAt'>): boolean {
  const { iugu, paymentTimeoutMs } = app.config;
  return ageOf(app, payment) < Math.max(paymentTimeoutMs, 2 * (iugu?.timeoutMs ?? 0)) + MARGIN_MS;
}

/** By the gateway's clock, which can be moved back, so that an age can be negative or too large. */
export function ageOf(app: AppContext, payment: Pick<StoredPayment, 'createdAt'>): number {
  return Math.abs(app.clock.now().getTime() - payment.createdAt.getTime());
}

/** Settles a payment whose result the provider knows; false if it knows none. */
export async function settleIfKnown(app: AppContext, paymentId: string): Promise<boolean> {
  const charge = await app.payments.find(paymentId);
  if (charge) await settlePayment(app, paymentId, charge);
  return charge !== null;
}

/** As settleIfKnown, for a guest who waits: also false if the provider does not respond, and the sweep tries again. */
export async function trySettling(app: AppContext, paymentId: string): Promise<boolean> {
  try {
    return await settleIfKnown(app, paymentId);
  } catch (error) {
    if (!(error instanceof ChargeOutcomeUnknown)) throw error;
    app.log.warn({ paymentId }, 'the provider has not said what became of a payment');
    return false;
  }
}

/** Throws ATTEMPT_IN_PROGRESS while the request that began the payment may still wait for the provider. */
export async function resumePayment(
  app: AppContext,
  payment: StoredPayment,
  requested: BookingPayment | undefined,
): Promise<void> {
  if (payment.status !== 'OPEN' || (await trySettling(app, payment.id))) return;
  if (isChargePending(app, payment)) throw inProgress();
  await chargePayment(app, payment, requested, null);
}

/** Safe to repeat. Throws PAYMENT_TIMEOUT: the payment stays open. `cardTry` is null for a resumed payment. */
export async function chargePayment(
  app: AppContext,
  payment: StoredPayment,
  requested: BookingPayment | undefined,
  cardTry: CardTry | null,
): Promise<void> {
  const token = requested?.card?.token;
  const source = token === undefined ? { methodReference: payment.methodReference } : { token };
  let charge: Charge;
  let refusal: GatewayErrorCode | undefined;
  try {
    const order = {
      paymentId: payment.id,
      source,
      amount: payment.amountCents,
      installments: payment.installments,
      payer: await payerOfPayment(app.store.db, payment, requested?.cpfPayment ?? null),
    };
    charge = await app.payments.charge(order).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'CARD_TOKEN_INVALID')) throw error;
      refusal = 'CARD_TOKEN_INVALID';
      return app.payments.close(payment.id);
    });
  } catch (error) {
    cardTry?.use();
    const reason = error instanceof ChargeOutcomeUnknown ? 'no response in time' : 'the call failed';
    app.log.warn({ paymentId: payment.id, reason }, 'payment left open');
    throw new AppError('PAYMENT_TIMEOUT', 'the payment provider did not respond');
  }
  if (charge.outcome === 'DECLINED') cardTry?.use();
  await settlePayment(app, payment.id, charge, refusal);
}
