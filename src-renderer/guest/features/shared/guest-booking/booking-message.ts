import type { BookedAccommodation, Booking } from '#shared/contract/guest/booking-view.ts';
import { expectedHour } from './room-access.ts';

type Facts = Pick<Booking, 'status' | 'minCheckinDate' | 'isBookingCheckinAvailable'> & {
  accommodations: readonly Pick<
    BookedAccommodation,
    'isOverstaying' | 'isRoomReady' | 'roomExpectedAt' | 'isCheckinDone' | 'isMainGuestLogged' | 'checkinDate'
  >[];
  payment: {
    deadline: string | null;
    pix: { purpose: 'BOOKING' | 'HOURS'; expiresAt: string } | null;
  } | null;
};

/** The message of a booking at a moment (BKG-13 to BKG-15); `at` is the instant that it names. */
export type BookingMessage =
  | { about: 'checkinOpens' | 'pendingUntil' | 'pixUntil' | 'roomExpected'; at: string }
  | {
      about:
        | 'pending'
        | 'processing'
        | 'checkinOpen'
        /** Others have checked in, and this guest can, too. */
        | 'ownCheckIn'
        /** The arrival time has passed, and the guest's room is not free yet. */
        | 'roomNotReady'
        | 'inProgress'
        | 'overstaying'
        | 'concluded'
        | 'canceled'
        | 'noShow';
      at: null;
    };

const lasting = {
  CONCLUDED: 'concluded',
  CANCELED: 'canceled',
  NO_SHOW: 'noShow',
} as const;

const waitsForRoom = (room: Facts['accommodations'][number], now: Date): boolean =>
  room.isMainGuestLogged && !room.isCheckinDone && !room.isRoomReady && now >= new Date(room.checkinDate);

/** The latest hour that is expected, where each room has one. */
function roomMessage(waiting: Facts['accommodations'], now: Date): BookingMessage | null {
  if (waiting.length === 0) return null;
  const hours = waiting.map(room => expectedHour(room, now));
  const known = hours.filter(hour => hour !== null);
  const at = known.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1) ?? null;
  return at !== null && known.length === hours.length
    ? { about: 'roomExpected', at }
    : { about: 'roomNotReady', at: null };
}

/** The message of a booking; null if its status says everything. */
export function bookingMessage(booking: Facts, now: Date): BookingMessage | null {
  const { status, payment, minCheckinDate, accommodations } = booking;
  switch (status) {
    case 'PENDING': {
      // Only the holder sees the deadline, because only the holder pays.
      const deadline = payment?.deadline ?? null;
      return deadline === null ? { about: 'pending', at: null } : { about: 'pendingUntil', at: deadline };
    }
    case 'PROCESSING': {
      // Only a code of the holder can be paid; a card's payment, and another guest's, end without them.
      const pix = payment?.pix ?? null;
      return pix === null ? { about: 'processing', at: null } : { about: 'pixUntil', at: pix.expiresAt };
    }
    case 'CONFIRMED':
      if (booking.isBookingCheckinAvailable) return { about: 'checkinOpen', at: null };
      if (now < new Date(minCheckinDate)) return { about: 'checkinOpens', at: minCheckinDate };
      return roomMessage(
        accommodations.filter(room => waitsForRoom(room, now)),
        now,
      );
    case 'IN_PROGRESS':
      if (accommodations.some(room => room.isOverstaying)) return { about: 'overstaying', at: null };
      return { about: booking.isBookingCheckinAvailable ? 'ownCheckIn' : 'inProgress', at: null };
    default:
      return { about: lasting[status], at: null };
  }
}
