import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshBooking } from '#renderer/guest/features/shared/guest-booking/queries.ts';
import {
  forgetInvitation,
  invitationCode,
  storeInvitedEmail,
} from '#renderer/guest/features/shared/session/link-secrets.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { invitation } from '#shared/contract/guest/accommodation-guests.ts';
import { AppError } from '#shared/errors.ts';

/** The invitation is no longer open: accepted, declined, replaced, or the stay is over. */
export const isGone = (error: unknown) => error instanceof AppError && error.code === 'INVITATION_NOT_FOUND';

/** The invitation of the link that this page was opened with (BEY-16); the code is sent in the body only. */
export function useInvitation(code: string) {
  return useQuery({
    queryKey: queryKeys.invitation(),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const found = checked(
        invitation,
        await gateway.accommodationGuests.findInvitation({ code }, { signal }),
      );
      // A following sign-up or sign-in starts with this address.
      if (invitationCode() === code) storeInvitedEmail(found.email);
      return found;
    },
  });
}

/** Found without its link: the page was reloaded, or a newer e-mail has replaced the link. Null if there is none. */
export function usePendingInvitation(uid: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: queryKeys.pendingInvitation(uid),
    enabled,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const bookings = await gateway.bookings.active({ sort: 'asc' }, { signal });
      return bookings.find(booking => booking.isInvitationPending)?.bookingId ?? null;
    },
  });
}

export type Answer = 'accept' | 'decline';

const done = { accept: 'room-invitation:accepted', decline: 'room-invitation:declined' } as const;

export function useAnswer(bookingId: string, onAnswered: (answer: Answer) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (answer: Answer) => void (await gateway.accommodationGuests[answer]({ bookingId })),
    onSuccess: async (_, answer) => {
      forgetInvitation();
      toast.notify({ intent: 'success', textKey: done[answer] });
      // A declined booking is no longer the guest's: its page is left before anything is fetched again.
      if (answer === 'accept') await refreshBooking(queries, bookingId);
      onAnswered(answer);
      if (answer === 'decline') await queries.invalidateQueries({ queryKey: queryKeys.bookings() });
    },
    onError: error => (isGone(error) ? refreshBooking(queries, bookingId) : undefined),
  });
}
