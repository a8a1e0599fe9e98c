import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';
import { DEFAULT_TRIP_COUNTRY } from '#shared/rules/trip-motivation.ts';

/** Reasons of a trip, in the guest's language (API-29, CHK-20). */
export const useTripReasons = () =>
  useLocalizedQuery({
    queryKey: queryKeys.tripChoices('reasons'),
    queryFn: () => gateway.tripReference.reasons(),
  });

/** Means of transport (API-29, CHK-21). */
export const useTransportModes = () =>
  useLocalizedQuery({
    queryKey: queryKeys.tripChoices('modes'),
    queryFn: () => gateway.tripReference.modes(),
  });

/** The states of a country; requested only for Brazil (API-30, CHK-17). */
export const useStates = (countryCode: string) =>
  useLocalizedQuery({
    queryKey: queryKeys.tripStates(countryCode),
    enabled: countryCode === DEFAULT_TRIP_COUNTRY,
    queryFn: () => gateway.tripReference.states({ countryCode }),
  });

/** The cities of a state (API-31). */
export const useCities = (countryCode: string, stateCode: string) =>
  useLocalizedQuery({
    queryKey: queryKeys.tripCities(countryCode, stateCode),
    enabled: countryCode === DEFAULT_TRIP_COUNTRY && stateCode !== '',
    queryFn: () => gateway.tripReference.cities({ countryCode, stateCode }),
  });
