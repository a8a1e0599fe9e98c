import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { clientAt, orderOf, seedIdentity } from './checking-in.ts';
import { newDesk, OTHER_HOTEL } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { fillForm, importBooking, partnerBooking } from './partner-booking.ts';
import { scenario, TONIGHT } from './scenario.ts';
import { codeOf, HOTEL, newGuest } from './small-hotel.ts';
import { recordOf } from './staff-record.ts';
import { bookingOf } from './stored-booking.ts';

const hotel = openFreshHotel();
const DAY_BEFORE = '2026-12-04T16:00:00-03:00';

async function imported() {
  const booked = await partnerBooking(hotel.gateway, { holderLastName: 'Hale', language: 'en' });
  await hotel.db
    .update(guests)
    .set({ firstName: 'Mara', lastName: 'Costa' })
    .where(eq(guests.id, hotel.guest.id));
  const client = await clientAt(hotel, hotel.guest, DAY_BEFORE);
  await importBooking(client, booked, 'Hale');
  await fillForm(hotel.gateway, client, { guestId: hotel.guest.id, bookingId: booked.id });
  await seedIdentity(hotel, hotel.guest.id);
  const desk = await newDesk(hotel.gateway);
  return { client, booked, desk, wanted: { hotelId: HOTEL, bookingId: booked.id } };
}

test('the desk lets the guest of an imported booking in, and the finished form goes on by itself (SEC-17, AUD-01)', async () => {
  const { client, booked, desk, wanted } = await imported();
  expect(await client.checkIn.confirm(await orderOf(client, booked.id))).toMatchObject({
    waitsFor: 'RECEPTION',
  });
  await desk.desk.imports.allow(wanted);
  await settleDue(hotel.gateway.app);
  expect(await bookingOf(hotel, booked.id)).toMatchObject({ status: 'IN_PROGRESS' });
  await expect(desk.desk.imports.undo(wanted)).rejects.toMatchObject({
    code: 'BOOKING_CHANGED',
    status: 409,
    details: { isCheckedIn: true },
  });
  expect((await recordOf(hotel.db, booked.id)).map(({ act }) => act)).toEqual(['IMPORT_ALLOWED']);
});

test('the desk takes an imported booking out of an account, once, and never another hotel’s (SEC-17, STF-04)', async () => {
  const { client, booked, desk, wanted } = await imported();
  for (const act of [desk.desk.imports.allow, desk.desk.imports.undo])
    expect(await codeOf(act({ ...wanted, hotelId: OTHER_HOTEL }))).toBe('NOT_FOUND');
  await desk.desk.imports.undo(wanted);
  expect(await codeOf(client.bookings.details({ bookingId: booked.id }))).toBe('BOOKING_NOT_FOUND');
  expect(await codeOf(desk.desk.imports.undo(wanted))).toBe('NOT_FOUND');
  expect((await recordOf(hotel.db, booked.id)).map(({ act }) => act)).toEqual(['IMPORT_UNDONE']);
});

test('a day is printed by room with short names, and neither codes nor addresses of people (FRD-17)', async () => {
  await hotel.db
    .update(guests)
    .set({ firstName: 'Joana', lastName: 'Moreira Prado', socialName: null })
    .where(eq(guests.id, hotel.guest.id));
  const staying = await scenario(hotel).residence();
  const { locator } = await scenario(hotel, await newGuest(hotel.gateway)).walkIn();
  const desk = await newDesk(hotel.gateway);
  const day = await desk.desk.dayPrint.print({ hotelId: HOTEL, date: TONIGHT.checkin });
  expect(day).toMatchObject({ hotelName: 'Pernoite Jardins', date: TONIGHT.checkin });
  const waiting = { locator, status: 'PENDING', dueCents: 331_20, adults: 2 };
  expect(day.arrivals).toContainEqual(expect.objectContaining(waiting));
  expect(day.staying.map(({ guestName }) => guestName)).toContain('Joana M.');
  expect(JSON.stringify(day)).not.toMatch(/Moreira|@|"\d{6}"/);
  const last = await desk.desk.dayPrint.print({ hotelId: HOTEL, date: '2026-12-04' });
  expect(last.departures).toContainEqual(expect.objectContaining({ guestName: 'Joana M.', room: '101' }));
  expect(staying.bookingId).toEqual(expect.any(String));
  expect(await codeOf(desk.desk.dayPrint.print({ hotelId: HOTEL, date: '2030-01-01' }))).toBe('BAD_REQUEST');
  expect(await codeOf(desk.desk.dayPrint.print({ hotelId: HOTEL, date: '2026-02-30' }))).toBe('BAD_REQUEST');
});
