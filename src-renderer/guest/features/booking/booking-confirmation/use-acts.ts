import { isPayableWithPix } from '#renderer/guest/features/shared/guest-booking/pix-offer.ts';
import { useCanCheckIn } from '#renderer/guest/features/shared/guest-booking/queries.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { host } from '#renderer/platform/host/host.ts';
import type { Booked } from './confirmed-event.ts';

/** What the guest can do next with a booking, on this device. */
export function useActs({ bookingId, status, paymentDeadline: deadline }: Booked['booking']) {
  const { publicScreen, staffBeside } = host().profile.capabilities;
  const payment = { due: 1, deadline };
  const hasPix = isPayableWithPix({ status, payment, isInvitationPending: false }, serverNow());
  const isPayableHere = staffBeside && status === 'PENDING';
  const isSignedIn = useSession().status === 'signedIn';
  // Without its guest the booking cannot be queried.
  const isPaidHere = status === 'CONFIRMED' && (isSignedIn || publicScreen || staffBeside);
  const canCheckIn = useCanCheckIn(bookingId, { isPaidHere });
  return { hasPix, isPayableHere, canCheckIn, hasAny: hasPix || isPayableHere || canCheckIn };
}
