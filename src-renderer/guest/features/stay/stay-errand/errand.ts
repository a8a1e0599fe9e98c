import type { BookedAccommodation, Booking } from '#shared/contract/booking-view.ts';

/** What a guest has come to the lobby for. */
export type Errand = 'checkIn' | 'checkOut';

const isLeavable = ({ isCheckinDone, isCheckoutAvailable, isEarlyDepartureAllowed }: BookedAccommodation) =>
  isCheckoutAvailable || (isCheckinDone && isEarlyDepartureAllowed);

const fits: Record<Errand, (booking: Booking) => boolean> = {
  checkIn: booking => booking.isBookingCheckinAvailable,
  checkOut: booking => booking.accommodations.some(isLeavable),
};

/** The guest's bookings that the errand can be done for now. */
export const bookingsFor = (errand: Errand, bookings: readonly Booking[]): Booking[] =>
  bookings.filter(fits[errand]);

/** The one room that is left; null where the guest has to choose, or nights of it are left. */
export function roomToLeave({ accommodations }: Booking): BookedAccommodation | null {
  const [room, ...others] = accommodations.filter(isLeavable);
  return room && others.length === 0 ? room : null;
}

const MORNING = { from: 5, until: 12 } as const;

/** What most guests come for at an hour of the hotel, first things first: to leave in the morning, else to arrive. */
export function likelyErrands(hour: number): readonly [Errand | 'book', Errand | 'book', Errand | 'book'] {
  const isMorning = hour >= MORNING.from && hour < MORNING.until;
  return isMorning ? ['checkOut', 'checkIn', 'book'] : ['checkIn', 'book', 'checkOut'];
}
