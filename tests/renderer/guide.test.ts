import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isFromList,
  placeIn,
  searchOfPlace,
  searchOfTab,
  searchWith,
  searchWithoutPlace,
} from '#renderer/guest/features/stay/guide/guide-address.ts';
import {
  addressLines,
  callKind,
  dialled,
  listCategories,
  parseWebsite,
  toPriceLevel,
  toSections,
} from '#renderer/guest/features/stay/guide/guide-lists.ts';
import { mapSearchAddress } from '#renderer/platform/ui/map-address.ts';
import type { Recommendation } from '#shared/contract/guest/curation.ts';
import { defaultWebConfig } from '#shared/settings.ts';
import { hostileText } from '../hostile-text.ts';

const place = (sourceId: string, differences: Partial<Recommendation> = {}): Recommendation => ({
  sourceId,
  webSourceId: 'PERNOITE',
  title: sourceId,
  tag: '',
  category: 'CAFE',
  imageUrl: null,
  section: 'EAT_AND_DRINK',
  startDate: null,
  matches: [],
  ...differences,
});
const event = (sourceId: string, startDate: string) =>
  place(sourceId, { section: 'EVENTS', category: 'FAIR', startDate });

describe('the address of the guide', () => {
  test('names the place that is open, and without one none (CUR-02)', () => {
    const of = (search: string) => placeIn(new URLSearchParams(search));
    expect(of('place=PERNOITE/jardins-cafe')).toEqual({ webSourceId: 'PERNOITE', sourceId: 'jardins-cafe' });
    expect(of('place=PERNOITE/a/b')).toEqual({ webSourceId: 'PERNOITE', sourceId: 'a/b' });
    for (const nothing of ['', 'place=', 'place=PERNOITE', 'place=/cafe', 'place=PERNOITE/'])
      expect(of(nothing), nothing).toBeNull();
  });

  test('holds any place and gives it back, with the city beside it (CUR-02, CUR-07)', () => {
    const text = fc.oneof(hostileText, fc.string({ minLength: 1 }));
    const source = text.filter(value => value !== '' && !value.includes('/'));
    const whole = (value: string) => value.isWellFormed();
    fc.assert(
      fc.property(
        source.filter(whole),
        text.filter(value => value !== '' && whole(value)),
        (webSourceId, sourceId) => {
          const search = searchOfPlace(new URLSearchParams('city=NILO'), { webSourceId, sourceId });
          const opened = new URLSearchParams(search);
          expect(placeIn(opened)).toEqual({ webSourceId, sourceId });
          expect(searchWithoutPlace(opened)).toBe('?city=NILO');
        },
      ),
    );
  });

  test('of the other tab has the same city, and neither category nor place (CUR-02)', () => {
    expect(searchOfTab(new URLSearchParams('city=NILO&category=CAFE&place=P/1'))).toBe('?city=NILO');
    expect(searchOfTab(new URLSearchParams('category=CAFE'))).toBe('');
    expect(searchWith(new URLSearchParams('city=NILO'), { category: 'CAFE' })).toBe(
      '?city=NILO&category=CAFE',
    );
  });

  test('distinguishes a place that was opened from the list from one that was opened by its address (CUR-02)', () => {
    expect(isFromList({ isFromList: true })).toBe(true);
    for (const state of [null, undefined, 'isFromList', {}]) expect(isFromList(state)).toBe(false);
  });
});

describe('a list of the guide', () => {
  test('has a section for each kind, in the order of its entries (CUR-02, CUR-04)', () => {
    const list = [
      place('bar', { section: 'AFTER_DARK', category: 'BAR' }),
      place('cafe'),
      place('club', { section: 'AFTER_DARK', category: 'CLUB' }),
    ];
    expect(
      toSections(list, 'best').map(({ section, places }) => [section, places.map(one => one.title)]),
    ).toEqual([
      ['AFTER_DARK', ['bar', 'club']],
      ['EAT_AND_DRINK', ['cafe']],
    ]);
    expect(listCategories([...list, place('second café')])).toEqual(['BAR', 'CAFE', 'CLUB']);
  });

  test('has the events of a city by date, and those for the guest by how they fit (CUR-04, CUR-05)', () => {
    const list = [
      event('late', '2026-12-11T19:00:00-03:00'),
      event('early', '2026-12-09T19:00:00-03:00'),
      event('between', '2026-12-10T23:00:00-05:00'),
    ];
    const titles = (kind: 'best' | 'forYou') => toSections(list, kind)[0]?.places.map(({ title }) => title);
    expect(titles('best')).toEqual(['early', 'between', 'late']);
    expect(titles('forYou')).toEqual(['late', 'early', 'between']);
  });
});

test.each([
  [null, null, null],
  [2, 2, { from: 2, to: 2 }],
  [1, 3, { from: 1, to: 3 }],
  [4, 2, { from: 2, to: 4 }],
  [3, null, { from: 3, to: 3 }],
  [null, 4, { from: 4, to: 4 }],
])('prices from %o to %o are signs %o (CUR-06)', (minPrice, maxPrice, signs) => {
  expect(toPriceLevel({ minPrice, maxPrice })).toEqual(signs);
});

test('a website is a page that can be followed, and nothing else (CUR-05)', () => {
  expect(parseWebsite('https://www.cafe.example/menu')).toEqual({
    href: 'https://www.cafe.example/menu',
    name: 'cafe.example',
  });
  for (const bad of [null, '', 'cafe.example', 'javascript:alert(1)', 'data:text/html,<b>', 'tel:123', '//x'])
    expect(parseWebsite(bad), String(bad)).toBeNull();
});

test('a phone dials the digits of a number, and nothing without digits (CUR-05)', () => {
  expect(dialled('+55 (11) 3030-4040')).toBe('tel:+551130304040');
  for (const bad of [null, '', 'by mail', '+']) expect(dialled(bad)).toBeNull();
});

test.each([
  [{ isOwn: true, showsCodes: false, isHandheld: true }, 'dials'],
  [{ isOwn: true, showsCodes: false, isHandheld: false }, 'text'],
  [{ isOwn: false, showsCodes: true, isHandheld: true }, 'code'],
  [{ isOwn: false, showsCodes: false, isHandheld: true }, 'text'],
] as const)('a telephone number on a device with %o is: %s (CUR-05, BEY-05)', (device, kind) => {
  expect(callKind(device)).toBe(kind);
});

test('an address is written like a letter, and a map finds it (CUR-05)', () => {
  const address = {
    street: 'Rua Augusta',
    streetNumber: '12',
    neighbourhood: 'Jardins',
    city: 'São Paulo',
    state: 'SP',
  };
  expect(addressLines(address)).toEqual(['Rua Augusta, 12', 'Jardins, São Paulo – SP']);
  expect(addressLines({ ...address, streetNumber: null })[0]).toBe('Rua Augusta');
  const map = new URL(mapSearchAddress(defaultWebConfig.links.mapSearch, ['Rua & Bar, 12', 'A#B']));
  expect(map.searchParams.get('query')).toBe('Rua & Bar, 12, A#B');
});
