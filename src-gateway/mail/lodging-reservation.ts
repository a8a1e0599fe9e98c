import type { Language } from '#gateway/platform/texts.ts';
import { toIso } from '#shared/hotel-time.ts';
import { toReais } from '#shared/money.ts';
import { bookingLink } from './account-email.ts';
import type { CalendarState } from './booking-calendar.ts';
import type { MailedBooking } from './mail.ts';

const status: Record<CalendarState, string> = {
  CONFIRMED: 'https://schema.org/ReservationConfirmed',
  TENTATIVE: 'https://schema.org/ReservationPending',
  CANCELLED: 'https://schema.org/ReservationCancelled',
};

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The booking as schema.org's LodgingReservation, which mail programs read (BEY-15). Its figures are the e-mail's own. */
export function lodgingReservation(
  booking: MailedBooking,
  parts: { bookingId: string; state: CalendarState; language: Language; publicUrl: string },
): Record<string, unknown> {
  const { bookingId, state, language, publicUrl } = parts;
  const { rooms, timeZone } = booking;
  const arrival = Math.min(...rooms.map(room => room.checkinHour));
  const departure = Math.max(...rooms.map(room => room.checkoutHour));
  const url = bookingLink(publicUrl, language, bookingId);
  return {
    '@context': 'https://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: booking.locator,
    reservationStatus: status[state],
    ...(booking.guestName !== null && { underName: { '@type': 'Person', name: booking.guestName } }),
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: booking.hotelName,
      address: {
        '@type': 'PostalAddress',
        ...(booking.address.length > 0 && { streetAddress: booking.address.join(', ') }),
        addressLocality: booking.city,
        addressCountry: 'BR',
      },
    },
    lodgingUnitDescription: rooms.map(room => room.name).join(', '),
    checkinTime: toIso(booking.checkinDate, arrival, timeZone),
    checkoutTime: toIso(booking.checkoutDate, departure, timeZone),
    numAdults: sum(rooms.map(room => room.adults)),
    numChildren: sum(rooms.map(room => room.children)),
    totalPrice: toReais(booking.valueCents + booking.taxCents),
    priceCurrency: 'BRL',
    bookingTime: booking.bookedAt.toISOString(),
    modifiedTime: booking.changedAt.toISOString(),
    url,
    ...(state !== 'CANCELLED' && { modifyReservationUrl: url }),
  };
}
