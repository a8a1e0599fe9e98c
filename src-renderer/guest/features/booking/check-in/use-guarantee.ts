import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PendingCard } from '#renderer/guest/features/shared/card-form/card-payment.ts';
import { type CardEntry, checkCard } from '#renderer/guest/features/shared/card-form/use-card-form.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { acquireBusyLock } from '#renderer/platform/state/busy.ts';
import { savedCard } from '#shared/contract/guest/payment.ts';
import { useCheckInPage } from './check-in-page.ts';
import { fetchCheckIn } from './queries.ts';
import {
  type ChosenCard,
  type GuaranteeFailure,
  type GuaranteeMemory,
  nothingDone,
  runGuarantee,
} from './run-guarantee.ts';

/** Creates a typed card, which stays in the wallet only if the guest wants it (PD-14, PD-41). */
async function createCard({ payment }: PendingCard, nameless: string): Promise<string> {
  const save = payment.save && host().profile.capabilities.saveCard;
  const response = await gateway.payment.createCard({
    token: payment.token,
    description: payment.description ?? nameless,
    set_as_default: false,
    save,
    ...(payment.taxId === null ? {} : { cpf_cnpj: payment.taxId }),
  });
  return checked(savedCard, response).id;
}

export function useGuarantee(card: CardEntry) {
  const t = useText('check-in');
  const queries = useQueryClient();
  const { state, rooms, attempt, leave } = useCheckInPage();
  const { bookingId } = state;
  const [failure, setFailure] = useState<GuaranteeFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const memory = useRef<GuaranteeMemory<PendingCard>>({ ...nothingDone });
  useEffect(() => (isBusy ? acquireBusyLock('payment') : undefined), [isBusy]);

  const ports = {
    tokenize: () => card.tokenize(false),
    create: (pending: PendingCard) => createCard(pending, t('paymentCard.newName')),
    validate: async (paymentMethodId: string) => {
      const paymentId = `credit_card_validation_${crypto.randomUUID()}`;
      await gateway.payment.validateCard({ paymentId, paymentMethodId });
    },
    associate: async (paymentMethodId: string) => {
      const ids = rooms.filter(room => room.requiresGuaranteeCard).map(room => room.accommodationId);
      await gateway.checkIn.associateCard({ bookingId, paymentMethodId, accommodationPartnerIds: ids });
    },
    hasGuarantee: async () => (await fetchCheckIn(queries, bookingId)).guaranteeCard !== null,
  };

  async function provide(chosen: ChosenCard): Promise<void> {
    if (isBusy) return;
    // A number typed since then is another card.
    if (chosen.with === 'typed' && card.frame.read().fields.number !== 'empty')
      memory.current = { ...nothingDone };
    const isPending = memory.current.tokenized !== null;
    if (chosen.with === 'typed' && !isPending && !(await checkCard(card))) return;
    setFailure(null);
    setBusy(true);
    await attempt(async () => {
      const failed = await runGuarantee(ports, chosen, memory.current);
      setFailure(failed);
      void queries.invalidateQueries({ queryKey: queryKeys.savedCards() });
      if (failed === null) await leave('paymentCard');
    });
    setBusy(false);
  }

  /** Another card was chosen: the results for the previous one do not apply. */
  const forget = () => {
    memory.current = { ...nothingDone };
    setFailure(null);
  };

  return { provide, forget, failure, isBusy };
}
