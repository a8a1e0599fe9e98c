import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { badRequest } from '#gateway/platform/bad-request.ts';
import type { Device } from '#gateway/platform/devices.ts';
import { payerDetails } from '#gateway/store/payer-store.ts';
import { insertPayment, type StoredPayment } from '#gateway/store/payment-store.ts';
import { findGuestOpenPix, insertPixCode, storePixCode } from '#gateway/store/pix-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';
import type { Cents } from '#shared/money.ts';
import { isCpfOrCnpj } from '#shared/rules/cpf-cnpj.ts';
import { type PixProvider, PixRejected } from '../payment-provider.ts';
import { pollPix } from './poll-pix.ts';

/** Throws PIX_NOT_AVAILABLE. */
export function pixProvider(app: AppContext): PixProvider {
  if (app.payments.pix === null) throw new AppError('PIX_NOT_AVAILABLE', 'the provider takes no Pix');
  return app.payments.pix;
}

/** The end of a new code, by the device that shows it: in a lobby others wait. */
export function codeExpiry(app: AppContext, device: Device): Date {
  const { homeMinutes, lobbyMinutes } = app.config.pix;
  const minutes = device.profile === 'kiosk' ? lobbyMinutes : homeMinutes;
  return new Date(app.clock.now().getTime() + minutes * 60_000);
}

type NewPix = {
  bookingId: string;
  hourPurchaseId?: string;
  isForOverstay?: boolean;
  clientPaymentId: string;
  amount: Cents;
  payloadHash: string | null;
  expiresAt: Date;
  now: Date;
};

/** Stores a Pix payment whose code is about to be requested. */
export async function insertPix(tx: Transaction, parts: NewPix): Promise<StoredPayment> {
  const payment: StoredPayment = {
    id: randomUUID(),
    bookingId: parts.bookingId,
    hourPurchaseId: parts.hourPurchaseId ?? null,
    isForOverstay: parts.isForOverstay ?? false,
    isForMissedStay: false,
    clientPaymentId: parts.clientPaymentId,
    amountCents: parts.amount,
    installments: 1,
    method: 'PIX',
    methodReference: 'pix',
    saveCard: false,
    cardDescription: null,
    status: 'OPEN',
    payloadHash: parts.payloadHash,
    refusal: null,
    createdAt: parts.now,
    settledAt: null,
    reconciledAt: null,
  };
  await insertPayment(tx, payment);
  await insertPixCode(tx, { paymentId: payment.id, expiresAt: parts.expiresAt, createdAt: parts.now });
  return payment;
}

/** Safe to repeat. Throws PAYMENT_TIMEOUT, and PIX_NOT_AVAILABLE once the payment is ended for good. */
export async function requestPixCode(
  app: AppContext,
  { payment, expiresAt }: { payment: StoredPayment; expiresAt: Date },
  { guestId, taxId, locator }: { guestId: string; taxId: string; locator: string },
): Promise<void> {
  const provider = pixProvider(app);
  try {
    const { reference, code } = await provider.create({
      paymentId: payment.id,
      amount: payment.amountCents,
      expiresAt,
      payer: { ...(await payerDetails(app.store.db, guestId, taxId)), taxId },
      description: locator,
    });
    await storePixCode(app.store.db, payment.id, { reference, code, nextPollAt: app.clock.now() });
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof PixRejected) {
      app.log.warn({ paymentId: payment.id }, 'the provider rejected a Pix code');
      await pollPix(app, payment.id, 'REJECTED');
      throw new AppError('PIX_NOT_AVAILABLE', 'the provider makes no Pix code for this payment');
    }
    app.log.warn({ paymentId: payment.id }, 'the provider returned no Pix code');
    throw new AppError('PAYMENT_TIMEOUT', 'the payment provider did not respond');
  }
}

/** Checks the payer of a Pix request. Throws BAD_REQUEST. */
export function checkPixPayer(taxId: string | undefined, path: string): string {
  if (taxId === undefined) throw badRequest(path, 'payment.taxIdRequired');
  if (!isCpfOrCnpj(taxId)) throw badRequest(path, 'payment.taxIdInvalid');
  return taxId;
}

/** Rooms are reserved before anything is paid (SEC-04). The guest's row is locked. Throws PIX_ALREADY_OPEN. */
export async function rejectSecondPix(tx: Transaction, guestId: string): Promise<void> {
  const [first] = await findGuestOpenPix(tx, guestId);
  if (first)
    throw new AppError('PIX_ALREADY_OPEN', 'another Pix code of the guest is open', { details: first });
}
