import { useCountries } from '#renderer/guest/features/shared/sign-up/queries.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { TripMotivation, TripPlace } from '#shared/contract/guest/check-in.ts';
import { useCities, useTransportModes, useTripReasons } from '../trip-queries.ts';

/** `São Paulo, SP`, or the country's name. */
function usePlaceName({ country, state = '', ibgeCityCode }: TripPlace): string {
  const countries = useCountries();
  const cities = useCities(country, state);
  const city = cities.data?.find(({ cityCode }) => cityCode === ibgeCityCode)?.cityName;
  if (city !== undefined) return `${city}, ${state}`;
  return countries.data?.find(({ code }) => code === country)?.name ?? country;
}

export function TripSummary({ trip }: { trip: TripMotivation }) {
  const t = useText('check-in');
  const reasons = useTripReasons();
  const modes = useTransportModes();
  const origin = usePlaceName(trip.lastOrigin);
  const destination = usePlaceName(trip.nextDestination);
  const reason = reasons.data?.find(({ id }) => id === trip.travelReasonId)?.name ?? '';
  const mode = modes.data?.find(({ id }) => id === trip.transportationModeId)?.name ?? '';
  return (
    <>
      <p>{[reason, mode].filter(Boolean).join(' · ')}</p>
      <p>{t('summary.route', { origin, destination })}</p>
    </>
  );
}
