import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';
import { useLanguage } from '#renderer/platform/i18n/i18n.ts';
import type { Delivery, DeliveryStatus, NewDelivery } from '#shared/contract/guest/deliveries.ts';
import { AppError } from '#shared/errors.ts';

/** Refetch interval of an open list: the reception may mark an arrival meanwhile. */
const REFRESH_MS = 20_000;

/** The delivery is no longer on the list: it was withdrawn on another device. */
export const isGone = (error: unknown) => error instanceof AppError && error.code === 'DELIVERY_NOT_FOUND';

function useListOptions(status: DeliveryStatus) {
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.guest.uid : null;
  const language = useLanguage();
  return infiniteQueryOptions({
    queryKey: [...queryKeys.deliveryList(uid, status), language],
    enabled: uid !== null,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const after = pageParam === null ? {} : { after: pageParam };
      return (await gateway.deliveries.list({ status, ...after }, { signal })).data;
    },
    getNextPageParam: last => last.next,
  });
}

/** All shown pages are fetched again while the list is open, and when the guest returns to it (APS-13). */
export const useDeliveries = (status: DeliveryStatus) => useInfiniteQuery(useListOptions(status));

/** True if the guest currently stays in a room; undefined until it is known. */
export function useCanRegister(status: DeliveryStatus): boolean | undefined {
  const { data, isError } = useInfiniteQuery({
    ...useListOptions(status),
    // The list itself polls.
    refetchInterval: false,
    select: list => list.pages.some(page => page.deliverTo !== null),
  });
  return isError && data === undefined ? false : data;
}

export function useDeliveryTypes() {
  return useLocalizedQuery({
    queryKey: queryKeys.deliveryTypes(),
    queryFn: ({ signal }) => gateway.deliveries.types({}, { signal }),
  });
}

/** After a failure as well: the delivery may have changed at the reception or on another device. */
function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: queryKeys.deliveries() });
}

/** Announces a delivery (APS-15). After a lost response the request is repeated under the same key. */
export function useRegisterDelivery() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ key, body }: { key: string; body: NewDelivery }) =>
      gateway.deliveries.register({ headers: { 'x-idempotency-key': key }, body }),
    onSettled: () => void refresh(),
  });
}

export function useConfirmDelivery() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: Delivery) => gateway.deliveries.confirm({ id }),
    onSettled: () => void refresh(),
  });
}

/** Withdraws a delivery that will not arrive. One that is already withdrawn counts as success. */
export function useWithdrawDelivery() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: Delivery) =>
      gateway.deliveries.withdraw({ id }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSettled: () => void refresh(),
  });
}
