import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import { HotelOption } from '#renderer/guest/features/booking/booking-search/components/hotel-option.tsx';
import { fromPrice } from '#renderer/guest/features/booking/booking-search/first-page/hotel-offers.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { standInForPage } from './page-stub.ts';

beforeEach(async () => {
  standInForPage('https://pernoite.test');
  await startTexts('en', 'booking-search');
});

const hotel = {
  hotelId: 'JARDINS',
  name: 'Pernoite Jardins',
  city: 'São Paulo',
  buildingCode: 'JARDINS',
  timezone: 'America/Sao_Paulo',
} as Hotel;
const night = { date: '2026-12-04', price: 339.9, taxValue: 17 };
const prices = [{ hotelId: 'JARDINS', until: '2027-01-24', night }];

const shown = (facts: Parameters<typeof HotelOption>[0]['facts']) =>
  renderToStaticMarkup(
    <HotelOption hotel={hotel} isChosen={false} facts={facts} onChoose={() => undefined} />,
  );

test('a hotel of the search has its picture, the price "from" and its street map (SRC-84)', () => {
  const facts = { price: fromPrice('JARDINS', prices), onMap: () => undefined, onPointed: () => undefined };
  const markup = shown(facts);
  expect(markup).toContain('/pictures/building-jardins-');
  expect(markup.replaceAll('\u00a0', ' ').replace(/<[^>]+>/g, '')).toContain('from R$ 357 a night');
  expect(markup).toContain('aria-label="Map of São Paulo, Jardins"');
});

test('a hotel without a night that can be booked says no price (SRC-80)', () => {
  const markup = shown({
    price: fromPrice('NILO', prices),
    onMap: () => undefined,
    onPointed: () => undefined,
  });
  expect(markup).not.toContain('R$');
  expect(markup).toContain('Map of');
});

test('in a form that changes a search hotels are names alone (SRC-84)', () => {
  const markup = shown(null);
  expect(markup).not.toContain('/pictures/');
  expect(markup).not.toContain('Map of');
});
