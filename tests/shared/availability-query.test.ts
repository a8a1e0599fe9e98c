import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeRooms, parseRooms } from '#shared/rules/availability-query.ts';

const two = [
  { adults: 2, children: 0, ages: [], pets: 0 },
  { adults: 1, children: 2, ages: [2, 11], pets: 1 },
];
const query = { quantityRooms: '2', adults: '2,1', children: '0,2', ages: 'null,2-11', pets: '0,1' };

test('rooms are joined by commas, ages by a dash, null means none (SRC-22)', () => {
  expect(encodeRooms(two)).toEqual(query);
});

test('a query is read back as the rooms it was made from (SRC-22)', () => {
  expect(parseRooms(query)).toEqual(two);
  const room = fc
    .record({
      adults: fc.integer({ min: 1, max: 3 }),
      ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
      pets: fc.integer({ min: 0, max: 1 }),
    })
    .filter(party => party.adults + party.ages.length <= 3)
    .map(party => ({ ...party, children: party.ages.length }));
  fc.assert(
    fc.property(fc.array(room, { minLength: 1, maxLength: 6 }), rooms => {
      expect(parseRooms(encodeRooms(rooms))).toEqual(rooms);
    }),
  );
});

test.each([
  [{ quantityRooms: '3' }, 'more rooms announced than listed'],
  [{ quantityRooms: '0' }, 'no room'],
  [{ quantityRooms: '7' }, 'seven rooms'],
  [{ adults: '2' }, 'fewer adults than rooms'],
  [{ children: '0,1' }, 'ages that do not match the children'],
  [{ ages: 'null,2' }, 'an age missing'],
  [{ ages: '3,2-11' }, 'an age without a child'],
  [{ ages: 'null,2-18' }, 'an age over 17'],
  [{ ages: 'null,2--1' }, 'a broken age'],
  [{ ages: 'null' }, 'fewer ages than rooms'],
  [{ pets: '0,' }, 'an empty value'],
  [{ adults: '2, 1' }, 'a space'],
])('%j is rejected: %s (SRC-22)', (change, _reason) =>
  expect(parseRooms({ ...query, ...change })).toBeNull(),
);
