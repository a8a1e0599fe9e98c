import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { readDemoHotels } from '#gateway/sandbox/seed/hotels.ts';
import { guestPreferences, roomOptions } from '#gateway/store/schema/preferences.ts';
import type { PreferencePart } from '#shared/contract/guest/account.ts';
import type { RoomPreference } from '#shared/contract/guest/preferences.ts';
import { hostileText } from '#tests/hostile-text.ts';
import { clientAt } from './checking-in.ts';
import { openOwnHotel } from './fresh-hotel.ts';
import { noLimits, type RawResponse } from './harness.ts';
import { STORY_RUNS } from './runs.ts';
import { scenario } from './scenario.ts';
import { codeOf, newGuest, session } from './small-hotel.ts';
import { checkIn } from './stored-booking.ts';

/** Saves of one guest in an hour. */
const LIMIT = 150;
const hotel = openOwnHotel({
  limits: { ...noLimits, preferencesPerGuest: { points: LIMIT, seconds: 3_600 } },
});

const find = () => hotel.guest.client.preferences.find();
const save = (change: RoomPreference) => hotel.guest.client.preferences.saveRoom(change);
const progress = async () => (await hotel.guest.client.account.overview()).preferenceProgress;
const isPart = (part: PreferencePart) =>
  and(eq(guestPreferences.guestId, hotel.guest.id), eq(guestPreferences.part, part));
const storedAnswers = async (part: PreferencePart) => {
  const rows = await hotel.db.select().from(guestPreferences).where(isPart(part));
  return rows.map(({ answers }) => answers);
};
const post = (body: unknown): Promise<RawResponse> =>
  hotel.gateway.raw('POST', '/api/preference/room', {
    headers: { 'x-guest-access-token': `Bearer ${hotel.guest.token}` },
    body,
  });
const cold = { ac: { temperature: 0, onlyVentilationEnabled: true } };

afterEach(async () => {
  const { data } = await readDemoHotels();
  await hotel.db.delete(roomOptions);
  await hotel.db.insert(roomOptions).values(data.roomOptions);
});

describe('a guest’s room', () => {
  test('lists climate, light, television and channels in both languages, nothing chosen at first (PRF-07, PRF-08, PRF-09, PRF-10, PRF-11, APS-04)', async () => {
    const found = await find();
    const keysOf = (options: { key: string }[]) => options.map(({ key }) => key);
    expect(keysOf(found.ac.options)).toEqual(['COLD', 'COLD_TO_COOL', 'COOL', 'COOL_TO_AMBIENT', 'AMBIENT']);
    expect(keysOf(found.lighting.options)).toEqual(['HALF_LIGHT', 'BRIGHT', 'VERY_BRIGHT']);
    const routines = ['ALWAYS_ON', 'FREQUENTLY_ON', 'SOMETIMES_ON', 'ALWAYS_OFF'];
    expect(keysOf(found.tv.routineOptions)).toEqual(routines);
    const channels = ['NEWS', 'MOVIES_AND_SERIES', 'MUSIC', 'SPORTS', 'ENTERTAINMENT'];
    expect(keysOf(found.tv.channelOptions)).toEqual(channels);
    expect(found).toMatchObject({
      aboutYou: { isFilled: false },
      ac: { optionSelected: null, optionDefault: 2, onlyVentilationEnabled: false },
      lighting: { optionSelected: null, optionDefault: 1 },
      tv: { optionsSelected: null, routineDefault: 3 },
      nextStay: null,
    });
    const bright = { id: 1, key: 'BRIGHT', name: { en_us: 'Bright', pt_br: 'Clara' }, url: null };
    expect(found.lighting.options[1]).toEqual(bright);
  });

  test('is saved part by part, each as the next read and another device find it (PRF-12, APS-08)', async () => {
    await save(cold);
    await save({ lighting: 2 });
    const saved = await save({ tv: { routine: 1, channels: [5, 1] } });
    expect(saved).toMatchObject({
      ac: { optionSelected: 0, onlyVentilationEnabled: true },
      lighting: { optionSelected: 2 },
      tv: { optionsSelected: { routine: 1, channels: [1, 5] } },
    });
    const otherDevice = await session(hotel.gateway, hotel.guest.id);
    expect(await otherDevice.client.preferences.find()).toEqual(saved);
    expect(await storedAnswers('AC')).toEqual([{ temperature: 0, onlyVentilationEnabled: true }]);
    expect(await storedAnswers('LIGHTING')).toEqual([{ lighting: 2 }]);
    expect(await storedAnswers('TV')).toEqual([{ routine: 1, channels: [1, 5] }]);

    const stranger = await newGuest(hotel.gateway);
    expect((await stranger.client.preferences.find()).ac.optionSelected).toBeNull();
  });

  test('counts in the progress of the account as it is filled (API-51, PRF-12)', async () => {
    expect(await progress()).toBe(0);
    await save(cold);
    await save(cold);
    expect(await progress()).toBe(0.2);
    await save({ lighting: 0 });
    expect(await progress()).toBe(0.4);
  });

  test.each<RoomPreference>([
    { ac: { temperature: 5, onlyVentilationEnabled: false } },
    { lighting: 3 },
    { tv: { routine: 4, channels: [] } },
    // The id of a routine is none of a channel.
    { tv: { routine: 3, channels: [0] } },
    { tv: { routine: 3, channels: [1, 6] } },
  ])('takes only options of its own list: %j (PRF-12, APS-08)', async change => {
    expect(await codeOf(save(change))).toBe('PREFERENCE_NOT_OFFERED');
    expect(await storedAnswers('AC')).toEqual([]);
    expect(await storedAnswers('TV')).toEqual([]);
  });

  test('takes exactly one whole part, and no body of another form (PRF-12, APS-08)', async () => {
    const wrong: unknown[] = [
      {},
      [],
      'ac',
      { ac: { temperature: 1 } },
      { ac: { onlyVentilationEnabled: true } },
      { ac: { temperature: '1', onlyVentilationEnabled: true } },
      { ac: { temperature: 1.5, onlyVentilationEnabled: true } },
      { ac: { temperature: -1, onlyVentilationEnabled: true } },
      { ac: { ...cold.ac, colour: 'blue' } },
      { ...cold, lighting: 1 },
      { lighting: null },
      { lighting: { lighting: 1 } },
      { tv: { routine: 1 } },
      { tv: { channels: [1] } },
      { tv: { routine: 1, channels: [1, 1] } },
      { tv: { routine: 1, channels: Array.from({ length: 41 }, (_, id) => id) } },
      { minibar: { id: 'BASIC', items: [] } },
    ];
    for (const body of wrong) {
      const { status } = await post(body);
      expect([JSON.stringify(body), status]).toEqual([JSON.stringify(body), 400]);
    }
    await fc.assert(
      fc.asyncProperty(hostileText, async text => {
        const responses = [await post({ lighting: text }), await post({ [text]: 1 })];
        for (const { status, body } of responses) {
          expect(status).toBe(400);
          expect(body).toMatchObject({ code: expect.any(String) });
        }
      }),
      { numRuns: 25 },
    );
    expect(await storedAnswers('LIGHTING')).toEqual([]);
  });

  test('is what was saved last, whatever is saved in which order (PRF-12)', async () => {
    const change = fc.oneof(
      fc.record({ ac: fc.record({ temperature: fc.nat(4), onlyVentilationEnabled: fc.boolean() }) }),
      fc.record({ lighting: fc.nat(2) }),
      fc.record({
        tv: fc.record({ routine: fc.nat(3), channels: fc.uniqueArray(fc.integer({ min: 1, max: 5 })) }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async changes => {
        for (const each of changes) await save(each);
        const found = await find();
        const { ac, lighting, tv } = Object.assign({}, ...changes);
        if (ac) {
          const { temperature: optionSelected, onlyVentilationEnabled } = ac;
          expect(found.ac).toMatchObject({ optionSelected, onlyVentilationEnabled });
        }
        if (lighting !== undefined) expect(found.lighting.optionSelected).toBe(lighting);
        if (tv) expect(found.tv.optionsSelected).toEqual({ ...tv, channels: tv.channels.toSorted() });
      }),
      { numRuns: STORY_RUNS },
    );
  });

  test('that two devices save at once is one of the two, whole (PRF-12)', async () => {
    const other = await session(hotel.gateway, hotel.guest.id);
    const warm = { ac: { temperature: 4, onlyVentilationEnabled: false } };
    await Promise.all([save(cold), other.client.preferences.saveRoom(warm)]);
    const [stored, ...more] = await storedAnswers('AC');
    expect([cold.ac, warm.ac]).toContainEqual(stored);
    expect(more).toEqual([]);
  });

  test('leaves out what the hotel no longer offers, or what no form of it knows, also in the progress of the account (API-51, PRF-01, PRF-11)', async () => {
    await save({ ac: { temperature: 4, onlyVentilationEnabled: true } });
    await save({ lighting: 2 });
    await save({ tv: { routine: 1, channels: [2, 3, 4] } });
    const gone = (kind: 'AC' | 'TV_CHANNEL' | 'TV_ROUTINE', id: number) =>
      hotel.db.delete(roomOptions).where(and(eq(roomOptions.kind, kind), eq(roomOptions.id, id)));
    await gone('AC', 4);
    await gone('TV_CHANNEL', 3);
    const answers = { light: 'old' };
    await hotel.db.update(guestPreferences).set({ answers }).where(isPart('LIGHTING'));
    expect(await find()).toMatchObject({
      ac: { optionSelected: null, onlyVentilationEnabled: true },
      lighting: { optionSelected: null },
      tv: { optionsSelected: { routine: 1, channels: [2, 4] } },
    });
    expect(await progress(), 'of the television a part is left').toBe(0.2);
    await gone('TV_ROUTINE', 1);
    expect((await find()).tv.optionsSelected).toBeNull();
    expect(await progress()).toBe(0);
  });

  test('can be saved so many times an hour (PRF-12)', async () => {
    for (let count = 0; count < LIMIT; count += 1) await save({ lighting: count % 3 });
    expect(await codeOf(save({ lighting: 0 }))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('the stay that is prepared next', () => {
  test('can be changed until 24 hours before the arrival (PRF-16)', async () => {
    const { bookingId } = await scenario(hotel).longStay({ rooms: [{ typeId: 'queen', checkinHour: 13 }] });
    const nextStay = {
      bookingId,
      hotelName: 'Pernoite Jardins',
      timezone: 'America/Sao_Paulo',
      checkin: '2026-12-10T13:00:00-03:00',
      changeableUntil: '2026-12-09T16:00:00.000Z',
    };
    expect((await find()).nextStay).toEqual({ ...nextStay, isChangeable: true });
    const before = await clientAt(hotel, hotel.guest, '2026-12-09T15:59:00Z');
    expect((await before.preferences.find()).nextStay).toEqual({ ...nextStay, isChangeable: true });
    const after = await clientAt(hotel, hotel.guest, '2026-12-09T16:00:00Z');
    const saved = await after.preferences.saveRoom({ lighting: 0 });
    expect(saved.nextStay).toEqual({ ...nextStay, isChangeable: false });
  });

  test('is the first whose room the guest has not checked in to, and of nobody else (PRF-16)', async () => {
    const dates = { checkin: '2026-12-20', checkout: '2026-12-22' };
    const { bookingId: second } = await scenario(hotel).longStay({ dates });
    const { bookingId: first } = await scenario(hotel).longStay();
    expect((await find()).nextStay?.bookingId).toBe(first);
    const stranger = await newGuest(hotel.gateway);
    expect((await stranger.client.preferences.find()).nextStay).toBeNull();

    const client = await clientAt(hotel, hotel.guest, '2026-12-10T19:00:00-03:00');
    const nextStay = async () => (await client.preferences.find()).nextStay;
    expect(await nextStay()).toMatchObject({ bookingId: first, isChangeable: false });
    await checkIn(hotel, first);
    expect(await nextStay()).toMatchObject({ bookingId: second, isChangeable: true });
  });
});
