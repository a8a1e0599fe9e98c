import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { CPF } from '#tests/personal-data.ts';
import { newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { ARRIVAL, familyRoom, fillIn, nowAs, PERSON } from './registered-stay.ts';
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

test('each adult of a booking has a registration card with the whole name and the minors of the room, and its printing is recorded without them (FRD-17, AUD-01)', async () => {
  const { holder, bookingId } = await familyRoom(hotel);
  hotel.gateway.clock.moveTo(new Date(ARRIVAL));
  await fillIn(hotel, await nowAs(hotel, holder), bookingId);
  const desk = await newDesk(hotel.gateway);
  const printed = await desk.calls.registrationCards.print({ hotelId: HOTEL, bookingId });
  const own = printed.cards.find(({ fullName }) => fullName === 'Ada Prado');
  expect(printed.cards).toHaveLength(2);
  expect(own).toMatchObject({
    nationality: 30,
    document: { type: 'CPF', number: CPF },
    phone: `+55 ${PERSON.phone.number}`,
    minors: [expect.any(String)],
  });
  expect(own?.address.join(' ')).toContain('01418-000');
  const entries = await recordOf(hotel.db, bookingId);
  expect(entries.at(-1)).toMatchObject({ act: 'REGISTRATION_CARD_PRINTED', details: { count: 2 } });
  expect(JSON.stringify(entries)).not.toMatch(/Prado|01418/);
  const elsewhere = { hotelId: OTHER_HOTEL.hotelId, bookingId };
  expect(await codeOf(desk.calls.registrationCards.print(elsewhere))).toBe('NOT_FOUND');
});
