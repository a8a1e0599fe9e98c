import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAppForm } from '#renderer/platform/forms/form.tsx';
import { gateway } from '#renderer/platform/gateway/client.ts';
import {
  needsRegistration,
  type TripValues,
  toRegistration,
  toTrip,
  toTripValues,
} from '#renderer/platform/guest-forms/trip-values.ts';
import { useCheckInPage } from './check-in-page.ts';
import { showCheckIn } from './queries.ts';

export function useTripForm() {
  const queries = useQueryClient();
  const { state, attempt, leave } = useCheckInPage();
  const { bookingId } = state;
  const [isCorrecting, setCorrecting] = useState(false);
  // Read by the form's rules, which are created once.
  const isRegistrationNeeded = useRef((values: TripValues) => needsRegistration(state, values, isCorrecting));
  isRegistrationNeeded.current = values => needsRegistration(state, values, isCorrecting);
  const form = useAppForm<TripValues>({
    schema: async () =>
      (await import('#renderer/platform/guest-forms/trip-schema.ts')).tripSchema(values =>
        isRegistrationNeeded.current(values),
      ),
    defaultValues: toTripValues(state.tripMotivation),
  });

  async function submit(values: TripValues): Promise<void> {
    const trip = toTrip(values);
    if (trip === null) return;
    const registration = isRegistrationNeeded.current(values) ? { registration: toRegistration(values) } : {};
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
