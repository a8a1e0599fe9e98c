import { newInvitationCode } from '#gateway/domain/stay/visitors/invitation-code.ts';
import type { visitors } from '#gateway/store/schema/living.ts';
import type { BookingRow, Desk } from './booking-rows.ts';
import { demoGuests } from './demo-guests.ts';
import type { NumberedRoom } from './demo-room-guests.ts';
import { hotelIds } from './hotels.ts';

type VisitorRow = typeof visitors.$inferInsert;

/** Of Rafael, who has stayed at Jardins since yesterday: days count from today, hours are the hotel's. */
const visits = [
  {
    day: -1,
    from: 17,
    until: 19,
    fullName: 'Otávio Lemos Prado',
    nickname: 'Otávio',
    documentType: 'CPF',
    document: '39053344705',
    visitorType: 'SERVICE_PROVIDER',
  },
  {
    day: 1,
    from: 10,
    until: 13,
    fullName: 'Helena Monteiro Dias',
    nickname: 'Lena',
    documentType: 'CPF',
    document: '11144477735',
    visitorType: 'GUEST',
  },
] as const;

/** One past visitor, and one who comes tomorrow. */
export function demoVisitors(
  desk: Desk,
  bookings: readonly BookingRow[],
  rooms: readonly NumberedRoom[],
): VisitorRow[] {
  const host = demoGuests.find(({ email }) => email === 'rafael@pernoite.test');
  const booking = bookings.find(({ guestId, status }) => guestId === host?.id && status === 'IN_PROGRESS');
  const room = rooms.find(({ bookingId }) => bookingId === booking?.id);
  const hotelId = hotelIds.find(id => id === booking?.hotelId);
  if (!host || !booking || !room || !hotelId) return [];
  return visits.map(({ day, from, until, ...visitor }) => ({
    ...visitor,
    code: newInvitationCode(),
    hotelId,
    bookingId: booking.id,
    accommodationId: room.id,
    guestId: host.id,
    visitDate: desk.date(day),
    startsAt: desk.instant(hotelId, day, from),
    endsAt: desk.instant(hotelId, day, until),
    isHidden: false,
    createdAt: desk.daysFromNow(-1),
  }));
}
