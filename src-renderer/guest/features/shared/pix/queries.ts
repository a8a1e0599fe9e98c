import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { type PixPayment, pixPayment } from '#shared/contract/pix.ts';
import { lookPause } from './look-pause.ts';

/** A payment as it was when it came: `shownAt` and `endsAt` on this device's own clock, whatever that shows. */
export type ShownPix = PixPayment & { shownAt: number; endsAt: number };

/** Two looks at one code may differ by the time that they took. */
const SAME_MS = 1_000;

function toShown(payment: PixPayment, before: ShownPix | undefined): ShownPix {
  const now = Date.now();
  const endsAt = now + Date.parse(payment.expiresAt) - Date.parse(payment.now);
  // The ring and the figures go on from where they were.
  const isSame = before !== undefined && Math.abs(before.endsAt - endsAt) <= SAME_MS;
  return { ...payment, shownAt: before?.shownAt ?? now, endsAt: isSame ? before.endsAt : endsAt };
}

/** What the page of a payment shows next. */
function storeShown(queries: QueryClient, payment: PixPayment): void {
  queries.setQueryData<ShownPix>(queryKeys.pix(payment.paymentId), before => toShown(payment, before));
}

/** A Pix payment, looked at until it has ended for good (PAY-33). */
export function usePix(paymentId: string, { isLobby }: { isLobby: boolean }) {
  const queries = useQueryClient();
  const queryKey = queryKeys.pix(paymentId);
  return useQuery<ShownPix>({
    queryKey,
    staleTime: 0,
    refetchOnWindowFocus: true,
    // Without a payment its guest is shown why, and a retry: a look on its own would take both away again and again.
    refetchInterval: ({ state: { data } }) => lookPause(data, { isLobby }),
    queryFn: async ({ signal }) =>
      toShown(
        checked(pixPayment, await gateway.pix.find({ paymentId }, { signal })),
        queries.getQueryData<ShownPix>(queryKey),
      ),
  });
}

/**
 * A code for a booking, also where one has ended (PAY-34). `id` is the intent's: a lost response makes no second one.
 * `shownId`: the payment on the screen, if any.
 */
export function useNewCode(shownId: string | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (order: { id: string; bookingId: string; cpfPayment: string }) =>
      checked(pixPayment, await gateway.pix.create(order)),
    onSuccess: made => storeShown(queries, made),
    // Perhaps it was paid after all: the page shows what is true now.
    onError: () => {
      if (shownId !== null) void queries.invalidateQueries({ queryKey: queryKeys.pix(shownId) });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: queryKeys.bookings() }),
  });
}

/** Gives a code up: its rooms are free at once. */
export function useGiveUp() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (paymentId: string) => checked(pixPayment, await gateway.pix.close({ paymentId })),
    onSuccess: closed => storeShown(queries, closed),
    onSettled: () => void queries.invalidateQueries({ queryKey: queryKeys.bookings() }),
  });
}
