import type { RoomOffer, ServiceFees } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import type { Language } from '#renderer/platform/i18n/language.ts';
import type { BedType } from '#shared/contract/guest/bookings.ts';
import type { AvailabilityResponse, HourSlot, RoomType } from '#shared/contract/guest/hotels.ts';
import { type Cents, fromReais } from '#shared/money.ts';
import type { NightPrice, PriceLine } from '#shared/rules/stay-price.ts';

export type OfferedHour = PriceLine & { hour: number; amountAvailable: number };

export type Offer = {
  typeId: string;
  /** Rooms of the type free for the shortest stay of these dates. */
  amountAvailable: number;
  nights: NightPrice[];
  checkinHours: OfferedHour[];
  checkoutHours: OfferedHour[];
  details: RoomType['details'];
};

export type Offers = { rooms: Offer[][]; fees: ServiceFees; language: Language };

const toOfferedHour = ({ hour, price, taxValue, amountAvailable }: HourSlot): OfferedHour => ({
  hour,
  price: fromReais(price),
  taxValue: fromReais(taxValue),
  amountAvailable,
});

function toOffer(type: RoomType): Offer {
  return {
    typeId: type.typeId,
    amountAvailable: type.amountAvailable,
    nights: type.price.dates.map(({ date, price, taxValue }) => ({
      date,
      price: fromReais(price),
      taxValue: fromReais(taxValue),
    })),
    checkinHours: type.price.checkinHours.map(toOfferedHour),
    checkoutHours: type.price.checkoutHours.map(toOfferedHour),
    details: type.details,
  };
}

const nothing: PriceLine = { price: 0, taxValue: 0 };

/** Converts a response that was validated by its schema (FUN-08, FUN-09). A fee that is not named costs nothing. */
export function toOffers(response: AvailabilityResponse, language: Language): Offers {
  const fee = (name: 'PET' | 'CRADLE'): PriceLine => {
    const service = response.additionalServices.find(found => found.name === name);
    return service ? { price: fromReais(service.value), taxValue: fromReais(service.taxValue) } : nothing;
  };
  return {
    rooms: response.availabilities.map(({ rooms }) => rooms.map(toOffer)),
    fees: { pet: fee('PET'), cradle: fee('CRADLE') },
    language,
  };
}

/** The default bed type of a room with a choice, as on its card (PD-53). */
function toBedType(beds: RoomType['details']['beds']): BedType {
  const areSingles = beds.length > 0 && beds.every(({ kind }) => kind === 'SINGLE' || kind === 'TWIN');
  return areSingles ? 'SINGLE' : 'DOUBLE';
}

export function toRoomOffer(offer: Offer, language: Language): RoomOffer {
  return {
    typeId: offer.typeId,
    name: offer.details.name,
    nameIn: language,
    picture: offer.details.images[0]?.small ?? null,
    bedChoice: offer.details.bedChoice,
    bedType: offer.details.bedChoice ? toBedType(offer.details.beds) : 'DOUBLE',
    nights: offer.nights,
  };
}

/** The price of a stay at these hours, taxes included, and its average night. */
export type ShownPrice = {
  value: Cents;
  taxValue: Cents;
  total: Cents;
  perNight: Cents;
  sameEachNight: boolean;
};

export function shownPrice(offer: Offer, hours: readonly PriceLine[]): ShownPrice {
  const lines = [...offer.nights, ...hours];
  const value = lines.reduce((sum, line) => sum + line.price, 0);
  const taxValue = lines.reduce((sum, line) => sum + line.taxValue, 0);
  const nightTotals = offer.nights.map(night => night.price + night.taxValue);
  const perNight = Math.round(
    nightTotals.reduce((sum, night) => sum + night, 0) / Math.max(1, nightTotals.length),
  );
  return {
    value,
    taxValue,
    total: value + taxValue,
    perNight,
    sameEachNight: nightTotals.every(night => night === nightTotals[0]),
  };
}
