import type { AppContext } from '#gateway/context.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { creditsReturnedFor, stayLinesOfBooking } from '#gateway/store/booking-values-store.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { refundsOfBooking, type StoredRefund } from '#gateway/store/refund-store.ts';
import type { StoredStayLine } from '#gateway/store/stay-store.ts';
import type { BookingValues } from '#shared/contract/guest/booking-details.ts';
import { type Cents, sumCents, toReais } from '#shared/money.ts';
import { linesOfRoom, type StayLine } from '../prices/stay-lines.ts';
import { dueOf } from '../view/booking-view.ts';
import { isHolder } from '../view/booking-viewer.ts';
import { bookingNotFound, findViewedBooking } from '../view/find-booking.ts';

/** The price of a booking, for its holder alone (API-07, PD-57). Throws BOOKING_NOT_FOUND. */
export async function findBookingValues(
  app: AppContext,
  guestId: string,
  idOrLocator: string,
  language: Language,
): Promise<BookingValues> {
  const { view, money } = await findHoldersMoney(app, guestId, idOrLocator);
  return bookingValues(view, money, language);
}

export type BookingMoney = {
  stored: readonly StoredStayLine[];
  returned: Cents;
  refunds: readonly StoredRefund[];
};

/** A booking and its money, for its holder alone. Throws BOOKING_NOT_FOUND. */
export async function findHoldersMoney(
  app: AppContext,
  guestId: string,
  idOrLocator: string,
): Promise<{ view: BookingView; money: BookingMoney }> {
  const { view, viewer } = await findViewedBooking(app, guestId, idOrLocator);
  if (!isHolder(view, viewer)) throw bookingNotFound();
  const { db } = app.store;
  const [stored, returned, refunds] = await Promise.all([
    stayLinesOfBooking(db, view.booking.id),
    creditsReturnedFor(db, view.booking.id),
    refundsOfBooking(db, view.booking.id),
  ]);
  return { view, money: { stored, returned, refunds } };
}

export function billedRooms(
  { booking, rooms }: BookingView,
  stored: readonly StoredStayLine[],
  language: Language,
): { type: string; lines: readonly StayLine[] }[] {
  const linesByRoom = Map.groupBy(stored, line => line.accommodationId);
  return rooms.map(({ room, typeName }) => ({
    type: typeName[language],
    lines: linesOfRoom(booking, room, linesByRoom.get(room.id) ?? []),
  }));
}

export function bookingValues(
  view: BookingView,
  { stored, returned, refunds }: BookingMoney,
  language: Language,
): BookingValues {
  const { booking } = view;
  const rooms = billedRooms(view, stored, language);
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
    overstay: ofKind('OVERSTAY'),
    subtotal: toReais(subtotal),
    taxes: toReais(taxes),
    total: toReais(subtotal + taxes),
    credits: toReais(booking.creditsCents),
    charged: toReais(booking.chargedCents),
    due: toReais(dueOf(booking)),
    refunds: refunds.map(({ amountCents, state, createdAt, settledAt }) => ({
      amount: toReais(amountCents),
      state,
      createdAt: createdAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    })),
    returned: toReais(returned),
  };
}

export const priceOf = (lines: readonly StayLine[]): Cents => sumCents(lines.map(line => line.priceCents));
