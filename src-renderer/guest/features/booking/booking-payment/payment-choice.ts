import { atom } from 'jotai';
import type { PendingCard } from '#renderer/guest/features/shared/card-form/card-payment.ts';
import type { SavedCard } from '#shared/contract/payment.ts';
import { MAX_INSTALLMENTS } from '#shared/policies.ts';

/** How the guest wants to pay what credits leave over (PAY-03). */
export type PaymentChoice =
  | { with: 'savedCard'; cardId: string; installments: number }
  | { with: 'typedCard' }
  | { with: 'pix' }
  | { with: 'reception' };

/** What a guest can choose among. */
type Known = { walkIn: boolean; cards: readonly SavedCard[]; canType: boolean };

/** The typed card of this guest's payment. In memory, and dropped with the guest's session. */
export const pendingCardAtom = atom<PendingCard | null>(null);

/**
 * What is chosen before the guest has chosen: the reception where the stay is a walk-in (FUN-38), else the first saved
 * card in one instalment (PAY-18), else a card to type, or Pix where none can be typed (PAY-38).
 */
export function firstChoice(known: Known): PaymentChoice {
  if (known.walkIn) return { with: 'reception' };
  const [first] = known.cards;
  if (first) return { with: 'savedCard', cardId: first.id, installments: 1 };
  return { with: known.canType ? 'typedCard' : 'pix' };
}

/** Keeps a choice while it is still available; a deleted card or a lost walk-in falls back to another one. */
export function possibleChoice(choice: PaymentChoice | null, known: Known): PaymentChoice {
  if (choice === null) return firstChoice(known);
  if (choice.with === 'reception' && !known.walkIn) return firstChoice(known);
  if (choice.with === 'savedCard' && !known.cards.some(card => card.id === choice.cardId))
    return firstChoice(known);
  return choice;
}

/** What is still missing before the guest can confirm, in the order of the page. */
export type Missing = 'signUp' | 'card' | 'installments' | 'cardForm' | 'taxId';

/** Nothing missing enables confirm (PAY-22, PAY-23). */
export function missingForPayment(now: {
  signedIn: boolean;
  signUpValid: boolean;
  choice: PaymentChoice;
  cardFormValid: boolean;
  /** Of who pays with Pix. */
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
