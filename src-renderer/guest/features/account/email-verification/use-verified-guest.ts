import { useNavigate } from 'react-router';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import {
  forgetReturnPath,
  rememberPath,
  returnPath,
  returnPathOf,
} from '#renderer/guest/features/shared/session/return-path.ts';
import { refreshGuest } from '#renderer/guest/features/shared/session/session.ts';
import { currentSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { host } from '#renderer/platform/host/host.ts';
import { toast } from '#renderer/platform/ui/toast.ts';

/** The e-mail's link often opens in a tab without the state of the sign-up; then the account is queried (BEY-16). */
async function rememberInvitation(): Promise<void> {
  if (returnPath() !== '/' || !host().profile.capabilities.rememberPath) return;
  const bookings = await gateway.bookings.active({ sort: 'asc' }).catch(() => []);
  const invited = bookings.find(booking => booking.isInvitationPending);
  if (invited) rememberPath(bookingPath.details(invited.bookingId));
}

/** Leads a signed-in guest whose e-mail is verified now to where the guest came from. */
export function useVerifiedGuest() {
  const navigate = useNavigate();

  async function goOn() {
    await rememberInvitation();
    const session = currentSession();
    const path = session.status === 'signedIn' ? returnPathOf(session.guest.uid) : returnPath();
    await refreshGuest();
    await navigate(path, { replace: true });
    forgetReturnPath();
  }

  async function welcome() {
    toast.notify({ intent: 'success', textKey: 'email-verification:confirmationSuccess' });
    await goOn();
  }

  return { goOn, welcome };
}
