import { expect, test } from 'vitest';
import { demoArrivals } from '#gateway/sandbox/seed/demo-arrivals.ts';
import { hotelIds, readDemoHotels } from '#gateway/sandbox/seed/hotels.ts';
import { seededRandom } from '#gateway/sandbox/seed/random.ts';
import { roomCalendar } from '#gateway/sandbox/seed/room-calendar.ts';
import { LAST_DAY, otherStays } from '#gateway/sandbox/seed/stays.ts';

const { data } = await readDemoHotels();
const today = ['READY', 'DOCUMENT', 'PAYMENT', 'REJECTED', 'READY', 'GUEST_LIST', 'GUARANTEE'].toSorted();

test.each([0, 1, 2, 3, 4, 5, 6])(
  'on weekday %i whoever arrives lacks each of the things that can be missing (FRD-02)',
  weekday => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const stays = otherStays(
        seededRandom(seed),
        roomCalendar(data.rooms, -10, LAST_DAY + 1),
        weekday,
        data.rooms,
      );
      const arrivals = [...demoArrivals(stays)];
      for (const hotelId of hotelIds) {
        const own = arrivals.filter(([stay]) => stay.hotelId === hotelId && stay.from === 0);
        expect(own.map(([, { state }]) => state).toSorted()).toEqual(today);
        expect(own.find(([, { state }]) => state === 'GUEST_LIST')?.[0].adults).toBeGreaterThan(1);
      }
    }
  },
);
