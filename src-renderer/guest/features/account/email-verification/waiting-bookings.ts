import { ownPixOf } from '#renderer/guest/features/shared/guest-booking/pix-offer.ts';
import type { Booking, OpenPix } from '#shared/contract/guest/booking-view.ts';

export type WaitingState =
  | { kind: 'pix'; pix: OpenPix }
  | { kind: 'confirmed' }
  | { kind: 'pending'; deadline: string | null }
  | { kind: 'checking' };

type Facts = Pick<Booking, 'status' | 'payment' | 'hoursPix' | 'isInvitationPending'>;

/** Null for a booking that is over, and for an invitation, which waits for a verified address. */
export function waitingState(booking: Facts, now: Date): WaitingState | null {
  if (booking.isInvitationPending) return null;
  const pix = ownPixOf(booking);
  if (pix !== null && new Date(pix.expiresAt) > now) return { kind: 'pix', pix };
  switch (booking.status) {
    case 'CONFIRMED':
    case 'IN_PROGRESS':
      return { kind: 'confirmed' };
    case 'PENDING':
      return { kind: 'pending', deadline: booking.payment?.deadline ?? null };
    case 'PROCESSING':
      return { kind: 'checking' };
    default:
      return null;
  }
}

/** Those that wait for a payment first: the guest came here from paying them. */
export function sortedWaiting<One extends { state: WaitingState }>(bookings: readonly One[]): One[] {
  const rankOf = ({ state }: One) => (state.kind === 'pix' ? 0 : state.kind === 'confirmed' ? 2 : 1);
  return bookings.toSorted((one, other) => rankOf(one) - rankOf(other));
}
