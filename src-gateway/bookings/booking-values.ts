import type { BookingValues } from '#shared/contract/booking-details.ts';
import { type Cents, sumCents, toReais } from '#shared/money.ts';
import type { AppContext, Language } from '../context.ts';
import { creditsReturnedFor, stayLinesOfBooking } from '../store/booking-values-store.ts';
import type { BookingView } from '../store/booking-view-store.ts';
import type { StoredStayLine } from '../store/stay-line-store.ts';
import { dueOf } from './booking-view.ts';
import { isHolder } from './booking-viewer.ts';
import { bookingNotFound, findViewedBooking } from './find-booking.ts';
import { linesOfRoom, type StayLine } from './stay-lines.ts';

/** What a booking costs, for its holder alone (API-07, PD-57). Throws BOOKING_NOT_FOUND. */
export async function findBookingValues(
  app: AppContext,
  guestId: string,
  idOrLocator: string,
  language: Language,
): Promise<BookingValues> {
  const { view, viewer } = await findViewedBooking(app, guestId, idOrLocator);
  if (!isHolder(view, viewer)) throw bookingNotFound();
  const { db } = app.store;
  const [stored, returned] = await Promise.all([
    stayLinesOfBooking(db, view.booking.id),
    creditsReturnedFor(db, view.booking.id),
  ]);
  return bookingValues(view, stored, returned, language);
}

/** The bill of a booking, added up from the lines of its rooms (BKG-05). */
function bookingValues(
  view: BookingView,
  stored: readonly StoredStayLine[],
  returned: Cents,
  language: Language,
): BookingValues {
  const { booking } = view;
  const linesByRoom = Map.groupBy(stored, line => line.accommodationId);
  const rooms = view.rooms.map(({ room, typeName }) => ({
    type: typeName[language],
    lines: linesOfRoom(booking, room, linesByRoom.get(room.id) ?? []),
  }));
  const lines = rooms.flatMap(room => room.lines);
  const ofKind = (kind: StayLine['kind']) => toReais(priceOf(lines.filter(line => line.kind === kind)));
  const subtotal = priceOf(lines);
  const taxes = sumCents(lines.map(line => line.taxCents));
  return {
    rooms: rooms.map(room => {
      const nights = room.lines.filter(line => line.kind === 'NIGHT');
      return { type: room.type, days: nights.length, value: toReais(priceOf(nights)) };
    }),
    checkin: ofKind('CHECKIN'),
    checkout: ofKind('CHECKOUT'),
    hoursPurchased: toReais(priceOf(lines.filter(line => line.hourPurchaseId !== null))),
    pet: ofKind('PET'),
    cradle: ofKind('CRADLE'),
    subtotal: toReais(subtotal),
    taxes: toReais(taxes),
    total: toReais(subtotal + taxes),
    credits: toReais(booking.creditsCents),
    charged: toReais(booking.chargedCents),
    due: toReais(dueOf(booking)),
    returned: toReais(returned),
  };
}

const priceOf = (lines: readonly StayLine[]): Cents => sumCents(lines.map(line => line.priceCents));
