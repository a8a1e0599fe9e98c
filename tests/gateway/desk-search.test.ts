import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertHolderRow } from '#gateway/store/holder-row-store.ts';
import { accommodationGuests, type bookings } from '#gateway/store/schema/bookings.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { SEARCH_HITS } from '#shared/contract/staff/search.ts';
import { addDays, instantAt } from '#shared/hotel-time.ts';
import { emptyDesk, newDesk, OTHER_HOTEL, openOtherHotel, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { partnerBooking } from './partner-booking.ts';
import { HOTEL, newGuest, ZONE } from './small-hotel.ts';
import { writeStay } from './stay-rows.ts';

const hotel = openFreshHotel();
beforeEach(() => emptyDesk(hotel.db));

type Wanted = Partial<{
  firstName: string;
  lastName: string;
  socialName: string;
  checkin: string;
  status: (typeof bookings.$inferInsert)['status'];
  place: { hotelId: string; roomId: string; roomTypeId: string };
}>;

const HERE = { hotelId: HOTEL, roomId: '102', roomTypeId: 'queen' };

async function booked({ checkin = '2026-12-05', status = 'CONFIRMED', place = HERE, ...name }: Wanted) {
  const guest = await newGuest(hotel.gateway);
  const named = { firstName: 'Ada', ...name };
  await hotel.db.update(guests).set(named).where(eq(guests.id, guest.id));
  const { hotelId, ...room } = place;
  const checkout = addDays(checkin, 1);
  const locator = `S${String(randomInt(10 ** 7)).padStart(7, '0')}`;
  const written = await writeStay(hotel.db, {
    booking: {
      hotelId,
      guestId: guest.id,
      locator,
      status,
      checkinDate: checkin,
      checkoutDate: checkout,
      startsAt: instantAt(checkin, 15, ZONE),
      endsAt: instantAt(checkout, 12, ZONE),
    },
    room: { ...room, checkinHour: 15, checkoutHour: 12, holdsRoom: false },
  });
  const holder = { ...written, guestId: guest.id, now: hotel.gateway.clock.now() };
  await hotel.db.transaction(tx => insertHolderRow(tx, holder));
  return { ...written, locator, email: guest.email };
}

const foundIds = async (text: string) =>
  (await (await newDesk(hotel.gateway)).search(text)).map(({ bookingId }) => bookingId);

describe('a booking is found by', () => {
  test.each([
    ['the beginning of each of its words', 'quit tereza'],
    ['one word', 'Quitéria'],
    ['a word without its accents', 'quiteria'],
    ['capitals and spaces', '  QUITÉRIA   TEREZA '],
    ['a word behind a sign', 'avila'],
    ['both sides of a sign', "d'Ávila"],
  ])('a name: %s (FRD-03)', async (_what, text) => {
    const { bookingId } = await booked({ firstName: 'Quitéria', lastName: "Tereza d'Ávila" });
    await booked({ firstName: 'Bento', lastName: 'Sales' });
    const hits = await (await newDesk(hotel.gateway)).search(text);
    expect(hits[0]).toMatchObject({ bookingId, guest: 'Quitéria D.', foundBy: 'NAME', rooms: ['102'] });
    expect(new Set(hits.map(({ guest }) => guest))).toEqual(new Set(['Quitéria D.']));
    expect(JSON.stringify(hits)).not.toContain('vila');
  });

  test('a social name, a companion, and the name that a partner gave (FRD-03)', async () => {
    const social = await booked({ firstName: 'Bento', lastName: 'Sales', socialName: 'Xênia Sales' });
    expect(await foundIds('xenia')).toEqual([social.bookingId]);
    await hotel.db
      .update(accommodationGuests)
      .set({ name: 'Wanda Krüger' })
      .where(eq(accommodationGuests.bookingId, social.bookingId));
    expect(await foundIds('wanda kru')).toEqual([social.bookingId]);
    const partner = await partnerBooking(hotel.gateway, { holderLastName: 'Zoë-Yamamoto' });
    expect(await foundIds('yamamoto zoe')).toEqual([partner.id]);
  });

  test('the beginning of its locator in any case, a room, and the beginning of an e-mail address (FRD-03)', async () => {
    const { bookingId, locator, email } = await booked({});
    const desk = await newDesk(hotel.gateway);
    expect(await desk.search(locator.slice(0, 6).toLowerCase())).toMatchObject([
      { bookingId, foundBy: 'LOCATOR' },
    ]);
    expect(await desk.search(email.slice(0, 20).toUpperCase())).toMatchObject([
      { bookingId, foundBy: 'EMAIL' },
    ]);
    expect(await desk.search(email)).toMatchObject([{ bookingId, foundBy: 'EMAIL' }]);
    const inRoom = await desk.search('102');
    expect(inRoom[0]).toMatchObject({ bookingId, foundBy: 'ROOM' });
    expect(inRoom.every(({ rooms }) => rooms.includes('102'))).toBe(true);
  });
});

test('stays under way come first, then those to come, then those that are over (FRD-03)', async () => {
  const name = { firstName: 'Otávia', lastName: 'Nunes' };
  const canceled = await booked({ ...name, status: 'CANCELED' });
  const over = await booked({ ...name, status: 'CONCLUDED', checkin: '2026-11-01' });
  const later = await booked({ ...name, checkin: '2026-12-20' });
  const sooner = await booked({ ...name, checkin: '2026-12-02' });
  const here = await booked({ ...name, status: 'IN_PROGRESS', checkin: '2026-11-28' });
  expect(await foundIds('otavia')).toEqual([here, sooner, later, over, canceled].map(one => one.bookingId));
});

test("another hotel's bookings are never found, by whatever they are looked for (FRD-03)", async () => {
  await openOtherHotel(hotel.db);
  const other = await booked({ firstName: 'Hortênsia', lastName: 'Vidal', place: OTHER_HOTEL });
  for (const text of ['hortensia', 'vidal', other.locator, other.email, other.email.slice(0, 30)])
    expect(await foundIds(text)).toEqual([]);
  expect(await foundIds('101')).not.toContain(other.bookingId);
  const [hit] = await (await newDesk(hotel.gateway, OTHER_HOTEL.hotelId)).search('hortensia');
  expect(hit).toMatchObject({ bookingId: other.bookingId });
});

test('at most twenty are returned, and that there are more is said (FRD-03)', async () => {
  for (let amount = 0; amount <= SEARCH_HITS; amount += 1)
    await booked({ firstName: 'Ludovica', lastName: 'Paz' });
  const desk = await newDesk(hotel.gateway);
  expect(await desk.search('ludovica')).toHaveLength(SEARCH_HITS);
  const hasMore = async (text: string) => (await desk.calls.search.find({ hotelId: HOTEL, text })).hasMore;
  expect(await hasMore('ludovica')).toBe(true);
  expect(await hasMore('otavia')).toBe(false);
});

test.each([
  '%',
  '_',
  '%%%',
  'lu%',
  "'",
  "' or 1=1 --",
  '&',
  'lud:*',
  '!lud',
  '\\',
  '(',
  ':*',
  '-',
  '.',
  'x',
  '@',
  '\u{10ffff}',
])('signs of a query language find nothing and break nothing: %s (FRD-03)', async text => {
  await booked({ firstName: 'Ludmila', lastName: 'Paz' });
  expect(await foundIds(text)).toEqual([]);
});

test('a search is recorded without its text (FRD-03, AUD-01)', async () => {
  await booked({ firstName: 'Eleonora', lastName: 'Braga' });
  const desk = await newDesk(hotel.gateway);
  await desk.search('eleonora');
  const entries = await recordOf(hotel.db);
  expect(entries.at(-1)).toEqual({
    act: 'SEARCHED',
    hotelId: HOTEL,
    bookingId: null,
    staffId: desk.staffId,
    details: { hits: 1 },
  });
  expect(JSON.stringify(entries)).not.toMatch(/eleonora/i);
});
