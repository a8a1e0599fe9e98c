import { useRef, useState } from 'react';
import { useAppForm } from '#renderer/platform/forms/form.tsx';
import type { CheckInState } from '#shared/contract/guest/check-in.ts';
import { needsRegistration, type TripValues, toRegistration, toTrip, toTripValues } from './trip-values.ts';

type Given = Pick<CheckInState, 'isRegistrationAsked' | 'isRegistrationGiven' | 'tripMotivation'>;

/** The form of the trip and of the registration of the law, which `correct` asks for again (PD-47). */
export function useTripValues(given: Given) {
  const [isCorrecting, setCorrecting] = useState(false);
  const isNeeded = (values: TripValues) => needsRegistration(given, values, isCorrecting);
  // Read by the form's rules, which are created once.
  const isRegistrationNeeded = useRef(isNeeded);
  isRegistrationNeeded.current = isNeeded;
  const form = useAppForm<TripValues>({
    schema: async () =>
      (await import('./trip-schema.ts')).tripSchema(values => isRegistrationNeeded.current(values)),
    defaultValues: toTripValues(given.tripMotivation),
  });
  return {
    form,
    isCorrecting,
    correct: () => setCorrecting(true),
    /** Null while the reason or the transport is not chosen. */
    toSent(values: TripValues) {
      const trip = toTrip(values);
      if (trip === null) return null;
      return {
        trip,
        ...(isRegistrationNeeded.current(values) ? { registration: toRegistration(values) } : {}),
      };
    },
    /** After a save: the document's number is no longer needed here. */
    forgetRegistration(values: TripValues) {
      form.reset({ ...values, registration: toTripValues(null).registration });
      setCorrecting(false);
    },
  };
}
