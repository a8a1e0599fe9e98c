import type { Booking } from '#shared/contract/guest/booking-view.ts';

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 7;

type Facts = Pick<Booking, 'status' | 'isInvitationPending' | 'checkinDate' | 'checkoutDate'> & {
  accommodations: readonly Pick<Booking['accommodations'][number], 'viewMode' | 'status'>[];
};

export function hasStayCard(booking: Facts, now: Date): boolean {
  if (booking.isInvitationPending || now >= new Date(booking.checkoutDate)) return false;
  if (booking.status === 'IN_PROGRESS') return booking.accommodations.some(isStillOwn);
  const daysLeft = (new Date(booking.checkinDate).getTime() - now.getTime()) / DAY_MS;
  return booking.status === 'CONFIRMED' && daysLeft <= DAYS_AHEAD;
}

/** A room that the guest has not left, even if others of the booking have. */
const isStillOwn = ({ viewMode, status }: Facts['accommodations'][number]): boolean =>
  viewMode === 'FULL' && (status === 'IN_PROGRESS' || status === 'CONFIRMED');

/** The booking on the card: the current one that ends first, else the next one within a week. */
export function chooseStay<One extends Facts>(bookings: readonly One[], now: Date): One | null {
  const [first] = bookings
    .filter(booking => hasStayCard(booking, now))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || timeOf(a) - timeOf(b));
  return first ?? null;
}

const rankOf = ({ status }: Facts) => (status === 'IN_PROGRESS' ? 0 : 1);
const timeOf = ({ status, checkinDate, checkoutDate }: Facts) =>
  new Date(status === 'IN_PROGRESS' ? checkoutDate : checkinDate).getTime();
