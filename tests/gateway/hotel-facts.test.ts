import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hotels } from '#gateway/store/schema/hotels.ts';
import { checkInAt, clientAt } from './checking-in.ts';
import { addCompanion } from './companion.ts';
import { openOwnHotel } from './fresh-hotel.ts';
import { queryRows } from './query-rows.ts';
import { EVENING, QUEEN_AND_SUITE, scenario } from './scenario.ts';
import { HOTEL, newGuest, type TestGuest } from './small-hotel.ts';

const hotel = openOwnHotel();
const SECRET = 'jardim-solar-24';
const facts = {
  wifi: { name: 'Pernoite Hóspedes', password: SECRET },
  breakfast: { from: '06:30', until: '10:30', note: { en: 'Ground floor', pt: 'No térreo' } },
  parking: { en: 'In the basement', pt: 'No subsolo' },
  emergency: { phone: '+55 11 4000-0190', note: null },
};

let bookingId: string;
let first: number;
let bruno: TestGuest;
beforeAll(async () => {
  await hotel.db.update(hotels).set(facts).where(eq(hotels.id, HOTEL));
});
/** Two rooms: Bruno shares the first one with its holder. */
beforeEach(async () => {
  ({ bookingId, first } = await scenario(hotel).paidStay({ rooms: QUEEN_AND_SUITE }));
  bruno = await newGuest(hotel.gateway);
  await addCompanion(hotel.db, { bookingId, accommodationId: first }, bruno);
});

const factsFor = async (guest: Pick<TestGuest, 'id'>, time = EVENING) =>
  (await (await clientAt(hotel, guest, time)).bookings.details({ bookingId })).hotelFacts;

describe('the Wi-Fi of a hotel', () => {
  test('is with breakfast, parking and emergency in the booking of who has checked in (HLP-07)', async () => {
    await checkInAt(hotel, hotel.guest, { bookingId, time: EVENING });
    expect(await factsFor(hotel.guest)).toEqual({
      wifi: facts.wifi,
      breakfast: { from: '06:30', until: '10:30', note: 'Ground floor' },
      parking: 'In the basement',
      emergency: facts.emergency,
    });
  });

  test('is shown to nobody before check-in, nor after the check-out (HLP-07)', async () => {
    expect(await factsFor(hotel.guest)).toBeNull();
    await checkInAt(hotel, hotel.guest, { bookingId, rooms: [first], time: EVENING });
    const late = await clientAt(hotel, hotel.guest, '2026-12-04T11:00:00-03:00');
    await late.checkOut.confirm({ id: bookingId, accommodationId: first, overstayFee: 0 });
    expect(await factsFor(hotel.guest, '2026-12-04T11:01:00-03:00')).toBeNull();
  });

  test('is not shown to who shares the room and has not checked in (HLP-07)', async () => {
    await checkInAt(hotel, hotel.guest, { bookingId, time: EVENING });
    expect(await factsFor(bruno)).toBeNull();
  });

  test('is in no list of hotels or bookings and in no e-mail; breakfast and parking are for all (HLP-07)', async () => {
    await checkInAt(hotel, hotel.guest, { bookingId, time: EVENING });
    const client = await clientAt(hotel, hotel.guest, EVENING);
    const listed = await hotel.gateway.client().hotels.list();
    expect(listed[0]).toMatchObject({ breakfast: facts.breakfast, parking: facts.parking });
    const lists = [
      listed,
      await client.bookings.active({}),
      await client.bookings.find({ bookingId }),
      await client.account.export(),
      await queryRows(hotel.db, sql`select subject, text, html from emails`),
    ];
    expect(JSON.stringify(lists)).not.toContain(SECRET);
  });
});
