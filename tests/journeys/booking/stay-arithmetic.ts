import type { AvailabilityResponse } from '#shared/contract/guest/hotels.ts';

/** Own sums in whole cents: nothing of the product's arithmetic is used, so that a fault in it shows. */
export type Bill = { nights: number; arrival: number; departure: number; pet: number; taxes: number };

type Chosen = {
  /** Place of the searched room, from 0. */
  room: number;
  typeName: string;
  checkinHour: number;
  checkoutHour: number;
  pet: boolean;
};

const cents = (reais: number): number => Number((reais * 100).toFixed(0));

export function billOf(availability: AvailabilityResponse, chosen: Chosen): Bill {
  const type = availability.availabilities[chosen.room]?.rooms.find(
    ({ details }) => details.name === chosen.typeName,
  );
  const arrival = type?.price.checkinHours.find(({ hour }) => hour === chosen.checkinHour);
  const departure = type?.price.checkoutHours.find(({ hour }) => hour === chosen.checkoutHour);
  const fee = availability.additionalServices.find(({ name }) => name === 'PET');
  if (!type || !arrival || !departure || !fee) throw new Error(`${chosen.typeName} is not in the response`);
  let nights = 0;
  let taxes = cents(arrival.taxValue) + cents(departure.taxValue);
  for (const night of type.price.dates) {
    nights += cents(night.price);
    taxes += cents(night.taxValue);
  }
  if (chosen.pet) taxes += cents(fee.taxValue);
  return {
    nights,
    arrival: cents(arrival.price),
    departure: cents(departure.price),
    pet: chosen.pet ? cents(fee.value) : 0,
    taxes,
  };
}

export const valueOf = (bill: Bill): number => bill.nights + bill.arrival + bill.departure + bill.pet;
export const totalOf = (bill: Bill): number => valueOf(bill) + bill.taxes;

export function together(bills: readonly Bill[]): Bill {
  const sum = { nights: 0, arrival: 0, departure: 0, pet: 0, taxes: 0 };
  for (const bill of bills) {
    sum.nights += bill.nights;
    sum.arrival += bill.arrival;
    sum.departure += bill.departure;
    sum.pet += bill.pet;
    sum.taxes += bill.taxes;
  }
  return sum;
}

/** `R$ 1.234,56`: Brazilian reais as Brazil writes them, whatever the page's language (APP-06). */
export function brl(amount: number): string {
  const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
  return `R$ ${whole},${String(amount % 100).padStart(2, '0')}`;
}
