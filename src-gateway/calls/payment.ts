import { randomUUID } from 'node:crypto';
import { implement } from '@orpc/server';
import { contract } from '#shared/contract/index.ts';
import { cardBrand, type SavedCard } from '#shared/contract/payment.ts';
import { AppError } from '#shared/errors.ts';
import { isCpfOrCnpj } from '#shared/rules/cpf-cnpj.ts';
import { payBooking } from '../bookings/pay-booking.ts';
import { type CallContext, requireGuest } from '../context.ts';
import { listCards, type StoredCard, saveCard } from '../store/card-store.ts';
import { lockGuest } from '../store/guest-lock.ts';
import { retryTransaction } from '../store/retry-transaction.ts';

const os = implement(contract).$context<CallContext>();

/** Saved cards and payments (API-54 to API-56, D13, D14). */
export const paymentCalls = {
  cards: os.payment.cards.handler(async ({ context }) => {
    const cards = await listCards(context.house.store.db, requireGuest(context));
    return cards.map(savedCard);
  }),

  createCard: os.payment.createCard.handler(async ({ input, context }) => {
    const { house } = context;
    const guestId = requireGuest(context);
    if (input.cpf_cnpj !== undefined && !isCpfOrCnpj(input.cpf_cnpj))
      throw new AppError('BAD_REQUEST', 'the tax id is not valid', {
        details: { issues: [{ path: 'cpf_cnpj', message: 'payment.taxIdInvalid' }] },
      });
    const card = await house.payments.exchangeToken(input.token);
    const kept = {
      ...card,
      id: randomUUID(),
      guestId,
      description: input.description,
      createdAt: house.clock.now(),
    };
    return retryTransaction(house.store.db, async tx => {
      await lockGuest(tx, guestId);
      return savedCard(await saveCard(tx, kept, input.set_as_default));
    });
  }),

  pay: os.payment.pay.handler(({ input, context }) =>
    payBooking(context.house, { ...input, guestId: requireGuest(context) }),
  ),
};

const MASK = 'XXXX XXXX XXXX ';

function savedCard(card: StoredCard): SavedCard {
  const brand = cardBrand.safeParse(card.brand);
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
