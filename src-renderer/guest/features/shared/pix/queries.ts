import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { type PixPayment, pixPayment } from '#shared/contract/guest/pix.ts';

/** Poll interval of an open payment: a guest who has paid in a lobby or at a desk waits in front of the screen. */
const POLL_MS = { lobby: 1_000, elsewhere: 3_000 };
/** A payment in a code's last seconds may become known, and is accepted, only after the expiry (PAY-35). */
const LATE_MS = 2 * 60_000;

type PolledPayment = Pick<PixPayment, 'state' | 'expiresAt' | 'now'>;

/** Milliseconds until the next poll of the payment; false for none. Both of its times are the gateway's. */
export function pollPause(
  payment: PolledPayment | undefined,
  { isLobby }: { isLobby: boolean },
): number | false {
  switch (payment?.state) {
    case 'WAITING':
    case 'REFUNDING':
      return POLL_MS[isLobby ? 'lobby' : 'elsewhere'];
    case 'EXPIRED':
    case 'CLOSED':
      return Date.parse(payment.now) - Date.parse(payment.expiresAt) < LATE_MS && POLL_MS.elsewhere;
    default:
      return false;
  }
}

/** A fetched payment; `shownAt` and `endsAt` are by this device's own clock, whatever it shows. */
export type ShownPix = PixPayment & { shownAt: number; endsAt: number };

/** Two polls of one code can return different remaining times. */
const SAME_MS = 1_000;

function toShown(payment: PixPayment, before: ShownPix | undefined): ShownPix {
  const now = Date.now();
  const endsAt = now + Date.parse(payment.expiresAt) - Date.parse(payment.now);
  // The ring and the figures continue from their last values.
  const isSame = before !== undefined && Math.abs(before.endsAt - endsAt) <= SAME_MS;
  return { ...payment, shownAt: before?.shownAt ?? now, endsAt: isSame ? before.endsAt : endsAt };
}

function storeShown(queries: QueryClient, payment: PixPayment): void {
  queries.setQueryData<ShownPix>(queryKeys.pix(payment.paymentId), before => toShown(payment, before));
}

export function usePix(paymentId: string, { isLobby }: { isLobby: boolean }) {
  const queries = useQueryClient();
  const queryKey = queryKeys.pix(paymentId);
  return useQuery<ShownPix>({
    queryKey,
    staleTime: 0,
    refetchOnWindowFocus: true,
    // Without a payment the guest sees the error and a retry: polling would remove both again and again.
    refetchInterval: ({ state: { data } }) => pollPause(data, { isLobby }),
    queryFn: async ({ signal }) =>
      toShown(
        checked(pixPayment, await gateway.pix.find({ paymentId }, { signal })),
        queries.getQueryData<ShownPix>(queryKey),
      ),
  });
}

/** `id` is the intent's: a lost response creates no second code (PAY-34). `shownId`: the payment on the screen. */
export function useNewCode(shownId: string | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (order: { id: string; bookingId: string; cpfPayment: string }) =>
      checked(pixPayment, await gateway.pix.create(order)),
    onSuccess: made => storeShown(queries, made),
    // It may have been paid after all: the page shows the current state.
    onError: () => {
      if (shownId !== null) void queries.invalidateQueries({ queryKey: queryKeys.pix(shownId) });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: queryKeys.bookings() }),
  });
}

export function useGiveUp() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (paymentId: string) => checked(pixPayment, await gateway.pix.close({ paymentId })),
    onSuccess: closed => storeShown(queries, closed),
    onSettled: () => void queries.invalidateQueries({ queryKey: queryKeys.bookings() }),
  });
}
