import type { AppContext } from '../context.ts';
import { greetingName } from '../mail/mail.ts';
import { coordinatesOf } from '../reference/buildings.ts';
import { bookingWithGuest } from '../store/booking-store.ts';
import { isPaidAtDesk } from '../store/payment-store.ts';
import type { Transaction } from '../store/store.ts';

/** Writes the e-mail about a booking's new status, in the transaction that gives it that status. */
export async function queueBookingMail(
  app: AppContext,
  tx: Transaction,
  kind: 'BOOKING_CONFIRMED' | 'BOOKING_PENDING' | 'BOOKING_CANCELED',
  bookingId: string,
): Promise<void> {
  const found = await bookingWithGuest(tx, bookingId);
  // A partner channel's booking has no guest to write to.
  if (!found) return;
  const { booking, hotel, guest, rooms } = found;
  await app.mailer.queue(tx, {
    kind,
    to: guest.email,
    language: booking.language,
    bookingId,
    booking: {
      guestName: greetingName(guest),
      locator: booking.locator,
      hotelName: hotel.name,
      city: hotel.city,
      timeZone: hotel.timeZone,
      checkinDate: booking.checkinDate,
      checkoutDate: booking.checkoutDate,
      address: hotel.address,
      coordinates: coordinatesOf(hotel),
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      bookedAt: booking.createdAt,
      changedAt: app.clock.now(),
      version: booking.version,
      rooms: rooms.map(({ room, typeName }) => ({
        name: typeName[booking.language],
        adults: room.adults,
        children: room.children,
        checkinHour: room.checkinHour,
        checkoutHour: room.checkoutHour,
        hasPet: room.hasPet,
        hasCradle: room.hasCradle,
        valueCents: room.valueCents,
      })),
      valueCents: booking.valueCents,
      taxCents: booking.taxCents,
      creditsCents: booking.creditsCents,
      chargedCents: booking.chargedCents,
      paidAtDesk: await isPaidAtDesk(tx, bookingId),
      paymentDeadline: booking.paymentDeadline,
    },
  });
}
