import type { RegistrationData } from '#gateway/domain/guest/registrations/registration-body.ts';
import { toRegistration } from '#gateway/domain/guest/registrations/to-registration.ts';
import type { HolderRow } from '#gateway/store/holder-row-store.ts';
import {
  guestRegistrations,
  registrationEvents,
  registrationStays,
} from '#gateway/store/schema/check-ins.ts';
import { insertRows } from '#gateway/store/seed-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { splitFullName } from '#shared/rules/person-name.ts';
import { arrivingGuests, brazilianHome } from './arriving-guests.ts';
import type { BookingRow, Desk } from './booking-rows.ts';
import type { NumberedRoom } from './demo-room-guests.ts';
import { type HotelId, hotelIds } from './hotels.ts';

const HOURS_AGO = 5;
const PLACE = { country: 'BR', state: 'MG', ibgeCityCode: '3106200' } as const;
/** A CPF of nobody. */
const DOCUMENT = { type: 'CPF', number: '52998224725' } as const;

type Inside = {
  bookings: readonly BookingRow[];
  rooms: readonly NumberedRoom[];
  guests: readonly HolderRow[];
};

/** One of each hotel that the ministry has rejected: the guest is inside, and the desk sends it again. */
export async function seedRejectedRegistrations(tx: Transaction, desk: Desk, story: Inside): Promise<void> {
  const at = new Date(desk.now.getTime() - HOURS_AGO * 3_600_000);
  const rejected = hotelIds.flatMap(hotelId => guestOf(story, hotelId) ?? []);
  const rows = rejected.map(one => ({ ...one, id: desk.random.uuid() }));
  await insertRows(
    tx,
    registrationStays,
    rows.map(({ booking: { hotelId }, room, number }) => ({
      accommodationId: room.id,
      hotelId,
      number,
      createdAt: at,
    })),
  );
  await insertRows(
    tx,
    guestRegistrations,
    rows.map(({ id, booking, room, guest, data }) => ({
      id,
      hotelId: booking.hotelId,
      bookingId: booking.id,
      accommodationId: room.id,
      roomGuestId: guest.id,
      state: 'REFUSED' as const,
      reason: 'O check-out deste hóspede em outra hospedagem ainda não chegou',
      data,
      createdAt: at,
      updatedAt: at,
    })),
  );
  await insertRows(
    tx,
    registrationEvents,
    rows.map(({ id }) => ({
      registrationId: id,
      kind: 'CHECK_IN' as const,
      happenedAt: at,
      nextTryAt: at,
      createdAt: at,
    })),
  );
}

function guestOf({ bookings, rooms, guests }: Inside, hotelId: HotelId) {
  const inside = bookings.filter(({ status, hotelId: of }) => status === 'IN_PROGRESS' && of === hotelId);
  const guest = guests.find(
    ({ bookingId, isMinor }) => !isMinor && inside.some(({ id }) => id === bookingId),
  );
  const booking = inside.find(({ id }) => id === guest?.bookingId);
  const room = rooms.find(({ id }) => id === guest?.accommodationId);
  if (!guest || !booking || !room) return null;
  const number = `${booking.locator}-${room.id}`;
  return { booking, room, guest, number, data: dataOf(guest.name, { number, hotelId, booking }) };
}

type OfStay = { number: string; hotelId: HotelId; booking: BookingRow };

/** A partner's guest has no account: as if the reception had sent what the guest said. */
function dataOf(name: string, { number, hotelId, booking }: OfStay): RegistrationData {
  const [like] = arrivingGuests[hotelId];
  if (!like) throw new Error('nobody arrives at a demonstration hotel');
  const { data } = toRegistration({
    guest: { ...like, ...splitFullName(name), socialName: null, gender: null, nationality: 30 },
    address: { ...brazilianHome, guestId: like.id },
    trip: {
      travelReasonId: 'BUSINESS',
      transportationModeId: 'AIRPLANE',
      lastOrigin: PLACE,
      nextDestination: PLACE,
    },
    answers: { document: DOCUMENT },
    minors: [],
    stay: {
      number,
      partnerCode: booking.locator,
      arrival: booking.checkinDate,
      departure: booking.checkoutDate,
      adults: 1,
      minors: 0,
    },
  });
  if (!data) throw new Error('a demonstration registration is incomplete');
  return data;
}
