import { searchAddress } from '#renderer/guest/features/shared/booking-funnel/state/search-address.ts';
import type { Language } from '#renderer/platform/i18n/language.ts';
import { buildingStem } from '#renderer/platform/ui/picture-stem.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { formatWholeReais, fromReais } from '#shared/money.ts';
import { dayAndMonth, type PageHotels, shortHotelName } from '#shared/page-hotels.ts';
import { type NearStay, nextWeekend, tonight } from '#shared/rules/near-stays.ts';

/** A hotel as the first page shows it. The build renders one with placeholders (build/first-views.ts). */
export type HotelOffer = {
  hotelId: string;
  city: string;
  name: string;
  note: string;
  /** Null for a hotel without a picture. */
  stem: string | null;
  /** `R$ 357`; null where no night is left. */
  price: string | null;
  /** Addresses of the results for these dates. */
  tonight: string;
  weekend: string;
};

export type FirstPageOffers = { offers: HotelOffer[]; until: string | null };

export function toFirstPageOffers(
  { hotels, prices }: PageHotels,
  { now, language }: { now: Date; language: Language },
): FirstPageOffers {
  return {
    offers: hotels.map(hotel => toOffer(hotel, prices, { now, language })),
    until: prices[0] ? dayAndMonth(prices[0].until, language) : null,
  };
}

function toOffer(
  hotel: Hotel,
  prices: PageHotels['prices'],
  { now, language }: { now: Date; language: Language },
): HotelOffer {
  const { hotelId, name, city, timezone, note } = hotel;
  const addressOf = ({ checkin, checkout }: NearStay) =>
    searchAddress({ hotelId, checkinDate: checkin, checkoutDate: checkout });
  return {
    hotelId,
    city,
    name: shortHotelName(name),
    note: note?.[language] ?? '',
    stem: buildingStem(hotel),
    price: fromPrice(hotelId, prices),
    tonight: addressOf(tonight(now, timezone)),
    weekend: addressOf(nextWeekend(now, timezone)),
  };
}

/** `R$ 357`: the lowest total of one night (SRC-80); null where no night is left. */
export function fromPrice(hotelId: string, prices: PageHotels['prices']): string | null {
  const night = prices.find(price => price.hotelId === hotelId)?.night;
  return night ? formatWholeReais(fromReais(night.price) + fromReais(night.taxValue)) : null;
}
