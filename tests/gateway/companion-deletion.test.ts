import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { accommodationGuests } from '#gateway/store/schema/bookings.ts';
import { addCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { scenario } from './scenario.ts';
import { codeOf, newGuest, session, type TestGuest } from './small-hotel.ts';
import { setStatus } from './stay-state.ts';

const hotel = openFreshHotel();
let bookingId: string;
let second: number;
let companion: TestGuest;

beforeEach(async () => {
  const rooms = [{ typeId: 'queen' }, { typeId: 'suite' }];
  const dates = { checkin: '2026-12-05', checkout: '2026-12-07' };
  ({ bookingId, second } = await scenario(hotel).longStay({ rooms, dates }));
  companion = await newGuest(hotel.gateway);
});

const place = () => ({ bookingId, accommodationId: second, isMain: true });
const leave = ({ client }: TestGuest) => client.guestUser.deleteAccount({ reason: 1 });
const seen = async () => {
  const { version, accommodations: rooms } = await hotel.guest.client.bookings.details({ bookingId });
  return { version, rooms: rooms.map(({ viewMode, guests }) => [viewMode, ...guests.map(row => row.name)]) };
};

describe('a companion', () => {
  test.each(['ACCEPTED', 'PENDING'] as const)(
    'who deletes their account before the stay, %s, leaves the room to its holder (API-41, PD-57)',
    async invitation => {
      await addCompanion(hotel.db, place(), companion, invitation);
      await leave(companion);
      expect(await seen()).toEqual({ version: 3, rooms: [['FULL', 'Ada Prado'], ['FULL']] });
    },
  );

  test('who deletes it during or after the stay remains in it as somebody without a name (API-41)', async () => {
    const row = await addCompanion(hotel.db, place(), companion);
    await setStatus(hotel.db, bookingId, 'CONCLUDED');
    await leave(companion);
    const [own, theirs] = [
      ['FULL', 'Ada Prado'],
      ['FULL', ''],
    ];
    expect(await seen()).toEqual({ version: 3, rooms: [own, theirs] });
    const [stored] = await hotel.db.select().from(accommodationGuests).where(eq(accommodationGuests.id, row));
    expect(stored).toMatchObject({ guestId: null, name: '', socialName: null, email: null, isMain: true });
  });

  test('is not prevented by the stays of others, whose holder is (API-41, ERR-08)', async () => {
    await addCompanion(hotel.db, place(), companion);
    expect(await codeOf(leave(hotel.guest))).toBe('USER_HAS_ACTIVE_BOOKINGS');
    expect(await codeOf(leave(companion))).toEqual({});
  });

  test('keeps place and list when the holder is the one who goes (API-41)', async () => {
    await addCompanion(hotel.db, place(), companion);
    const invited = await newGuest(hotel.gateway);
    await addCompanion(hotel.db, { ...place(), isMain: false }, invited, 'PENDING');
    await setStatus(hotel.db, bookingId, 'CONCLUDED');
    await leave(hotel.guest);
    const { client } = await session(hotel.gateway, companion.id);
    expect(await client.bookings.previous({})).toMatchObject([{ bookingId }]);
    const details = await client.bookings.details({ bookingId });
    expect(details.holderName).toBeNull();
    // Whom the holder had invited, and who had no part in the booking yet, is gone with them.
    const names = details.accommodations.map(({ guests }) => guests.map(({ name }) => name));
    expect(names).toEqual([[], ['Bruno Prado']]);
  });
});

test('a companion’s own copy names the stay and no other guest of it (API-41, PD-57)', async () => {
  await addCompanion(hotel.db, place(), companion);
  const copy = await companion.client.account.export();
  expect(copy.bookings).toEqual([]);
  expect(copy.stays).toMatchObject([
    { status: 'CONFIRMED', roomType: 'suite room', name: 'Bruno Prado', invitation: 'ACCEPTED' },
  ]);
  expect(JSON.stringify(copy)).not.toContain(hotel.guest.email);
  const own = await hotel.guest.client.account.export();
  expect(own.stays).toMatchObject([{ name: 'Ada Prado', isMainGuest: true, roomType: 'queen room' }]);
  expect(own.bookings[0]?.rooms[0]?.lines).toEqual([
    { kind: 'NIGHT', night: '2026-12-05', price: 460.75, tax: 16.13, returnedAt: null },
    { kind: 'NIGHT', night: '2026-12-06', price: 300, tax: 10.5, returnedAt: null },
  ]);
  expect(JSON.stringify(own)).not.toContain(companion.email);
});
