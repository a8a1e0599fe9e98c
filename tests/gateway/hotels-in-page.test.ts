import { expect, test } from 'vitest';
import { pageWithHotels, pageWithoutHotels } from '#gateway/server/web-app/hotels-in-page.ts';
import { scriptJson } from '#shared/page-config.ts';
import {
  HOTEL_CARDS,
  hotelPlaceholders as holes,
  IMPORTED_STEM,
  type PageHotels,
} from '#shared/page-hotels.ts';

const IMPORTED = 'a'.repeat(32);

const card = (stem: string) =>
  `<li data-hotel-card="${stem}"><img src="/pictures/${stem}-640.webp"><button data-hotel="${holes.hotelId}">${holes.city} ${holes.name}</button>` +
  `<p class="price" data-from-price>from <b>${holes.price}</b> a night</p>` +
  `<a href="/${holes.tonight}">Tonight</a><a href="/${holes.weekend}">Weekend</a></li>`;
const cards = Object.fromEntries(['building-jardins', IMPORTED_STEM, 'none'].map(stem => [stem, card(stem)]));
const page = `<head><script type="application/json" id="pernoite-hotels">null</script><script type="application/json" id="pernoite-hotel-cards">${scriptJson(cards)}</script></head><ul>${HOTEL_CARDS}</ul><p>until ${holes.until}</p>`;

const place = { city: 'São Paulo', timezone: 'America/Sao_Paulo', buildingCode: 'X' };
const picture = (stem: string) => ({
  small: `/pictures/${stem}-640.webp`,
  large: `/pictures/${stem}-1600.webp`,
});
const data: PageHotels = {
  hotels: [
    {
      ...place,
      hotelId: 'JARDINS',
      name: 'Pernoite Jardins',
      picture: picture('building-jardins'),
      address: ['Alameda Lorena, 1480', 'Jardins', '01424-001'],
    },
    { ...place, hotelId: 'OWN', name: '<b>Own</b> & "Co"', picture: picture(IMPORTED) },
    { ...place, hotelId: 'PLAIN', name: 'Plain' },
  ],
  prices: [
    { hotelId: 'JARDINS', until: '2027-01-24', night: { date: '2026-12-06', price: 339, taxValue: 16.95 } },
    { hotelId: 'OWN', until: '2027-01-24', night: null },
  ],
};
const facts = {
  language: 'pt',
  now: new Date('2026-12-01T12:00:00-03:00'),
  origin: 'https://stay.example',
} as const;

test('a first view has a card of each of the gateway’s hotels, with its picture, price and links (SRC-80, SRC-82)', () => {
  const html = pageWithHotels(page, data, facts);
  expect(html).not.toMatch(/__[A-Z_]+__|0{32}/);
  expect(html.match(/<li/g)).toHaveLength(3);
  expect(html).toContain('São Paulo Jardins');
  expect(html.replace(/\s/g, ' ')).toContain('from <b>R$ 356</b> a night');
  expect(html).toContain('href="/booking?hotel=JARDINS&amp;checkin=2026-12-01&amp;checkout=2026-12-02"');
  expect(html).toContain('href="/booking?hotel=JARDINS&amp;checkin=2026-12-04&amp;checkout=2026-12-06"');
  expect(html).toContain(`src="/pictures/${IMPORTED}-640.webp"`);
  expect(html).toContain('&lt;b&gt;Own&lt;/b&gt; &amp; &quot;Co&quot;');
  expect(html, 'no price, no promise').toContain('<p class="price" data-from-price> </p>');
  expect(html).toContain('until 24 de janeiro');
});

test('the hotels are data for the app and for search engines, and neither is a script that could run (SRC-83)', () => {
  const html = pageWithHotels(page, data, facts);
  const read = (attributes: string) =>
    JSON.parse(new RegExp(`<script ${attributes}>([^<]*)</script>`).exec(html)?.[1] ?? 'null');
  expect(read('type="application/json" id="pernoite-hotels"')).toEqual(data);
  expect(read('type="application/ld\\+json"')).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Hotel',
        name: 'Pernoite Jardins',
        url: 'https://stay.example/booking?hotel=JARDINS',
        image: 'https://stay.example/pictures/building-jardins-1600.webp',
        address: {
          streetAddress: 'Alameda Lorena, 1480',
          addressLocality: 'São Paulo',
          postalCode: '01424-001',
        },
        makesOffer: { '@type': 'Offer', price: '356.00', priceCurrency: 'BRL' },
      },
      { name: '<b>Own</b> & "Co"' },
      { name: 'Plain' },
    ],
  });
  expect(html).not.toContain('<script>');
});

test('a page whose hotels are not known has empty places and no promise (SRC-82)', () => {
  for (const html of [pageWithoutHotels(page), pageWithHotels(page, { hotels: [], prices: [] }, facts)]) {
    expect(html).not.toMatch(/__[A-Z_]+__|0{32}/);
    expect(html).toContain('<ul></ul><p> </p>');
  }
});

test('a page without cards gets the hotels as data alone (SRC-82)', () => {
  const plain = '<script type="application/json" id="pernoite-hotels">null</script>';
  expect(pageWithHotels(plain, data, facts)).toContain('"hotelId":"JARDINS"');
  expect(pageWithHotels('<p>none</p>', data, facts)).toBe('<p>none</p>');
});
