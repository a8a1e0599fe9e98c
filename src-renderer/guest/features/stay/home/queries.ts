import { useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { isStayingQuery } from '#renderer/platform/gateway/guest-queries.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { useGuideCities, useGuideList } from '#renderer/platform/gateway/use-guide.ts';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';
import type { Recommendation } from '#shared/contract/guest/curation.ts';
import { toIdentityStatus } from '#shared/rules/identity-status.ts';

/** The guest's nearest booking, or null (HOM-02, API-16). Not fetched for a guest who has just signed out. */
export function useNearestBooking(uid: string | null) {
  return useLocalizedQuery({
    queryKey: queryKeys.nearestBooking(uid),
    enabled: uid !== null,
    queryFn: async ({ signal }) => {
      const [nearest] = await gateway.bookings.active({ sort: 'asc', limit: '1' }, { signal });
      return nearest ?? null;
    },
  });
}

/** Undefined until it is known; a failed request counts as no (HOM-17, API-15). */
export function useIsStaying(uid: string | null): boolean | undefined {
  const { data, isPending } = useQuery(isStayingQuery(uid));
  return isPending ? undefined : data?.hasInProgressBooking === true;
}

/** Undefined until it is known, and after a failed request. Fetched at every visit, after the tiles are shown. */
export function useWaitingDeliveries(uid: string | null, isStaying: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.waitingDeliveries(uid),
    enabled: uid !== null && isStaying,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data: list } = await gateway.deliveries.list({ status: 'active' }, { signal });
      return list.registeredDeliveries.filter(({ arrivalDate }) => arrivalDate !== null).length;
    },
  });
  return data;
}

/** Fetched at every visit, because the provider changes it (HOM-04, APS-03). */
export function useValidationStatus() {
  return useQuery({
    queryKey: queryKeys.identityStatusAtHome(),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [response, { validationStatus }] = await Promise.all([
        gateway.validation.status({}, { signal }),
        import('#shared/contract/guest/validation.ts'),
      ]);
      return toIdentityStatus(checked(validationStatus, response).validationStatus);
    },
  });
}

const PICKS = 3;

/** Undefined while loading, without any, and after a failure. Nothing is fetched before the quiz is answered. */
export function useGuidePicks(isFilled: boolean): { city: string; picks: Recommendation[] } | undefined {
  const cities = useGuideCities(isFilled);
  const city = cities.data?.[0];
  const places = useGuideList('forYou', isFilled ? city?.buildingId : undefined);
  if (!isFilled || !city || !places.data || places.data.length === 0) return undefined;
  return { city: city.description, picks: places.data.slice(0, PICKS) };
}
