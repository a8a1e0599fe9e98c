import { type LocalDate, weekdayOf } from '../hotel-time.ts';
import { type Cents, shareOf, sumCents } from '../money.ts';
import { THIRD_PERSON_SURCHARGE } from '../policies.ts';

/** One line of a bill in cents; tax is computed for each line by itself and not part of `price`. */
export type PriceLine = { price: Cents; taxValue: Cents };
export type NightPrice = PriceLine & { date: LocalDate };
/** The price of a room, or a booking, in cents: `value` without tax, and its tax. */
export type StayTotal = { value: Cents; taxValue: Cents };

/** A season multiplies the nights from its first to its last date; 12000 basis points = 20 % dearer. */
export type Season = { firstDate: LocalDate; lastDate: LocalDate; factorBasisPoints: number };

const WHOLE = 10_000;

/** An amount as a line with its tax, rounded half up to a cent. */
export function taxedLine(price: Cents, taxBasisPoints: number): PriceLine {
  return { price, taxValue: shareOf(price, taxBasisPoints) };
}

/** A third person in the top suite adds 30 % of the night (LIM-10); the first of two seasons counts. */
export function nightPrices(stay: {
  dates: readonly LocalDate[];
  weekdayTariff: readonly Cents[];
  seasons: readonly Season[];
  thirdPersonInTopSuite: boolean;
  taxBasisPoints: number;
}): NightPrice[] {
  return stay.dates.map(date => {
    const tariff = stay.weekdayTariff[weekdayOf(date)];
    if (tariff === undefined) throw new RangeError('a weekday has no tariff');
    const season = stay.seasons.find(({ firstDate, lastDate }) => firstDate <= date && date <= lastDate);
    const night = shareOf(tariff, season?.factorBasisPoints ?? WHOLE);
    const price = stay.thirdPersonInTopSuite ? night + shareOf(night, THIRD_PERSON_SURCHARGE) : night;
    return { date, ...taxedLine(price, stay.taxBasisPoints) };
  });
}

/** The price of one room's stay: nights, the chosen hours and the pet, each with its own tax (PAY-20, LIM-12). */
export function accommodationPrice(room: {
  nights: readonly PriceLine[];
  checkinSlot: PriceLine | null;
  checkoutSlot: PriceLine | null;
  pet: PriceLine | null;
}): StayTotal {
  const lines = [...room.nights, room.checkinSlot, room.checkoutSlot, room.pet].filter(line => line !== null);
  return {
    value: sumCents(lines.map(line => line.price)),
    taxValue: sumCents(lines.map(line => line.taxValue)),
  };
}

/** The price of a booking; `total` is price plus tax (PAY-20). */
export function bookingTotals(accommodations: readonly StayTotal[]): StayTotal & { total: Cents } {
  const value = sumCents(accommodations.map(room => room.value));
  const taxValue = sumCents(accommodations.map(room => room.taxValue));
  return { value, taxValue, total: value + taxValue };
}
