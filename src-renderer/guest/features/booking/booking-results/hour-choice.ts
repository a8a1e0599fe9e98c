import type { LocalDate } from '#shared/hotel-time.ts';
import { DEFAULT_CHECKIN_HOUR, DEFAULT_CHECKOUT_HOUR } from '#shared/policies.ts';
import { checkinHours, checkoutHours, isArrivalOpen } from '#shared/rules/hour-slots.ts';
import type { Offer, OfferedHour } from './offers.ts';

export type StayHours = { checkin: number; checkout: number };

export type HourQuestion = {
  /** The searched hours: the gateway counted each list of slots with the other searched hour. */
  searched: StayHours;
  /** Hours of the rooms of the same type already chosen for other searched rooms. */
  taken: readonly StayHours[];
  /** False for an arrival that is already past at the hotel. */
  isOpen: (checkinHour: number) => boolean;
};

export function arrivalsAt(date: LocalDate, now: Date, timeZone: string): (hour: number) => boolean {
  return hour => isArrivalOpen({ date, hour, now, timeZone });
}

/** Rooms that are left with this hour; none for an hour that is not offered. */
export const amountAt = (slots: readonly OfferedHour[], hour: number) =>
  slots.find(slot => slot.hour === hour)?.amountAvailable ?? 0;

/** Each end was counted against the searched other end: a pair longer on both sides is only an estimate. */
function freeFor(offer: Offer, { checkin, checkout }: StayHours, question: HourQuestion): number {
  if (!question.isOpen(checkin)) return 0;
  const { searched } = question;
  const arriving = amountAt(offer.checkinHours, checkin);
  const leaving = amountAt(offer.checkoutHours, checkout);
  if (checkout === searched.checkout) return arriving;
  if (checkin === searched.checkin) return leaving;
  const shortest =
    checkin === DEFAULT_CHECKIN_HOUR && checkout === DEFAULT_CHECKOUT_HOUR ? offer.amountAvailable : 0;
  if (checkin > searched.checkin && checkout < searched.checkout)
    return Math.max(arriving, leaving, shortest);
  if (checkin > searched.checkin) return leaving;
  if (checkout < searched.checkout) return arriving;
  return Math.min(arriving, leaving);
}

/** A room chosen for an earlier arrival also blocks later ones, which must have a room left too (FUN-16). */
export function leftFor(offer: Offer, hours: StayHours, question: HourQuestion): number {
  const { taken } = question;
  if (!question.isOpen(hours.checkin)) return 0;
  const arrivals = checkinHours
    .filter(hour => hour >= hours.checkin)
    .map(
      hour =>
        freeFor(offer, { ...hours, checkin: hour }, question) -
        taken.filter(other => other.checkin <= hour).length,
    );
  const departures = checkoutHours
    .filter(hour => hour <= hours.checkout)
    .map(
      hour =>
        freeFor(offer, { ...hours, checkout: hour }, question) -
        taken.filter(other => other.checkout >= hour).length,
    );
  return Math.max(0, Math.min(...arrivals, ...departures));
}

export function leftOfType(offer: Offer, question: HourQuestion): number {
  const left = Math.max(0, offer.amountAvailable - question.taken.length);
  return left > 0 && nearestHours(offer, question.searched, question) ? left : 0;
}

export type ChoiceObstacle = 'lastTaken' | 'soldOut';

/** Null if the type can be chosen; another one that is chosen gives way (PD-272). `left` is from `leftOfType`. */
export function choiceObstacle(
  offer: Offer,
  { taken }: Pick<HourQuestion, 'taken'>,
  left: number,
): ChoiceObstacle | null {
  if (left > 0) return null;
  return offer.amountAvailable > 0 && taken.length > 0 ? 'lastTaken' : 'soldOut';
}

/** The wished hours if a room is left for them, else the nearest with one, else null. */
export function nearestHours(offer: Offer, wished: StayHours, question: HourQuestion): StayHours | null {
  const distance = (hours: StayHours) =>
    Math.abs(hours.checkin - wished.checkin) + Math.abs(hours.checkout - wished.checkout);
  let best: StayHours | null = null;
  for (const checkin of checkinHours)
    for (const checkout of checkoutHours) {
      const hours = { checkin, checkout };
      if (best && distance(hours) >= distance(best)) continue;
      if (leftFor(offer, hours, question) > 0) best = hours;
    }
  return best;
}

export type HourOption = OfferedHour & { disabled: boolean };

/** Arrival hours, latest first (SRC-19), for the current departure. */
export function arrivalOptions(offer: Offer, hours: StayHours, question: HourQuestion): HourOption[] {
  return offer.checkinHours
    .toSorted((one, other) => other.hour - one.hour)
    .map(slot => ({ ...slot, disabled: leftFor(offer, { ...hours, checkin: slot.hour }, question) === 0 }));
}

/** Departure hours, earliest first (SRC-20), for the current arrival. */
export function departureOptions(offer: Offer, hours: StayHours, question: HourQuestion): HourOption[] {
  return offer.checkoutHours
    .toSorted((one, other) => one.hour - other.hour)
    .map(slot => ({ ...slot, disabled: leftFor(offer, { ...hours, checkout: slot.hour }, question) === 0 }));
}

/** The slots of the chosen hours, with their price; null if the response no longer contains one of them. */
export function findSlots(
  offer: Offer,
  hours: StayHours,
): { checkin: OfferedHour; checkout: OfferedHour } | null {
  const checkin = offer.checkinHours.find(slot => slot.hour === hours.checkin);
  const checkout = offer.checkoutHours.find(slot => slot.hour === hours.checkout);
  return checkin && checkout ? { checkin, checkout } : null;
}
