import type { BookingPayment } from '#shared/contract/guest/bookings.ts';

export type TypedCardPayment = {
  with: 'typedCard';
  token: string;
  installments: number;
  save: boolean;
  description: string | null;
  /** Digits and letters only; null for a foreigner. */
  taxId: string | null;
};

export type CardPayment = { with: 'savedCard'; cardId: string; installments: number } | TypedCardPayment;

/** Number and security code are wiped (PD-16); a retry of the same payment uses the token again (PD-10). */
export type PendingCard = { networkName: string; lastFour: string; payment: TypedCardPayment };

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
