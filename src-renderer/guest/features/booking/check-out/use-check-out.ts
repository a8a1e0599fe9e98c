import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { refreshBooking } from '#renderer/guest/features/shared/guest-booking/queries.ts';
import { useAct } from '#renderer/guest/features/shared/guest-booking/use-act.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { type CheckedOut, type CheckoutSimulation, checkedOut } from '#shared/contract/guest/check-out.ts';
import { AppError } from '#shared/errors.ts';
import { feeOf, simulationIn } from './check-out.ts';
import { type Room, useSimulation } from './queries.ts';

type CheckOutOptions = {
  isAvailable: boolean;
  onLeft: (left: CheckedOut) => void;
};

export function useCheckOut({ bookingId, accommodationId }: Room, { isAvailable, onLeft }: CheckOutOptions) {
  const queries = useQueryClient();
  const key = queryKeys.checkOut(bookingId, accommodationId);
  const { flow, isActing, act } = useAct({
    send: async (shown: CheckoutSimulation) =>
      checked(
        checkedOut,
        await gateway.checkOut.confirm({ id: bookingId, accommodationId, overstayFee: feeOf(shown) }),
      ),
    figuresIn: simulationIn,
    show: async simulation => {
      if (simulation === null) await queries.invalidateQueries({ queryKey: key });
      else queries.setQueryData(key, simulation);
    },
  });
  const simulation = useSimulation(
    { bookingId, accommodationId },
    { enabled: isAvailable && flow.step !== 'done' },
  );
  const settle = useEffectEvent((left: CheckedOut) => {
    void refreshBooking(queries, bookingId);
    onLeft(left);
  });
  useEffect(() => {
    if (flow.step === 'done') settle(flow.result);
    if (flow.step === 'unknown') toast.notify({ intent: 'error', textKey: 'check-out:confirmation.unknown' });
    if (flow.step === 'rejected')
      toast.notify({
        intent: 'error',
        error: new AppError(flow.code, 'the check-out was rejected', { details: flow.details }),
      });
  }, [flow]);
  return { flow, isActing, act, simulation };
}
