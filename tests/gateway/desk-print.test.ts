import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { newDesk } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { scenario, TONIGHT } from './scenario.ts';
import { codeOf, HOTEL, newGuest } from './small-hotel.ts';

const hotel = openFreshHotel();

test('a day is printed by room with short names, and neither codes nor addresses of people (FRD-17)', async () => {
  await hotel.db
    .update(guests)
    .set({ firstName: 'Joana', lastName: 'Moreira Prado', socialName: null })
    .where(eq(guests.id, hotel.guest.id));
  await scenario(hotel).residence();
  for (const roomId of ['302', '201', '103']) {
    const { accommodationId } = await scenario(hotel, await newGuest(hotel.gateway)).residence();
    await hotel.db.update(accommodations).set({ roomId }).where(eq(accommodations.id, accommodationId));
  }
  const { locator } = await scenario(hotel, await newGuest(hotel.gateway)).walkIn();
  const desk = await newDesk(hotel.gateway);
  const day = await desk.calls.dayPrint.print({ hotelId: HOTEL, date: TONIGHT.checkin });
  expect(day).toMatchObject({ hotelName: 'Pernoite Jardins', date: TONIGHT.checkin });
  const waiting = { locator, status: 'PENDING', dueCents: 331_20, adults: 2 };
  expect(day.arrivals).toContainEqual(expect.objectContaining(waiting));
  expect(day.staying.map(({ room }) => room)).toEqual(['101', '103', '201', '302']);
  expect(day.staying[0]).toMatchObject({ guestName: 'Joana P.' });
  expect(JSON.stringify(day)).not.toMatch(/Moreira|@|"\d{6}"/);
  const last = await desk.calls.dayPrint.print({ hotelId: HOTEL, date: '2026-12-04' });
  expect(last.departures).toContainEqual(expect.objectContaining({ guestName: 'Joana P.', room: '101' }));
  expect(await codeOf(desk.calls.dayPrint.print({ hotelId: HOTEL, date: '2030-01-01' }))).toBe('BAD_REQUEST');
  expect(await codeOf(desk.calls.dayPrint.print({ hotelId: HOTEL, date: '2026-02-30' }))).toBe('BAD_REQUEST');
});
