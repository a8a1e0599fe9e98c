import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
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
  const staying = await scenario(hotel).residence();
  const { locator } = await scenario(hotel, await newGuest(hotel.gateway)).walkIn();
  const desk = await newDesk(hotel.gateway);
  const day = await desk.calls.dayPrint.print({ hotelId: HOTEL, date: TONIGHT.checkin });
  expect(day).toMatchObject({ hotelName: 'Pernoite Jardins', date: TONIGHT.checkin });
  const waiting = { locator, status: 'PENDING', dueCents: 331_20, adults: 2 };
  expect(day.arrivals).toContainEqual(expect.objectContaining(waiting));
  expect(day.staying.map(({ guestName }) => guestName)).toContain('Joana M.');
  expect(JSON.stringify(day)).not.toMatch(/Moreira|@|"\d{6}"/);
  const last = await desk.calls.dayPrint.print({ hotelId: HOTEL, date: '2026-12-04' });
  expect(last.departures).toContainEqual(expect.objectContaining({ guestName: 'Joana M.', room: '101' }));
  expect(staying.bookingId).toEqual(expect.any(String));
  expect(await codeOf(desk.calls.dayPrint.print({ hotelId: HOTEL, date: '2030-01-01' }))).toBe('BAD_REQUEST');
  expect(await codeOf(desk.calls.dayPrint.print({ hotelId: HOTEL, date: '2026-02-30' }))).toBe('BAD_REQUEST');
});
