import type { AppContext } from '#gateway/context.ts';
import { cancelPartnerBooking } from '#gateway/domain/booking/partner/cancel-partner-booking.ts';
import { putPartnerBooking } from '#gateway/domain/booking/partner/put-partner-booking.ts';
import { dueOf } from '#gateway/domain/booking/view/booking-view.ts';
import { isBookingId } from '#gateway/store/booking-store.ts';
import {
  type ExchangedBooking,
  findExchangedBooking,
  listExchangedBookings,
} from '#gateway/store/exchange-view-store.ts';
import { findPartnerBooking, type PartnerKey } from '#gateway/store/partner-booking-store.ts';
import {
  BOOKINGS_PER_PAGE,
  type ExchangeBooking,
  type PartnerBookingBody,
} from '#shared/contract/hotel/booking.ts';
import { AppError } from '#shared/errors.ts';
import { toReais } from '#shared/money.ts';

/** Throws what `putPartnerBooking` throws. */
export async function putExchanged(
  app: AppContext,
  key: PartnerKey,
  body: PartnerBookingBody,
): Promise<ExchangeBooking> {
  const { bookingId } = await putPartnerBooking(app, { ...key, body, enteredBy: 'EXCHANGE' });
  return findExchanged(app, key.hotelId, bookingId);
}

/** Throws BOOKING_NOT_FOUND. */
export async function readExchanged(app: AppContext, key: PartnerKey): Promise<ExchangeBooking> {
  const known = await findPartnerBooking(app.store.db, key);
  if (!known) throw notFound();
  return findExchanged(app, key.hotelId, known.bookingId);
}

/** Throws BOOKING_NOT_FOUND, PARTNER_BOOKING_CLOSED. */
export async function cancelExchanged(app: AppContext, key: PartnerKey): Promise<ExchangeBooking> {
  const { bookingId } = await cancelPartnerBooking(app, key);
  return findExchanged(app, key.hotelId, bookingId);
}

/** Any booking of the hotel, wherever it was made. Throws BOOKING_NOT_FOUND. */
export async function findExchanged(
  app: AppContext,
  hotelId: string,
  bookingId: string,
): Promise<ExchangeBooking> {
  const found = isBookingId(bookingId)
    ? await findExchangedBooking(app.store.db, { hotelId, bookingId })
    : null;
  if (!found) throw notFound();
  return toExchanged(found);
}

/** Bookings that stand. Throws BOOKING_NOT_FOUND for an `after` that is no booking's id. */
export async function listExchanged(
  app: AppContext,
  hotelId: string,
  after: string | null,
): Promise<{ bookings: ExchangeBooking[]; next: string | null }> {
  if (after !== null && !isBookingId(after)) throw notFound();
  const limit = BOOKINGS_PER_PAGE;
  const found = await listExchangedBookings(app.store.db, { hotelId, after, limit: limit + 1 });
  const page = found.slice(0, limit);
  const next = found.length > limit ? (page.at(-1)?.booking.id ?? null) : null;
  return { bookings: page.map(toExchanged), next };
}

function toExchanged({
  booking,
  channel,
  reference,
  guestLastName,
  rooms,
}: ExchangedBooking): ExchangeBooking {
  return {
    bookingId: booking.id,
    locator: booking.locator,
    channel,
    reference,
    status: booking.status,
    version: booking.version,
    checkinDate: booking.checkinDate,
    checkoutDate: booking.checkoutDate,
    language: booking.language,
    lastName: booking.holderLastName ?? guestLastName,
    isInAccount: booking.guestId !== null,
    total: toReais(booking.valueCents + booking.taxCents),
    due: toReais(dueOf(booking)),
    rooms: rooms.map(({ room, number }) => ({
      accommodationId: room.id,
      roomId: room.roomId,
      number,
      roomTypeId: room.roomTypeId,
      adults: room.adults,
      childrenAges: room.childrenAges,
      hasPet: room.hasPet,
      hasCrib: room.hasCradle,
      bedType: room.bedType,
      checkinHour: room.checkinHour,
      checkoutHour: room.checkoutHour,
      checkedInAt: room.checkedInAt?.toISOString() ?? null,
      leftAt: room.leftAt?.toISOString() ?? null,
      value: toReais(room.valueCents),
      taxValue: toReais(room.taxCents),
    })),
    updatedAt: booking.updatedAt.toISOString(),
  };
}

const notFound = () => new AppError('BOOKING_NOT_FOUND', 'the hotel has no such booking');
