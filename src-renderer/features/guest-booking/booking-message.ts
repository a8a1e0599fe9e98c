import type { BookedAccommodation, Booking } from '#shared/contract/booking-view.ts';

type Facts = Pick<Booking, 'status' | 'minCheckinDate' | 'isBookingCheckinAvailable'> & {
  accommodations: readonly Pick<BookedAccommodation, 'isOverstaying'>[];
  payment: { deadline: string | null } | null;
};

/** What a guest is to know of a booking at a moment (BKG-13 to BKG-15); `at` is the instant that it names. */
export type BookingMessage =
  | { about: 'checkinOpens' | 'pendingUntil'; at: string }
  | {
      about:
        | 'pending'
        | 'processing'
        | 'checkinOpen'
        | 'inProgress'
        | 'overstaying'
        | 'concluded'
        | 'canceled'
        | 'noShow';
      at: null;
    };

const lasting = {
  PROCESSING: 'processing',
  CONCLUDED: 'concluded',
  CANCELED: 'canceled',
  NO_SHOW: 'noShow',
} as const;

/** The message of a booking; null where its status says all. */
export function bookingMessage(booking: Facts, now: Date): BookingMessage | null {
  const { status, payment, minCheckinDate, accommodations } = booking;
  switch (status) {
    case 'PENDING': {
      // Only the holder is told until when: whoever stays along does not pay.
      const deadline = payment?.deadline ?? null;
      return deadline === null ? { about: 'pending', at: null } : { about: 'pendingUntil', at: deadline };
    }
    case 'CONFIRMED':
      if (booking.isBookingCheckinAvailable) return { about: 'checkinOpen', at: null };
      return now < new Date(minCheckinDate) ? { about: 'checkinOpens', at: minCheckinDate } : null;
    case 'IN_PROGRESS':
      return {
        about: accommodations.some(room => room.isOverstaying) ? 'overstaying' : 'inProgress',
        at: null,
      };
    default:
      return { about: lasting[status], at: null };
  }
}
