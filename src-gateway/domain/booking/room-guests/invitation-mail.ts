import type { AppContext } from '#gateway/context.ts';
import { greetingName } from '#gateway/mail/mail.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import type { Language } from '#gateway/platform/texts.ts';
import type { BookingView, StoredRoomGuest } from '#gateway/store/booking-view-store.ts';
import { findGuestByEmail, type Guest, isVerifiedEmail } from '#gateway/store/guest-store.ts';
import { setInvitationCode } from '#gateway/store/room-guest-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { hashOfToken, newToken } from '#gateway/store/token-store.ts';

/** The inviting guest: a name goes into an e-mail only once its owner's address is verified (SEC-06). */
export type Inviter = Guest & { isVerified: boolean };

/** Call it outside transactions, before an invitation is stored. Throws TOO_MANY_REQUESTS (SEC-21). */
export async function countInvitation(
  app: AppContext,
  inviter: { id: string; clientKey: LimitKey },
  email: string,
): Promise<void> {
  const isVerified = await isVerifiedEmail(app.store.db, email);
  await app.rateLimits.invitation(inviter, { email, isVerified });
}

/**
 * The previous code ends; the language is that of the invited account, or else of the inviter. Before the booking is
 * paid and the inviter's e-mail verified, the place waits without a code (waiting-invitations.ts).
 */
export async function queueInvitation(
  app: AppContext,
  tx: Transaction,
  { view, guest, inviter }: { view: BookingView; guest: StoredRoomGuest; inviter: Inviter },
): Promise<void> {
  const { booking, hotel, rooms } = view;
  const room = rooms.find(one => one.room.id === guest.accommodationId)?.room;
  if (guest.email === null || !room) return;
  const code = mayInvite(booking, inviter) ? newToken() : null;
  await setInvitationCode(tx, guest.id, {
    invitationCodeHash: code === null ? null : hashOfToken(code),
    invitedBy: inviter.id,
  });
  if (code === null) return;
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

/** Strangers get no e-mail in the hotel's name for a booking that nobody has paid, or from an address of nobody. */
const mayInvite = ({ status }: BookingView['booking'], { isVerified }: Inviter): boolean =>
  isVerified && (status === 'CONFIRMED' || status === 'IN_PROGRESS');

export const inviterName = (inviter: Inviter): string | null =>
  greetingName({ ...inviter, emailVerified: inviter.isVerified });

const languageOf = ({ preferredLanguage }: Guest): Language =>
  preferredLanguage === 'PORTUGUESE' ? 'pt' : 'en';
