import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { savedCardsQuery } from '#renderer/guest/features/shared/card-form/queries.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { SavedCard } from '#shared/contract/guest/payment.ts';
import { AppError } from '#shared/errors.ts';

type Change = 'delete' | 'editDescription' | 'setMain';

/** The guest's cards, fetched again whenever the wallet is opened: another device may have changed them. */
export function useWallet() {
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.guest.uid : null;
  return useQuery({ ...savedCardsQuery(uid), staleTime: 0 });
}

function useCardChange<Input>(change: Change, send: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => toast.notify({ intent: 'success', textKey: `wallet:creditCard.${change}.success` }),
    onError: () => toast.notify({ intent: 'error', textKey: `wallet:creditCard.${change}.error` }),
    // Also after a failure: another device may have changed the cards.
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.savedCards() }),
  });
}

export const useRenameCard = () =>
  useCardChange('editDescription', (input: { id: string; description: string }) =>
    gateway.payment.renameCard(input),
  );

export const useSetMainCard = () =>
  useCardChange('setMain', ({ id }: SavedCard) => gateway.payment.setMainCard({ paymentMethodId: id }));

/** A card that is already deleted counts as success: the first response may have been lost. */
export const useDeleteCard = () =>
  useCardChange('delete', async ({ id }: SavedCard) => {
    await gateway.payment.deleteCard({ id }).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'CARD_NOT_FOUND')) throw error;
    });
  });
