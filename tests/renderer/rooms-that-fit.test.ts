import { describe, expect, test } from 'vitest';
import {
  commonAmenities,
  specialAmenities,
} from '#renderer/guest/features/booking/booking-results/common-amenities.ts';
import type { Offer } from '#renderer/guest/features/booking/booking-results/offers.ts';
import {
  fewerRooms,
  otherDates,
  otherHotels,
} from '#renderer/guest/features/booking/booking-results/other-searches.ts';
import {
  assignRooms,
  countOf,
  totalOfRooms,
} from '#renderer/guest/features/booking/booking-results/rooms-that-fit.ts';
import type { Search } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import type { Amenity } from '#shared/contract/guest/hotels.ts';

const offer = (typeId: string, amountAvailable: number, price: number, amenities: Amenity[] = []): Offer => ({
  typeId,
  amountAvailable,
  nights: [{ date: '2026-12-09', price, taxValue: 5_00 }],
  checkinHours: [],
  checkoutHours: [],
  details: {
    name: typeId,
    description: '',
    characteristics: [],
    maxGuests: 3,
    amenities,
    images: [],
    beds: [],
    occupancy: 3,
    size: 20,
    bedChoice: false,
  },
});
const typesOf = (assigned: readonly (Offer | null)[]) => assigned.map(found => found?.typeId ?? null);

describe('rooms for a party of several', () => {
  const family = offer('family', 1, 500_00);
  const suite = offer('suite', 1, 800_00);
  const queen = offer('queen', 3, 300_00);

  test('each searched room gets a room of its own, the cheapest it can have (SRC-25)', () => {
    const assigned = assignRooms([[suite, queen], [family]]);
    expect(typesOf(assigned)).toEqual(['queen', 'family']);
    expect(totalOfRooms(assigned)).toBe(810_00);
  });

  test('a party moves to its other type where that lets another party in (SRC-25)', () => {
    expect(typesOf(assignRooms([[family, suite], [family]]))).toEqual(['suite', 'family']);
  });

  test('six parties of three and two rooms for three are two rooms, however they are listed (SRC-25)', () => {
    const assigned = assignRooms(Array.from({ length: 6 }, () => [family, suite]));
    expect(countOf(assigned)).toBe(2);
    expect(totalOfRooms(assigned)).toBe(1310_00);
  });

  test('a type without a free room takes nobody (SRC-25)', () => {
    expect(countOf(assignRooms([[offer('queen', 0, 1)]]))).toBe(0);
  });
});

describe('what is tried instead', () => {
  const room = { adults: 2, children: 1, ages: [9], pets: 0 };
  const search: Search = {
    hotelId: 'JARDINS',
    checkinDate: '2026-12-09',
    checkoutDate: '2026-12-11',
    checkinHour: 19,
    checkoutHour: 10,
    rooms: [room, { ...room, adults: 1 }, room],
  };

  test('other dates keep the length of the stay, nearest first, and only those that can be booked (SRC-25)', () => {
    const dates = (isBookable: () => boolean) =>
      otherDates(search, isBookable).map(({ checkinDate, checkoutDate }) => [checkinDate, checkoutDate]);
    expect(dates(() => true)).toEqual([
      ['2026-12-10', '2026-12-12'],
      ['2026-12-08', '2026-12-10'],
      ['2026-12-16', '2026-12-18'],
      ['2026-12-02', '2026-12-04'],
    ]);
    expect(dates(() => false)).toEqual([]);
  });

  test('the other hotels keep dates and party; fewer rooms are those that a room is left for (SRC-25)', () => {
    expect(otherHotels(search, ['JARDINS', 'NILO'])).toEqual([{ ...search, hotelId: 'NILO' }]);
    expect(fewerRooms(search, [null, {}, {}]).rooms).toEqual([search.rooms[1], search.rooms[2]]);
  });
});

test('what every room has is said once, and a card has the rest; one room alone says all (FUN-93)', () => {
  const [one, other] = [offer('a', 1, 1, ['WIFI', 'TV', 'BATHTUB']), offer('b', 1, 1, ['TV', 'WIFI'])];
  const common = commonAmenities([one, other]);
  expect(common).toEqual(['WIFI', 'TV']);
  expect(specialAmenities(one, common)).toEqual(['BATHTUB']);
  expect(commonAmenities([one])).toEqual([]);
});
