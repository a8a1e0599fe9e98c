import type { Booking } from '#shared/contract/bookings.ts';
import { dateAt, daysBetween, hourAt, toIso } from '#shared/hotel-time.ts';
import { toReais } from '#shared/money.ts';
import { CHECKIN_OPENS_HOURS } from '#shared/policies.ts';
import type { Language } from '../context.ts';
import { pictureAddresses } from '../hotel-data/picture-addresses.ts';
import { coordinatesOf } from '../reference/buildings.ts';
import type { BookingView } from '../store/booking-view-store.ts';

const HOUR_MS = 3_600_000;

/** A booking as it is sent to the guest's screens (BKG-01 to BKG-04, BKG-07). */
export function toBookingResponse(
  { booking, hotel, rooms }: BookingView,
  guestId: string,
  language: Language,
): Booking {
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
    isLoggedUserHolder: booking.guestId === guestId,
    building: {
      hotelId: hotel.id,
      buildingCode: hotel.buildingCode,
      city: hotel.city,
      name: hotel.name,
      coordinates: coordinatesOf(hotel),
      timezone: timeZone,
      ...(hotel.picture !== null && { picture: pictureAddresses(hotel.picture) }),
    },
    bookingDetails: { locator, ...counts },
    accommodations: rooms.map(({ room, typeName, number }) => ({
      accommodationId: room.id,
      room: booking.status === 'IN_PROGRESS' ? { id: room.roomId, suiteNumber: number } : null,
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
