import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { type Cents, formatWholeReais, fromReais, toWholeReais } from '#shared/money.ts';
import { scriptJson } from '#shared/page-config.ts';
import {
  dayAndMonth,
  HOTEL_CARDS,
  hotelPlaceholders as holes,
  IMPORTED_STEM,
  PAGE_HOTELS,
  type PageHotels,
  shortHotelName,
} from '#shared/page-hotels.ts';
import { type NearStay, nextWeekend, tonight } from '#shared/rules/near-stays.ts';

const DATA = new RegExp(`(<script[^>]*\\bid="${PAGE_HOTELS}"[^>]*>)[\\s\\S]*?(</script>)`);
const CARDS = /<script[^>]*\bid="pernoite-hotel-cards"[^>]*>([\s\S]*?)<\/script>/;
const RULE = new RegExp(`(<p[^>]*>)[^<]*${holes.until}[^<]*(</p>)`);
const PRICE = /(<p[^>]*\bdata-from-price[^>]*>)[\s\S]*?(<\/p>)/;
const STEM = /\/pictures\/([a-z0-9-]+)-\d+\.(?:avif|webp)$/;

type Facts = { language: 'pt' | 'en'; now: Date; origin: string | null };

/**
 * Writes the hotels into a page: as data for the app, as cards into a first view, and as schema.org for search engines
 * (SRC-82, SRC-83). The build renders a card for each kind of picture (build/first-views.ts).
 */
export function pageWithHotels(page: string, data: PageHotels, facts: Facts): string {
  const cards = CARDS.exec(page)?.[1];
  const withData = page.replace(DATA, (_, open: string, close: string) => open + scriptJson(data) + close);
  if (cards === undefined) return withData;
  const byStem = JSON.parse(cards) as Record<string, string>;
  const until = data.prices[0]?.until;
  const ruled =
    until === undefined
      ? withoutRule(withData)
      : withData.replace(holes.until, () => escaped(dayAndMonth(until, facts.language)));
  return ruled
    .replace(CARDS, () => structuredData(data, facts))
    .replace(HOTEL_CARDS, () => data.hotels.map(hotel => cardOf(hotel, byStem, data, facts)).join(''));
}

/** The places of the hotels stay empty, as the app shows them while it has none. */
export function pageWithoutHotels(page: string): string {
  return withoutRule(page).replace(CARDS, '').replace(HOTEL_CARDS, '');
}

const withoutRule = (page: string) =>
  page.replace(RULE, (_, open: string, close: string) => `${open} ${close}`);

function cardOf(hotel: Hotel, byStem: Record<string, string>, { prices }: PageHotels, facts: Facts): string {
  const stem = STEM.exec(hotel.picture?.small ?? '')?.[1];
  const card = byStem[stem ?? 'none'] ?? (stem && byStem[IMPORTED_STEM]) ?? byStem['none'] ?? '';
  const night = prices.find(({ hotelId }) => hotelId === hotel.hotelId)?.night;
  const values: [string, string][] = [
    [IMPORTED_STEM, stem ?? ''],
    [`/${holes.tonight}`, addressOf(hotel, tonight(facts.now, hotel.timezone))],
    [`/${holes.weekend}`, addressOf(hotel, nextWeekend(facts.now, hotel.timezone))],
    [holes.hotelId, hotel.hotelId],
    [holes.city, hotel.city],
    [holes.name, shortHotelName(hotel.name)],
    [holes.note, hotel.note?.[facts.language] ?? ''],
    [holes.price, night ? formatWholeReais(totalOf(night)) : ''],
  ];
  const priced = night ? card : card.replace(PRICE, (_, open: string, close: string) => `${open} ${close}`);
  return values.reduce((text, [hole, value]) => text.replaceAll(hole, () => escaped(value)), priced);
}

const totalOf = ({ price, taxValue }: { price: number; taxValue: number }): Cents =>
  fromReais(price) + fromReais(taxValue);

/** As the guest app writes it (search-address.ts). */
function addressOf({ hotelId }: Hotel, { checkin, checkout }: NearStay): string {
  return `/booking?hotel=${hotelId}&checkin=${checkin}&checkout=${checkout}`;
}

/** In whichever line of an address it stands. */
const POSTAL_CODE = /\b\d{5}-\d{3}\b/;

/** No script: a browser runs no block of this type, so the page's policy has nothing to allow. */
function structuredData({ hotels, prices }: PageHotels, { origin }: Facts): string {
  const absolute = (path: string) => (origin === null ? path : new URL(path, origin).href);
  const graph = hotels.map(({ hotelId, name, city, address = [], picture }) => {
    const night = prices.find(price => price.hotelId === hotelId)?.night;
    const url = absolute(`/booking?hotel=${hotelId}`);
    const postalCode = address.flatMap(line => POSTAL_CODE.exec(line) ?? [])[0];
    return {
      '@type': 'Hotel',
      '@id': url,
      name,
      url,
      ...(picture && { image: absolute(picture.large) }),
      address: {
        '@type': 'PostalAddress',
        addressLocality: city,
        addressCountry: 'BR',
        ...(address[0] && { streetAddress: address[0] }),
        ...(postalCode && { postalCode }),
      },
      ...(night && {
        makesOffer: {
          '@type': 'Offer',
          priceCurrency: 'BRL',
          // As the card shows it.
          price: toWholeReais(totalOf(night)).toFixed(2),
          availability: 'https://schema.org/InStock',
          validFrom: night.date,
          url,
        },
      }),
    };
  });
  const document = { '@context': 'https://schema.org', '@graph': graph };
  return `<script type="application/ld+json">${scriptJson(document)}</script>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, character => ENTITIES[character] ?? character);
