import { checkCardPayment } from '#gateway/domain/payment/cards/card-payment.ts';
import { checkPixPayer } from '#gateway/domain/payment/pix/pix-code.ts';
import { badRequest } from '#gateway/platform/bad-request.ts';
import type { Catalogue, CatalogueType } from '#gateway/store/catalogue-store.ts';
import type { BookingPayment, NewAccommodation, NewBooking } from '#shared/contract/guest/bookings.ts';
import { AppError } from '#shared/errors.ts';
import { dateAt, instantAt, type LocalDate, nightsOf } from '#shared/hotel-time.ts';
import { fromReais, toReais } from '#shared/money.ts';
import { isArrivalOpen } from '#shared/rules/hour-slots.ts';
import { checkRoom, fitsRoom, wantsCradle } from '#shared/rules/party.ts';
import { checkStayDates } from '#shared/rules/stay-dates.ts';
import { accommodationPrice, bookingTotals, type StayTotal } from '#shared/rules/stay-price.ts';
import { isWalkIn, type WalkInLimits, walkInProblem } from '#shared/rules/walk-in.ts';
import {
  arrivalLine,
  departureLine,
  hasThirdPersonInTopSuite,
  petLine,
  roomNights,
} from '../prices/room-prices.ts';
import { stayInstants } from '../prices/stay-instants.ts';
import type { RoomPrice } from '../prices/stay-lines.ts';

/** One room of an order, checked and priced by the hotel's own tariff; money in cents. */
export type OrderedRoom = StayTotal & {
  order: NewAccommodation;
  typeId: string;
  arrival: Date;
  departure: Date;
  lines: RoomPrice;
  /** The end of the cleaning after the departure: the room can be sold again. */
  cleaned: Date;
};

export type CheckedOrder = {
  checkin: LocalDate;
  checkout: LocalDate;
  startsAt: Date;
  endsAt: Date;
  rooms: OrderedRoom[];
  totals: StayTotal & { total: number };
};

type Circumstances = {
  catalogue: Catalogue;
  now: Date;
  walkInForced: boolean;
  walkInLimits: WalkInLimits;
};

/** Throws BAD_REQUEST, DATES_NOT_BOOKABLE, PARTY_NOT_ALLOWED, PRICE_CHANGED, and the codes of walk-ins (PD-09). */
export function checkOrder(order: NewBooking, circumstances: Circumstances): CheckedOrder {
  const { catalogue, now, walkInForced } = circumstances;
  const dates = stayDates(order, catalogue.hotel.timeZone, now);
  const rooms = order.accommodations.map((room, index) =>
    orderedRoom(room, index, { catalogue, now, ...dates }),
  );
  checkPaymentForm(order);
  const arrivals = rooms.map(room => room.arrival);
  if (order.walkIn && !isWalkIn({ forced: walkInForced, arrivals, now }))
    throw new AppError('WALK_IN_NOT_ALLOWED', 'arrival is too far away to pay at the reception');
  if (order.walkIn) checkWalkInLimits(rooms.length, dates, circumstances);
  const totals = bookingTotals(rooms);
  checkPrices(order, rooms, totals);
  return {
    ...dates,
    startsAt: new Date(Math.min(...arrivals.map(Number))),
    endsAt: new Date(Math.max(...rooms.map(room => Number(room.departure)))),
    rooms,
    totals,
  };
}

/** API-09: both are midnight at the hotel. */
function stayDates(order: NewBooking, timeZone: string, now: Date) {
  const localDate = (field: 'startDate' | 'endDate') => {
    const instant = new Date(order[field]);
    const date = dateAt(instant, timeZone);
    if (instantAt(date, 0, timeZone).getTime() !== instant.getTime())
      throw badRequest(field, 'date.notMidnightAtHotel');
    return date;
  };
  const checkin = localDate('startDate');
  const checkout = localDate('endDate');
  const problem = checkStayDates({ checkin, checkout, now, timeZone });
  if (problem)
    throw new AppError('DATES_NOT_BOOKABLE', 'these dates cannot be booked', { details: { problem } });
  return { checkin, checkout };
}

type RoomCircumstances = { catalogue: Catalogue; now: Date; checkin: LocalDate; checkout: LocalDate };

function orderedRoom(order: NewAccommodation, index: number, circumstances: RoomCircumstances): OrderedRoom {
  const { catalogue, now, checkin, checkout } = circumstances;
  const { timeZone } = catalogue.hotel;
  const path = `accommodations.${index}`;
  const type = catalogue.types.find(({ id }) => id === order.typeId);
  if (!type) throw badRequest(`${path}.typeId`, 'roomType.unknown');
  if (order.bedType === 'SINGLE' && !type.bedChoice)
    throw badRequest(`${path}.bedType`, 'roomType.noBedChoice');
  checkParty(order, index, type);
  const hour = order.checkinHour;
  if (!isArrivalOpen({ date: checkin, hour, now, timeZone }))
    throw new AppError('DATES_NOT_BOOKABLE', 'this arrival hour has passed', {
      details: { problem: 'dates.hourGone', room: index },
    });
  const at = stayInstants(checkin, checkout, timeZone);
  const lines = {
    nights: roomNights(
      catalogue,
      type,
      nightsOf(checkin, checkout),
      hasThirdPersonInTopSuite(type, partyOf(order)),
    ),
    checkinSlot: arrivalLine(catalogue, type, hour),
    checkoutSlot: departureLine(catalogue, type, order.checkoutHour),
    pet: order.hasPet ? petLine(catalogue) : null,
  };
  return {
    order,
    typeId: type.id,
    arrival: at.arrivalAt(hour),
    departure: at.departureAt(order.checkoutHour),
    cleaned: at.cleanedAt(order.checkoutHour),
    lines,
    ...accommodationPrice(lines),
  };
}

function partyOf(order: NewAccommodation) {
  const { adults, children, childrenAges, hasPet } = order;
  return { adults, children, ages: childrenAges, pets: hasPet ? 1 : 0 };
}

function checkParty(order: NewAccommodation, room: number, type: CatalogueType): void {
  const party = partyOf(order);
  const rejection = (problem: unknown) =>
    new AppError('PARTY_NOT_ALLOWED', 'the room cannot take this party', { details: { room, problem } });
  const [problem] = checkRoom(party);
  if (problem) throw rejection(problem);
  if (!fitsRoom(party, type.maxGuests)) throw rejection({ field: 'guests', key: 'party.tooManyGuests' });
  if (order.hasCradle && !wantsCradle(party.ages))
    throw rejection({ field: 'ages', key: 'party.noCradleAge' });
}

function checkWalkInLimits(
  rooms: number,
  dates: { checkin: LocalDate; checkout: LocalDate },
  { catalogue, now, walkInForced: forced, walkInLimits }: Circumstances,
): void {
  const { timeZone } = catalogue.hotel;
  const problem = walkInProblem({ rooms, ...dates, forced, now, timeZone }, walkInLimits);
  if (!problem) return;
  const { code, ...details } = problem;
  throw new AppError(code, 'this is more than can be booked without payment', { details });
}

function checkPaymentForm({ walkIn, useCredits, payment }: NewBooking): void {
  if (walkIn && useCredits) throw badRequest('useCredits', 'walkIn.noCredits');
  if (walkIn && payment) throw badRequest('payment', 'walkIn.noPayment');
  if (payment?.method === 'PIX') checkPixPayment(payment);
  else if (payment) checkCardPayment(payment);
}

function checkPixPayment(payment: BookingPayment): void {
  const { card, cardId, saveCard, numberOfInstallments, cpfPayment } = payment;
  if (card || cardId !== undefined || saveCard) throw badRequest('payment', 'payment.noCard');
  if (numberOfInstallments !== 1) throw badRequest('payment.numberOfInstallments', 'payment.oneInstallment');
  checkPixPayer(cpfPayment, 'payment.cpfPayment');
}

/** The client's figures are never trusted, only compared (PD-09). */
function checkPrices(order: NewBooking, rooms: OrderedRoom[], totals: StayTotal): void {
  const agrees =
    fromReais(order.value) === totals.value &&
    fromReais(order.taxValue) === totals.taxValue &&
    rooms.every(room => fromReais(room.order.value) === room.value);
  if (agrees) return;
  throw new AppError('PRICE_CHANGED', 'the prices are not these', {
    details: {
      value: toReais(totals.value),
      taxValue: toReais(totals.taxValue),
      accommodations: rooms.map(room => ({ value: toReais(room.value), taxValue: toReais(room.taxValue) })),
    },
  });
}
