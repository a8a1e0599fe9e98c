import { useQueryClient } from '@tanstack/react-query';
import { gateway } from '#renderer/platform/gateway/client.ts';
import type { TripValues } from '#renderer/platform/guest-forms/trip-values.ts';
import { useTripValues } from '#renderer/platform/guest-forms/use-trip-values.ts';
import { useCheckInPage } from './check-in-page.ts';
import { showCheckIn } from './queries.ts';

export function useTripForm() {
  const queries = useQueryClient();
  const { state, attempt, leave } = useCheckInPage();
  const { bookingId } = state;
  const { form, isCorrecting, correct, toSent, forgetRegistration } = useTripValues(state);

  async function submit(values: TripValues): Promise<void> {
    const sent = toSent(values);
    if (sent === null) return;
    const { trip, ...registration } = sent;
    await attempt(async () => {
      const saved = await gateway.checkIn.saveTrip({ bookingId, ...trip, ...registration });
      const fresh = await showCheckIn(queries, bookingId, saved);
      forgetRegistration(values);
      await leave('tripMotivation', fresh);
    });
  }

  return { form, submit, isCorrecting, correct };
}
