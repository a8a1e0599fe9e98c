import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { refreshBooking } from '#renderer/guest/features/shared/guest-booking/queries.ts';
import { useAct } from '#renderer/guest/features/shared/guest-booking/use-act.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { type CreditEstimate, canceledBooking } from '#shared/contract/guest/booking-cancel.ts';
import { isCancelSettled } from './cancel-rejection.ts';
import { estimateIn, useCreditEstimate } from './queries.ts';

const CANCELED_SHOWN_MS = 3_000;

export function useCancel(bookingId: string, onCanceled: () => void) {
  const queries = useQueryClient();
  const key = queryKeys.cancellation(bookingId);
  const { flow, isActing, act } = useAct({
    send: async ({ cancellationFeeValue, creditValue }: CreditEstimate) =>
      checked(
        canceledBooking,
        await gateway.bookings.cancel({ bookingId, cancellationFeeValue, creditValue }),
      ),
    figuresIn: estimateIn,
    show: async estimate => {
      if (estimate === null) await queries.invalidateQueries({ queryKey: key });
      else queries.setQueryData(key, estimate);
    },
  });
  const isOver = isCancelSettled(flow, null);
  // Before the effects below, which fetch everything of the booking again: a canceled one has no estimate.
  const estimate = useCreditEstimate(bookingId, { enabled: flow.step !== 'done' && !isOver });
  const settle = useEffectEvent(() => {
    void refreshBooking(queries, bookingId);
    toast.notify({
      intent: 'success',
      textKey: 'booking-management:cancelBooking.toasts.success',
      shownMs: CANCELED_SHOWN_MS,
    });
    onCanceled();
  });
  const { step } = flow;
  useEffect(() => {
    if (step === 'done') settle();
    // The message says to try again, which is of no use once the booking is over (PD-54).
    if ((step === 'rejected' && !isOver) || step === 'unknown')
      toast.notify({ intent: 'error', textKey: 'booking-management:cancelBooking.toasts.error' });
  }, [step, isOver]);
  useEffect(() => {
    if (isOver) void refreshBooking(queries, bookingId);
  }, [isOver, queries, bookingId]);
  return { flow, isActing, act, estimate };
}
