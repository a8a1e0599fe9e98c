import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { guestRegistrations } from '#gateway/store/schema/check-ins.ts';
import { bookingOpenings } from '#gateway/store/schema/desk.ts';
import { deliveries, spaceReservations, spaces, visitors } from '#gateway/store/schema/living.ts';
import { seedIdentity } from './checking-in.ts';
import { newDesk, OTHER_HOTEL, pageOf, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { EVENING, queenRoom, type Stay, scenario } from './scenario.ts';
import { codeOf, HOTEL } from './small-hotel.ts';
import { space } from './spaces-hotel.ts';
import { firstRoomOf } from './stored-booking.ts';

const hotel = openFreshHotel();

test('the page of a booking has its people, rooms, hours, extras, money, door, visitors, spaces, parcels and e-mails (FRD-05)', async () => {
  const stay = await scenario(hotel).paidStay({
    rooms: [{ ...queenRoom, typeId: 'family', checkinHour: 13, hasPet: true }],
    checkedInAt: EVENING,
  });
  const { bookingId, accommodationId, holder } = stay;
  const ofStay = { hotelId: HOTEL, bookingId, accommodationId, guestId: holder.id };
  const at = new Date(EVENING);
  await hotel.db.insert(visitors).values({
    code: 'ABCDEFGHJKMNPQRS',
    ...ofStay,
    fullName: 'Carlos Lima',
    nickname: 'Caco',
    documentType: 'CPF',
    document: '52998224725',
    visitorType: 'GUEST',
    visitDate: '2026-12-03',
    startsAt: at,
    endsAt: at,
    createdAt: at,
  });
  await hotel.db.insert(deliveries).values({
    id: randomUUID(),
    ...ofStay,
    type: 'DELIVERY',
    description: 'A box',
    registeredBy: 'GUEST',
    createdAt: at,
  });
  const name = { en: 'Rooftop', pt: 'Terraço' };
  await hotel.db.insert(spaces).values({ ...space, id: 'rooftop', name });
  await hotel.db
    .insert(spaceReservations)
    .values({ ...ofStay, id: randomUUID(), spaceId: 'rooftop', startsAt: at, endsAt: at, createdAt: at });
  const page = await pageOf(hotel.gateway, bookingId);
  expect(page).toMatchObject({
    status: 'IN_PROGRESS',
    nights: 1,
    holder: {
      name: 'Ada Prado',
      email: holder.email,
      phone: '+55 11987654321',
      hasAccount: true,
      staysBefore: 0,
    },
    importState: null,
    people: [
      {
        name: 'Ada Prado',
        email: holder.email,
        dateOfBirth: '1990-05-01',
        isHolder: true,
        isMain: true,
        identity: { status: 'APPROVED', reasons: [] },
        hasAddress: true,
        hasTrip: true,
        registration: { state: expect.any(String) },
        rejectedInside: null,
      },
    ],
    rooms: [
      {
        number: '201',
        status: 'IN_PROGRESS',
        arrival: { date: '2026-12-03', hour: 13 },
        departure: { date: '2026-12-04', hour: 12 },
        hasPet: true,
        hasCrib: false,
        guarantee: null,
        hours: [],
        door: { state: 'PENDING', validUntil: '2026-12-04T15:00:00.000Z', renewals: 0, showings: [] },
        preparation: { minibar: { isStandard: true } },
      },
    ],
    visitors: [{ fullName: 'Carlos Lima', visitorType: 'GUEST' }],
    parcels: [{ description: 'A box', arrivedAt: null }],
    spaces: [{ space: 'Rooftop', accommodationId, canceledAt: null }],
    emails: [{ kind: 'BOOKING_CONFIRMED', recipient: holder.email }],
  });
  const { lines, totalCents, chargedCents, dueCents, payments } = page.money;
  const sum = lines.reduce((cents, line) => cents + line.priceCents + line.taxCents, 0);
  expect(lines.map(({ kind }) => kind)).toEqual(['NIGHT', 'CHECKIN', 'PET']);
  expect([sum, chargedCents + dueCents]).toEqual([totalCents, totalCents]);
  expect(payments).toMatchObject([
    { method: 'CARD', purpose: 'BOOKING', status: 'APPROVED', amountCents: totalCents, differs: false },
  ]);
  const { doorCode } = await firstRoomOf(hotel, bookingId);
  expect(doorCode).toMatch(/^\d{6}$/);
  const text = JSON.stringify(page);
  for (const secret of [doorCode ?? '', '52998224725']) expect(text).not.toContain(secret);
});

let stay: Stay;
const openings = (bookingId = stay.bookingId) => recordOf(hotel.db, bookingId);

beforeEach(async () => {
  stay = await scenario(hotel).paidStay({ dates: { checkin: '2026-12-20', checkout: '2026-12-21' } });
});

test('an opening is recorded once, also while the open page follows what changes, and again by others (FRD-05, AUD-01)', async () => {
  const desk = await newDesk(hotel.gateway);
  const page = await desk.open(stay.bookingId);
  expect(page.record).toMatchObject([{ act: 'BOOKING_OPENED', staffId: desk.staffId }]);
  expect(await openings()).toEqual([
    {
      act: 'BOOKING_OPENED',
      hotelId: HOTEL,
      bookingId: stay.bookingId,
      staffId: desk.staffId,
      details: {},
    },
  ]);
  hotel.gateway.clock.moveBy(14 * 60_000);
  await desk.open(stay.bookingId);
  expect(await openings()).toHaveLength(1);
  hotel.gateway.clock.moveBy(60_000);
  await desk.open(stay.bookingId);
  expect(await openings()).toHaveLength(2);
  await pageOf(hotel.gateway, stay.bookingId);
  expect(await openings()).toHaveLength(3);
  await (await newDesk(hotel.gateway, HOTEL, desk)).open(stay.bookingId);
  expect(await openings()).toHaveLength(4);
});

test('what the database does not record is not shown, and does not count as looked at (FRD-05, AUD-01)', async () => {
  await hotel.db.execute(
    sql`alter table staff_record add constraint full_record check (act <> 'BOOKING_OPENED') not valid`,
  );
  try {
    expect(await codeOf(pageOf(hotel.gateway, stay.bookingId))).toBe('INTERNAL_SERVER_ERROR');
  } finally {
    await hotel.db.execute(sql`alter table staff_record drop constraint full_record`);
  }
  expect(await openings()).toEqual([]);
  expect(await hotel.db.$count(bookingOpenings, eq(bookingOpenings.bookingId, stay.bookingId))).toBe(0);
});

test("another hotel's booking is not found, and nothing is recorded about it (FRD-05)", async () => {
  const other = await newDesk(hotel.gateway, OTHER_HOTEL.hotelId);
  for (const bookingId of [stay.bookingId, randomUUID(), 'not-a-booking'])
    expect(await codeOf(other.open(bookingId))).toBe('NOT_FOUND');
  expect(await openings()).toEqual([]);
});

test('a registration that the ministry refused stands with its reason beside its guest (FRD-05)', async () => {
  await seedIdentity(hotel, stay.holder.id, 'REPROVED');
  const page = await pageOf(hotel.gateway, stay.bookingId);
  const [person] = page.people;
  await hotel.db.insert(guestRegistrations).values({
    id: randomUUID(),
    hotelId: HOTEL,
    bookingId: stay.bookingId,
    accommodationId: stay.accommodationId,
    roomGuestId: person?.roomGuestId ?? null,
    state: 'REFUSED',
    reason: 'birth date differs',
    createdAt: new Date(),
    updatedAt: new Date(),
  });
  const again = await pageOf(hotel.gateway, stay.bookingId);
  expect(again.people).toMatchObject([
    { identity: { status: 'REPROVED' }, registration: { state: 'REFUSED', reason: 'birth date differs' } },
  ]);
});
