import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertRoomGuests } from '#gateway/store/room-guest-store.ts';
import { accommodationGuests } from '#gateway/store/schema/bookings.ts';
import { hotels } from '#gateway/store/schema/hotels.ts';
import { minorRegistrations } from '#gateway/store/schema/minors.ts';
import { clientAt } from './checking-in.ts';
import { type Desk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { FIRST_EVENING, LONG_STAY, type Stay, scenario } from './scenario.ts';
import { codeOf, HOTEL } from './small-hotel.ts';
import { roomGuestOf } from './stored-booking.ts';

const hotel = openFreshHotel();
const MINOR = '5b1f6a4e-3f2c-4d8e-9a67-0c2b7d9e1f35';
let stay: Stay;
let desk: Desk;
let adult: string;

beforeEach(async () => {
  await hotel.db.delete(accommodationGuests).where(eq(accommodationGuests.id, MINOR));
  await hotel.db.update(hotels).set({ minorFields: [] }).where(eq(hotels.id, HOTEL));
  stay = await scenario(hotel).longStay({
    rooms: [{ typeId: 'family', adults: 2, children: 1, childrenAges: [7] }],
    dates: LONG_STAY,
  });
  const own = await roomGuestOf(hotel, stay.bookingId, hotel.guest.id);
  adult = own.id;
  await hotel.db.transaction(tx =>
    insertRoomGuests(tx, [
      {
        ...own,
        id: MINOR,
        guestId: null,
        name: 'Bia Prado',
        email: null,
        isMain: false,
        isMinor: true,
        invitation: 'NONE',
      },
    ]),
  );
  desk = await newDesk(hotel.gateway);
});

const registration = (changes: object = {}) => ({
  hotelId: HOTEL,
  bookingId: stay.bookingId,
  roomGuestId: MINOR,
  documentKind: 'BIRTH_CERTIFICATE',
  documentNumber: '123456 01 55 2019 1 00012 034 0001234 11',
  birthDate: '2019-03-09',
  relation: 'PARENT',
  responsibleId: adult,
  further: [],
  ...changes,
});
const register = (changes: object = {}) => desk.calls.minors.register(registration(changes));
const stored = () =>
  hotel.db.select().from(minorRegistrations).where(eq(minorRegistrations.roomGuestId, MINOR));
const minorsOf = async () => {
  const client = await clientAt(hotel, hotel.guest, hotel.gateway.clock.now());
  return (await client.bookings.details({ bookingId: stay.bookingId })).accommodations[0]?.minorsToRegister;
};
const attention = async () =>
  (await desk.board()).attention
    .filter(({ bookingId }) => bookingId === stay.bookingId)
    .map(({ kind }) => kind);

describe('a minor', () => {
  test('who is not registered stands under attention once they live here, and the guest reads why (FRD-09)', async () => {
    expect(await minorsOf()).toBe(1);
    expect(await attention()).toEqual([]);
    stay = await scenario(hotel).longStay({ rooms: [{ typeId: 'suite' }], arrivedAt: FIRST_EVENING });
    await hotel.db
      .update(accommodationGuests)
      .set({ bookingId: stay.bookingId, accommodationId: stay.accommodationId })
      .where(eq(accommodationGuests.id, MINOR));
    adult = (await roomGuestOf(hotel, stay.bookingId, hotel.guest.id)).id;
    expect(await attention()).toEqual(['MINOR_UNREGISTERED']);
    await register();
    expect(await attention()).toEqual([]);
    expect(await minorsOf()).toBe(0);
    const page = await desk.open(stay.bookingId);
    expect(page.people.find(({ roomGuestId }) => roomGuestId === MINOR)?.minorRegisteredAt).toEqual(
      expect.any(String),
    );
  });

  test('is registered once with the responsible adult, and corrected; the record has no number (FRD-09, AUD-01)', async () => {
    const first = await register();
    expect(await register()).toEqual(first);
    expect(await stored()).toMatchObject([
      {
        documentKind: 'BIRTH_CERTIFICATE',
        birthDate: '2019-03-09',
        relation: 'PARENT',
        responsibleId: adult,
      },
    ]);
    const find = () =>
      desk.calls.minors.find({ hotelId: HOTEL, bookingId: stay.bookingId, roomGuestId: MINOR });
    expect(await find()).toMatchObject({ documentKind: 'BIRTH_CERTIFICATE', responsibleId: adult });
    await register({ documentKind: 'RG', documentNumber: '48.215.907-3' });
    expect(await stored()).toMatchObject([{ documentKind: 'RG', documentNumber: '48.215.907-3' }]);
    const record = await recordOf(hotel.db, stay.bookingId);
    expect(record).toMatchObject([
      { act: 'MINOR_REGISTERED', details: { kind: 'BIRTH_CERTIFICATE', roomGuestId: MINOR } },
      { act: 'MINOR_OPENED', details: { roomGuestId: MINOR } },
      { act: 'MINOR_REGISTERED', details: { kind: 'RG' } },
    ]);
    expect(JSON.stringify(record)).not.toContain('48.215');
  });

  test('is registered with what the hotel’s state asks for, and not without it (FRD-09)', async () => {
    await hotel.db
      .update(hotels)
      .set({ minorFields: ['BIRTH_PLACE', 'PARENTS'] })
      .where(eq(hotels.id, HOTEL));
    const birthPlace = { field: 'BIRTH_PLACE', text: 'Goiânia, GO' };
    const parents = { field: 'PARENTS', text: 'Ada Prado, Rui Prado' };
    expect((await desk.open(stay.bookingId)).minorFields).toEqual(['BIRTH_PLACE', 'PARENTS']);
    const rejected = await register({ further: [birthPlace] }).catch((error: unknown) => error);
    expect(rejected).toMatchObject({ code: 'MINOR_NOT_REGISTRABLE', details: { missing: ['PARENTS'] } });
    expect(await codeOf(register({ further: [birthPlace, parents, parents] }))).toBe('MINOR_NOT_REGISTRABLE');
    await register({ further: [birthPlace, parents] });
    expect(await stored()).toMatchObject([{ further: [birthPlace, parents] }]);
  });

  test('is nobody of age, of another hotel or booking, and answers to an adult of the booking (FRD-09)', async () => {
    expect(await codeOf(register({ birthDate: '2008-12-10' }))).toBe('MINOR_NOT_REGISTRABLE');
    expect(await codeOf(register({ birthDate: '2027-01-01' }))).toBe('MINOR_NOT_REGISTRABLE');
    expect(await codeOf(register({ roomGuestId: adult }))).toBe('NOT_FOUND');
    expect(await codeOf(register({ responsibleId: MINOR }))).toBe('NOT_FOUND');
    expect(await codeOf(register({ hotelId: OTHER_HOTEL.hotelId }))).toBe('NOT_FOUND');
    expect(await codeOf(register({ documentNumber: '4111 1111 1111 1111' }))).toBe('BAD_REQUEST');
    expect(await codeOf(register({ further: [{ field: 'RELIGION', text: 'x' }] }))).toBe('BAD_REQUEST');
    await register({ birthDate: '2008-12-11' });
    expect(await stored()).toHaveLength(1);
  });
});
