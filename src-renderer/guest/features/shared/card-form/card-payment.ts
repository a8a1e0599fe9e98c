import type { BookingPayment } from '#shared/contract/bookings.ts';

/** A typed card that its provider has named with a one-use token. */
export type TypedCardPayment = {
  with: 'typedCard';
  token: string;
  installments: number;
  save: boolean;
  description: string | null;
  /** Digits and letters only; null for a foreigner. */
  taxId: string | null;
};

/** How the rest is paid, once credits have done their part. */
export type CardPayment = { with: 'savedCard'; cardId: string; installments: number } | TypedCardPayment;

/**
 * A typed card that the provider has taken and named with a one-use token: what is left of it once number and security
 * code are wiped (PD-16). A retry of the same payment pays with it again (PD-10).
 */
export type PendingCard = { brand: string; lastFour: string; payment: TypedCardPayment };

/** How the contract says a card payment, but for its id (API-08, PD-09). */
export function cardPaymentBody(payment: CardPayment): Omit<BookingPayment, 'id'> {
  if (payment.with === 'savedCard')
    return { numberOfInstallments: payment.installments, saveCard: false, cardId: payment.cardId };
  const { token, description, save, taxId, installments } = payment;
  return {
    numberOfInstallments: installments,
    saveCard: save,
    card: { token, ...(save && description ? { description } : {}) },
    ...(taxId ? { cpfPayment: taxId } : {}),
  };
}
