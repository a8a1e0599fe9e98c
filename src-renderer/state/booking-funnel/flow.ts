import type { BedType } from '#shared/contract/bookings.ts';
import { daysBetween, instantAt, type LocalDate } from '#shared/hotel-time.ts';
import { type Cents, sumCents } from '#shared/money.ts';
import { wantsCradle } from '#shared/rules/party.ts';
import {
  accommodationPrice,
  bookingTotals,
  type NightPrice,
  type PriceLine,
} from '#shared/rules/stay-price.ts';
import { isWalkIn } from '#shared/rules/walk-in.ts';

/** One room that was searched for (SRC-03). */
export type SearchedRoom = { adults: number; children: number; ages: number[]; pets: number };

/** What was searched for (SRC-03). Dates are hotel-local; the wire gets ISO with offset. */
export type Search = {
  hotelId: string;
  checkinDate: LocalDate;
  checkoutDate: LocalDate;
  checkinHour: number;
  checkoutHour: number;
  rooms: SearchedRoom[];
};

export type HourChoice = PriceLine & { hour: number };

/** A room type as an offer for one searched room, in cents. */
export type RoomOffer = {
  typeId: string;
  name: string;
  picture: string | null;
  bedChoice: boolean;
  nights: NightPrice[];
};

/** The room chosen for one searched room (FUN-20). */
export type SelectedRoom = {
  /** Index of the searched room and the type: `0_jardins-twin`. */
  selectId: string;
  typeId: string;
  name: string;
  picture: string | null;
  bedChoice: boolean;
  adults: number;
  children: number;
  childrenAges: number[];
  checkinHour: number;
  checkoutHour: number;
  price: {
    /** Nights alone. */
    total: Cents;
    taxValue: Cents;
    dates: NightPrice[];
    checkinSlot: PriceLine;
    checkoutSlot: PriceLine;
  };
  nights: number;
  hasPet: boolean;
  hasPetConsent: boolean;
  hasCradle: boolean;
  hasCradleConsent: boolean;
  bedType: BedType;
};

/** Fees of pet and cradle as the search answered them (FUN-09). */
export type ServiceFees = { pet: PriceLine; cradle: PriceLine };

/**
 * One intent to pay (D10): the key and payment id go out with the booking and are used again
 * while the payload stays the same. `sent` is true from the first send until a final answer.
 */
export type PaymentIntent = { key: string; paymentId: string; fingerprint: string; sent: boolean };

export type BookedStay = {
  bookingId: string;
  locator: string;
  status: 'CONFIRMED' | 'PENDING';
  creditsUsed: Cents;
  charged: Cents;
  paymentDeadline: string | null;
};

/** The booking funnel (FUN-24). Which step shows is the route's matter; what may show is `stepAllowed`. */
export type Funnel =
  | { stage: 'idle' }
  | {
      stage: 'choosing';
      search: Search;
      rooms: (SelectedRoom | null)[];
      fees: ServiceFees | null;
      intent: PaymentIntent | null;
    }
  | {
      stage: 'booked';
      search: Search;
      rooms: SelectedRoom[];
      fees: ServiceFees | null;
      walkIn: boolean;
      booking: BookedStay;
    };

export type Choosing = Extract<Funnel, { stage: 'choosing' }>;

export const idle: Funnel = { stage: 'idle' };

/** A search clears whatever was chosen before (SRC-21, FUN-07). */
export function searched(search: Search): Funnel {
  return { stage: 'choosing', search, rooms: search.rooms.map(() => null), fees: null, intent: null };
}

/** Chooses an offer for the searched room at `index` (FUN-14, FUN-20 to FUN-23). */
export function roomSelected(
  funnel: Choosing,
  index: number,
  offer: RoomOffer,
  hours: { checkin: HourChoice; checkout: HourChoice },
  fees: ServiceFees,
): Choosing {
  const party = funnel.search.rooms[index];
  if (!party) return funnel;
  const nightsTotal = accommodationPrice({
    nights: offer.nights,
    checkinSlot: null,
    checkoutSlot: null,
    pet: null,
  });
  const room: SelectedRoom = {
    selectId: `${index}_${offer.typeId}`,
    typeId: offer.typeId,
    name: offer.name,
    picture: offer.picture,
    bedChoice: offer.bedChoice,
    adults: party.adults,
    children: party.children,
    childrenAges: party.ages,
    checkinHour: hours.checkin.hour,
    checkoutHour: hours.checkout.hour,
    price: {
      total: nightsTotal.value,
      taxValue: nightsTotal.taxValue,
      dates: offer.nights,
      checkinSlot: { price: hours.checkin.price, taxValue: hours.checkin.taxValue },
      checkoutSlot: { price: hours.checkout.price, taxValue: hours.checkout.taxValue },
    },
    nights: daysBetween(funnel.search.checkinDate, funnel.search.checkoutDate),
    hasPet: party.pets > 0,
    hasPetConsent: false,
    hasCradle: wantsCradle(party.ages),
    hasCradleConsent: false,
    bedType: 'DOUBLE',
  };
  return { ...funnel, fees, rooms: funnel.rooms.with(index, room) };
}

/** Takes back the choice for one searched room (FUN-14). */
export function roomRemoved(funnel: Choosing, index: number): Choosing {
  return index in funnel.rooms ? { ...funnel, rooms: funnel.rooms.with(index, null) } : funnel;
}

function changeRoom(funnel: Choosing, index: number, change: (room: SelectedRoom) => SelectedRoom): Choosing {
  const room = funnel.rooms[index];
  return room ? { ...funnel, rooms: funnel.rooms.with(index, change(room)) } : funnel;
}

/** Another hour of the same room, with what it costs. */
export function hourChanged(
  funnel: Choosing,
  index: number,
  direction: 'CHECKIN' | 'CHECKOUT',
  { hour, price, taxValue }: HourChoice,
): Choosing {
  return changeRoom(funnel, index, room =>
    direction === 'CHECKIN'
      ? { ...room, checkinHour: hour, price: { ...room.price, checkinSlot: { price, taxValue } } }
      : { ...room, checkoutHour: hour, price: { ...room.price, checkoutSlot: { price, taxValue } } },
  );
}

/** Turning the pet off takes its consent back (FUN-33). */
export function petChanged(funnel: Choosing, index: number, hasPet: boolean): Choosing {
  return changeRoom(funnel, index, room => ({
    ...room,
    hasPet,
    hasPetConsent: hasPet && room.hasPetConsent,
  }));
}

export function petConsentChanged(funnel: Choosing, index: number, consent: boolean): Choosing {
  return changeRoom(funnel, index, room => ({ ...room, hasPetConsent: room.hasPet && consent }));
}

/** Turning the cradle off takes its consent back (FUN-33); offered only with a child under three (FUN-29). */
export function cradleChanged(funnel: Choosing, index: number, hasCradle: boolean): Choosing {
  return changeRoom(funnel, index, room => {
    const kept = hasCradle && wantsCradle(room.childrenAges);
    return { ...room, hasCradle: kept, hasCradleConsent: kept && room.hasCradleConsent };
  });
}

export function cradleConsentChanged(funnel: Choosing, index: number, consent: boolean): Choosing {
  return changeRoom(funnel, index, room => ({ ...room, hasCradleConsent: room.hasCradle && consent }));
}

export function bedTypeChanged(funnel: Choosing, index: number, bedType: BedType): Choosing {
  return changeRoom(funnel, index, room => (room.bedChoice ? { ...room, bedType } : room));
}

/** The chosen rooms under the names of another language; a type without one keeps its name. */
export function roomsRenamed(funnel: Choosing, names: ReadonlyMap<string, string>): Choosing {
  const rooms = funnel.rooms.map(room => room && { ...room, name: names.get(room.typeId) ?? room.name });
  return { ...funnel, rooms };
}

/** Every searched room has its room (FUN-25). */
export function allSelected(funnel: Choosing): boolean {
  return funnel.rooms.length > 0 && funnel.rooms.every(room => room !== null);
}

export function selectedRooms(funnel: Funnel): SelectedRoom[] {
  const rooms: readonly (SelectedRoom | null)[] = funnel.stage === 'idle' ? [] : funnel.rooms;
  return rooms.filter(room => room !== null);
}

/** A pet or cradle without its policy's consent stands in the way of payment (FUN-32). */
export function servicesComplete(rooms: readonly SelectedRoom[]): boolean {
  return rooms.every(
    room => (!room.hasPet || room.hasPetConsent) && (!room.hasCradle || room.hasCradleConsent),
  );
}

/** What one chosen room costs with hours and pet, in cents; the value that bookings/create is sent (D9). */
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
  /** What the chosen hours add, without tax; part of `value`. */
  checkinHours: Cents;
  checkoutHours: Cents;
};

/** What all chosen rooms cost; `total` is price plus tax (PAY-20, FUN-24). */
export function funnelTotals(funnel: Funnel): FunnelTotals {
  const fees = funnel.stage === 'idle' ? null : funnel.fees;
  const rooms = selectedRooms(funnel);
  return {
    ...bookingTotals(rooms.map(room => roomPrice(room, fees))),
    checkinHours: sumCents(rooms.map(room => room.price.checkinSlot.price)),
    checkoutHours: sumCents(rooms.map(room => room.price.checkoutSlot.price)),
  };
}

/**
 * Whether the booking pays at the front desk, by the earliest arrival chosen and the hotel's clock (FUN-35 to FUN-37,
 * D21). `forced` is the host's word: a kiosk's bookings always do.
 */
export function walkInOf(funnel: Funnel, at: { forced: boolean; timeZone: string; now: Date }): boolean {
  if (funnel.stage === 'idle') return false;
  const { checkinDate } = funnel.search;
  const arrivals = selectedRooms(funnel).map(room => instantAt(checkinDate, room.checkinHour, at.timeZone));
  return isWalkIn({ forced: at.forced, arrivals, now: at.now });
}

export type FunnelStep = 'step-1' | 'step-2' | 'step-3' | 'step-4' | 'confirmation';

/** The step to show instead of the asked one, or null when it may show (FUN-25, FUN-26, FUN-32, PAY-30). */
export function redirectOf(funnel: Funnel, step: FunnelStep): FunnelStep | 'home' | null {
  if (step === 'confirmation') return funnel.stage === 'booked' && funnel.rooms.length > 0 ? null : 'home';
  if (step === 'step-1') return null;
  if (funnel.stage === 'booked') return 'confirmation';
  if (funnel.stage === 'idle') return 'step-1';
  if (step === 'step-2') return null;
  if (!allSelected(funnel)) return 'step-2';
  if (step === 'step-4' && !servicesComplete(selectedRooms(funnel))) return 'step-3';
  return null;
}

/**
 * The intent to pay for a payload: the same while the payload's fingerprint stays, a new one when it changes (D10).
 * `newId` must give a fresh random id.
 */
export function intentFor(
  funnel: Choosing,
  fingerprint: string,
  newId: () => string,
): { funnel: Choosing; intent: PaymentIntent } {
  const known = funnel.intent;
  const intent: PaymentIntent =
    known && known.fingerprint === fingerprint
      ? { ...known, sent: true }
      : { key: `new_booking_${newId()}`, paymentId: newId(), fingerprint, sent: true };
  return { funnel: { ...funnel, intent }, intent };
}

/** A final refusal: nothing is under way any more; the same payload may be tried again under the same key. */
export function intentRefused(funnel: Choosing): Choosing {
  return funnel.intent ? { ...funnel, intent: { ...funnel.intent, sent: false } } : funnel;
}

/** The gateway holds a booking for this intent (PAY-31). */
export function booked(funnel: Choosing, booking: BookedStay, walkIn: boolean): Funnel {
  return {
    stage: 'booked',
    search: funnel.search,
    rooms: selectedRooms(funnel),
    fees: funnel.fees,
    walkIn,
    booking,
  };
}

/** What a fresh search changed about the chosen rooms. */
export type PriceNews =
  | { kind: 'same' }
  | { kind: 'priceChanged'; index: number; from: Cents; to: Cents }
  /** The room is still to be had, but not at the chosen hours: others were put in their place. */
  | { kind: 'hoursChanged'; index: number; from: Cents; to: Cents }
  | { kind: 'soldOut'; index: number };

export type FreshOffer = {
  offer: RoomOffer;
  /** The chosen hours, or the nearest that are left; null where none is. */
  checkin: HourChoice | null;
  checkout: HourChoice | null;
};

/**
 * Holds the chosen rooms against a fresh search: new prices are taken over, a room that is gone is taken out,
 * and the guest is told of both. `freshOf` answers null when the type is no longer to be had.
 */
export function refreshed(
  funnel: Choosing,
  freshOf: (room: SelectedRoom, index: number) => FreshOffer | null,
  fees: ServiceFees,
): { funnel: Choosing; news: PriceNews[] } {
  const news: PriceNews[] = [];
  const rooms = funnel.rooms.map((room, index) => {
    if (!room) return null;
    const fresh = freshOf(room, index);
    if (!fresh?.checkin || !fresh.checkout) {
      news.push({ kind: 'soldOut', index });
      return null;
    }
    const { offer, checkin, checkout } = fresh;
    const nightsTotal = accommodationPrice({
      nights: offer.nights,
      checkinSlot: null,
      checkoutSlot: null,
      pet: null,
    });
    const updated: SelectedRoom = {
      ...room,
      name: offer.name,
      checkinHour: checkin.hour,
      checkoutHour: checkout.hour,
      price: {
        total: nightsTotal.value,
        taxValue: nightsTotal.taxValue,
        dates: offer.nights,
        checkinSlot: { price: checkin.price, taxValue: checkin.taxValue },
        checkoutSlot: { price: checkout.price, taxValue: checkout.taxValue },
      },
    };
    const before = roomPrice(room, funnel.fees);
    const after = roomPrice(updated, fees);
    const [from, to] = [before.value + before.taxValue, after.value + after.taxValue];
    if (checkin.hour !== room.checkinHour || checkout.hour !== room.checkoutHour)
      news.push({ kind: 'hoursChanged', index, from, to });
    else if (from !== to) news.push({ kind: 'priceChanged', index, from, to });
    return updated;
  });
  return { funnel: { ...funnel, rooms, fees }, news: news.length > 0 ? news : [{ kind: 'same' }] };
}
