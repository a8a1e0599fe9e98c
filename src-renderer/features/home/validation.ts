import { useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/gateway/checked.ts';
import { gateway } from '#renderer/gateway/client.ts';
import { queryKeys } from '#renderer/gateway/query-keys.ts';
import { validationStatus } from '#shared/contract/validation.ts';
import { identityStatusOf } from '#shared/rules/identity-status.ts';

/**
 * The state of the guest's identity validation (HOM-04, APS-03); fetched at every visit, because the verdict comes from
 * elsewhere.
 */
export function useValidationStatus() {
  return useQuery({
    queryKey: queryKeys.identityStatusAtHome(),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const response = checked(validationStatus, await gateway.validation.status({}, { signal }));
      return identityStatusOf(response.validationStatus);
    },
  });
}
