import { useQuery } from '@tanstack/react-query';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import type { Language } from '#renderer/platform/i18n/language.ts';
import { booking } from '#shared/contract/guest/booking-view.ts';
import { madePayments } from '#shared/contract/guest/payments.ts';

/** The booking with the names of its rooms in this language; only its owner can request it (API-06). */
export function useBookedNames(bookingId: string, language: Language) {
  const signedIn = useSession().status === 'signedIn';
  return useQuery({
    queryKey: queryKeys.booking(bookingId, language),
    enabled: signedIn,
    queryFn: async () => checked(booking, await gateway.bookings.find({ bookingId })),
  });
}

/** In how many instalments the booking was paid by card; 1 until it is known. */
export function useInstallments(bookingId: string, { enabled }: { enabled: boolean }): number {
  const signedIn = useSession().status === 'signedIn';
  const { data } = useQuery({
    queryKey: queryKeys.paymentsOf(bookingId),
    enabled: enabled && signedIn,
    queryFn: async ({ signal }) =>
      checked(madePayments, await gateway.payments.list({ bookingId }, { signal })).payments,
  });
  return data?.find(({ purpose, by }) => purpose === 'BOOKING' && by === 'CARD')?.installments ?? 1;
}
