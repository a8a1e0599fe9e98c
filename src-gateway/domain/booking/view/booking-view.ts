import { pictureAddresses } from '#gateway/domain/hotel/picture-addresses.ts';
import { coordinatesOf } from '#gateway/domain/hotel/reference/buildings.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { type BookingView, isActiveView } from '#gateway/store/booking-view-store.ts';
import type {
  BookedAccommodation,
  Booking,
  BookingMoney,
  OpenPix,
} from '#shared/contract/guest/booking-view.ts';
import { dateAt, daysBetween, hourAt, toIso } from '#shared/hotel-time.ts';
import { type Cents, toReais } from '#shared/money.ts';
import { CHECKIN_OPENS_HOURS } from '#shared/policies.ts';
import { isHolder, isInvited, isMainGuestOf, type Viewer, viewModeOf } from './booking-viewer.ts';
import { isAccessSuspended, isCheckInOpen, requiresGuarantee } from './check-in-rooms.ts';
import { nightsOfRoom, paxClassifications, roomInstants, roomState } from './room-state.ts';

const HOUR_MS = 3_600_000;

export type ViewOptions = {
  viewer: Viewer;
  language: Language;
  now: Date;
  /** The viewer named the booking by its code and last name, and should recognise it by its room (BKG-25, BKG-26). */
  hasNamed?: boolean;
};

export function toBookingResponse(view: BookingView, options: ViewOptions): Booking {
  const { booking, hotel, rooms } = view;
  const { viewer, now } = options;
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
  const accommodations = rooms.map(room => toAccommodation(view, room, options));
  const isOwn = isHolder(view, viewer);
  const hoursPix = isOwn ? null : hoursPixOf(view, viewer);
  return {
    bookingId: booking.id,
    locator,
    status: booking.status,
    version: booking.version,
    ...counts,
    checkinDate: at(checkinDate, earliest),
    checkoutDate: at(checkoutDate, latest),
    minCheckinDate: at(dateAt(opens, timeZone), hourAt(opens, timeZone)),
    isActiveBooking: isActiveView(booking, now),
    isOta: booking.channel === 'PARTNER',
    isLoggedUserHolder: isOwn,
    isBookingCheckinAvailable: accommodations.some(room => room.isCheckinAvailable),
    isBookingPurchaseHoursAllowed: accommodations.some(room => room.isPurchaseHoursAllowed),
    isBookingCancelAvailable:
      isOwn &&
      booking.channel === 'DIRECT' &&
      (booking.status === 'CONFIRMED' || booking.status === 'PENDING') &&
      !rooms.some(({ room }) => room.checkedInAt !== null),
    isMainGuestInAccommodation: rooms.some(({ room }) => isMainGuestOf(view, room, viewer)),
    isAnyGuestAlreadyCheckedIn: rooms.some(({ room }) => room.checkedInAt !== null),
    isInvitationPending: isInvited(view, viewer, now),
    hasMultipleAccommodations: rooms.length > 1,
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
    accommodations,
    payment: isOwn ? moneyOf(view) : null,
    ...(hoursPix && { hoursPix }),
  };
}

function moneyOf({ booking, openPix }: BookingView): BookingMoney {
  const total = booking.valueCents + booking.taxCents;
  return {
    total: toReais(total),
    creditsUsed: toReais(booking.creditsCents),
    charged: toReais(booking.chargedCents),
    due: toReais(dueOf(booking)),
    deadline: booking.status === 'PENDING' ? (booking.paymentDeadline?.toISOString() ?? null) : null,
    pix: openPix && toOpenPix(openPix),
  };
}

/** The code of the hours that this guest buys, for a room of another guest's booking (PAY-33, PD-133). */
function hoursPixOf({ openPix }: BookingView, viewer: Viewer): OpenPix | null {
  return openPix?.buyerId === viewer.guestId ? toOpenPix(openPix) : null;
}

function toOpenPix({ paymentId, isForHours, expiresAt }: NonNullable<BookingView['openPix']>): OpenPix {
  return { paymentId, purpose: isForHours ? 'HOURS' : 'BOOKING', expiresAt: expiresAt.toISOString() };
}

type OwedBooking = Pick<
  BookingView['booking'],
  'status' | 'valueCents' | 'taxCents' | 'creditsCents' | 'overstayCents' | 'overstayPaidCents'
>;

export function dueOf(booking: OwedBooking): Cents {
  const { status, valueCents, taxCents, creditsCents, overstayCents, overstayPaidCents } = booking;
  return status === 'PENDING' ? valueCents + taxCents - creditsCents : overstayCents - overstayPaidCents;
}

function toAccommodation(
  view: BookingView,
  { room, typeName, number }: BookingView['rooms'][number],
  { viewer, language, now, hasNamed = false }: ViewOptions,
): BookedAccommodation {
  const { booking, hotel } = view;
  const { isDoorOpeningAllowed, ...state } = roomState({ view, room, now });
  const viewMode = viewModeOf(view, room, viewer);
  const isMainGuestLogged = isMainGuestOf(view, room, viewer);
  // A guest who only sees a room changes nothing in it.
  const decides = isMainGuestLogged || isHolder(view, viewer);
  const left = room.checkedInAt !== null ? room.leftAt : null;
  const { arrival } = roomInstants(view, room);
  const isSuspended = isAccessSuspended({ view, viewer, now }, room);
  return {
    accommodationId: room.id,
    ...state,
    isCheckoutAvailable: decides && state.isCheckoutAvailable,
    // Only the holder takes a room out of the booking that nobody has come to (PD-56).
    isEarlyDepartureAllowed:
      state.isEarlyDepartureAllowed && (state.isCheckinDone ? decides : isHolder(view, viewer)),
    isPurchaseHoursAllowed: decides && state.isPurchaseHoursAllowed,
    canPurchaseEarlyCheckin: decides && state.canPurchaseEarlyCheckin,
    canPurchaseLateCheckout: decides && state.canPurchaseLateCheckout,
    isCheckinAvailable: isCheckInOpen({ view, viewer, now }, room),
    requiresGuaranteeCard: requiresGuarantee(view, room),
    viewMode,
    // Until the stay begins the room may still be exchanged for another one (BKG-14, PD-65).
    room:
      (hasNamed || (viewMode === 'FULL' && now >= arrival && !isSuspended)) && state.status === 'IN_PROGRESS'
        ? { id: room.roomId, suiteNumber: number, isDoorOpeningAllowed }
        : null,
    typeId: room.roomTypeId,
    type: typeName[language],
    checkinDate: toIso(booking.checkinDate, room.checkinHour, hotel.timeZone),
    checkoutDate: left?.toISOString() ?? toIso(booking.checkoutDate, room.checkoutHour, hotel.timeZone),
    nights: nightsOfRoom(view, room),
    adults: room.adults,
    children: room.children,
    paxClassifications: paxClassifications(room),
    hasPet: room.hasPet,
    hasCradle: room.hasCradle,
    additionalServices: [
      ...(room.hasPet ? [{ key: 'PETS' as const, amount: 1 }] : []),
      ...(room.hasCradle ? [{ key: 'CRADLE' as const, amount: 1 }] : []),
    ],
    isMainGuestLogged,
  };
}
