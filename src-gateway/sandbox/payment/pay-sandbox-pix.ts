import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { handleDueEvents } from '#gateway/domain/payment/pix/handle-events.ts';
import { pollPix } from '#gateway/domain/payment/pix/poll-pix.ts';
import { insertPaymentEvent } from '#gateway/store/payment-event-store.ts';
import {
  expireSandboxPix,
  findSandboxPixByPayment,
  insertSandboxTransfer,
} from '#gateway/store/sandbox-pix-store.ts';
import { AppError } from '#shared/errors.ts';

/** The sandbox's payment provider in the table of events. */
const SANDBOX = 'sandbox';

type SandboxTransferOptions = {
  /** True if a webhook notifies the gateway at once; otherwise it finds out by polling. */
  isNotified: boolean;
  refusesRefund?: boolean;
};

/** Pays also a code that was paid before or has expired. Throws NOT_FOUND for a payment without a code. */
export async function paySandboxPix(
  app: AppContext,
  paymentId: string,
  { isNotified, refusesRefund = false }: SandboxTransferOptions,
): Promise<void> {
  const { db } = app.store;
  const code = await requireSandboxPix(app, paymentId);
  const transfer = `transfer_${randomUUID()}`;
  const now = app.clock.now();
  await insertSandboxTransfer(db, {
    reference: transfer,
    paymentId,
    amountCents: code.amountCents,
    paidAt: now,
    refusesRefund,
  });
  if (!isNotified) return;
  const paid = { provider: SANDBOX, event: 'pix.paid', reference: code.reference, status: transfer };
  await insertPaymentEvent(db, { ...paid, createdAt: now });
  await handleDueEvents(app);
}

/** Ends a sandbox Pix code now, and the order that it would have paid. Throws NOT_FOUND. */
export async function expireSandboxCode(app: AppContext, paymentId: string): Promise<void> {
  await requireSandboxPix(app, paymentId);
  await expireSandboxPix(app.store.db, paymentId, app.clock.now());
  await pollPix(app, paymentId);
}

async function requireSandboxPix(app: AppContext, paymentId: string) {
  const code = await findSandboxPixByPayment(app.store.db, paymentId);
  if (!code) throw new AppError('NOT_FOUND', 'there is no such Pix code');
  return code;
}
