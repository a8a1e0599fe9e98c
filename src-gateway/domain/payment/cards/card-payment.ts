import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { badRequest } from '#gateway/platform/bad-request.ts';
import { findCard, hasCard } from '#gateway/store/card-store.ts';
import type { StoredPayment } from '#gateway/store/payment-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { BookingPayment } from '#shared/contract/guest/bookings.ts';
import { AppError } from '#shared/errors.ts';
import type { Cents } from '#shared/money.ts';
import { isCpfOrCnpj } from '#shared/rules/cpf-cnpj.ts';
import type { CardSource } from '../payment-provider.ts';

/** Stored in place of a typed card until the provider returns its own reference: a token is never stored. */
const NEW_CARD = 'new-card';

/** Checks the form of a card payment, whatever it pays for. Throws BAD_REQUEST. */
export function checkCardPayment(payment: BookingPayment): void {
  if (payment.method === 'PIX') throw badRequest('payment.method', 'payment.cardOnly');
  if (!payment.card === !payment.cardId) throw badRequest('payment', 'payment.oneCard');
  if (payment.saveCard && payment.card && !payment.card.description)
    throw badRequest('payment.card.description', 'payment.descriptionRequired');
  if (payment.cpfPayment !== undefined && !isCpfOrCnpj(payment.cpfPayment))
    throw badRequest('payment.cpfPayment', 'payment.taxIdInvalid');
}

/** The card that a payment refers to. Throws CARD_NOT_FOUND, CARD_TOKEN_INVALID. */
export async function findCardSource(
  app: AppContext,
  guestId: string,
  payment: BookingPayment,
): Promise<CardSource | null> {
  if (payment.cardId !== undefined) {
    const card = await findCard(app.store.db, guestId, payment.cardId);
    if (!card) throw new AppError('CARD_NOT_FOUND', 'the guest has no such card');
    return { methodReference: card.methodReference };
  }
  const token = payment.card?.token;
  if (token === undefined) return null;
  // Checked here and used by the charge alone, so that a rejected order leaves the guest's card usable.
  if (!(await app.payments.isTokenUsable(token)))
    throw new AppError('CARD_TOKEN_INVALID', 'the card token is unknown, used or too old');
  return { token };
}

/** It may have been deleted since it was read. The guest's row is locked. Throws CARD_NOT_FOUND. */
export async function rejectDeletedCard(
  tx: Transaction,
  guestId: string,
  card: CardSource | null,
): Promise<void> {
  if (card === null || 'token' in card || (await hasCard(tx, guestId, card.methodReference))) return;
  throw new AppError('CARD_NOT_FOUND', 'the card has just been deleted');
}

export function newCardPayment(parts: {
  bookingId: string;
  /** The hours that it pays for, if it does not pay for the booking. */
  hourPurchaseId?: string;
  requested: BookingPayment;
  card: CardSource;
  amount: Cents;
  payloadHash: string | null;
  now: Date;
}): StoredPayment {
  const { bookingId, requested, card, amount, payloadHash, now } = parts;
  const typed = 'token' in card;
  return {
    id: randomUUID(),
    bookingId,
    hourPurchaseId: parts.hourPurchaseId ?? null,
    isForOverstay: false,
    isForMissedStay: false,
    clientPaymentId: requested.id,
    amountCents: amount,
    installments: requested.numberOfInstallments,
    method: 'CARD',
    methodReference: typed ? NEW_CARD : card.methodReference,
    saveCard: typed && requested.saveCard,
    cardDescription: requested.card?.description ?? null,
    status: 'OPEN',
    payloadHash,
    refusal: null,
    createdAt: now,
    settledAt: null,
    reconciledAt: null,
  };
}
