import { instantRange } from '#gateway/store/availability-store.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import type { Catalogue } from '#gateway/store/catalogue-store.ts';
import type { HoursRoom } from '#gateway/store/hour-purchase-store.ts';
import type { HoursType } from '#shared/contract/guest/additional-hours.ts';
import { toIso } from '#shared/hotel-time.ts';
import { EARLIEST_HOUR, LATEST_HOUR } from '#shared/policies.ts';
import { type PriceLine, taxedLine } from '#shared/rules/stay-price.ts';
import { freeUntil } from '#shared/rules/stay-return.ts';
import { arrivalLine, departureLine } from '../prices/room-prices.ts';
import { stayInstants } from '../prices/stay-instants.ts';
import { roomState } from '../view/room-state.ts';

export type StayEnd = { view: BookingView; room: HoursRoom; type: HoursType };

/** An hour at which a room can be entered or left; the price is the difference to the booked hour. */
export type Slot = PriceLine & { hour: number; amountOfHours: number };

export const bookedHour = ({ room, type }: Pick<StayEnd, 'room' | 'type'>): number =>
  type === 'CHECKIN' ? room.checkinHour : room.checkoutHour;

export const hourAfter = (end: Pick<StayEnd, 'room' | 'type'>, amountOfHours: number): number =>
  bookedHour(end) + (end.type === 'CHECKIN' ? -amountOfHours : amountOfHours);

export function toWireTime(
  { view: { booking, hotel }, type }: Pick<StayEnd, 'view' | 'type'>,
  hour: number,
): string {
  const date = type === 'CHECKIN' ? booking.checkinDate : booking.checkoutDate;
  return toIso(date, hour, hotel.timeZone);
}

export function toInstant({ view, type }: Pick<StayEnd, 'view' | 'type'>, hour: number): Date {
  const at = hotelInstants(view);
  return type === 'CHECKIN' ? at.arrivalAt(hour) : at.departureAt(hour);
}

/** The start or end of the room's occupation, cleaning included, if its guests come or leave at an hour. */
export function occupationBound({ view, type }: Pick<StayEnd, 'view' | 'type'>, hour: number): Date {
  const at = hotelInstants(view);
  return type === 'CHECKIN' ? at.arrivalAt(hour) : at.cleanedAt(hour);
}

function hotelInstants({ booking, hotel }: Pick<BookingView, 'booking' | 'hotel'>) {
  return stayInstants(booking.checkinDate, booking.checkoutDate, hotel.timeZone);
}

/** All the time that additional hours could take; null where the booked hour is the earliest or latest there is. */
export function rangeOnSale(end: StayEnd): string | null {
  const { type } = end;
  const booked = bookedHour(end);
  if (type === 'CHECKIN' ? booked <= EARLIEST_HOUR : booked >= LATEST_HOUR) return null;
  return type === 'CHECKIN'
    ? instantRange(occupationBound(end, EARLIEST_HOUR), occupationBound(end, booked))
    : instantRange(occupationBound(end, booked), occupationBound(end, LATEST_HOUR));
}

export function isOnSale({ view, room, type }: StayEnd, now: Date): boolean {
  const state = roomState({ view, room, now });
  return type === 'CHECKIN' ? state.canPurchaseEarlyCheckin : state.canPurchaseLateCheckout;
}

/** The nearest first, with the cleaning between stays; empty for a room type that is no longer sold. */
export function freeSlots(
  end: StayEnd,
  { catalogue, neighbours, now }: { catalogue: Catalogue | null; neighbours: Neighbours; now: Date },
): Slot[] {
  const booked = bookedHour(end);
  const most = end.type === 'CHECKIN' ? booked - EARLIEST_HOUR : LATEST_HOUR - booked;
  const slots: Slot[] = [];
  for (let amountOfHours = 1; amountOfHours <= most; amountOfHours += 1) {
    const hour = hourAfter(end, amountOfHours);
    const price = hourPrice(end, hour, catalogue);
    if (!price || !isFree(end, hour, neighbours, now)) break;
    slots.push({ hour, amountOfHours, ...price });
  }
  return slots;
}

export type Neighbours = { takenUntil: Date | null; takenFrom: Date | null };

function isFree(end: StayEnd, hour: number, { takenUntil, takenFrom }: Neighbours, now: Date): boolean {
  const bound = occupationBound(end, hour);
  if (end.type === 'CHECKOUT') return takenFrom === null || bound <= takenFrom;
  return bound >= now && (takenUntil === null || bound >= takenUntil);
}

/** The difference to the booked hour's price, by the hotel's tariff of today; never below zero (PD-33). */
function hourPrice(end: StayEnd, hour: number, catalogue: Catalogue | null): PriceLine | null {
  const type = catalogue?.types.find(({ id }) => id === end.room.roomTypeId);
  if (!catalogue || !type) return null;
  const toLine = end.type === 'CHECKIN' ? arrivalLine : departureLine;
  const more = toLine(catalogue, type, hour).price - toLine(catalogue, type, bookedHour(end)).price;
  return taxedLine(Math.max(0, more), catalogue.hotel.taxBasisPoints);
}

/** An earlier arrival moves the start that free cancellation is counted from; null once its end has passed. */
export function freeCancellationUntil(
  { view, type }: Pick<StayEnd, 'view' | 'type'>,
  { hour, now }: { hour?: number; now: Date },
): string | null {
  const { startsAt } = view.booking;
  const moved = hour !== undefined && type === 'CHECKIN' ? toInstant({ view, type }, hour) : startsAt;
  const until = freeUntil({ startsAt: moved < startsAt ? moved : startsAt });
  return now < until ? until.toISOString() : null;
}

export function stayWith({ view, room, type }: StayEnd, hour: number): { arrival: Date; departure: Date } {
  const at = hotelInstants(view);
  return {
    arrival: at.arrivalAt(type === 'CHECKIN' ? hour : room.checkinHour),
    departure: at.departureAt(type === 'CHECKOUT' ? hour : room.checkoutHour),
  };
}
