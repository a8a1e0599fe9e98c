import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { savePart } from '#gateway/domain/stay/preferences/save-part.ts';
import { bookings } from '#gateway/store/schema/bookings.ts';
import {
  guestPreferences,
  minibarOptions,
  roomOptions,
  roomPreparations,
} from '#gateway/store/schema/preferences.ts';
import { clientAt } from './checking-in.ts';
import { addCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { buyHour, endAt, savedCard } from './hours.ts';
import { setPreparationOptions } from './preparation-options.ts';
import { EVENING, queenRoom, scenario } from './scenario.ts';
import { newGuest, type TestGuest } from './small-hotel.ts';

const hotel = openFreshHotel();
beforeEach(() => setPreparationOptions(hotel.db));

/** Rooms of `paidStay` are arrived at on 3 December at 15:00; what is saved until the day before at 15:00 counts. */
const DEADLINE = '2026-12-02T15:00:00-03:00';
const BEFORE = '2026-12-02T14:59:00-03:00';
const AFTER = '2026-12-02T15:01:00-03:00';
const STAY = '2026-12-03T16:00:00-03:00';

const COLD = { temperature: 0, onlyVentilationEnabled: false };
const AMBIENT = { temperature: 2, onlyVentilationEnabled: true };
const [waters, coconuts] = [
  { id: 'water', quantity: 3 },
  { id: 'coconut', quantity: 7 },
];
const HEALTHY = { id: 'healthy', items: [waters, coconuts] };

type Part = Parameters<typeof savePart>[2];
async function save(time: string, part: Part['part'], answers: unknown, guest: TestGuest = hotel.guest) {
  hotel.gateway.clock.moveTo(new Date(time));
  await savePart(hotel.gateway.app, guest.id, { part, answers });
}

const roomsAt = async (time: string, bookingId: string, guest: Pick<TestGuest, 'id'> = hotel.guest) =>
  (await (await clientAt(hotel, guest, time)).preferences.prepared({ bookingId })).rooms;

async function preparedAt(time: string, bookingId: string, guest: Pick<TestGuest, 'id'> = hotel.guest) {
  const [room] = await roomsAt(time, bookingId, guest);
  return { ac: room?.ac?.option.key ?? null, minibar: room?.minibar?.option.key ?? null };
}

const STANDARD = { ac: null, minibar: 'BASIC' };

describe('what was saved 24 hours before the arrival', () => {
  test('is prepared whole, with the names of the options in both languages (PRF-16)', async () => {
    const { bookingId, rooms } = await scenario(hotel).paidStay();
    await save(BEFORE, 'AC', AMBIENT);
    await save(BEFORE, 'LIGHTING', { lighting: 1 });
    await save(BEFORE, 'TV', { routine: 0, channels: [2, 1] });
    await save(BEFORE, 'MINIBAR', HEALTHY);
    expect(await roomsAt(STAY, bookingId)).toEqual([
      {
        accommodationId: rooms[0],
        isOwn: true,
        changeableUntil: new Date(DEADLINE).toISOString(),
        isChangeable: false,
        ac: {
          option: { id: 2, key: 'AMBIENT', name: { en_us: 'ambient', pt_br: 'ambient (pt)' } },
          onlyVentilationEnabled: true,
        },
        lighting: { id: 1, key: 'BRIGHT', name: { en_us: 'bright', pt_br: 'bright (pt)' } },
        tv: {
          routine: expect.objectContaining({ key: 'ALWAYS_ON' }),
          channels: [expect.objectContaining({ key: 'MUSIC' }), expect.objectContaining({ key: 'NEWS' })],
        },
        minibar: {
          option: { id: 'healthy', key: 'HEALTHY', name: { en_us: 'healthy', pt_br: 'healthy (pt)' } },
          items: [
            { item: expect.objectContaining({ id: 'water', key: 'WATER' }), quantity: 3 },
            { item: expect.objectContaining({ id: 'coconut' }), quantity: 7 },
          ],
          isStandard: false,
        },
      },
    ]);
  });

  test.each([
    { saved: BEFORE, climate: 'COLD' },
    { saved: DEADLINE, climate: null },
    { saved: AFTER, climate: null },
  ])(
    'counts, and later not: saved at $saved the climate is $climate (PRF-16)',
    async ({ saved, climate }) => {
      const { bookingId } = await scenario(hotel).paidStay();
      await save(saved, 'AC', COLD);
      expect(await preparedAt(STAY, bookingId)).toEqual({ ...STANDARD, ac: climate });
    },
  );

  test('stays when the guest changes it afterwards, again and again, and in the stay (PRF-16)', async () => {
    const { bookingId } = await scenario(hotel).paidStay();
    await save(BEFORE, 'AC', COLD);
    await save(AFTER, 'AC', AMBIENT);
    await save(AFTER, 'MINIBAR', HEALTHY);
    expect(await preparedAt(AFTER, bookingId)).toEqual({ ...STANDARD, ac: 'COLD' });
    await save(STAY, 'AC', { temperature: 1, onlyVentilationEnabled: false });
    expect(await preparedAt(STAY, bookingId)).toEqual({ ...STANDARD, ac: 'COLD' });
  });

  test('is shown as it is changed until then, and says until when (PRF-16)', async () => {
    const { bookingId } = await scenario(hotel).paidStay();
    await save('2026-12-01T13:00:00-03:00', 'AC', COLD);
    expect(await preparedAt('2026-12-01T13:01:00-03:00', bookingId)).toMatchObject({ ac: 'COLD' });
    await save('2026-12-02T13:00:00-03:00', 'AC', AMBIENT);
    const [room] = await roomsAt(BEFORE, bookingId);
    expect(room).toMatchObject({ isChangeable: true, ac: { option: { key: 'AMBIENT' } } });
    expect(room?.changeableUntil).toBe(new Date(DEADLINE).toISOString());
  });

  test('counts for a booking that was made within the 24 hours, and later saves do not (PRF-16)', async () => {
    await save('2026-12-02T09:00:00-03:00', 'AC', COLD);
    const guest = { ...hotel.guest, client: await clientAt(hotel, hotel.guest, '2026-12-03T09:00:00-03:00') };
    const { bookingId } = await scenario(hotel, guest).paidStay();
    await save('2026-12-03T09:10:00-03:00', 'AC', AMBIENT);
    await save('2026-12-03T09:10:00-03:00', 'MINIBAR', HEALTHY);
    expect(await preparedAt(STAY, bookingId)).toEqual({ ...STANDARD, ac: 'COLD' });
  });

  test('does not count where it is saved within them, before the booking is made (PRF-16)', async () => {
    const time = '2026-12-03T09:00:00-03:00';
    await save(time, 'AC', COLD);
    const guest = { ...hotel.guest, client: await clientAt(hotel, hotel.guest, time) };
    const { bookingId } = await scenario(hotel, guest).paidStay();
    expect(await preparedAt(STAY, bookingId)).toEqual(STANDARD);
  });

  test('of one stay does not fix the next one (PRF-16)', async () => {
    const near = await scenario(hotel).paidStay();
    const far = await scenario(hotel).paidStay({ dates: { checkin: '2026-12-08', checkout: '2026-12-09' } });
    await save(BEFORE, 'AC', COLD);
    await save(AFTER, 'AC', AMBIENT);
    expect(await preparedAt(STAY, near.bookingId)).toMatchObject({ ac: 'COLD' });
    expect(await preparedAt(STAY, far.bookingId)).toMatchObject({ ac: 'AMBIENT' });
  });
});

describe('an arrival that moves', () => {
  const NOW = '2026-12-02T14:30:00-03:00';
  const card = async () => ({ paymentMethodId: await savedCard(hotel.gateway, hotel.guest.id) });

  test('earlier, within the 24 hours, leaves what was saved in time for the later one (PRF-16, PD-128)', async () => {
    const { bookingId, arrival } = await scenario(hotel).paidStay();
    await save('2026-12-02T14:20:00-03:00', 'AC', COLD);
    await buyHour(await endAt(hotel, NOW, arrival), 13, await card());
    // 13:00 of the day before has passed.
    await save('2026-12-02T14:40:00-03:00', 'AC', AMBIENT);
    const [room] = await roomsAt('2026-12-02T14:41:00-03:00', bookingId);
    expect(room).toMatchObject({ isChangeable: false, ac: { option: { key: 'COLD' } } });
    expect(room?.changeableUntil).toBe(new Date('2026-12-02T13:00:00-03:00').toISOString());
  });

  test('earlier, keeps nothing for the room of what guests say about themselves (PRF-16, PD-118)', async () => {
    const { arrival, rooms } = await scenario(hotel).paidStay();
    await save('2026-12-02T14:10:00-03:00', 'ABOUT', { hobbies: [4711], genres: [], restrictions: [] });
    await save('2026-12-02T14:20:00-03:00', 'AC', COLD);
    await buyHour(await endAt(hotel, NOW, arrival), 13, await card());
    const stored = await hotel.db
      .select({ parts: roomPreparations.parts })
      .from(roomPreparations)
      .where(eq(roomPreparations.accommodationId, rooms[0] ?? 0));
    expect(stored).toEqual([{ parts: [{ part: 'AC', answers: COLD }] }]);
  });

  test('earlier, before the 24 hours, moves the end of changes (PRF-16, PD-128)', async () => {
    const { bookingId, arrival } = await scenario(hotel).paidStay();
    await buyHour(await endAt(hotel, '2026-12-01T13:00:00-03:00', arrival), 13, await card());
    await save('2026-12-02T12:59:00-03:00', 'AC', COLD);
    await save('2026-12-02T13:00:00-03:00', 'AC', AMBIENT);
    expect(await preparedAt(NOW, bookingId)).toMatchObject({ ac: 'COLD' });
  });
});

describe('whose preferences count', () => {
  test('another main guest’s, as far as they were saved in time (PRF-16, PD-129)', async () => {
    const { bookingId, accommodationId } = await scenario(hotel).paidStay();
    const heir = await newGuest(hotel.gateway);
    await save(BEFORE, 'AC', COLD);
    await save(BEFORE, 'AC', AMBIENT, heir);
    await addCompanion(hotel.db, { bookingId, accommodationId, isMain: true }, heir);
    expect(await preparedAt(STAY, bookingId, heir)).toMatchObject({ ac: 'AMBIENT' });
    await save(AFTER, 'AC', COLD, heir);
    expect(await preparedAt(STAY, bookingId, heir)).toMatchObject({ ac: 'AMBIENT' });
  });

  test('the main guest of each room; a room without one is standard (PRF-16, PD-129)', async () => {
    const wishes = [{ typeId: 'family' }, { typeId: 'queen' }].map(wish => ({ ...wish, checkinHour: 15 }));
    const { bookingId, rooms } = await scenario(hotel).paidStay({ rooms: wishes });
    const [first = 0, second = 0] = rooms;
    await save(BEFORE, 'AC', COLD);
    await save(BEFORE, 'MINIBAR', HEALTHY);
    const both = await roomsAt(STAY, bookingId);
    expect(both.map(room => [room.accommodationId, room.isOwn, room.minibar?.isStandard])).toEqual([
      [first, true, false],
      [second, false, true],
    ]);
    expect(both[1]).toMatchObject({ ac: null, lighting: null, tv: null });

    const mate = await newGuest(hotel.gateway);
    await save(BEFORE, 'AC', AMBIENT, mate);
    await addCompanion(hotel.db, { bookingId, accommodationId: second, isMain: true }, mate);
    expect((await roomsAt(STAY, bookingId)).map(room => room.accommodationId)).toEqual([first]);
    const seen = await roomsAt(STAY, bookingId, mate);
    expect(seen).toMatchObject([
      { accommodationId: second, isOwn: true, ac: { option: { key: 'AMBIENT' } } },
    ]);
  });

  test('a companion sees the room as its main guest set it, and an invited guest nothing yet (BKG-09, PD-129)', async () => {
    const stay = await scenario(hotel).paidStay();
    const { bookingId } = stay;
    const [mate, invited] = [await newGuest(hotel.gateway), await newGuest(hotel.gateway)];
    await addCompanion(hotel.db, stay, mate);
    await addCompanion(hotel.db, stay, invited, 'PENDING');
    await save(BEFORE, 'AC', AMBIENT, mate);
    await save(BEFORE, 'AC', COLD);
    expect(await roomsAt(STAY, bookingId, mate)).toMatchObject([
      { isOwn: false, ac: { option: { key: 'COLD' } } },
    ]);
    expect(await roomsAt(STAY, bookingId, invited)).toEqual([]);
  });

  test('of an account that was deleted nothing stays, not even what was fixed (API-41, PD-129)', async () => {
    const { bookingId, rooms } = await scenario(hotel).paidStay();
    const mate = await newGuest(hotel.gateway);
    await addCompanion(hotel.db, { bookingId, accommodationId: rooms[0] ?? 0, isMain: true }, mate);
    await save(BEFORE, 'AC', COLD, mate);
    await save(AFTER, 'AC', AMBIENT, mate);
    const client = await clientAt(hotel, mate, AFTER);
    await client.guestUser.deleteAccount({ reason: 1 });
    expect(await preparedAt(AFTER, bookingId)).toEqual(STANDARD);
  });

  test('never is what guests said about themselves sent (PD-129)', async () => {
    const { bookingId } = await scenario(hotel).paidStay();
    await save(BEFORE, 'ABOUT', { hobbies: [4711], genres: [4712], restrictions: [4713] });
    await save(BEFORE, 'AC', COLD);
    expect(JSON.stringify(await roomsAt(STAY, bookingId))).not.toMatch(/471\d|hobb|restrict/i);
  });
});

describe('options that the hotel has no more', () => {
  test('are left out: a part without its option is not set, the minibar is the standard one (PRF-16, PD-37)', async () => {
    const { bookingId } = await scenario(hotel).paidStay();
    await save(BEFORE, 'AC', COLD);
    await save(BEFORE, 'TV', { routine: 0, channels: [1, 2] });
    await save(BEFORE, 'MINIBAR', HEALTHY);
    await hotel.db.delete(roomOptions).where(and(eq(roomOptions.kind, 'AC'), eq(roomOptions.id, 0)));
    await hotel.db.delete(roomOptions).where(and(eq(roomOptions.kind, 'TV_CHANNEL'), eq(roomOptions.id, 1)));
    await hotel.db.delete(minibarOptions).where(eq(minibarOptions.id, 'healthy'));
    const [room] = await roomsAt(STAY, bookingId);
    expect(room).toMatchObject({
      ac: null,
      tv: { channels: [{ key: 'MUSIC' }] },
      minibar: { isStandard: true, option: { key: 'BASIC' }, items: [{ quantity: 6 }, { quantity: 4 }] },
    });
  });

  test('or that were stored broken are no error (PRF-16)', async () => {
    const { bookingId } = await scenario(hotel).paidStay();
    for (const part of ['AC', 'LIGHTING', 'TV', 'MINIBAR'] as const)
      await hotel.db
        .insert(guestPreferences)
        .values({ guestId: hotel.guest.id, part, answers: { broken: '?' }, updatedAt: new Date(0) });
    expect(await preparedAt(STAY, bookingId)).toEqual(STANDARD);
    await hotel.db.delete(minibarOptions);
    expect(await preparedAt(STAY, bookingId)).toEqual({ ac: null, minibar: null });
  });
});

describe('a booking', () => {
  const isSeen = async (client: Client, bookingId: string) =>
    (await client.preferences.prepared({ bookingId })).rooms.length;

  test('has what is prepared while it is to come, waits for its payment or is lived in (PD-129)', async () => {
    const home = await scenario(hotel).paidStay({ rooms: [queenRoom], checkedInAt: EVENING });
    expect(await isSeen(home.client, home.bookingId)).toBe(1);
    for (const [status, count] of [
      ['PENDING', 1],
      ['CONFIRMED', 1],
      ['PROCESSING', 0],
      ['CANCELED', 0],
      ['CONCLUDED', 0],
      ['NO_SHOW', 0],
    ] as const) {
      await hotel.db.update(bookings).set({ status }).where(eq(bookings.id, home.bookingId));
      expect([status, await isSeen(home.client, home.bookingId)]).toEqual([status, count]);
    }
  });

  test('has none of a room that was left (PD-129)', async () => {
    const { client, bookingId, accommodationId } = await scenario(hotel).paidStay({
      rooms: [queenRoom],
      checkedInAt: EVENING,
    });
    await client.checkOut.confirm({ id: bookingId, accommodationId, overstayFee: 0 });
    expect(await isSeen(client, bookingId)).toBe(0);
  });

  test('is named by its locator too (PD-129)', async () => {
    const { bookingId } = await scenario(hotel).paidStay();
    const { locator } = await hotel.guest.client.bookings.find({ bookingId });
    expect(await isSeen(hotel.guest.client, locator)).toBe(1);
  });
});
