import { describe, expect, test } from 'vitest';
import {
  bedsNeeded,
  checkRoom,
  checkRooms,
  fitsRoom,
  hasThirdPerson,
  type RoomParty,
  wantsCradle,
} from '#shared/rules/party.ts';

const room = (change: Partial<RoomParty> = {}): RoomParty => ({
  adults: 2,
  children: 0,
  ages: [],
  pets: 0,
  ...change,
});
const keys = (party: RoomParty) => checkRoom(party).map(problem => problem.key);

describe('limits of a room', () => {
  test('two adults, or three guests with two children and a pet, are fine', () => {
    expect(checkRoom(room())).toEqual([]);
    expect(checkRoom(room({ adults: 1, children: 2, ages: [0, 17], pets: 1 }))).toEqual([]);
  });

  test('every room has an adult (SRC-07)', () => {
    expect(keys(room({ adults: 0, children: 1, ages: [9] }))).toEqual(['party.noAdult']);
  });

  test('adults and children are three at most (SRC-08)', () => {
    expect(keys(room({ adults: 3 }))).toEqual([]);
    expect(keys(room({ adults: 4 }))).toEqual(['party.tooManyGuests']);
    expect(keys(room({ adults: 2, children: 2, ages: [1, 2] }))).toEqual(['party.tooManyGuests']);
  });

  test('children are two at most (SRC-09)', () => {
    expect(keys(room({ adults: 0, children: 3, ages: [1, 2, 3] }))).toContain('party.tooManyChildren');
  });

  test('each child has an age from 0 to 17, and the problem names the child (SRC-10)', () => {
    expect(checkRoom(room({ adults: 1, children: 2, ages: [18, null] }))).toEqual([
      { field: 'age', child: 0, key: 'party.ageInvalid' },
      { field: 'age', child: 1, key: 'party.ageRequired' },
    ]);
    expect(keys(room({ children: 1, ages: [] }))).toEqual(['party.agesDoNotMatch']);
    expect(keys(room({ children: 0, ages: [4] }))).toEqual(['party.agesDoNotMatch']);
    expect(keys(room({ children: 1, ages: [-1] }))).toEqual(['party.ageInvalid']);
  });

  test('one pet at most (SRC-11)', () => {
    expect(keys(room({ pets: 1 }))).toEqual([]);
    expect(keys(room({ pets: 2 }))).toEqual(['party.tooManyPets']);
  });

  test('counts are whole numbers', () => {
    expect(keys(room({ adults: 1.5 }))).toContain('party.invalid');
    expect(keys(room({ adults: Number.NaN }))).toContain('party.invalid');
  });
});

test('one to six rooms, and a problem names its room (SRC-06)', () => {
  expect(checkRooms([])).toEqual([{ room: null, problem: { field: 'rooms', key: 'party.noRoom' } }]);
  expect(checkRooms(Array.from({ length: 6 }, () => room()))).toEqual([]);
  expect(checkRooms(Array.from({ length: 7 }, () => room()))).toEqual([
    { room: null, problem: { field: 'rooms', key: 'party.tooManyRooms' } },
  ]);
  expect(checkRooms([room(), room({ pets: 3 })])).toEqual([
    { room: 1, problem: { field: 'pets', key: 'party.tooManyPets' } },
  ]);
});

test('a child older than three needs a bed (LIM-11)', () => {
  expect(bedsNeeded({ adults: 2, ages: [3] })).toBe(2);
  expect(bedsNeeded({ adults: 2, ages: [4] })).toBe(3);
  expect(fitsRoom({ adults: 2, ages: [2] }, 2)).toBe(true);
  expect(fitsRoom({ adults: 2, ages: [5] }, 2)).toBe(false);
});

test('a third person is a third bed (LIM-10, LIM-11)', () => {
  expect(hasThirdPerson({ adults: 3, ages: [] })).toBe(true);
  expect(hasThirdPerson({ adults: 2, ages: [4] })).toBe(true);
  expect(hasThirdPerson({ adults: 2, ages: [3] })).toBe(false);
});

test('a cradle is for a child under three (FUN-23, FUN-29)', () => {
  expect(wantsCradle([2])).toBe(true);
  expect(wantsCradle([3])).toBe(false);
  expect(wantsCradle([null, 0])).toBe(true);
  expect(wantsCradle([null])).toBe(false);
});
