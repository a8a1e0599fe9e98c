import { type BookingView, isActiveView } from '#gateway/store/booking-view-store.ts';
import type { BookingStatus, PaxType } from '#shared/contract/guest/booking-view.ts';
import { addDays, dateAt, daysBetween, instantAt } from '#shared/hotel-time.ts';
import {
  ADOLESCENT_AGE,
  CHECKIN_OPENS_HOURS,
  HOURS_ON_SALE_DAYS,
  STANDARD_CHECKIN_HOUR,
} from '#shared/policies.ts';
import { noShowFrom } from '#shared/rules/stay-return.ts';

const HOUR_MS = 3_600_000;

type ViewedRoom = BookingView['rooms'][number]['room'];

/** The times that determine a room's status beside its booking. */
export type RoomTimes = Pick<ViewedRoom, 'checkedInAt' | 'leftAt'>;

/** The facts that determine a room's state; none of them depends on the viewer. */
export type RoomCircumstances = { view: BookingView; room: ViewedRoom; now: Date };

/** The status of one room (BKG-06): that of its booking, unless its guests have left or have not come yet (PD-18). */
export function roomStatus(
  { booking }: { booking: Pick<BookingView['booking'], 'status'> },
  room: RoomTimes,
): BookingStatus {
  const { status } = booking;
  if (status === 'CANCELED' || status === 'NO_SHOW') return status;
  if (room.leftAt !== null) return room.checkedInAt === null ? 'CANCELED' : 'CONCLUDED';
  if (status === 'IN_PROGRESS' && room.checkedInAt === null) return 'CONFIRMED';
  return status;
}

export function roomInstants(
  {
    booking,
    hotel,
  }: {
    booking: Pick<BookingView['booking'], 'checkinDate' | 'checkoutDate'>;
    hotel: Pick<BookingView['hotel'], 'timeZone'>;
  },
  room: Pick<ViewedRoom, 'checkinHour' | 'checkoutHour'>,
) {
  return {
    arrival: instantAt(booking.checkinDate, room.checkinHour, hotel.timeZone),
    departure: instantAt(booking.checkoutDate, room.checkoutHour, hotel.timeZone),
  };
}

/** The first night always counts as used, each other one from 15:00 of its date (PD-56). */
export function unusedNights({ booking, hotel }: BookingView, now: Date): string[] {
  const nights: string[] = [];
  for (let date = addDays(booking.checkinDate, 1); date < booking.checkoutDate; date = addDays(date, 1))
    if (instantAt(date, STANDARD_CHECKIN_HOUR, hotel.timeZone) > now) nights.push(date);
  return nights;
}

function areHoursOnSale({ booking, hotel }: BookingView, now: Date): boolean {
  const from = instantAt(addDays(booking.checkinDate, -HOURS_ON_SALE_DAYS), 0, hotel.timeZone);
  return now >= from && booking.channel === 'DIRECT';
}

/** True once guests who have not come are no-shows (PD-18); after the desk has undone that, from the departure on. */
export const isNoShowDue = ({ booking, hotel }: Pick<BookingView, 'booking' | 'hotel'>, now: Date): boolean =>
  now >= (booking.noShowUndoneAt === null ? noShowFrom(booking.checkinDate, hotel.timeZone) : booking.endsAt);

/** True while check-in is open for a room by the clock: 24 hours before its arrival until its departure (BKG-13). */
export function isWithinCheckIn(view: BookingView, room: ViewedRoom, now: Date): boolean {
  const { arrival, departure } = roomInstants(view, room);
  return now.getTime() >= arrival.getTime() - CHECKIN_OPENS_HOURS * HOUR_MS && now < departure;
}

/** True where its guests can enter a room: nobody else occupies it, and it is clean, or released by the reception (PD-65). */
export function isRoomReady({ rooms }: BookingView, { id }: ViewedRoom): boolean {
  return rooms.some(({ room, isReady, isOccupied }) => room.id === id && isReady && !isOccupied);
}

/** The hour that the hotel has said for a room that is not ready; null for a ready one, and once it has passed. */
export function expectedHour(
  { isReady, expectedAt }: { isReady: boolean; expectedAt: Date | null },
  now: Date,
): string | null {
  return isReady || expectedAt === null || expectedAt <= now ? null : expectedAt.toISOString();
}

export function roomExpectedAt(view: BookingView, { id }: ViewedRoom, now: Date): string | null {
  const found = view.rooms.find(({ room }) => room.id === id);
  return found ? expectedHour(found, now) : null;
}

export function roomState({ view, room, now }: RoomCircumstances) {
  const status = roomStatus(view, room);
  const { arrival, departure } = roomInstants(view, room);
  const isOpen = status === 'CONFIRMED' || status === 'IN_PROGRESS';
  const isCheckinDone = room.checkedInAt !== null;
  const isLivedIn = status === 'IN_PROGRESS' && room.leftAt === null;
  const isOverstaying = isLivedIn && now >= departure;
  const hasNightsLeft = unusedNights(view, now).length > 0;
  const onSale = isOpen && areHoursOnSale(view, now);
  const canPurchaseEarlyCheckin = onSale && !isCheckinDone && now < arrival;
  const canPurchaseLateCheckout = onSale && now < departure;
  return {
    status,
    isCheckinDone,
    // A guest who has checked in from home is not in the room yet, and cannot leave it (PD-152).
    isCheckoutAvailable: isLivedIn && !hasNightsLeft && now >= arrival,
    isRoomReady: isRoomReady(view, room),
    roomExpectedAt: isOpen ? roomExpectedAt(view, room, now) : null,
    isOverstaying,
    isEarlyDepartureAllowed: isLivedIn ? hasNightsLeft : status === 'CONFIRMED' && isDroppable(view),
    isPurchaseHoursAllowed: canPurchaseEarlyCheckin || canPurchaseLateCheckout,
    canPurchaseEarlyCheckin,
    canPurchaseLateCheckout,
    isDoorOpeningAllowed:
      isLivedIn && isCheckinDone && now >= arrival && !isOverstaying && isRoomReady(view, room),
  };
}

/** The last room cancels the booking, which is possible only while no other room was occupied (PD-56). */
function isDroppable(view: BookingView): boolean {
  return view.booking.status === 'IN_PROGRESS' || openRooms(view).length > 1;
}

/** Rooms whose guests are expected or staying. */
export function openRooms(view: BookingView): ViewedRoom[] {
  const stands = new Set<BookingStatus>(['CONFIRMED', 'IN_PROGRESS', 'PENDING', 'PROCESSING']);
  return view.rooms.map(({ room }) => room).filter(room => stands.has(roomStatus(view, room)));
}

/** Guests of a room as it was booked, by age class; a class without anybody is left out (GST-03, PD-60). */
export function paxClassifications(
  room: Pick<ViewedRoom, 'adults' | 'children' | 'childrenAges'>,
): { type: PaxType; amount: number }[] {
  const adolescents = room.childrenAges.filter(age => age >= ADOLESCENT_AGE).length;
  const classes: { type: PaxType; amount: number }[] = [
    { type: 'ADL', amount: room.adults },
    { type: 'ADOL', amount: adolescents },
    { type: 'CHD', amount: room.children - adolescents },
  ];
  return classes.filter(({ amount }) => amount > 0);
}

/** Nights that were slept in the room: a room that was left early has fewer than were booked. */
export function nightsOfRoom({ booking, hotel }: BookingView, room: ViewedRoom): number {
  const lastDate =
    room.leftAt !== null && room.checkedInAt !== null
      ? dateAt(room.leftAt, hotel.timeZone)
      : booking.checkoutDate;
  const end = lastDate < booking.checkoutDate ? lastDate : booking.checkoutDate;
  return Math.max(1, daysBetween(booking.checkinDate, end));
}

/** The code that forbids changes to the guests of a room at a moment, for every viewer; null while they are allowed. */
export function guestChangeProblem(
  circumstances: RoomCircumstances,
): 'BOOKING_OF_PARTNER' | 'GUESTS_NOT_CHANGEABLE' | null {
  const { view, room, now } = circumstances;
  const isOver = !isActiveView(view.booking, now) || room.leftAt !== null;
  if (isOver || room.checkedInAt !== null) return 'GUESTS_NOT_CHANGEABLE';
  // A partner's booking is changed at the partner (BKG-35); the hotel learns its guests at check-in (CHK-12).
  if (view.booking.channel === 'PARTNER' && !isWithinCheckIn(view, room, now)) return 'BOOKING_OF_PARTNER';
  return null;
}

/** Not once anybody of the booking has checked in; guests are still added to rooms that nobody came to (GST-06). */
export function areGuestsEditable(circumstances: RoomCircumstances): boolean {
  return circumstances.view.booking.status !== 'IN_PROGRESS' && guestChangeProblem(circumstances) === null;
}
