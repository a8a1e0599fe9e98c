import { instantRange } from '#gateway/store/availability-store.ts';
import { changeBooking, insertAccommodations } from '#gateway/store/booking-store.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { changeAccommodation, letGoOfRooms, setPayloadHash } from '#gateway/store/partner-booking-store.ts';
import { deleteStayLines, dropRoom, hasOpenBookingPayment, lockStay } from '#gateway/store/stay-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';
import { sumCents } from '#shared/money.ts';
import { openRooms } from '../view/room-state.ts';
import { type PartnerStay, partnerInstants, STANDARD_HOURS } from './check-partner-stay.ts';
import { allocatePartnerRooms, toAccommodation } from './partner-rooms.ts';

type Change = { bookingId: string; stay: PartnerStay; hash: string; now: Date };

/** The booking with another content: rooms in their order keep their place, number and hours where they can. */
export async function changePartnerBooking(
  tx: Transaction,
  { bookingId, stay, hash, now }: Change,
): Promise<void> {
  const view = await lockStay(tx, bookingId);
  if (!view) throw new AppError('BOOKING_NOT_FOUND', 'there is no such booking');
  await rejectClosed(tx, view);
  const before = openRooms(view);
  await letGoOfRooms(
    tx,
    before.map(({ id }) => id),
  );
  const rooms = stay.rooms.map((room, index) => {
    const known = before[index];
    const { checkinHour, checkoutHour } = known ?? STANDARD_HOURS;
    const hours = { checkinHour, checkoutHour };
    return { room, known, hours, ...partnerInstants(stay, hours) };
  });
  const roomIds = await allocatePartnerRooms(
    tx,
    rooms.map(({ room: { typeId }, known, arrival, cleaned }) => ({
      typeId,
      arrival,
      cleaned,
      ...(known && { roomId: known.roomId }),
    })),
  );
  for (const [index, { room, known, hours, arrival, cleaned }] of rooms.entries()) {
    const row = {
      ...toAccommodation(room),
      ...hours,
      roomId: roomIds[index] ?? '',
      occupied: instantRange(arrival, cleaned),
      holdsRoom: true,
    };
    if (known) {
      // Lines of a former price; without them the new one is divided over the nights.
      await deleteStayLines(tx, known.id);
      await changeAccommodation(tx, known.id, row);
    } else await insertAccommodations(tx, [{ ...row, bookingId, hotelId: view.booking.hotelId }]);
  }
  for (const surplus of before.slice(rooms.length)) await dropRoom(tx, surplus.id, now);
  const valueCents = sumCents(stay.rooms.map(room => room.valueCents));
  const taxCents = sumCents(stay.rooms.map(room => room.taxCents));
  await changeBooking(tx, bookingId, ['CONFIRMED'], {
    status: 'CONFIRMED',
    holderLastName: stay.lastName,
    holderEmail: stay.email,
    checkinDate: stay.checkinDate,
    checkoutDate: stay.checkoutDate,
    startsAt: new Date(Math.min(...rooms.map(({ arrival }) => arrival.getTime()))),
    endsAt: new Date(Math.max(...rooms.map(({ departure }) => departure.getTime()))),
    valueCents,
    taxCents,
    chargedCents: valueCents + taxCents,
    language: stay.language,
    updatedAt: now,
  });
  await setPayloadHash(tx, bookingId, hash);
}

/** Throws PARTNER_BOOKING_CLOSED once somebody has checked in, while something is being paid, and after the end. */
export async function rejectClosed(tx: Transaction, { booking, rooms }: BookingView): Promise<void> {
  const isOpen =
    booking.status === 'CONFIRMED' &&
    rooms.every(({ room }) => room.checkedInAt === null) &&
    !(await hasOpenBookingPayment(tx, booking.id));
  if (!isOpen)
    throw new AppError('PARTNER_BOOKING_CLOSED', 'the booking is changed at the hotel from now on', {
      details: { status: booking.status },
    });
}
