import type { Clock } from '#gateway/platform/clock.ts';
import type { PayerDetails } from '#gateway/store/payer-store.ts';
import {
  deleteProviderCard,
  findCardTypedFor,
  findProviderCard,
  findProviderCustomer,
  insertProviderCard,
  insertProviderCustomer,
  type StoredProviderCard,
} from '#gateway/store/provider-store.ts';
import type { Store } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';
import { type IuguClient, isFinalRejection } from './iugu-client.ts';
import { IUGU, idPart } from './iugu-invoices.ts';
import { anything, customer, paymentMethod } from './iugu-schemas.ts';

/** At Iugu cards belong to the guest's customer. */
export function iuguCards({ send, store, clock }: { send: IuguClient; store: Store; clock: Clock }) {
  async function ensureCustomer({ guestId, name, email }: PayerDetails): Promise<string> {
    const known = await findProviderCustomer(store.db, IUGU, guestId);
    if (known !== null) return known;
    const made = await send({ method: 'POST', path: '/customers', body: { email, name } }, customer);
    return insertProviderCustomer(store.db, {
      provider: IUGU,
      guestId,
      reference: made.id,
      createdAt: clock.now(),
    });
  }

  return {
    known: (reference: string) => findProviderCard(store.db, IUGU, reference),

    /** Exchanges the token, once for a payment. Throws CARD_TOKEN_INVALID, ChargeOutcomeUnknown. */
    async ofToken(paymentId: string, token: string, payer: PayerDetails): Promise<StoredProviderCard> {
      const known = await findCardTypedFor(store.db, IUGU, paymentId);
      if (known) return known;
      const owner = await ensureCustomer(payer);
      const made = await send(
        {
          method: 'POST',
          path: `/customers/${idPart(owner)}/payment_methods`,
          body: { description: 'Pernoite', token, set_as_default: false },
        },
        paymentMethod,
      ).catch((error: unknown) => {
        if (!isFinalRejection(error)) throw error;
        throw new AppError('CARD_TOKEN_INVALID', 'the provider does not take the card token');
      });
      const { brand, display_number: shown, last_digits: digits, month, year } = made.data;
      const card = {
        provider: IUGU,
        reference: made.id,
        customer: owner,
        typedFor: paymentId,
        brand: brand.toLowerCase(),
        lastDigits: (digits ?? shown).slice(-4),
        month,
        year,
        createdAt: clock.now(),
      };
      await insertProviderCard(store.db, card);
      return card;
    },

    /** Removes a card at Iugu; one that was removed there is deleted here too. */
    async forget(reference: string): Promise<void> {
      const card = await findProviderCard(store.db, IUGU, reference);
      if (!card) return;
      await send(
        {
          method: 'DELETE',
          path: `/customers/${idPart(card.customer)}/payment_methods/${idPart(reference)}`,
        },
        anything,
      ).catch((error: unknown) => {
        if (!isFinalRejection(error)) throw error;
      });
      await deleteProviderCard(store.db, IUGU, reference);
    },
  };
}
