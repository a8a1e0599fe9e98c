import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshBooking } from '#renderer/guest/features/shared/guest-booking/queries.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { formatWait } from '#renderer/platform/i18n/format-wait.ts';
import { parseLimit } from '#renderer/platform/i18n/retry-after.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import type {
  AccommodationGuest,
  GuestForm,
  RoomGuests,
} from '#shared/contract/guest/accommodation-guests.ts';
import { INVITATION_RESENDS } from '#shared/policies.ts';

type OfRoom = { bookingId: string; accommodationId: number };

export type Save = OfRoom & { form: GuestForm; guest: AccommodationGuest | null };

export function saveGuest({ bookingId, accommodationId, form, guest }: Save): Promise<RoomGuests> {
  const params = { bookingId, accommodationId: String(accommodationId) };
  if (guest === null) return gateway.accommodationGuests.add({ params, body: form });
  return gateway.accommodationGuests.change({
    params: { ...params, guestUserId: guest.guestUserId },
    body: { guest: form, version: guest.version },
  });
}

export type Remove = OfRoom & { guestUserId: string; newMainGuestUserId: string | null };

/** Removes a guest from a room (API-26). One who is already removed counts as success. */
export function removeGuest({ bookingId, accommodationId, guestUserId, newMainGuestUserId }: Remove) {
  return gateway.accommodationGuests.remove({
    params: { bookingId, accommodationId: String(accommodationId), guestUserId },
    query: newMainGuestUserId === null ? {} : { newMainGuestUserId },
  });
}

export function useResendInvitation(bookingId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => gateway.accommodationGuests.resendInvitation({ bookingId, email }),
    onSuccess: () => toast.notify({ intent: 'success', textKey: 'room-guests:resendInvite.success' }),
    onError: error => {
      const limit = parseLimit(error);
      if (limit)
        return toast.notify({
          intent: 'error',
          textKey: 'room-guests:resendInvite.limit',
          values: { times: INVITATION_RESENDS, wait: formatWait(limit.seconds) },
        });
      toast.notify({ intent: 'error', textKey: 'room-guests:resendInvite.error' });
      // It was accepted, declined or withdrawn in the meantime.
      return refreshBooking(queries, bookingId);
    },
  });
}
