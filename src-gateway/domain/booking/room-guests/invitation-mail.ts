import type { AppContext } from '#gateway/context.ts';
import { greetingName } from '#gateway/mail/mail.ts';
import type { Language } from '#gateway/platform/texts.ts';
import type { BookingView, StoredRoomGuest } from '#gateway/store/booking-view-store.ts';
import { findGuestByEmail, type Guest } from '#gateway/store/guest-store.ts';
import { setInvitationCode } from '#gateway/store/room-guest-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { hashOfToken, newToken } from '#gateway/store/token-store.ts';

/** The inviting guest: a name goes into an e-mail only once its owner's address is verified (SEC-06). */
export type Inviter = Guest & { isVerified: boolean };

/** The previous code ends; the language is that of the invited account, or else of the inviter. */
export async function queueInvitation(
  app: AppContext,
  tx: Transaction,
  { view, guest, inviter }: { view: BookingView; guest: StoredRoomGuest; inviter: Inviter },
): Promise<void> {
  const { booking, hotel, rooms } = view;
  const room = rooms.find(one => one.room.id === guest.accommodationId)?.room;
  if (guest.email === null || !room) return;
  const code = newToken();
  await setInvitationCode(tx, guest.id, {
    invitationCodeHash: hashOfToken(code),
    invitedBy: inviter.id,
  });
  const invited = await findGuestByEmail(tx, guest.email);
  await app.mailer.queue(tx, {
    kind: 'ROOM_INVITATION',
    to: guest.email,
    language: languageOf(invited ?? inviter),
    bookingId: booking.id,
    code,
    invitation: {
      guestName: invited && greetingName(invited),
      invitedBy: inviterName(inviter),
      hotelName: hotel.name,
      city: hotel.city,
      checkinDate: booking.checkinDate,
      checkoutDate: booking.checkoutDate,
      checkinHour: room.checkinHour,
      checkoutHour: room.checkoutHour,
    },
  });
}

export const inviterName = (inviter: Inviter): string | null =>
  greetingName({ ...inviter, emailVerified: inviter.isVerified });

const languageOf = ({ preferredLanguage }: Guest): Language =>
  preferredLanguage === 'PORTUGUESE' ? 'pt' : 'en';
