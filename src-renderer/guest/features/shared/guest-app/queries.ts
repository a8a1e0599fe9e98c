import { useQuery } from '@tanstack/react-query';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';

export function useGuestAppAddress() {
  return useQuery({
    queryKey: queryKeys.guestApp(),
    queryFn: ({ signal }) => gateway.reference.guestApp({}, { signal }),
    select: ({ address }) => address,
  });
}
