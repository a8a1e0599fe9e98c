import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import { rooms } from '#gateway/store/schema/hotels.ts';
import { deskOf, listed, missingOf, rowOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { LONG_STAY, ONE_NIGHT, scenario } from './scenario.ts';
import { clientAt } from './checking-in.ts';

const hotel = openFreshHotel();

test('a first look', async () => {
  const stay = await scenario(hotel).longStay();
  await clientAt(hotel, hotel.guest, '2026-12-10T12:00:00-03:00');
  const desk = deskOf(hotel.gateway);
  const board = await desk.board();
  console.log(JSON.stringify(board, null, 1));
  const page = await desk.open(stay.bookingId);
  console.log(JSON.stringify(page, null, 1));
  console.log(await desk.search('prad'), await desk.search(stay.room), await desk.search(page.locator.slice(0, 4)), await desk.search(hotel.guest.email.slice(0, 12)));
  expect(missingOf(rowOf(board, stay.bookingId))).toEqual([]);
});
