import type { Hotel, LowestPrice } from './contract/guest/hotels.ts';

/** What a page of the web build carries of the hotels, so that its first choice needs no request. */
export type PageHotels = { hotels: Hotel[]; prices: LowestPrice[] };

export const PAGE_HOTELS = 'pernoite-hotels';

/** Texts in the first view's cards that the gateway replaces by those of its hotels (build/first-views.ts). */
export const hotelPlaceholders = {
  hotelId: '__HOTEL_ID__',
  city: '__HOTEL_CITY__',
  name: '__HOTEL_NAME__',
  note: '__HOTEL_NOTE__',
  price: '__HOTEL_PRICE__',
  tonight: '__HOTEL_TONIGHT__',
  weekend: '__HOTEL_WEEKEND__',
  until: '__PRICES_UNTIL__',
} as const;

/** Stands where the cards of the gateway's hotels come. */
export const HOTEL_CARDS = '__HOTEL_CARDS__';

/** Stands in a card's picture for one that the gateway itself has (PictureStem of an import). */
export const IMPORTED_STEM = '0'.repeat(32);

/** Hotels are called by their city and what is left of their name without the brand. */
export const shortHotelName = (name: string) => name.replace(/^Pernoite /, '');

const LOCALES = { pt: 'pt-BR', en: 'en-US' } as const;

/** `24 de janeiro` / `January 24`, of a hotel-local day. */
export function dayAndMonth(date: string, language: 'pt' | 'en'): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}
