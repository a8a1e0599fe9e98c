import { atom } from 'jotai';
import type { PendingCard } from '#renderer/guest/features/shared/card-form/card-payment.ts';
import type { SavedCard } from '#shared/contract/payment.ts';
import { MAX_INSTALLMENTS } from '#shared/policies.ts';

/** The payment method for the amount that credits do not cover (PAY-03). */
export type PaymentChoice =
  | { with: 'savedCard'; cardId: string; installments: number }
  | { with: 'typedCard' }
  | { with: 'pix' }
  | { with: 'reception' };

/** The guest's options. */
type Known = { walkIn: boolean; cards: readonly SavedCard[]; canType: boolean };

/** The typed card of this guest's payment. In memory only, and dropped with the guest's session. */
export const pendingCardAtom = atom<PendingCard | null>(null);

/**
 * The default choice: the reception for a walk-in (FUN-38), else the first saved card in one instalment (PAY-18), else
 * a card to type, or Pix if none can be typed (PAY-38).
 */
export function firstChoice(known: Known): PaymentChoice {
  if (known.walkIn) return { with: 'reception' };
  const [first] = known.cards;
  if (first) return { with: 'savedCard', cardId: first.id, installments: 1 };
  return { with: known.canType ? 'typedCard' : 'pix' };
}

/** Returns the choice while it is available; after a deleted card or a lost walk-in, another one. */
export function possibleChoice(choice: PaymentChoice | null, known: Known): PaymentChoice {
  if (choice === null) return firstChoice(known);
  if (choice.with === 'reception' && !known.walkIn) return firstChoice(known);
  if (choice.with === 'savedCard' && !known.cards.some(card => card.id === choice.cardId))
    return firstChoice(known);
  return choice;
}

/** Missing input before the guest can confirm, in the order of the page. */
export type Missing = 'signUp' | 'card' | 'installments' | 'cardForm' | 'taxId';

/** Confirm is enabled if nothing is missing (PAY-22, PAY-23). */
export function missingForPayment(now: {
  signedIn: boolean;
  signUpValid: boolean;
  choice: PaymentChoice;
  cardFormValid: boolean;
  /** The tax number of a Pix payer. */
  taxIdValid: boolean;
  /** Credits pay the whole total (PAY-21). */
  creditsCoverAll: boolean;
}): Missing[] {
  const missing: Missing[] = [];
  if (!now.signedIn && !now.signUpValid) missing.push('signUp');
  if (now.creditsCoverAll || now.choice.with === 'reception') return missing;
  if (now.choice.with === 'pix') {
    if (!now.taxIdValid) missing.push('taxId');
  } else if (now.choice.with === 'typedCard') {
    if (!now.cardFormValid) missing.push('cardForm');
  } else {
    if (now.choice.cardId === '') missing.push('card');
    const { installments } = now.choice;
    if (!Number.isInteger(installments) || installments < 1 || installments > MAX_INSTALLMENTS)
      missing.push('installments');
  }
  return missing;
}
