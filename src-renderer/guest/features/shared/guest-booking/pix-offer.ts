import { webConfig } from '#renderer/platform/host/config.ts';
import type { Booking, BookingMoney, OpenPix } from '#shared/contract/guest/booking-view.ts';

type Facts = Pick<Booking, 'status' | 'isInvitationPending'> & {
  payment: { due: number; deadline: string | null } | null;
};

export function isPayableWithPix({ status, isInvitationPending, payment }: Facts, now: Date): boolean {
  if (webConfig().pix === null || status !== 'PENDING' || isInvitationPending) return false;
  if (payment === null || payment.due <= 0) return false;
  return payment.deadline === null || new Date(payment.deadline) > now;
}

/** For the holder any of the booking's codes, for another guest that of the hours they buy (PD-133). */
export function ownPixOf({ payment, hoursPix }: Pick<Booking, 'payment' | 'hoursPix'>): OpenPix | null {
  return payment?.pix ?? hoursPix ?? null;
}

/** Requested on whichever device (PAY-33); null during a card's payment or without one. */
export function openPixOf({ status, payment }: Pick<Booking, 'status' | 'payment'>): BookingMoney['pix'] {
  return status === 'PROCESSING' ? (payment?.pix ?? null) : null;
}
