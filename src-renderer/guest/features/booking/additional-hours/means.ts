import type { HourSlot, HoursOrder } from '#shared/contract/guest/additional-hours.ts';
import type { SavedCard } from '#shared/contract/guest/payment.ts';
import { type Cents, fromReais } from '#shared/money.ts';
import type { HoursTarget } from './purchase.ts';

export type CardChoice = { cardId: string; installments: number };

export type HoursMeans =
  | { with: 'nothing' }
  | { with: 'credits' }
  | ({ with: 'card' } & CardChoice)
  | { with: 'pix' }
  | { with: 'none' };

export function slotTotal(slot: HourSlot): Cents {
  return fromReais(slot.price) + fromReais(slot.taxValue);
}

/** Credits pay either the whole amount or nothing (PAY-19, PD-19). */
export function canUseCredits(balance: Cents | undefined, total: Cents): boolean {
  return total > 0 && balance !== undefined && balance >= total;
}

export type PaidWith = CardChoice | 'pix';

/** The chosen method while it is available, otherwise the wallet's first card in one instalment (PAY-18). */
export function possibleMethod(choice: PaidWith | null, cards: readonly SavedCard[]): PaidWith | null {
  if (choice === 'pix') return choice;
  if (choice && cards.some(({ id }) => id === choice.cardId)) return choice;
  const [first] = cards;
  return first ? { cardId: first.id, installments: 1 } : null;
}

type Circumstances = {
  total: Cents;
  balance: Cents | undefined;
  wantsCredits: boolean;
  method: PaidWith | null;
};

export function chooseMeans({ total, balance, wantsCredits, method }: Circumstances): HoursMeans {
  if (total === 0) return { with: 'nothing' };
  if (wantsCredits && canUseCredits(balance, total)) return { with: 'credits' };
  if (method === 'pix') return { with: 'pix' };
  return method ? { with: 'card', ...method } : { with: 'none' };
}

/** With the price that was shown (BEY-17). `taxId` is that of the Pix payer. */
export function toHoursOrder(
  target: HoursTarget,
  slot: HourSlot,
  means: HoursMeans,
  taxId: string,
): HoursOrder {
  const { amountOfHours, price, taxValue, time } = slot;
  return {
    ...target,
    amountOfHours,
    time,
    price,
    taxValue,
    numberOfInstallments: means.with === 'card' ? means.installments : 1,
    useCredits: means.with === 'credits',
    ...(means.with === 'card' && { paymentMethodId: means.cardId }),
    ...(means.with === 'pix' && { pix: { cpfPayment: taxId } }),
  };
}
