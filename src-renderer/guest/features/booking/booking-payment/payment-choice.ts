import { atom } from 'jotai';
import type { PendingCard } from '#renderer/guest/features/shared/card-form/card-payment.ts';
import type { SavedCard } from '#shared/contract/guest/payment.ts';
import { MAX_INSTALLMENTS } from '#shared/policies.ts';

export type PaymentChoice =
  | { with: 'savedCard'; cardId: string; installments: number }
  | { with: 'typedCard' }
  | { with: 'pix' }
  | { with: 'reception' };

type Known = { walkIn: boolean; cards: readonly SavedCard[]; takesPix: boolean; canType: boolean };

/** The typed card of this guest's payment. In memory only, and dropped with the guest's session. */
export const pendingCardAtom = atom<PendingCard | null>(null);

/** The reception for a walk-in (FUN-38), else the first saved card (PAY-18), else Pix, else a typed card (PAY-80). */
export function firstChoice(known: Known): PaymentChoice {
  if (known.walkIn) return { with: 'reception' };
  const [first] = known.cards;
  if (first) return { with: 'savedCard', cardId: first.id, installments: 1 };
  return { with: known.takesPix || !known.canType ? 'pix' : 'typedCard' };
}

export function possibleChoice(choice: PaymentChoice | null, known: Known): PaymentChoice {
  if (choice === null) return firstChoice(known);
  if (choice.with === 'reception' && !known.walkIn) return firstChoice(known);
  if (choice.with === 'savedCard' && !known.cards.some(card => card.id === choice.cardId))
    return firstChoice(known);
  return choice;
}

/** Missing input before the guest can confirm, in the order of the page. */
export type Missing = 'card' | 'installments' | 'cardForm' | 'taxId' | 'signUp';

export function missingForPayment(now: {
  signedIn: boolean;
  signUpValid: boolean;
  choice: PaymentChoice;
  cardFormValid: boolean;
  taxIdValid: boolean;
  creditsCoverAll: boolean;
}): Missing[] {
  const missing: Missing[] = now.creditsCoverAll ? [] : missingForChoice(now.choice, now);
  if (!now.signedIn && !now.signUpValid) missing.push('signUp');
  return missing;
}

function missingForChoice(
  choice: PaymentChoice,
  now: { cardFormValid: boolean; taxIdValid: boolean },
): Missing[] {
  switch (choice.with) {
    case 'reception':
      return [];
    case 'pix':
      return now.taxIdValid ? [] : ['taxId'];
    case 'typedCard':
      return now.cardFormValid ? [] : ['cardForm'];
    case 'savedCard': {
      const { cardId, installments } = choice;
      const isPossible =
        Number.isInteger(installments) && installments >= 1 && installments <= MAX_INSTALLMENTS;
      return [
        ...(cardId === '' ? (['card'] as const) : []),
        ...(isPossible ? [] : (['installments'] as const)),
      ];
    }
  }
}
