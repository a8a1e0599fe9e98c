import type { AppContext } from '#gateway/context.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import type { BookingView, StoredRoomGuest } from '#gateway/store/booking-view-store.ts';
import { findCheckIn } from '#gateway/store/check-in-store.ts';
import { findPrintedHotel } from '#gateway/store/day-print-store.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import { findAddress, type StoredAddress } from '#gateway/store/personal-info-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { PrintedCards, RegistrationCard } from '#shared/contract/staff/registration-cards.ts';
import { type DeskBooking, findDeskStay, notFound } from './desk-stay.ts';
import { inRecordedAct } from './recorded-act.ts';

/** A card for each adult of a booking, with what is known of them. Throws NOT_FOUND. */
export function printRegistrationCards(
  app: AppContext,
  actor: Actor,
  { hotelId, bookingId }: DeskBooking,
): Promise<PrintedCards> {
  return inRecordedAct(app, actor, async tx => {
    const view = await findDeskStay(tx, { hotelId, bookingId });
    const hotel = await findPrintedHotel(tx, hotelId);
    if (!hotel) throw notFound();
    const cards: RegistrationCard[] = [];
    for (const found of view.rooms)
      for (const guest of adultsOf(view, found.room.id)) cards.push(await toCard(tx, view, found, guest));
    return {
      result: {
        hotelName: hotel.name,
        hotelAddress: hotel.address,
        locator: view.booking.locator,
        timezone: hotel.timeZone,
        printedAt: app.clock.now().toISOString(),
        cards,
      },
      entry: { act: 'REGISTRATION_CARD_PRINTED', hotelId, bookingId, details: { count: cards.length } },
    };
  });
}

const adultsOf = ({ guests }: BookingView, accommodationId: number): StoredRoomGuest[] =>
  guests.filter(guest => guest.accommodationId === accommodationId && !guest.isMinor && guest.name !== '');

async function toCard(
  tx: Transaction,
  { booking, guests }: BookingView,
  { room, number }: BookingView['rooms'][number],
  named: StoredRoomGuest,
): Promise<RegistrationCard> {
  const account = named.guestId === null ? null : await findGuest(tx, named.guestId);
  const address = account && (await findAddress(tx, account.id));
  const checkIn = account && (await findCheckIn(tx, { bookingId: booking.id, guestId: account.id }));
  const minors = guests.filter(guest => guest.accommodationId === room.id && guest.isMinor);
  return {
    room: number,
    arrival: { date: booking.checkinDate, hour: room.checkinHour },
    departure: { date: booking.checkoutDate, hour: room.checkoutHour },
    fullName: account ? `${account.firstName} ${account.lastName}` : named.name,
    socialName: account ? account.socialName : named.socialName,
    dateOfBirth: account?.dateOfBirth ?? null,
    nationality: account?.nationality ?? null,
    document: checkIn?.registration?.document ?? null,
    email: account?.email ?? null,
    phone: account ? `+${account.phoneCode} ${account.phone}` : null,
    address: address ? linesOf(address) : [],
    minors: minors.map(({ name }) => name).filter(name => name !== ''),
  };
}

/** As it is written on an envelope. */
const linesOf = ({
  street,
  number,
  complement,
  neighborhood,
  city,
  state,
  postCode,
  country,
}: StoredAddress) =>
  [
    [street, number, complement].filter(Boolean).join(', '),
    neighborhood ?? '',
    `${postCode} ${city}, ${state}`,
    country,
  ].filter(line => line !== '');
