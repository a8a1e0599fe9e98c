import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { isRun, newDoorCode } from '#gateway/domain/booking/doors/door-codes.ts';
import { programDueLocks } from '#gateway/domain/booking/doors/lock-worker.ts';
import { silenceSandboxLock } from '#gateway/store/sandbox-lock-store.ts';
import { accommodationGuests, bookings } from '#gateway/store/schema/bookings.ts';
import { doorCodeShowings } from '#gateway/store/schema/check-ins.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { TRIP } from '#tests/personal-data.ts';
import { checkInAt, clientAt, orderOf, seedAddress, seedIdentity, shownCode } from './checking-in.ts';
import { addCompanion } from './companion.ts';
import { pageOf } from './desk.ts';
import { openOwnHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { deviceClient } from './hotel-devices.ts';
import { EVENING, QUEEN_AND_SUITE, scenario } from './scenario.ts';
import { codeOf, HOTEL, newGuest, session, type TestGuest } from './small-hotel.ts';
import { stayInOwnRoom } from './stay-in-own-room.ts';
import { bookingOf, storedRoom } from './stored-booking.ts';

const hotel = openOwnHotel();
const LATER = '2026-12-03T20:05:00-03:00';
const NIGHT = '2026-12-03T23:00:00-03:00';

let bookingId: string;
let first: number;
let second: number;
let bruno: TestGuest;
/** Two rooms: Bruno shares the first one with its holder. */
beforeEach(async () => {
  ({ bookingId, first, second } = await scenario(hotel).paidStay({ rooms: QUEEN_AND_SUITE }));
  bruno = await newGuest(hotel.gateway);
  await addCompanion(hotel.db, { bookingId, accommodationId: first }, bruno);
});

const renew = (client: Client, accommodationId = first) =>
  client.checkIn.renewDoorCode({ bookingId, accommodationId: String(accommodationId) });

async function doorFor(client: Client): Promise<[string | null, unknown]> {
  return [await shownCode(client, bookingId, first), await codeOf(renew(client))];
}

describe('a door code is shown to nobody', () => {
  const nothing = [null, 'DOOR_CODE_NOT_AVAILABLE'];

  test('before check-in, and before the stay begins (BKG-14, BKG-19)', async () => {
    expect(await doorFor(await clientAt(hotel, hotel.guest, EVENING))).toEqual(nothing);
    const early = await checkInAt(hotel, hotel.guest, { bookingId, time: '2026-12-03T14:59:58-03:00' });
    hotel.gateway.clock.moveTo(new Date('2026-12-03T14:59:58-03:00'));
    expect(await doorFor(early)).toEqual(nothing);
    const later = await clientAt(hotel, hotel.guest, '2026-12-03T15:00:00-03:00');
    expect(await shownCode(later, bookingId, first)).toMatch(/^\d{6}$/);
  });

  test('after the booked departure, nor after check-out (BKG-14, BKG-19)', async () => {
    await checkInAt(hotel, hotel.guest, { bookingId, time: EVENING });
    const late = await clientAt(hotel, hotel.guest, '2026-12-04T12:00:00-03:00');
    expect(await doorFor(late)).toEqual(nothing);
    await late.checkOut.confirm({ id: bookingId, accommodationId: first, overstayFee: 0 });
    expect(await doorFor(late)).toEqual(nothing);
  });

  test('who shares the room and has not checked in (PD-64)', async () => {
    await checkInAt(hotel, hotel.guest, { bookingId, time: EVENING });
    expect(await doorFor(await clientAt(hotel, bruno, EVENING))).toEqual(nothing);
  });

  test('who sees the room only from outside, is invited, or guesses ids (BKG-09, PD-57, PD-64)', async () => {
    const [other, invited] = [await newGuest(hotel.gateway), await newGuest(hotel.gateway)];
    const stranger = await newGuest(hotel.gateway);
    await addCompanion(hotel.db, { bookingId, accommodationId: second, isMain: true }, other);
    await addCompanion(hotel.db, { bookingId, accommodationId: first }, invited, 'PENDING');
    await checkInAt(hotel, hotel.guest, { bookingId, rooms: [first], time: EVENING });
    const theirs = await checkInAt(hotel, other, { bookingId, rooms: [second], time: EVENING });
    expect(await doorFor(theirs)).toEqual([null, 'BOOKING_NOT_FOUND']);
    expect(await doorFor(await clientAt(hotel, invited, EVENING))).toEqual([null, 'BOOKING_NOT_FOUND']);
    const outside = await clientAt(hotel, stranger, EVENING);
    expect(await codeOf(outside.bookings.details({ bookingId }))).toBe('BOOKING_NOT_FOUND');
    for (const id of [first, second, 1, 999_999])
      expect(await codeOf(renew(outside, id))).toBe('BOOKING_NOT_FOUND');
    const own = await clientAt(hotel, hotel.guest, EVENING);
    expect(await codeOf(renew(own, 999_999))).toBe('BOOKING_NOT_FOUND');
    const guessed = { bookingId: randomUUID(), accommodationId: String(first) };
    expect(await codeOf(own.checkIn.renewDoorCode(guessed))).toBe('BOOKING_NOT_FOUND');
  });

  test('who knows no more than reservation code and last name: the e-mailed code comes between (BEY-02, PD-46)', async () => {
    await checkInAt(hotel, hotel.guest, { bookingId, time: EVENING });
    const code = (await storedRoom(hotel, first)).doorCode ?? '';
    const { locator } = await bookingOf(hotel, bookingId);
    const kiosk = deviceClient(hotel.gateway);
    const requested = await kiosk.signIn.askReservationCode({ locator, lastName: 'Prado' });
    expect(JSON.stringify(requested)).not.toContain(code);
    expect(await codeOf(kiosk.bookings.details({ bookingId: locator }))).toBe('UNAUTHORIZED');
    expect(await codeOf(renew(kiosk))).toBe('UNAUTHORIZED');
    const stranger = await clientAt(hotel, await newGuest(hotel.gateway), EVENING);
    const found = await codeOf(stranger.bookings.findForImport({ locator, lastName: 'Prado' }));
    expect(JSON.stringify(found)).not.toContain(code);
  });
});

test('whoever imports a booking whose guests are in it gets no code, nor a check-in that would give one (PD-46, PD-64)', async () => {
  await checkInAt(hotel, hotel.guest, { bookingId, time: EVENING });
  // As a partner sent it, whose guests checked in at the reception.
  await hotel.db.delete(accommodationGuests).where(eq(accommodationGuests.bookingId, bookingId));
  const sold = { guestId: null, channel: 'PARTNER', holderLastName: 'Prado' } as const;
  await hotel.db.update(bookings).set(sold).where(eq(bookings.id, bookingId));
  const { locator } = await bookingOf(hotel, bookingId);
  const thief = await newGuest(hotel.gateway);
  const client = await clientAt(hotel, thief, LATER);
  await client.bookings.findForImport({ locator, lastName: 'Prado' });
  await client.bookings.import({ bookingId });
  await seedAddress(hotel.db, thief.id);
  await seedIdentity(hotel, thief.id);
  expect(await codeOf(client.checkIn.saveTrip({ bookingId, ...TRIP }))).toBe('CHECKIN_NOT_AVAILABLE');
  const order = await orderOf(client, bookingId);
  expect(await codeOf(client.checkIn.confirm(order))).toBe('CHECKIN_NOT_AVAILABLE');
  for (const room of [first, second]) {
    expect(await shownCode(client, bookingId, room)).toBeNull();
    expect(await codeOf(renew(client, room))).toBe('DOOR_CODE_NOT_AVAILABLE');
  }
});

test('a holder who let somebody else be the main guest checks in after them, and gets the code (PD-64, CHK-05)', async () => {
  const isMain = (guestId: string, is: boolean) =>
    hotel.db
      .update(accommodationGuests)
      .set({ isMain: is })
      .where(and(eq(accommodationGuests.accommodationId, first), eq(accommodationGuests.guestId, guestId)));
  await isMain(hotel.guest.id, false);
  await isMain(bruno.id, true);
  const main = await checkInAt(hotel, bruno, { bookingId, rooms: [first], time: EVENING });
  const holder = await checkInAt(hotel, hotel.guest, { bookingId, rooms: [first], time: LATER });
  const code = await shownCode(main, bookingId, first);
  expect(code).not.toBeNull();
  expect(await shownCode(holder, bookingId, first)).toBe(code);
});

describe('a code that does not open', () => {
  test('is changed three times a stay, whoever of the room asks, and each is another one (PD-46)', async () => {
    const main = await checkInAt(hotel, hotel.guest, { bookingId, time: EVENING });
    const companion = await checkInAt(hotel, bruno, { bookingId, rooms: [first], time: EVENING });
    const codes = [await shownCode(main, bookingId, first)];
    for (const [client, renewalsLeft] of [
      [main, 2],
      [companion, 1],
      [main, 0],
    ] as const) {
      const { lockDoorCode, ...rest } = await renew(client);
      expect(rest).toEqual({ isDoorCodeActive: false, renewalsLeft });
      codes.push(lockDoorCode);
    }
    expect(new Set(codes).size).toBe(4);
    expect(await codeOf(renew(companion))).toBe('DOOR_CODE_LIMIT');
    expect(await shownCode(companion, bookingId, first)).toBe(codes.at(-1));
  });

  test('is changed three times by ten devices at once, too (PD-46)', async () => {
    const main = await checkInAt(hotel, hotel.guest, { bookingId, time: EVENING });
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => codeOf(renew(main))));
    expect(outcomes.filter(one => one === 'DOOR_CODE_LIMIT')).toHaveLength(7);
    expect((await storedRoom(hotel, first)).doorCodeRenewals).toBe(3);
  });
});

test('each time that a code is shown is noted with guest and device, and never the code (BEY-21, PD-46)', async () => {
  const main = await checkInAt(hotel, hotel.guest, { bookingId, time: EVENING });
  await main.bookings.details({ bookingId });
  await renew(main);
  const { token } = await session(hotel.gateway, bruno.id);
  const kiosk = hotel.gateway.client({
    token,
    headers: { 'x-device-profile': 'kiosk', 'x-device-hotel': HOTEL, 'x-device-id': 'lobby-1' },
  });
  await kiosk.bookings.details({ bookingId });
  await checkInAt(hotel, bruno, { bookingId, rooms: [first], time: EVENING });
  await kiosk.bookings.details({ bookingId });
  const showings = await hotel.db
    .select()
    .from(doorCodeShowings)
    .where(eq(doorCodeShowings.accommodationId, first))
    .orderBy(doorCodeShowings.id);
  expect(showings.map(({ guestId, reason, place }) => [guestId, reason, place])).toEqual([
    // Of the repeated view after check-in, and of the view itself.
    [hotel.guest.id, 'SHOWN', 'WEB'],
    [hotel.guest.id, 'RENEWED', 'WEB'],
    [bruno.id, 'SHOWN', 'KIOSK'],
  ]);
  const { doorCode } = await storedRoom(hotel, first);
  expect(JSON.stringify(showings)).not.toContain(doorCode);
  const { rooms } = await pageOf(hotel.gateway, bookingId);
  const { door } = rooms.find(({ accommodationId }) => accommodationId === first) ?? {};
  expect(door?.showings.map(({ reason, place }) => [reason, place])).toEqual([
    ['SHOWN', 'KIOSK'],
    ['RENEWED', 'WEB'],
    ['SHOWN', 'WEB'],
  ]);
});

describe('codes', () => {
  async function manyStays(count: number) {
    const stays = [];
    for (let index = 0; index < count; index += 1) {
      const guest = await newGuest(hotel.gateway);
      const room = { checkinDate: '2026-12-03', roomId: `many-${randomUUID()}` };
      const stay = await stayInOwnRoom(hotel.db, { guestId: guest.id, ...room });
      await seedAddress(hotel.db, guest.id);
      await seedIdentity(hotel, guest.id);
      const { client } = await session(hotel.gateway, guest.id);
      await client.checkIn.saveTrip({ bookingId: stay.bookingId, ...TRIP });
      stays.push({ client, ...stay });
    }
    return stays;
  }

  test('of fifty check-ins at once are fifty, one for each door (PD-46)', async () => {
    hotel.gateway.clock.moveTo(new Date(EVENING));
    const stays = await manyStays(50);
    await Promise.all(
      stays.map(({ client, bookingId: id, accommodationId }) =>
        client.checkIn.confirm({ bookingId: id, accommodations: [{ accommodationId, guests: [] }] }),
      ),
    );
    const codes = await Promise.all(
      stays.map(async ({ accommodationId }) => (await storedRoom(hotel, accommodationId)).doorCode),
    );
    expect(codes.every(code => code !== null && /^\d{6}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBe(50);
  });

  test('are no run that a lock takes from nobody (LCK-01)', () => {
    expect(['222222', '123456', '987654', '012345'].map(isRun)).toEqual([true, true, true, true]);
    expect(['135790', '112233', '890123', '481516'].map(isRun)).toEqual([false, false, false, false]);
  });

  test('are as often one digit as another at each place, and follow from nothing (PD-46)', async () => {
    const DRAWS = 4_000;
    const codes = await hotel.db.transaction(async tx => {
      const drawn: string[] = [];
      for (let index = 0; index < DRAWS; index += 1) drawn.push(await newDoorCode(tx, 'NOWHERE'));
      return drawn;
    });
    // Chi-square with 9 degrees of freedom: above 50 once in ten million draws.
    for (let place = 0; place < 6; place += 1) {
      const counts = Map.groupBy(codes, code => code[place]);
      expect(counts.size).toBe(10);
      const expected = DRAWS / 10;
      const squares = [...counts.values()].map(of => (of.length - expected) ** 2 / expected);
      const chi = squares.reduce((sum, square) => sum + square, 0);
      expect(chi).toBeLessThan(50);
    }
    const steps = codes.slice(1).map((code, index) => Number(code) - Number(codes[index]));
    expect(steps.filter(step => Math.abs(step) <= 1).length).toBeLessThan(4);
    // 4,000 draws of a million repeat about eight times.
    expect(new Set(codes).size).toBeGreaterThan(DRAWS - 40);
  });
});

describe('a code is never', () => {
  test('in a log, an e-mail, a list, the account’s copy, an error, the console or the desk’s page (PD-46, SEC-08)', async () => {
    const lines: string[] = [];
    const { log } = hotel.gateway.app;
    Object.assign(log, { [pino.symbols.streamSym]: { write: (line: string) => lines.push(line) } });
    log.level = 'trace';
    await silenceSandboxLock(hotel.db, (await storedRoom(hotel, first)).roomId, new Date(NIGHT));
    const main = await checkInAt(hotel, hotel.guest, { bookingId, time: EVENING });
    const companion = await checkInAt(hotel, bruno, { bookingId, rooms: [first], time: EVENING });
    const codes = [await shownCode(main, bookingId, first), await shownCode(main, bookingId, second)];
    for (let times = 0; times < 3; times += 1) codes.push((await renew(companion)).lockDoorCode);
    const seen: unknown[] = [await codeOf(renew(main)), await codeOf(renew(main, 999_999))];
    await programDueLocks(hotel.gateway.app);
    const late = await clientAt(hotel, hotel.guest, NIGHT);
    seen.push(
      await late.bookings.active({}),
      await late.bookings.find({ bookingId }),
      await late.account.export(),
      await late.checkIn.find({ bookingId }),
      await late.bookings.values({ bookingId }),
      (await hotel.gateway.raw('GET', '/console/doors')).text,
      (await hotel.gateway.raw('GET', '/console/bookings')).text,
      await pageOf(hotel.gateway, bookingId),
      (await hotel.gateway.raw('GET', '/api/openapi.json')).text,
    );
    for (const accommodationId of [first, second])
      await codeOf(late.bookings.leaveEarly({ id: bookingId, accId: String(accommodationId) }));
    seen.push(await hotel.db.select().from(emails), await hotel.db.select().from(doorCodeShowings));
    seen.push(await hotel.db.select().from(accommodationGuests));
    log.level = 'silent';
    expect(codes.filter(code => code !== null)).toHaveLength(5);
    expect(lines.filter(line => line.includes('the lock has not confirmed yet'))).not.toEqual([]);
    const text = JSON.stringify(seen) + lines.join('');
    for (const code of codes) expect(text).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
  });
});
