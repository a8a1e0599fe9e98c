import { useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/gateway/checked.ts';
import { gateway } from '#renderer/gateway/client.ts';
import { queryKeys } from '#renderer/gateway/query-keys.ts';
import { useLocalizedQuery } from '#renderer/gateway/use-localized-query.ts';
import { identityStatusOf } from '#shared/rules/identity-status.ts';

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

/** Whether the guest is staying now: undefined until it is known; a failed look counts as no (HOM-17, API-15). */
export function useIsStaying(uid: string | null): boolean | undefined {
  const { data, isPending } = useQuery({
    queryKey: queryKeys.isStaying(uid),
    enabled: uid !== null,
    queryFn: ({ signal }) => gateway.bookings.hasInProgress({}, { signal }),
  });
  return isPending ? undefined : data?.hasInProgressBooking === true;
}

/**
 * The state of the guest's identity validation (HOM-04, APS-03); fetched at every visit, because the verdict comes from
 * elsewhere.
 */
export function useValidationStatus() {
  return useQuery({
    queryKey: queryKeys.identityStatusAtHome(),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [response, { validationStatus }] = await Promise.all([
        gateway.validation.status({}, { signal }),
        import('#shared/contract/validation.ts'),
      ]);
      return identityStatusOf(checked(validationStatus, response).validationStatus);
    },
  });
}
