import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { rememberPath, returnPath } from '#renderer/guest/features/shared/session/return-path.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { host } from '#renderer/platform/host/host.ts';

/** The e-mail's link often opens in a tab without the state of the sign-up; then the account is queried (BEY-16). */
export async function rememberInvitation(): Promise<void> {
  if (returnPath() !== '/' || !host().profile.capabilities.rememberPath) return;
  const bookings = await gateway.bookings.active({ sort: 'asc' }).catch(() => []);
  const invited = bookings.find(booking => booking.isInvitationPending);
  if (invited) rememberPath(bookingPath.details(invited.bookingId));
}
