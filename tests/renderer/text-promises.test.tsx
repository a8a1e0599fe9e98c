import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import english from '#locales/en/home-more.json' with { type: 'json' };
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import { NotificationSwitches } from '#renderer/guest/features/account/settings/components/notification-switches.tsx';
import { Showcase } from '#renderer/guest/features/stay/home/components/showcase.tsx';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { standInForPage } from './page-stub.ts';

const locales = join(import.meta.dirname, '../../locales');
const textsIn = (language: string) =>
  readdirSync(join(locales, language), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.json'))
    .map(name => ({ name, text: readFileSync(join(locales, language, name), 'utf8') }));

beforeEach(async () => {
  standInForPage('https://pernoite.test');
  await startTexts('en', 'general', 'settings', 'home-more');
});

test.each([
  ['en', /\b(two|three|four|both|\d+)\s+(of our\s+)?\w(ouses|otels)\b/i],
  ['pt', /\b(duas|três|quatro|ambas|dois|\d+)\s+(das nossas\s+)?(casas|hotéis)\b/i],
])('no text in %s counts the hotels or names their cities: their data does (PRD-07)', (language, counted) => {
  for (const { name, text } of textsIn(language)) {
    expect(counted.exec(text)?.[0] ?? null, name).toBeNull();
    for (const named of ['Porto Alegre', 'Goiânia', 'Marista', 'Nilo Square', 'Jardins'])
      expect(text.includes(named) ? named : null, name).toBeNull();
  }
});

test('no text promises a crib, a bed layout or an e-mail that nobody sees to (PRD-07)', () => {
  const promises = [/everything will be ready/i, /we write to you before you arrive/i, /estará tudo pronto/i];
  for (const language of ['en', 'pt'])
    for (const { name, text } of textsIn(language))
      for (const promise of [...promises, /avisamos por e-mail antes/i, /we prepare it every time/i])
        expect(promise.test(text) ? promise.source : null, name).toBeNull();
});

const titles = english.showcase;

const hotel = (hotelId: string, city: string): Hotel => ({
  hotelId,
  name: `Hotel ${city}`,
  city,
  timezone: 'America/Sao_Paulo',
  buildingCode: hotelId,
  note: { en: `By the sea of ${city}`, pt: `À beira do mar de ${city}` },
});

function showcaseOf(...hotels: Hotel[]): string {
  const queries = new QueryClient();
  queries.setQueryData(queryKeys.hotels(), hotels);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Showcase booking />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('home shows the hotels of the data with their number, and of a hotel’s own no space that it may not have (PRD-07, HOM-08)', () => {
  const one = showcaseOf(hotel('PRAIA', 'Florianópolis'));
  expect(one).toContain(titles.title_one);
  expect(one).toContain('Hotel Florianópolis');
  expect(one).toContain('By the sea of Florianópolis');
  expect(one).not.toMatch(/rooftop|Breakfast/);
  const demonstration = showcaseOf(hotel('JARDINS', 'São Paulo'), hotel('NILO', 'Porto Alegre'));
  expect(demonstration).toContain(titles.title_other.replace('{{count}}', '2'));
  expect(demonstration).toContain('The rooftop');
  expect(showcaseOf()).toBe('');
});

test('a switch is offered for no e-mail that the hotel does not send (PRD-07)', () => {
  const to = { uid: 'g1', email: 'ada@hotel-varanda.com.br' };
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <NotificationSwitches to={to} />
    </QueryClientProvider>,
  );
  // The skeleton of one switch: reminders are sent (PRD-08), offers are not.
  expect(shown.match(/<span/g)).toHaveLength(1);
});
