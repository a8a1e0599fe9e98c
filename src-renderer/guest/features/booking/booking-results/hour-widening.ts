import { instantAt, type LocalDate } from '#shared/hotel-time.ts';
import { DEFAULT_CHECKIN_HOUR, DEFAULT_CHECKOUT_HOUR } from '#shared/policies.ts';
import type { PriceLine } from '#shared/rules/stay-price.ts';
import { freeUntil } from '#shared/rules/stay-return.ts';
import { isWalkIn } from '#shared/rules/walk-in.ts';
import { amountAt, findSlots, type HourQuestion, leftFor, type StayHours } from './hour-choice.ts';
import type { Offer, OfferedHour } from './offers.ts';

/**
 * True where an arrival earlier than the searched one neither makes a walk-in nor ends free cancellation by now. A stay
 * that is a walk-in anyway keeps its arrival: an earlier one would have to be paid sooner (BKG-15).
 */
export function keepsTermsAt(stay: {
  checkinDate: LocalDate;
  searched: number;
  forced: boolean;
  now: Date;
  timeZone: string;
}): (checkinHour: number) => boolean {
  const { checkinDate, searched, forced, now, timeZone } = stay;
  const arrivalAt = (hour: number) => instantAt(checkinDate, hour, timeZone);
  const isFree = (hour: number) => now < freeUntil({ startsAt: arrivalAt(hour) });
  return hour =>
    (forced || !isWalkIn({ forced, arrivals: [arrivalAt(hour)], now })) &&
    (isFree(hour) || !isFree(searched));
}

/** Rooms that are free for certain: those counted for each end must be the same rooms for a pair longer on both. */
function surelyLeft(offer: Offer, hours: StayHours, { searched, taken }: HourQuestion): number {
  const arriving = amountAt(offer.checkinHours, hours.checkin);
  const leaving = amountAt(offer.checkoutHours, hours.checkout);
  const both = amountAt(offer.checkoutHours, searched.checkout);
  const free =
    hours.checkin === searched.checkin
      ? leaving
      : hours.checkout === searched.checkout
        ? arriving
        : arriving + leaving - both;
  return free - taken.length;
}

const costOf = ({ price, taxValue }: PriceLine) => price + taxValue;

/** Hours that cost no more than the searched one, the longest stay first. */
function hoursWithin(slots: readonly OfferedHour[], from: number, to: number): number[] {
  const searched = slots.find(({ hour }) => hour === from);
  if (!searched) return [from];
  const [least, most] = [Math.min(from, to), Math.max(from, to)];
  return slots
    .filter(slot => slot.hour >= least && slot.hour <= most && costOf(slot) <= costOf(searched))
    .map(({ hour }) => hour)
    .toSorted((one, other) => Math.abs(other - from) - Math.abs(one - from));
}

function widest(
  offer: Offer,
  limit: StayHours,
  question: HourQuestion,
  keepsTerms: (checkinHour: number) => boolean,
): StayHours {
  const { searched } = question;
  const width = ({ checkin, checkout }: StayHours) => checkout - checkin;
  const pairs = hoursWithin(offer.checkinHours, searched.checkin, limit.checkin)
    .filter(checkin => checkin === searched.checkin || keepsTerms(checkin))
    .flatMap(checkin =>
      hoursWithin(offer.checkoutHours, searched.checkout, limit.checkout).map(checkout => ({
        checkin,
        checkout,
      })),
    )
    .toSorted((one, other) => width(other) - width(one));
  return (
    pairs.find(hours => surelyLeft(offer, hours, question) > 0 && leftFor(offer, hours, question) > 0) ??
    searched
  );
}

/**
 * The earliest arrival and the latest departure that cost nothing more; an hour of the search that is not
 * the form's default was set by hand and stays. Null where no room is left for the searched hours.
 */
export function widestHours(
  offer: Offer,
  question: HourQuestion,
  keepsTerms: (checkinHour: number) => boolean,
): StayHours | null {
  const { searched } = question;
  if (leftFor(offer, searched, question) === 0) return null;
  const limit = {
    checkin: searched.checkin === DEFAULT_CHECKIN_HOUR ? 0 : searched.checkin,
    checkout: searched.checkout === DEFAULT_CHECKOUT_HOUR ? 24 : searched.checkout,
  };
  return widest(offer, limit, question, keepsTerms);
}

export function areWider(hours: StayHours, searched: StayHours): boolean {
  return (
    hours.checkin <= searched.checkin &&
    hours.checkout >= searched.checkout &&
    (hours.checkin < searched.checkin || hours.checkout > searched.checkout)
  );
}

export function costNothingMore(offer: Offer, hours: StayHours, searched: StayHours): boolean {
  const [slots, before] = [findSlots(offer, hours), findSlots(offer, searched)];
  if (!slots || !before) return false;
  return costOf(slots.checkin) <= costOf(before.checkin) && costOf(slots.checkout) <= costOf(before.checkout);
}

/**
 * Hours of a chosen room that a fresh response still has for certain. Where a pair longer on both ends is only
 * an estimate, it could be rejected, sent back and proposed again without an end.
 */
export function certainHours(offer: Offer, chosen: StayHours, question: HourQuestion): StayHours {
  const { searched } = question;
  const isEstimate = chosen.checkin < searched.checkin && chosen.checkout > searched.checkout;
  if (!isEstimate || surelyLeft(offer, chosen, question) > 0) return chosen;
  if (!costNothingMore(offer, chosen, searched) || leftFor(offer, searched, question) === 0) return chosen;
  return widest(offer, chosen, question, () => true);
}
