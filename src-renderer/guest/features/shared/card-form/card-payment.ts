import type { BookingPayment } from '#shared/contract/bookings.ts';

/** A typed card for which the provider has issued a one-use token. */
export type TypedCardPayment = {
  with: 'typedCard';
  token: string;
  installments: number;
  save: boolean;
  description: string | null;
  /** Digits and letters only; null for a foreigner. */
  taxId: string | null;
};

/** The card payment of the amount that credits do not cover. */
export type CardPayment = { with: 'savedCard'; cardId: string; installments: number } | TypedCardPayment;

/**
 * A typed card for which the provider has issued a one-use token; number and security code are wiped (PD-16). A retry
 * of the same payment uses it again (PD-10).
 */
export type PendingCard = { brand: string; lastFour: string; payment: TypedCardPayment };

/** A card payment in the contract's form, without its id (API-08, PD-09). */
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
