import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import {
  findAnyCard,
  findCard,
  noteValidated,
  type StoredCard,
  saveCard,
  storeUnsavedCard,
} from '#gateway/store/card-store.ts';
import { lockGuestRow } from '#gateway/store/guest-store.ts';
import { hasOpenCharge } from '#gateway/store/payment-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';
import { type Payer, withCardTry } from './card-try.ts';
import { checkCard } from './check-card.ts';

/** `isSaved` is false for a card that only guarantees a stay: it is not in the wallet. */
export type NewCard = {
  payer: Payer;
  token: string;
  description: string;
  asMain: boolean;
  isSaved: boolean;
};

/** Checks a typed card and saves it: both or neither (API-56, PD-14). The token is the idempotency key. */
export async function addCard(app: AppContext, card: NewCard): Promise<StoredCard> {
  const { payer, token, description, asMain, isSaved } = card;
  const { guestId } = payer;
  await app.rateLimits.cardChecksPerGuest(guestId);
  const { card: known, checkedAt } = await withCardTry(app, payer, cardTry =>
    checkCard(app, { guestId, key: token, source: { token } }, cardTry),
  );
  const newCard = {
    ...known,
    id: randomUUID(),
    guestId,
    description,
    isSaved,
    validatedAt: checkedAt,
    createdAt: app.clock.now(),
  };
  return retryTransaction(app.store.db, async tx => {
    await lockGuestRow(tx, guestId);
    return isSaved ? saveCard(tx, newCard, asMain) : storeUnsavedCard(tx, newCard);
  });
}

export async function validateCard(
  app: AppContext,
  { payer, cardId, key }: { payer: Payer; cardId: string; key: string },
): Promise<void> {
  const { guestId } = payer;
  await app.rateLimits.cardChecksPerGuest(guestId);
  const card = await findAnyCard(app.store.db, guestId, cardId);
  if (!card) throw cardNotFound();
  const { methodReference } = card;
  const { checkedAt } = await withCardTry(app, payer, cardTry =>
    checkCard(app, { guestId, key: `${key} ${card.id}`, source: { methodReference } }, cardTry),
  );
  await noteValidated(app.store.db, card.id, checkedAt);
}

/** Changes one of the guest's cards under a lock on the guest. Throws CARD_NOT_FOUND. */
export async function changeCard<Result>(
  app: AppContext,
  { guestId, cardId }: { guestId: string; cardId: string },
  change: (tx: Transaction, card: StoredCard) => Promise<Result>,
): Promise<Result> {
  return retryTransaction(app.store.db, async tx => {
    await lockGuestRow(tx, guestId);
    return change(tx, await ownCard(tx, guestId, cardId));
  });
}

/** Throws CARD_IN_USE while a payment with the card waits for its bank: its provider may still need the card. */
export async function rejectWhileCharged(tx: Transaction, { methodReference }: StoredCard): Promise<void> {
  if (await hasOpenCharge(tx, methodReference))
    throw new AppError('CARD_IN_USE', 'a payment with this card is under way');
}

async function ownCard(
  db: Parameters<typeof findCard>[0],
  guestId: string,
  cardId: string,
): Promise<StoredCard> {
  const card = await findCard(db, guestId, cardId);
  if (!card) throw cardNotFound();
  return card;
}

const cardNotFound = () => new AppError('CARD_NOT_FOUND', 'the guest has no such card');
