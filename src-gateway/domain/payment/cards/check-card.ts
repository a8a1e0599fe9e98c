import { createHash } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { payerDetails } from '#gateway/store/payer-store.ts';
import { AppError } from '#shared/errors.ts';
import {
  type CardSource,
  type Charge,
  ChargeOutcomeUnknown,
  type ProviderCard,
} from '../payment-provider.ts';
import type { CardTry } from './card-try.ts';

export type CheckedCard = { card: ProviderCard; checkedAt: Date };

/** A charge of zero under a derived id: safe to repeat. Throws CARD_DECLINED, CARD_TOKEN_INVALID, PAYMENT_TIMEOUT. */
export async function checkCard(
  app: AppContext,
  question: { guestId: string; key: string; source: CardSource },
  cardTry: CardTry,
): Promise<CheckedCard> {
  const { guestId, key, source } = question;
  const paymentId = deriveId(guestId, key);
  let charge: Charge;
  try {
    const payer = await payerDetails(app.store.db, guestId, null);
    charge = await app.payments.charge({ paymentId, source, amount: 0, installments: 1, payer });
  } catch (error) {
    if (!(error instanceof ChargeOutcomeUnknown)) throw error;
    cardTry.use();
    throw new AppError('PAYMENT_TIMEOUT', 'the payment provider did not respond');
  }
  if (charge.outcome !== 'APPROVED' || !charge.card) {
    cardTry.use();
    throw new AppError('CARD_DECLINED', 'the bank did not approve the card');
  }
  return { card: charge.card, checkedAt: charge.decidedAt };
}

/** A uuid derived from the guest's id and the guest's key (version 8: custom). */
function deriveId(guestId: string, key: string): string {
  const hash = createHash('sha256').update(`${guestId} ${key}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
