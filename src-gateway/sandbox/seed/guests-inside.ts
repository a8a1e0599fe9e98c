import type { HolderRow } from '#gateway/store/holder-row-store.ts';
import type { Desk } from './booking-rows.ts';
import type { NumberedRoom } from './demo-room-guests.ts';
import type { OtherRows } from './other-rows.ts';

const FIRST_NAMES = [
  'Aline',
  'Bernardo',
  'Célia',
  'Davi',
  'Elisa',
  'Fábio',
  'Gisele',
  'Hugo',
  'Inês',
  'Jonas',
];
/** Of each eighth room the reception has not entered the names yet. */
const EACH_UNNAMED = 8;

/**
 * Partners' guests who are in the hotel, as they were named at the reception. None is the main guest of the room: that place is
 * of whoever imports the booking.
 */
export function guestsInside(
  desk: Desk,
  { bookings, accommodations }: OtherRows,
  rooms: readonly NumberedRoom[],
): HolderRow[] {
  const adultsOf = new Map(accommodations.map(({ bookingId, adults }) => [bookingId, adults]));
  const inside = bookings.filter(({ status }) => status === 'IN_PROGRESS');
  return inside.flatMap((booking, at) => {
    const room = rooms.find(({ bookingId }) => bookingId === booking.id);
    if (!room || at % EACH_UNNAMED === 0) return [];
    return Array.from({ length: adultsOf.get(booking.id) ?? 0 }, (_, place) => ({
      id: desk.random.uuid(),
      guestId: null,
      bookingId: booking.id,
      accommodationId: room.id,
      name: `${FIRST_NAMES[(at + place) % FIRST_NAMES.length]} ${booking.holderLastName}`,
      email: null,
      isMain: false,
      isMinor: false,
      isSpecialCareRequired: false,
      invitation: 'NONE' as const,
      checkedInAt: booking.startsAt,
      createdAt: booking.createdAt,
      updatedAt: booking.startsAt,
    }));
  });
}
