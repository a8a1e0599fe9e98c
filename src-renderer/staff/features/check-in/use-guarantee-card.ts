import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type CardFrame, createCardFrame, isCardBegun } from '#renderer/platform/card-frame/card-frame.ts';
import { useAppForm } from '#renderer/platform/forms/form.tsx';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { markUnsaved } from '#renderer/platform/state/unsaved.ts';
import { checkInState } from '#shared/contract/guest/check-in.ts';
import { isHolderNameValid, normalizeHolderName } from '#shared/rules/card-network.ts';
import { splitFullName } from '#shared/rules/person-name.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import type { StepProps } from './check-in-steps.tsx';
import { giveCard, type PendingCard } from './give-card.ts';
import type { HolderValues } from './holder-schema.ts';
import { isTakenBefore } from './taken-before.ts';

type GuaranteeCard = {
  form: UseFormReturn<HolderValues>;
  frame: CardFrame;
  error: Error | null;
  pending: PendingCard;
  give: (values: HolderValues) => Promise<void>;
};

/** The card itself is in the frame alone; here are the holder's name and, after a lost response, its token. */
export function useGuaranteeCard({ guest, state, onSaved }: StepProps): GuaranteeCard {
  const queries = useQueryClient();
  const { firstName, lastName } = state.personalInfo;
  const name = normalizeHolderName(`${firstName} ${lastName}`);
  const form = useAppForm<HolderValues>({
    schema: () => import('./holder-schema.ts').then(module => module.holderSchema),
    defaultValues: { holder: isHolderNameValid(name) ? name : '' },
  });
  const [frame] = useState(createCardFrame);
  const isBegun = isCardBegun(useSyncExternalStore(frame.subscribe, frame.read));
  const [failed, setFailed] = useState<{ error: Error; pending: PendingCard } | null>(null);
  useEffect(() => (isBegun ? markUnsaved() : undefined), [isBegun]);
  // A number that was typed since then is another card.
  const pending = isBegun && frame.read().fields.number !== 'empty' ? null : (failed?.pending ?? null);

  async function give({ holder }: HolderValues): Promise<void> {
    if (pending === null && !(await frame.check())) return;
    setFailed(null);
    const given = await giveCard(
      {
        tokenize: () => frame.tokenize(splitFullName(normalizeHolderName(holder))),
        take: async token =>
          checked(checkInState, await staffGateway.assistedCheckIn.takeCard({ ...guest, token })),
      },
      pending,
    );
    if (given.isGiven) return onSaved(now => ({ ...now, checkIn: given.result }));
    setFailed(given);
    // A colleague was faster: the page shows that deposit.
    if (isTakenBefore(given.error))
      await queries.refetchQueries({
        queryKey: staffKeys.checkIn(guest.hotelId, guest.bookingId, guest.roomGuestId),
      });
  }

  return { form, frame, error: failed?.error ?? null, pending, give };
}
