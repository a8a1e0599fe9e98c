import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AddressProblem,
  addressedSearch,
} from '#renderer/guest/features/shared/booking-funnel/state/addressed-search.ts';
import type { Search } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { searchAddress } from '#renderer/guest/features/shared/booking-funnel/state/search-address.ts';
import { parseSearchAddress } from '#renderer/guest/features/shared/booking-funnel/state/search-address-schema.ts';
import { addDays } from '#shared/hotel-time.ts';

const hotels = [{ hotelId: 'JARDINS', timezone: 'America/Sao_Paulo' }];
const now = new Date('2026-11-20T12:00:00-03:00');
const opened = (query: string) =>
  addressedSearch(parseSearchAddress(new URLSearchParams(query)), { hotels, now });
const STAY = 'hotel=JARDINS&checkin=2026-12-09&checkout=2026-12-11';

describe('the address of a search', () => {
  test('names hotel, dates and party, and leads into results (SRC-24)', () => {
    expect(
      opened(`${STAY}&adults=2,1&children=1,0&ages=4,null&pets=0,1&arrival=15&departure=12`).search,
    ).toEqual({
      hotelId: 'JARDINS',
      checkinDate: '2026-12-09',
      checkoutDate: '2026-12-11',
      checkinHour: 15,
      checkoutHour: 12,
      rooms: [
        { adults: 2, children: 1, ages: [4], pets: 0 },
        { adults: 1, children: 0, ages: [], pets: 1 },
      ],
    });
    expect(opened(STAY).search?.rooms).toEqual([{ adults: 2, children: 0, ages: [], pets: 0 }]);
    expect(opened(`${STAY}&rooms=3&adults=1`).search?.rooms).toHaveLength(3);
  });

  test('a part that cannot be used is said, and the others fill the form in (SRC-24)', () => {
    const cases: [string, AddressProblem[]][] = [
      ['hotel=NOWHERE&checkin=2026-12-09&checkout=2026-12-11', ['hotel']],
      ['hotel=<script>&checkin=2026-12-09&checkout=2026-12-11', ['hotel']],
      ['hotel=JARDINS&checkin=2026-02-30&checkout=2026-12-11', ['dates']],
      ['hotel=JARDINS&checkin=2025-12-09&checkout=2025-12-11', ['datesPast']],
      ['hotel=JARDINS&checkin=2025-12-09', ['datesPast']],
      ['hotel=JARDINS&checkin=2026-12-11&checkout=2026-12-09', ['datesOutside']],
      ['hotel=JARDINS&checkin=2026-12-01&checkout=2027-01-31', ['datesOutside']],
      ['hotel=JARDINS&checkin=2027-12-01&checkout=2027-12-03', ['datesOutside']],
      [`${STAY}&arrival=3`, ['hours']],
      [`${STAY}&adults=4`, ['rooms']],
      [`${STAY}&adults=2,x`, ['rooms']],
      [`${STAY}&rooms=7`, ['rooms']],
      [`${STAY}&rooms=0`, ['rooms']],
      [`${STAY}&adults=1&children=2&ages=4-40`, ['rooms']],
      ['hotel=NOWHERE&checkin=2020-01-01&adults=9&departure=99', ['hotel', 'datesPast', 'hours', 'rooms']],
    ];
    for (const [query, problems] of cases) {
      const { search, problems: found } = opened(query);
      expect(found, query).toEqual(problems);
      expect(search, query).toBeNull();
    }
    expect(opened('hotel=NOWHERE&checkin=2026-12-09&checkout=2026-12-11&adults=1').draft).toMatchObject({
      hotelId: null,
      checkinDate: '2026-12-09',
      checkoutDate: '2026-12-11',
      rooms: [{ adults: 1 }],
    });
  });

  test('a child without an age and a hotel without dates are asked for, not rejected (SRC-10, SRC-24)', () => {
    expect(opened(`${STAY}&children=1`)).toMatchObject({
      search: null,
      problems: [],
      draft: { rooms: [{ adults: 2, children: 1, ages: [null] }] },
    });
    expect(opened('hotel=JARDINS')).toMatchObject({
      search: null,
      problems: [],
      draft: { hotelId: 'JARDINS' },
    });
  });

  test('every search that the form can make survives its address (SRC-22, SRC-24)', () => {
    const room = fc
      .record({
        adults: fc.integer({ min: 1, max: 3 }),
        ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
        pets: fc.integer({ min: 0, max: 1 }),
      })
      .filter(({ adults, ages }) => adults + ages.length <= 3)
      .map(party => ({ ...party, children: party.ages.length }));
    const searches = fc.record({
      from: fc.integer({ min: 0, max: 140 }),
      nights: fc.integer({ min: 1, max: 30 }),
      checkinHour: fc.integer({ min: 10, max: 19 }),
      checkoutHour: fc.integer({ min: 10, max: 19 }),
      rooms: fc.array(room, { minLength: 1, maxLength: 6 }),
    });
    fc.assert(
      fc.property(searches, ({ from, nights, ...rest }) => {
        const checkinDate = addDays('2026-11-20', from);
        const search: Search = {
          hotelId: 'JARDINS',
          checkinDate,
          checkoutDate: addDays(checkinDate, nights),
          ...rest,
        };
        const [path, query = ''] = searchAddress(search).split('?');
        expect(path).toBe('/booking');
        expect(opened(query).search).toEqual(search);
      }),
    );
  });
});
