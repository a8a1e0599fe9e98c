import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { programDueLocks } from '#gateway/domain/booking/doors/lock-worker.ts';
import { moveFromUnreadyRooms } from '#gateway/domain/booking/doors/ready-room.ts';
import { opensSandboxLock } from '#gateway/sandbox/sandbox-door-lock.ts';
import { releaseRooms } from '#gateway/store/booking-store.ts';
import { silenceSandboxLock } from '#gateway/store/sandbox-lock-store.ts';
import { lockCommands } from '#gateway/store/schema/check-ins.ts';
import { checkInAt, clientAt, shownCode } from './checking-in.ts';
import { openOwnHotel } from './fresh-hotel.ts';
import { buyHour, savedCard } from './hours.ts';
import { EVENING, type Stay, scenario } from './scenario.ts';
import { newGuest } from './small-hotel.ts';
import { storedRoom } from './stored-booking.ts';

const hotel = openOwnHotel();
/** What one test leaves at the only door must not decide the next. */
beforeEach(async () => {
  await silenceSandboxLock(hotel.db, ROOM, null);
  await hotel.db.update(lockCommands).set({ doneAt: new Date() }).where(isNull(lockCommands.doneAt));
});

const NEXT_NIGHT = { checkin: '2026-12-04', checkout: '2026-12-05' };
/** The only one of its type, so that one guest after another gets it. */
const FAMILY = [{ typeId: 'family', checkinHour: 15, checkoutHour: 12 }];
const ROOM = '201';

async function workAt(time: string): Promise<void> {
  hotel.gateway.clock.moveTo(new Date(time));
  await programDueLocks(hotel.gateway.app);
}

async function opensAt(time: string, code: string | null, roomId = ROOM): Promise<boolean> {
  hotel.gateway.clock.moveTo(new Date(time));
  return opensSandboxLock(hotel.gateway.app, roomId, code ?? '');
}

async function livedIn(time = EVENING) {
  const { bookingId, accommodationId } = await scenario(hotel).paidStay({ rooms: FAMILY });
  const client = await checkInAt(hotel, hotel.guest, { bookingId, time });
  const code = (await storedRoom(hotel, accommodationId)).doorCode;
  return { bookingId, accommodationId, client, code };
}

const isActive = async (client: Awaited<ReturnType<typeof clientAt>>, bookingId: string) =>
  (await client.bookings.details({ bookingId })).accommodations[0]?.isDoorCodeActive;

describe('a lock', () => {
  test('opens for the code from arrival to departure, and for no other (PD-46, BKG-14)', async () => {
    const { code } = await livedIn('2026-12-03T10:00:00-03:00');
    await workAt('2026-12-03T10:00:05-03:00');
    expect(await opensAt('2026-12-03T14:59:59-03:00', code)).toBe(false);
    expect(await opensAt('2026-12-03T15:00:00-03:00', code)).toBe(true);
    expect(await opensAt('2026-12-04T11:59:59-03:00', code)).toBe(true);
    expect(await opensAt('2026-12-04T12:00:00-03:00', code)).toBe(false);
    expect(await opensAt(EVENING, code === '000000' ? '000001' : '000000')).toBe(false);
    expect(await opensAt(EVENING, '')).toBe(false);
  });

  test('has confirmed the code before the guest sees that it works (PD-46, PD-66)', async () => {
    await silenceSandboxLock(hotel.db, ROOM, new Date('2026-12-03T20:10:00-03:00'));
    const { bookingId, client, code } = await livedIn();
    expect(await isActive(client, bookingId)).toBe(false);
    await workAt('2026-12-03T20:00:01-03:00');
    expect(await isActive(client, bookingId)).toBe(false);
    expect(await opensAt('2026-12-03T20:05:00-03:00', code)).toBe(false);
    await workAt('2026-12-03T20:11:00-03:00');
    expect(await isActive(client, bookingId)).toBe(true);
    expect(await opensAt('2026-12-03T20:11:00-03:00', code)).toBe(true);
  });

  test('that stays silent is left alone for longer and longer, a minute at most (PD-66)', async () => {
    await silenceSandboxLock(hotel.db, ROOM, new Date('2026-12-03T23:00:00-03:00'));
    const { accommodationId } = await livedIn();
    const waits: number[] = [];
    for (let time = Date.parse('2026-12-03T20:00:05-03:00'); waits.length < 8; ) {
      await workAt(new Date(time).toISOString());
      const [command] = await hotel.db
        .select()
        .from(lockCommands)
        .where(and(eq(lockCommands.accommodationId, accommodationId), isNull(lockCommands.doneAt)));
      waits.push(Math.round(((command?.nextTryAt.getTime() ?? 0) - time) / 1_000));
      time = command?.nextTryAt.getTime() ?? 0;
    }
    expect(waits).toEqual([2, 5, 10, 20, 40, 60, 60, 60]);
  });

  test('takes the newest code, and the one before is worthless (PD-46)', async () => {
    const { bookingId, accommodationId, client, code } = await livedIn();
    await workAt('2026-12-03T20:00:01-03:00');
    const room = { bookingId, accommodationId: String(accommodationId) };
    const renewed = [];
    for (let times = 0; times < 2; times += 1) renewed.push(await client.checkIn.renewDoorCode(room));
    expect(await isActive(client, bookingId)).toBe(false);
    await workAt('2026-12-03T20:00:02-03:00');
    const [first, second] = renewed.map(({ lockDoorCode }) => lockDoorCode);
    expect(await opensAt(EVENING, second ?? null)).toBe(true);
    for (const old of [code, first ?? null]) expect(await opensAt(EVENING, old)).toBe(false);
    expect(await isActive(client, bookingId)).toBe(true);
  });

  test('opens longer for a later departure that was bought, and the code works all along (PD-46, PD-61)', async () => {
    const { bookingId, accommodationId, client, code } = await livedIn();
    await workAt('2026-12-03T20:00:01-03:00');
    await buyHour({ client, bookingId, accommodationId, type: 'CHECKOUT' }, 14, {
      paymentMethodId: await savedCard(hotel.gateway, hotel.guest.id),
    });
    expect(await isActive(client, bookingId)).toBe(true);
    await workAt('2026-12-03T20:00:02-03:00');
    expect(await opensAt('2026-12-04T13:59:59-03:00', code)).toBe(true);
    expect(await opensAt('2026-12-04T14:00:00-03:00', code)).toBe(false);
  });
});

describe('a code ends', () => {
  test('with check-out (PD-46)', async () => {
    const { bookingId, accommodationId, code } = await livedIn();
    await workAt('2026-12-03T20:00:01-03:00');
    const client = await clientAt(hotel, hotel.guest, '2026-12-04T11:00:00-03:00');
    await client.checkOut.confirm({ id: bookingId, accommodationId, overstayFee: 0 });
    expect((await storedRoom(hotel, accommodationId)).doorCode).toBeNull();
    await workAt('2026-12-04T11:00:01-03:00');
    expect(await opensAt('2026-12-04T11:00:02-03:00', code)).toBe(false);
  });

  test('with an early departure (PD-46, EDP-07)', async () => {
    const dates = { checkin: '2026-12-03', checkout: '2026-12-06' };
    const { bookingId, accommodationId } = await scenario(hotel).paidStay({ rooms: FAMILY, dates });
    const client = await checkInAt(hotel, hotel.guest, { bookingId, time: EVENING });
    await workAt('2026-12-03T20:00:05-03:00');
    const code = await shownCode(client, bookingId, accommodationId);
    expect(await opensAt(EVENING, code)).toBe(true);
    await client.bookings.leaveEarly({ id: bookingId, accId: String(accommodationId) });
    await workAt('2026-12-03T20:01:00-03:00');
    expect(await opensAt('2026-12-03T20:01:00-03:00', code)).toBe(false);
  });

  test('with the booking, by whosever hand (PD-46)', async () => {
    const { bookingId, accommodationId, code } = await livedIn();
    await workAt('2026-12-03T20:00:05-03:00');
    await hotel.db.transaction(tx => releaseRooms(tx, bookingId, hotel.gateway.clock.now()));
    expect((await storedRoom(hotel, accommodationId)).doorCode).toBeNull();
    await workAt('2026-12-03T20:01:00-03:00');
    expect(await opensAt('2026-12-03T20:01:00-03:00', code)).toBe(false);
  });
});

describe('one stay after another in a room', () => {
  async function twoStays() {
    const first = await scenario(hotel).paidStay({ rooms: FAMILY });
    const next = await newGuest(hotel.gateway);
    const second = await scenario(hotel, next).paidStay({ rooms: FAMILY, dates: NEXT_NIGHT });
    await checkInAt(hotel, hotel.guest, { bookingId: first.bookingId, time: EVENING });
    await workAt('2026-12-03T20:00:05-03:00');
    // A day before, while the other guests are in the room.
    await checkInAt(hotel, next, { bookingId: second.bookingId, time: '2026-12-03T21:00:00-03:00' });
    const codeOf = async (one: Stay) => (await storedRoom(hotel, one.accommodationId)).doorCode;
    return { first, second, next, codes: [await codeOf(first), await codeOf(second)] as const };
  }

  test('a later guest who checks in from home takes neither the room nor its code from the guests in it (BKG-14, BKG-18, PD-65)', async () => {
    const { first, second, next, codes } = await twoStays();
    const { accommodationId } = first;
    const inRoom = await clientAt(hotel, hotel.guest, '2026-12-03T21:01:00-03:00');
    expect(await shownCode(inRoom, first.bookingId, accommodationId)).toBe(codes[0]);
    const { accommodations: rooms } = await inRoom.bookings.details({ bookingId: first.bookingId });
    expect(rooms).toMatchObject([{ isRoomReady: true }]);
    const room = { bookingId: first.bookingId, accommodationId: String(accommodationId) };
    expect((await inRoom.checkIn.renewDoorCode(room)).lockDoorCode).not.toBeNull();
    // At its own hour, while the guests before are still there.
    const early = await clientAt(hotel, next, '2026-12-04T15:30:00-03:00');
    expect(await shownCode(early, second.bookingId, second.accommodationId)).toBeNull();
  });

  test('a guest who comes late finds their room, though the next one has checked in from home (BKG-13, PD-65)', async () => {
    const first = await scenario(hotel).paidStay({ rooms: FAMILY });
    const next = await newGuest(hotel.gateway);
    const second = await scenario(hotel, next).paidStay({ rooms: FAMILY, dates: NEXT_NIGHT });
    await checkInAt(hotel, next, { bookingId: second.bookingId, time: '2026-12-03T16:00:00-03:00' });
    hotel.gateway.clock.moveTo(new Date(EVENING));
    await moveFromUnreadyRooms(hotel.gateway.app);
    const client = await checkInAt(hotel, hotel.guest, { bookingId: first.bookingId, time: EVENING });
    const { accommodationId } = first;
    expect((await storedRoom(hotel, accommodationId)).roomId).toBe(ROOM);
    expect(await shownCode(client, first.bookingId, accommodationId)).not.toBeNull();
  });

  test('the lock stays with the guests who are in it until they have left (PD-66)', async () => {
    const { first, codes } = await twoStays();
    await workAt('2026-12-03T21:00:05-03:00');
    expect(await opensAt('2026-12-03T21:00:05-03:00', codes[0])).toBe(true);
    const leaving = await clientAt(hotel, hotel.guest, '2026-12-04T11:00:00-03:00');
    const { accommodationId } = first;
    await leaving.checkOut.confirm({ id: first.bookingId, accommodationId, overstayFee: 0 });
    await workAt('2026-12-04T11:00:05-03:00');
    expect(await opensAt('2026-12-04T11:00:05-03:00', codes[0])).toBe(false);
    expect(await opensAt('2026-12-04T15:00:00-03:00', codes[1])).toBe(true);
  });

  test('a late clearing of the first code never wipes the second (PD-66)', async () => {
    const { first, codes } = await twoStays();
    await silenceSandboxLock(hotel.db, ROOM, new Date('2026-12-04T14:00:00-03:00'));
    const leaving = await clientAt(hotel, hotel.guest, '2026-12-04T11:00:00-03:00');
    const { accommodationId } = first;
    await leaving.checkOut.confirm({ id: first.bookingId, accommodationId, overstayFee: 0 });
    await workAt('2026-12-04T11:00:05-03:00');
    await workAt('2026-12-04T14:30:00-03:00');
    await workAt('2026-12-04T14:31:00-03:00');
    expect(await opensAt('2026-12-04T15:00:00-03:00', codes[1])).toBe(true);
    const open = await hotel.db.$count(lockCommands, isNull(lockCommands.doneAt));
    expect(open).toBe(0);
  });
});

test('two gateways never send one lock two commands at once (OPS-03, PD-66)', async () => {
  const { accommodationId } = await livedIn();
  const { app } = hotel.gateway;
  let calls = 0;
  let together = 0;
  let most = 0;
  const locks = {
    setCode: async () => {
      calls += 1;
      together += 1;
      most = Math.max(most, together);
      await new Promise(done => setImmediate(done));
      together -= 1;
    },
    clearCode: async () => {},
    hasCode: async () => true,
  };
  await hotel.db
    .update(lockCommands)
    .set({ doneAt: null, attempts: 0, nextTryAt: hotel.gateway.clock.now() })
    .where(eq(lockCommands.accommodationId, accommodationId));
  await Promise.all(Array.from({ length: 6 }, () => programDueLocks({ ...app, locks })));
  expect([calls, most]).toEqual([1, 1]);
});

test('without a lock system check-in goes on, and no code is ever said to work (PD-66)', async () => {
  const { app } = hotel.gateway;
  await programDueLocks({ ...app, locks: null });
  await silenceSandboxLock(hotel.db, ROOM, new Date('2026-12-03T23:00:00-03:00'));
  const { bookingId, client } = await livedIn();
  await programDueLocks({ ...app, locks: null });
  expect(await isActive(client, bookingId)).toBe(false);
});
