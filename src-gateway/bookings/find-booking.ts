import type { Booking } from '#shared/contract/bookings.ts';
import { buildingCode } from '#shared/contract/hotels.ts';
import { AppError } from '#shared/errors.ts';
import { dateAt, daysBetween, hourAt, toIso } from '#shared/hotel-time.ts';
import { toReais } from '#shared/money.ts';
import { CHECKIN_OPENS_HOURS } from '#shared/policies.ts';
import type { House, Language } from '../context.ts';
import { coordinatesOf } from '../reference/buildings.ts';
import { bookingWithGuest, findOwnBooking, findOwnByLocator } from '../store/booking-store.ts';
import { findOpenPayment } from '../store/payment-store.ts';
import { isUnderWay, settleIfKnown } from './card-charge.ts';

const HOUR_MS = 3_600_000;

/**
 * A booking of this guest (API-06). Where its payment's answer was lost, the provider is asked first, so that whoever
 * looks again sees what became of it. Throws BOOKING_NOT_FOUND, for another guest's booking as well.
 */
export async function findBookingOf(
  house: House,
  guestId: string,
  idOrLocator: string,
  language: Language,
): Promise<Booking> {
  const own =
    (await findOwnBooking(house.store.db, guestId, idOrLocator)) ??
    (await findOwnByLocator(house.store.db, guestId, idOrLocator));
  if (own?.status === 'PROCESSING') {
    const open = await findOpenPayment(house.store.db, own.id);
    if (open && !isUnderWay(house, open)) await settleIfKnown(house, open.id);
  }
  const found = own && (await bookingWithGuest(house.store.db, own.id));
  if (!found) throw new AppError('BOOKING_NOT_FOUND', 'the guest has no such booking');
  return bookingAnswer(found, language);
}

type Found = NonNullable<Awaited<ReturnType<typeof bookingWithGuest>>>;

function bookingAnswer({ booking, hotel, rooms }: Found, language: Language): Booking {
  const { timeZone } = hotel;
  const at = (date: string, hour: number) => toIso(date, hour, timeZone);
  const { checkinDate, checkoutDate, locator } = booking;
  const earliest = Math.min(...rooms.map(({ room }) => room.checkinHour));
  const latest = Math.max(...rooms.map(({ room }) => room.checkoutHour));
  const opens = new Date(booking.startsAt.getTime() - CHECKIN_OPENS_HOURS * HOUR_MS);
  const counts = {
    nights: daysBetween(checkinDate, checkoutDate),
    rooms: rooms.length,
    guests: rooms.reduce((sum, { room }) => sum + room.adults + room.children, 0),
  };
  const total = booking.valueCents + booking.taxCents;
  return {
    bookingId: booking.id,
    locator,
    status: booking.status,
    ...counts,
    checkinDate: at(checkinDate, earliest),
    checkoutDate: at(checkoutDate, latest),
    minCheckinDate: at(dateAt(opens, timeZone), hourAt(opens, timeZone)),
    isOta: booking.channel === 'PARTNER',
    isLoggedUserHolder: true,
    building: {
      hotelId: hotel.id,
      buildingCode: buildingCode.parse(hotel.buildingCode),
      city: hotel.city,
      name: hotel.name,
      coordinates: coordinatesOf(buildingCode.parse(hotel.buildingCode)),
      timezone: timeZone,
    },
    bookingDetails: { locator, ...counts },
    accommodations: rooms.map(({ room, typeName }) => ({
      accommodationId: room.id,
      typeId: room.roomTypeId,
      type: typeName[language],
      checkinDate: at(checkinDate, room.checkinHour),
      checkoutDate: at(checkoutDate, room.checkoutHour),
      adults: room.adults,
      children: room.children,
      hasPet: room.hasPet,
      hasCradle: room.hasCradle,
    })),
    payment: {
      total: toReais(total),
      creditsUsed: toReais(booking.creditsCents),
      charged: toReais(booking.chargedCents),
      due: booking.status === 'PENDING' ? toReais(total - booking.creditsCents) : 0,
      deadline: booking.status === 'PENDING' ? (booking.paymentDeadline?.toISOString() ?? null) : null,
    },
  };
}
