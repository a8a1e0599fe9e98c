import { type Cents, sumCents } from '#shared/money.ts';
import { accommodationPrice, bookingTotals } from '#shared/rules/stay-price.ts';
import {
  type Funnel,
  type HourChoice,
  type RoomOffer,
  type SelectedRoom,
  type ServiceFees,
  selectedRooms,
} from './flow.ts';

export type StayHours = { checkin: HourChoice; checkout: HourChoice };

export function toPrices(offer: RoomOffer, { checkin, checkout }: StayHours): SelectedRoom['price'] {
  const nights = accommodationPrice({
    nights: offer.nights,
    checkinSlot: null,
    checkoutSlot: null,
    pet: null,
  });
  return {
    total: nights.value,
    taxValue: nights.taxValue,
    dates: offer.nights,
    checkinSlot: { price: checkin.price, taxValue: checkin.taxValue },
    checkoutSlot: { price: checkout.price, taxValue: checkout.taxValue },
  };
}

/** The price of one chosen room with hours and pet, in cents, as sent to bookings/create (PD-09). */
export function roomPrice(room: SelectedRoom, fees: ServiceFees | null): { value: Cents; taxValue: Cents } {
  return accommodationPrice({
    nights: room.price.dates,
    checkinSlot: room.price.checkinSlot,
    checkoutSlot: room.price.checkoutSlot,
    pet: room.hasPet && fees ? fees.pet : null,
  });
}

export type FunnelTotals = {
  value: Cents;
  taxValue: Cents;
  /** Price plus tax. */
  total: Cents;
  /** Surcharge of the chosen hours, without tax; part of `value`. */
  checkinHours: Cents;
  checkoutHours: Cents;
};

/** Totals of all chosen rooms; `total` is price plus tax (PAY-20, FUN-24). */
export function funnelTotals(funnel: Funnel): FunnelTotals {
  const fees = funnel.stage === 'idle' ? null : funnel.fees;
  const rooms = selectedRooms(funnel);
  return {
    ...bookingTotals(rooms.map(room => roomPrice(room, fees))),
    checkinHours: sumCents(rooms.map(room => room.price.checkinSlot.price)),
    checkoutHours: sumCents(rooms.map(room => room.price.checkoutSlot.price)),
  };
}
