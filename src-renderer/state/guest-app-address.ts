import { useQuery } from '@tanstack/react-query';
import { gateway } from '#renderer/gateway/client.ts';

/** Where a phone finds the guest app (BEY-12). */
export function useGuestAppAddress() {
  return useQuery({
    queryKey: ['guest-app'],
    queryFn: ({ signal }) => gateway.reference.guestApp({}, { signal }),
    select: ({ address }) => address,
  });
}
