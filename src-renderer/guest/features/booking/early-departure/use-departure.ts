import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { refreshBooking } from '#renderer/guest/features/shared/guest-booking/queries.ts';
import { useAct } from '#renderer/guest/features/shared/guest-booking/use-act.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import {
  type EarlyCheckout,
  type EarlyCheckoutSimulation,
  earlyCheckout,
} from '#shared/contract/guest/early-departure.ts';
import { simulationIn } from './departure.ts';
import { type Room, useSimulation } from './queries.ts';

export function useDeparture({ bookingId, accommodationId }: Room, onLeft: (left: EarlyCheckout) => void) {
  const queries = useQueryClient();
  const key = queryKeys.earlyDeparture(bookingId, accommodationId);
  const { flow, isActing, act } = useAct({
    send: async ({ new_credit }: EarlyCheckoutSimulation) =>
      checked(
        earlyCheckout,
        await gateway.bookings.leaveEarly({ id: bookingId, accId: String(accommodationId), new_credit }),
      ),
    figuresIn: simulationIn,
    show: async simulation => {
      if (simulation === null) await queries.invalidateQueries({ queryKey: key });
      else queries.setQueryData(key, simulation);
    },
  });
  const simulation = useSimulation({ bookingId, accommodationId }, { enabled: flow.step !== 'done' });
  const settle = useEffectEvent((left: EarlyCheckout) => {
    void refreshBooking(queries, bookingId);
    onLeft(left);
  });
  useEffect(() => {
    if (flow.step === 'done') settle(flow.result);
  }, [flow]);
  return { flow, isActing, act, simulation };
}
