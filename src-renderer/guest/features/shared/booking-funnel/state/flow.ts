import type { Language } from '#renderer/platform/i18n/language.ts';
import type { BedType } from '#shared/contract/guest/bookings.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import type { Cents } from '#shared/money.ts';
import { wantsCradle } from '#shared/rules/party.ts';
import type { NightPrice, PriceLine } from '#shared/rules/stay-price.ts';

export type SearchedRoom = { adults: number; children: number; ages: number[]; pets: number };

/** Criteria of a search (SRC-03). Dates are hotel-local; requests get ISO with offset. */
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
  nameIn: Language;
  picture: string | null;
  bedChoice: boolean;
  bedType: BedType;
  nights: NightPrice[];
};

export type SelectedRoom = {
  /** Index of the searched room and the type: `0_jardins-twin`. */
  selectId: string;
  typeId: string;
  name: string;
  /** The language of that name: the page's may have changed since. */
  nameIn: Language;
  picture: string | null;
  bedChoice: boolean;
  adults: number;
  children: number;
  childrenAges: number[];
  checkinHour: number;
  checkoutHour: number;
  price: {
    /** Without hours and services. */
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

export type ServiceFees = { pet: PriceLine; cradle: PriceLine };

/** Used again while the payload stays the same. `sent`: from the first send until a final result (PD-10). */
export type PaymentIntent = { key: string; paymentId: string; fingerprint: string; sent: boolean };

export type BookedStay = {
  bookingId: string;
  locator: string;
  status: 'CONFIRMED' | 'PENDING';
  creditsUsed: Cents;
  charged: Cents;
  /** Left out if a card was charged. */
  chargedBy?: 'PIX';
  paymentDeadline: string | null;
};

export type UnpaidStay = { bookingId: string; locator: string; creditsUsed: Cents; pixId: string };

/** The booking funnel (FUN-24). The route determines the current step; `findRedirect` decides if it may be shown. */
export type Funnel =
  | { stage: 'idle' }
  | {
      stage: 'choosing';
      search: Search;
      rooms: (SelectedRoom | null)[];
      fees: ServiceFees | null;
      intent: PaymentIntent | null;
    }
  /** The rooms are reserved while their Pix code can be paid; they are booked once it is (PAY-34). */
  | {
      stage: 'unpaid';
      search: Search;
      rooms: SelectedRoom[];
      fees: ServiceFees | null;
      booking: UnpaidStay;
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
export type Unpaid = Extract<Funnel, { stage: 'unpaid' }>;

export const idle: Funnel = { stage: 'idle' };

/** The gateway may have a booking of the chosen rooms: a payment was sent, and its result is unknown (PD-10). */
export function hasOpenAttempt(funnel: Funnel): funnel is Choosing & { intent: PaymentIntent } {
  return funnel.stage === 'choosing' && funnel.intent?.sent === true;
}

/** Clears the previous choice, but never an attempt to pay with an unknown result: that is settled first (PD-10). */
export function searched(before: Funnel, search: Search): Choosing {
  if (hasOpenAttempt(before)) return before;
  return { stage: 'choosing', search, rooms: search.rooms.map(() => null), fees: null, intent: null };
}

export function allSelected(funnel: Choosing): boolean {
  return funnel.rooms.length > 0 && funnel.rooms.every(room => room !== null);
}

export function selectedRooms(funnel: Funnel): SelectedRoom[] {
  const rooms: readonly (SelectedRoom | null)[] = funnel.stage === 'idle' ? [] : funnel.rooms;
  return rooms.filter(room => room !== null);
}

/** A pet or cradle without its policy's consent blocks payment (FUN-32). */
export function servicesComplete(rooms: readonly SelectedRoom[]): boolean {
  return rooms.every(
    room => (!room.hasPet || room.hasPetConsent) && (!room.hasCradle || room.hasCradleConsent),
  );
}

/** True if the services step has something to choose or a policy to accept. A pet can be added there at any time. */
export function hasServiceChoice(rooms: readonly SelectedRoom[]): boolean {
  return rooms.some(room => room.bedChoice || room.hasPet || wantsCradle(room.childrenAges));
}

export type FunnelStep = 'step-1' | 'step-2' | 'step-3' | 'step-4' | 'confirmation';

/** Null if it may be shown. Only the payment step can settle an open attempt, so all others redirect there (PD-10). */
export function findRedirect(funnel: Funnel, step: FunnelStep): FunnelStep | 'home' | 'pix' | null {
  if (funnel.stage === 'unpaid') return 'pix';
  if (hasOpenAttempt(funnel)) return step === 'step-4' ? null : 'step-4';
  if (step === 'confirmation') return funnel.stage === 'booked' && funnel.rooms.length > 0 ? null : 'home';
  if (step === 'step-1') return null;
  if (funnel.stage === 'booked') return 'confirmation';
  if (funnel.stage === 'idle') return 'step-1';
  if (step === 'step-2') return null;
  if (!allSelected(funnel)) return 'step-2';
  if (step === 'step-4' && !servicesComplete(selectedRooms(funnel))) return 'step-3';
  return null;
}
