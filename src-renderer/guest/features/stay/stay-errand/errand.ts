import type { BookedAccommodation, Booking } from '#shared/contract/guest/booking-view.ts';

export type Errand = 'checkIn' | 'checkOut';

const isLeavable = ({ isCheckinDone, isCheckoutAvailable, isEarlyDepartureAllowed }: BookedAccommodation) =>
  isCheckoutAvailable || (isCheckinDone && isEarlyDepartureAllowed);

const fits: Record<Errand, (booking: Booking) => boolean> = {
  checkIn: booking => booking.isBookingCheckinAvailable,
  checkOut: booking => booking.accommodations.some(isLeavable),
};

export const bookingsFor = (errand: Errand, bookings: readonly Booking[]): Booking[] =>
  bookings.filter(fits[errand]);

/** The only room to leave; null if the guest has to choose, or nights of it are left. */
export function roomToLeave({ accommodations }: Booking): BookedAccommodation | null {
  const [room, ...others] = accommodations.filter(isLeavable);
  return room && others.length === 0 ? room : null;
}

const MORNING = { from: 5, until: 12 } as const;

export function likelyErrands(hour: number): readonly [Errand | 'book', Errand | 'book', Errand | 'book'] {
  const isMorning = hour >= MORNING.from && hour < MORNING.until;
  return isMorning ? ['checkOut', 'checkIn', 'book'] : ['checkIn', 'book', 'checkOut'];
}
