import { describedReason } from '#gateway/domain/guest/identity-verification/reason-descriptions.ts';
import { type HolderRow, holderRow } from '#gateway/store/holder-row-store.ts';
import type { guestAddresses } from '#gateway/store/schema/addresses.ts';
import type { checkIns } from '#gateway/store/schema/check-ins.ts';
import type { identityValidations } from '#gateway/store/schema/validations.ts';
import { hashOfToken } from '#gateway/store/token-store.ts';
import { STANDARD_CHECKIN_HOUR } from '#shared/policies.ts';
import { type ArrivingGuest, addressOf, arrivingGuests } from './arriving-guests.ts';
import type { AccommodationRow, BookingRow, Desk } from './booking-rows.ts';
import type { NumberedRoom } from './demo-room-guests.ts';
import { hotelIds } from './hotels.ts';
import type { OtherStay } from './stays.ts';

/**
 * READY for the check-in. GUEST_LIST: who comes along is not named. DOCUMENT: not shown yet. REJECTED: shown and rejected.
 * DATA: nothing was entered. PAYMENT: a walk-in that nobody has paid. GUARANTEE: a walk-in that the reception has taken
 * money for, without a card.
 */
type ArrivalState = 'READY' | 'GUEST_LIST' | 'DOCUMENT' | 'REJECTED' | 'DATA' | 'PAYMENT' | 'GUARANTEE';

export type DemoArrival = { guest: ArrivingGuest; state: ArrivalState };

/** Of today and tomorrow; all other arrivals of these days are of a partner. */
const STATES: readonly (readonly ArrivalState[])[] = [
  ['READY', 'DOCUMENT', 'PAYMENT', 'REJECTED', 'READY', 'GUEST_LIST', 'GUARANTEE'],
  ['DATA', 'READY', 'DOCUMENT'],
];

/** A list of guests lacks somebody only where somebody comes along. */
const needsCompany = ({ state }: { state: ArrivalState }) => state === 'GUEST_LIST';

/** Its room is released two hours after it could have been entered: whenever the hotel is opened, there is one all afternoon. */
const mayBeUnpaid = ({ checkinHour }: OtherStay) => checkinHour >= STANDARD_CHECKIN_HOUR;

/** The stays of today and tomorrow whose guests have an account, spread over the room types. */
export function demoArrivals(stays: readonly OtherStay[]): Map<OtherStay, DemoArrival> {
  const arrivals = new Map<OtherStay, DemoArrival>();
  for (const hotelId of hotelIds) {
    const guests = arrivingGuests[hotelId].values();
    for (const [day, states] of STATES.entries()) {
      const ofDay = stays.filter(stay => stay.hotelId === hotelId && stay.from === day);
      const step = Math.max(1, Math.floor(ofDay.length / states.length));
      const wanted = states.map((state, at) => ({ state, at, guest: guests.next().value }));
      // Before the others, which on a day with few couples would leave it none.
      const inOrder = [...wanted.filter(needsCompany), ...wanted.filter(one => !needsCompany(one))];
      for (const { state, at, guest } of inOrder) {
        const fits = (one: OtherStay) =>
          !arrivals.has(one) &&
          (!needsCompany({ state }) || one.adults > 1) &&
          (state !== 'PAYMENT' || mayBeUnpaid(one));
        const stay = [...ofDay.slice(at * step), ...ofDay].find(fits);
        if (guest && stay) arrivals.set(stay, { guest, state });
      }
    }
  }
  return arrivals;
}

/** Booked at the reception or a kiosk on the day itself. */
export const isOfWalkIn = ({ state }: DemoArrival): boolean => state === 'PAYMENT' || state === 'GUARANTEE';

export type ArrivalBooking = DemoArrival & { booking: BookingRow; room: AccommodationRow };

const lacksData = ({ state }: DemoArrival) => state === 'DATA';
const hasDecision = ({ state }: DemoArrival) => state !== 'DATA' && state !== 'DOCUMENT';

/** Guests of the rooms: the holder, and a companion who has not answered the invitation yet. */
export function arrivalRoomGuests(
  desk: Desk,
  arrivals: readonly ArrivalBooking[],
  rooms: readonly NumberedRoom[],
): HolderRow[] {
  return arrivals.flatMap(({ guest, state, booking, room: { adults } }) => {
    const room = rooms.find(({ bookingId }) => bookingId === booking.id);
    if (!room) return [];
    const own = holderRow(
      { ...guest, socialName: null },
      {
        id: desk.random.uuid(),
        guestId: guest.id,
        bookingId: booking.id,
        accommodationId: room.id,
        now: booking.createdAt ?? desk.now,
      },
    );
    // One guest of each hotel needs a hand.
    own.isSpecialCareRequired = state === 'REJECTED';
    if (adults === 1 || state === 'GUEST_LIST') return [own];
    const companion: HolderRow = {
      ...own,
      id: desk.random.uuid(),
      guestId: null,
      name: `Alex ${guest.lastName}`,
      email: `alex.${guest.email}`,
      isMain: false,
      invitation: 'PENDING',
      invitedBy: guest.id,
      // As if it had been sent: a place without a code still waits for its e-mail.
      invitationCodeHash: hashOfToken(`demonstration ${booking.id}`),
    };
    return [own, companion];
  });
}

export const arrivalAddresses = (
  arrivals: readonly ArrivalBooking[],
): (typeof guestAddresses.$inferInsert)[] =>
  arrivals.filter(arrival => !lacksData(arrival)).map(({ guest }) => addressOf(guest));

export function arrivalIdentities(
  desk: Desk,
  arrivals: readonly ArrivalBooking[],
): (typeof identityValidations.$inferInsert)[] {
  return arrivals.filter(hasDecision).map(({ guest, state }) => {
    const { id: guestId, firstName, lastName, nationality = null } = guest;
    const row = { guestId, changedAt: desk.daysFromNow(-1) };
    return state === 'REJECTED'
      ? { ...row, status: 'REPROVED', reasons: [describedReason('DOCUMENT_COPY')], person: null }
      : { ...row, status: 'APPROVED', reasons: [], person: { firstName, lastName, nationality } };
  });
}

/** What the law asks for, as far as the guest has answered it; with a CPF and a passport of nobody. */
export function arrivalCheckIns(
  desk: Desk,
  arrivals: readonly ArrivalBooking[],
): (typeof checkIns.$inferInsert)[] {
  const home = { country: 'BR', state: 'MG', ibgeCityCode: '3106200' };
  const updatedAt = desk.daysFromNow(-1);
  return arrivals
    .filter(arrival => !lacksData(arrival))
    .map(({ guest, booking }) => {
      const isFromHere = guest.country === 'BR';
      const place = isFromHere ? home : { country: 'GB' };
      return {
        bookingId: booking.id,
        guestId: guest.id,
        step: 'confirm',
        trip: {
          travelReasonId: 'BUSINESS',
          transportationModeId: 'AIRPLANE',
          lastOrigin: place,
          nextDestination: place,
        },
        registration: {
          document: isFromHere
            ? { type: 'CPF', number: '52998224725' }
            : { type: 'PASSPORT', number: 'XA1234567' },
        },
        createdAt: updatedAt,
        updatedAt,
      };
    });
}
