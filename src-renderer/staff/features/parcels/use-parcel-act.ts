import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { KeyOf } from '#renderer/platform/i18n/texts.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { Parcel } from '#shared/contract/staff/parcels.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';

/** An act on a parcel: the lists are fetched again, also after a failure, which may mean that a colleague was faster. */
export function useParcelAct<Given>(
  act: (given: Given) => Promise<Parcel>,
  { hotelId, done, onDone }: { hotelId: string; done: KeyOf<'staff/parcels'>; onDone: () => void },
): UseMutationResult<Parcel, Error, Given> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: ({ guestName, room }) => {
      toast.notify({
        intent: 'success',
        textKey: `staff/parcels:${done}`,
        values: { name: guestName, room },
      });
      onDone();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.parcels(hotelId) }),
  });
}
