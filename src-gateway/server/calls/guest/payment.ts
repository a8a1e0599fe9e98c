import { implement } from '@orpc/server';
import { payBooking } from '#gateway/domain/booking/order/pay-booking.ts';
import { toPayer } from '#gateway/domain/payment/cards/card-try.ts';
import {
  addCard,
  changeCard,
  rejectWhileCharged,
  validateCard,
} from '#gateway/domain/payment/cards/wallet.ts';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import { listCards, makeMain, removeCard, renameCard, type StoredCard } from '#gateway/store/card-store.ts';
import { cardNetwork } from '#shared/card-networks.ts';
import { contract } from '#shared/contract/guest/contract.ts';
import type { SavedCard } from '#shared/contract/guest/payment.ts';
import { AppError } from '#shared/errors.ts';
import { isCpfOrCnpj } from '#shared/rules/cpf-cnpj.ts';

const os = implement(contract).$context<RequestContext>();

export const paymentCalls = {
  cards: os.payment.cards.handler(async ({ context }) => {
    const cards = await listCards(context.app.store.db, requireGuest(context));
    return cards.map(savedCard);
  }),

  createCard: os.payment.createCard.handler(async ({ input, context }) => {
    const { token, description, set_as_default: asMain, save: isSaved = true, cpf_cnpj: taxId } = input;
    const payer = toPayer(context);
    if (taxId !== undefined && !isCpfOrCnpj(taxId))
      throw new AppError('BAD_REQUEST', 'the tax id is not valid', {
        details: { issues: [{ path: 'cpf_cnpj', message: 'payment.taxIdInvalid' }] },
      });
    return savedCard(await addCard(context.app, { payer, token, description, asMain, isSaved }));
  }),

  deleteCard: os.payment.deleteCard.handler(async ({ input, context }) => {
    const wanted = { guestId: requireGuest(context), cardId: input.id };
    await changeCard(context.app, wanted, async (tx, card) => {
      await rejectWhileCharged(tx, card);
      await removeCard(tx, card);
    });
    return {};
  }),

  renameCard: os.payment.renameCard.handler(({ input, context }) => {
    const wanted = { guestId: requireGuest(context), cardId: input.id };
    return changeCard(context.app, wanted, async (tx, card) =>
      savedCard(await renameCard(tx, card.id, input.description)),
    );
  }),

  setMainCard: os.payment.setMainCard.handler(async ({ input, context }) => {
    const wanted = { guestId: requireGuest(context), cardId: input.paymentMethodId };
    await changeCard(context.app, wanted, makeMain);
    return {};
  }),

  validateCard: os.payment.validateCard.handler(async ({ input, context }) => {
    const { paymentId: key, paymentMethodId: cardId } = input;
    await validateCard(context.app, { payer: toPayer(context), cardId, key });
    return {};
  }),

  pay: os.payment.pay.handler(({ input, context }) =>
    payBooking(context.app, { ...input, payer: toPayer(context) }),
  ),
};

const MASK = 'XXXX XXXX XXXX ';

function savedCard(card: StoredCard): SavedCard {
  const brand = cardNetwork.safeParse(card.brand);
  return {
    id: card.id,
    description: card.description,
    data: {
      brand: brand.success ? brand.data : 'unknown',
      display_number: MASK + card.lastDigits,
      month: card.month,
      year: card.year,
    },
    default_payment: card.isDefault,
  };
}
