import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';
import { DEFAULT_TRIP_COUNTRY } from '#shared/rules/trip-motivation.ts';

export const useTripReasons = () =>
  useLocalizedQuery({
    queryKey: queryKeys.tripChoices('reasons'),
    queryFn: () => gateway.tripReference.reasons(),
  });

export const useTransportModes = () =>
  useLocalizedQuery({
    queryKey: queryKeys.tripChoices('modes'),
    queryFn: () => gateway.tripReference.modes(),
  });

export const useStates = (countryCode: string) =>
  useLocalizedQuery({
    queryKey: queryKeys.tripStates(countryCode),
    enabled: countryCode === DEFAULT_TRIP_COUNTRY,
    queryFn: () => gateway.tripReference.states({ countryCode }),
  });

export const useCities = (countryCode: string, stateCode: string) =>
  useLocalizedQuery({
    queryKey: queryKeys.tripCities(countryCode, stateCode),
    enabled: countryCode === DEFAULT_TRIP_COUNTRY && stateCode !== '',
    queryFn: () => gateway.tripReference.cities({ countryCode, stateCode }),
  });
