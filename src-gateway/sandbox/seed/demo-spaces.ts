import type { HotelData } from '#gateway/store/hotel-rows.ts';
import type { spaceReservations } from '#gateway/store/schema/living.ts';
import { addDays } from '#shared/hotel-time.ts';
import { timesOf } from '#shared/rules/space-hours.ts';
import type { BookingRow, Desk } from './booking-rows.ts';
import type { NumberedRoom } from './demo-room-guests.ts';
import type { HotelId } from './hotels.ts';

type ReservationRow = typeof spaceReservations.$inferInsert;

/** Spaces that the demo guest who is staying has reserved for tomorrow, and one of them canceled. */
const reserved = [
  { spaceId: 'jardins-rooftop', hour: '17:00', isCanceled: false },
  { spaceId: 'jardins-gym', hour: '09:00', isCanceled: true },
] as const;

export function demoSpaceReservations(
  desk: Desk,
  { hotels, spaces }: HotelData,
  bookings: readonly BookingRow[],
  rooms: readonly NumberedRoom[],
): ReservationRow[] {
  const hotelId: HotelId = 'JARDINS';
  const timeZone = hotels.find(({ id }) => id === hotelId)?.timeZone ?? 'UTC';
  const stay = bookings.find(row => row.hotelId === hotelId && row.status === 'IN_PROGRESS' && row.guestId);
  const room = rooms.find(({ bookingId }) => bookingId === stay?.id);
  const guestId = stay?.guestId;
  if (!stay || !room || !guestId) return [];
  return reserved.flatMap(({ spaceId, hour, isCanceled }) => {
    const space = spaces.find(({ id }) => id === spaceId);
    const times = space ? timesOf(addDays(desk.today, 1), { ...space, timeZone }) : [];
    const time = times.find(({ start }) => start === hour);
    if (!time) return [];
    return {
      id: desk.random.uuid(),
      spaceId,
      hotelId,
      bookingId: stay.id,
      accommodationId: room.id,
      guestId,
      startsAt: time.startsAt,
      endsAt: time.endsAt,
      createdAt: desk.now,
      canceledAt: isCanceled ? desk.now : null,
    };
  });
}
