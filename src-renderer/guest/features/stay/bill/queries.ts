import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';
import { bill } from '#shared/contract/guest/bill.ts';

export function useBill(bookingId: string) {
  return useLocalizedQuery({
    queryKey: queryKeys.bill(bookingId),
    staleTime: 0,
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      checked(bill, await gateway.bill.find({ bookingId }, { signal })),
  });
}
