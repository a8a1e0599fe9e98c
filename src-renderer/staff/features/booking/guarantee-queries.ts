import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import {
  type GuaranteeCharge,
  guaranteeCharge,
  guaranteeCharges,
  type PossibleCharge,
} from '#shared/contract/staff/guarantee-charges.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useActKey } from '../shared/money/act-key.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';

type Booking = { hotelId: string; bookingId: string };

/** Fetched again with the booking's page. */
export function useGuaranteeCharges({ hotelId, bookingId }: Booking, isManager: boolean) {
  const isUnlocked = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.guaranteeCharges(hotelId, bookingId),
    queryFn: async ({ signal }) =>
      checked(guaranteeCharges, await staffGateway.guaranteeCharges.find({ hotelId, bookingId }, { signal })),
    staleTime: 0,
    enabled: isManager && isUnlocked,
  });
}

/** After a lost response the same key finds out what became of the charge. */
export function useChargeGuarantee(booking: Booking, onDone: () => void) {
  const queries = useQueryClient();
  const { key, renewAfter } = useActKey();
  return useMutation({
    mutationFn: async ({ accommodationId, purpose, amountCents }: PossibleCharge) =>
      checked(
        guaranteeCharge,
        await staffGateway.guaranteeCharges.charge({
          ...booking,
          key,
          accommodationId,
          purpose,
          amountCents,
        }),
      ),
    onSuccess: ({ status }) => {
      const isDone = status === 'APPROVED';
      toast.notify({
        intent: isDone ? 'success' : 'info',
        textKey: isDone ? 'staff/booking:guarantee.charge.done' : 'staff/booking:guarantee.charge.waiting',
      });
      onDone();
    },
    onError: renewAfter,
    onSettled: () =>
      void queries.invalidateQueries({ queryKey: staffKeys.booking(booking.hotelId, booking.bookingId) }),
  });
}

export function useGiveBack(booking: Booking, { paymentId }: GuaranteeCharge, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ reason }: { reason: string }) =>
      staffGateway.guaranteeCharges.giveBack({ ...booking, paymentId, reason }),
    onSuccess: () => {
      toast.notify({ intent: 'success', textKey: 'staff/booking:guarantee.giveBack.done' });
      onDone();
    },
    onSettled: () =>
      void queries.invalidateQueries({ queryKey: staffKeys.booking(booking.hotelId, booking.bookingId) }),
  });
}
