import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useGuestForm } from '#renderer/platform/forms/form.tsx';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { useCheckInPage } from './check-in-page.ts';
import { showCheckIn } from './queries.ts';
import { asksRegistration, type TripValues, toRegistration, toTrip, toTripValues } from './trip-values.ts';

export function useTripForm() {
  const queries = useQueryClient();
  const { state, attempt, leave } = useCheckInPage();
  const { bookingId } = state;
  const [isCorrecting, setCorrecting] = useState(false);
  // Read by the form's rules, which are created once.
  const asks = useRef((values: TripValues) => asksRegistration(state, values, isCorrecting));
  asks.current = values => asksRegistration(state, values, isCorrecting);
  const form = useGuestForm<TripValues>({
    schema: async () => (await import('./trip-schema.ts')).tripSchema(values => asks.current(values)),
    defaultValues: toTripValues(state.tripMotivation),
  });

  async function submit(values: TripValues): Promise<void> {
    const trip = toTrip(values);
    if (trip === null) return;
    const registration = asks.current(values) ? { registration: toRegistration(values) } : {};
    await attempt(async () => {
      const saved = await gateway.checkIn.saveTrip({ bookingId, ...trip, ...registration });
      const fresh = await showCheckIn(queries, bookingId, saved);
      // The document's number is no longer needed here.
      form.reset({ ...values, registration: toTripValues(null).registration });
      setCorrecting(false);
      await leave('tripMotivation', fresh);
    });
  }

  return { form, submit, isCorrecting, correct: () => setCorrecting(true) };
}
