import { beforeEach, describe, expect, test } from 'vitest';
import { programDueLocks } from '#gateway/domain/booking/doors/lock-worker.ts';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { opensSandboxLock } from '#gateway/sandbox/sandbox-door-lock.ts';
import { creditBalance } from '#gateway/store/credit-store.ts';
import { checkInAt } from './checking-in.ts';
import { type Desk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { EVENING, LONG_STAY, queenRoom, type Stay, scenario } from './scenario.ts';
import { codeOf, HOTEL, newGuest, session } from './small-hotel.ts';
import { newStaff } from './staff-fixture.ts';
import { bookingOf, depositsOf, mailKinds, storedRoom } from './stored-booking.ts';

const hotel = openFreshHotel();
let desk: Desk;
let stay: Stay;
beforeEach(async () => {
  desk = await newDesk(hotel.gateway, HOTEL, await newStaff(hotel.gateway, { role: 'MANAGER' }));
});

const reason = 'GUEST_REQUESTED';
const inBooking = () => ({ hotelId: HOTEL, bookingId: stay.bookingId, reason });
const inRoom = () => ({ ...inBooking(), accommodationId: String(stay.accommodationId) });
const find = () => desk.calls.endings.find({ hotelId: HOTEL, bookingId: stay.bookingId });
const acts = async () => (await recordOf(hotel.db, stay.bookingId)).map(({ act }) => act);
const creditsOf = () => creditBalance(hotel.db, hotel.guest.id, hotel.gateway.clock.now());

test('a receptionist ends and undoes nothing, and no other hotel’s manager does (FRD-11, STF-04)', async () => {
  stay = await scenario(hotel).longStay();
  const reception = await newDesk(hotel.gateway);
  const { cancel, conclude, undoCheckIn, undoNoShow } = reception.calls.endings;
  const room = { ...inRoom(), creditCents: 0, overstayCents: 0 };
  for (const act of [cancel, conclude, undoCheckIn, undoNoShow])
    expect(await codeOf(act(room))).toBe('FORBIDDEN');
  expect(await codeOf(desk.calls.endings.cancel({ ...room, hotelId: OTHER_HOTEL.hotelId }))).toBe(
    'FORBIDDEN',
  );
  expect((await bookingOf(hotel, stay.bookingId)).status).toBe('CONFIRMED');
});

describe('a manager cancels', () => {
  test('with the money of the guest’s own cancellation, once, and with a reason (FRD-11, BEY-17)', async () => {
    stay = await scenario(hotel).longStay();
    const own = await stay.client.bookings.estimateCancellation({ bookingId: stay.bookingId });
    const { cancel } = await find();
    expect(cancel).toEqual({
      creditCents: Math.round(own.creditValue * 100),
      keptCents: Math.round(own.cancellationFeeValue * 100),
    });
    const { creditCents } = cancel ?? { creditCents: 0 };
    const changed = desk.calls.endings.cancel({ ...inBooking(), creditCents: creditCents - 1 });
    expect(await codeOf(changed)).toBe('OUTCOME_CHANGED');
    expect(await codeOf(desk.calls.endings.cancel({ ...inBooking(), creditCents, reason: 'x' }))).toBe(
      'BAD_REQUEST',
    );
    const done = await desk.calls.endings.cancel({ ...inBooking(), creditCents });
    expect(await desk.calls.endings.cancel({ ...inBooking(), creditCents })).toEqual(done);
    expect((await bookingOf(hotel, stay.bookingId)).status).toBe('CANCELED');
    expect(await depositsOf(hotel, stay.bookingId)).toMatchObject([{ amountCents: creditCents }]);
    expect(await mailKinds(hotel, stay.bookingId)).toContain('BOOKING_CANCELED');
    expect(await recordOf(hotel.db, stay.bookingId)).toMatchObject([
      { act: 'BOOKING_CANCELED', details: { amountCents: creditCents, reason } },
    ]);
  });
});

describe('a manager ends a stay', () => {
  test('with nights left as an early departure, and its door closes (FRD-11)', async () => {
    stay = await scenario(hotel).longStay({ rooms: [queenRoom], checkedInAt: '2026-12-10T20:00:00-03:00' });
    await programDueLocks(hotel.gateway.app);
    const code = (await storedRoom(hotel, stay.accommodationId)).doorCode ?? '';
    const [room] = (await find()).rooms;
    expect(room?.conclude).toMatchObject({ kind: 'EARLY', overstayCents: 0 });
    const creditCents = room?.conclude?.creditCents ?? 0;
    expect(creditCents).toBeGreaterThan(0);
    const order = { ...inRoom(), creditCents, overstayCents: 0 };
    const done = await desk.calls.endings.conclude(order);
    await programDueLocks(hotel.gateway.app);
    expect(await opensSandboxLock(hotel.gateway.app, stay.room, code)).toBe(false);
    expect((await bookingOf(hotel, stay.bookingId)).status).toBe('CONCLUDED');
    expect(await creditsOf()).toBe(creditCents);
    // Once more is the same outcome, and other figures are not what was done.
    expect(await desk.calls.endings.conclude(order)).toEqual(done);
    const other = { ...order, creditCents: creditCents + 1 };
    expect(await codeOf(desk.calls.endings.conclude(other))).toBe('OUTCOME_CHANGED');
    expect(await acts()).toEqual(['STAY_CONCLUDED']);
  });

  test('that overstays with the fee that a check-out would have (FRD-11, LIM-14)', async () => {
    stay = await scenario(hotel).paidStay({ rooms: [queenRoom], checkedInAt: EVENING });
    hotel.gateway.clock.moveTo(new Date('2026-12-04T14:30:00-03:00'));
    const [room] = (await find()).rooms;
    const overstayCents = room?.conclude?.overstayCents ?? 0;
    expect(overstayCents).toBeGreaterThan(0);
    const free = { ...inRoom(), creditCents: 0, overstayCents: 0 };
    expect(await codeOf(desk.calls.endings.conclude(free))).toBe('OUTCOME_CHANGED');
    await desk.calls.endings.conclude({ ...free, overstayCents });
    expect(await bookingOf(hotel, stay.bookingId)).toMatchObject({ status: 'CONCLUDED', overstayCents });
  });
});

test('a room that its guest has left is concluded by nobody (FRD-11)', async () => {
  stay = await scenario(hotel).paidStay({ rooms: [queenRoom], checkedInAt: EVENING });
  hotel.gateway.clock.moveTo(new Date('2026-12-04T11:30:00-03:00'));
  const { client } = await session(hotel.gateway, hotel.guest.id);
  await client.checkOut.confirm({ id: stay.bookingId, accommodationId: stay.accommodationId });
  const order = { ...inRoom(), creditCents: 0, overstayCents: 0 };
  expect(await codeOf(desk.calls.endings.conclude(order))).toBe('STAY_NOT_IN_PROGRESS');
});

describe('a manager undoes a check-in', () => {
  test('of the last hours: the code ends, and the guest checks in again (FRD-11, PD-46)', async () => {
    stay = await scenario(hotel).paidStay({ rooms: [queenRoom], checkedInAt: EVENING });
    const { app, clock } = hotel.gateway;
    await programDueLocks(app);
    const code = (await storedRoom(hotel, stay.accommodationId)).doorCode ?? '';
    await desk.calls.endings.undoCheckIn(inRoom());
    await programDueLocks(app);
    expect(await opensSandboxLock(app, stay.room, code)).toBe(false);
    expect((await bookingOf(hotel, stay.bookingId)).status).toBe('CONFIRMED');
    expect(await codeOf(desk.calls.endings.undoCheckIn(inRoom()))).toBe('BOOKING_CHANGED');
    await checkInAt(hotel, hotel.guest, { bookingId: stay.bookingId, time: '2026-12-03T21:00:00-03:00' });
    expect((await bookingOf(hotel, stay.bookingId)).status).toBe('IN_PROGRESS');
    clock.moveTo(new Date('2026-12-04T09:30:00-03:00'));
    expect(await codeOf(desk.calls.endings.undoCheckIn(inRoom()))).toBe('BOOKING_CHANGED');
    expect(await acts()).toEqual(['CHECK_IN_UNDONE']);
  });
});

describe('a manager undoes a no-show', () => {
  const missed = async () => {
    stay = await scenario(hotel).longStay({ rooms: [queenRoom] });
    hotel.gateway.clock.moveTo(new Date('2026-12-11T12:30:00-03:00'));
    await settleDue(hotel.gateway.app);
    expect((await bookingOf(hotel, stay.bookingId)).status).toBe('NO_SHOW');
  };

  test('of the last hours: the booking stands until its departure, and what came back goes out again (FRD-11)', async () => {
    await missed();
    const returned = await creditsOf();
    const { undoNoShow } = await find();
    expect(undoNoShow).toMatchObject({ creditCents: returned });
    await desk.calls.endings.undoNoShow(inBooking());
    expect(await creditsOf()).toBe(0);
    await settleDue(hotel.gateway.app);
    expect((await bookingOf(hotel, stay.bookingId)).status).toBe('CONFIRMED');
    expect((await storedRoom(hotel, stay.accommodationId)).holdsRoom).toBe(true);
    await checkInAt(hotel, hotel.guest, { bookingId: stay.bookingId, time: '2026-12-11T13:00:00-03:00' });
    expect((await bookingOf(hotel, stay.bookingId)).status).toBe('IN_PROGRESS');
    expect(await acts()).toEqual(['NO_SHOW_UNDONE']);
  });

  test('not where the rooms were sold since, and not after half a day (FRD-11)', async () => {
    await missed();
    const rest = { checkin: '2026-12-11', checkout: LONG_STAY.checkout };
    for (const _ of [1, 2, 3])
      await scenario(hotel, await newGuest(hotel.gateway)).paidStay({ rooms: [queenRoom], dates: rest });
    expect(await codeOf(desk.calls.endings.undoNoShow(inBooking()))).toBe('ROOM_UNAVAILABLE');
    hotel.gateway.clock.moveTo(new Date('2026-12-12T01:00:00-03:00'));
    expect(await codeOf(desk.calls.endings.undoNoShow(inBooking()))).toBe('BOOKING_CHANGED');
    expect((await find()).undoNoShow).toBeNull();
    expect((await bookingOf(hotel, stay.bookingId)).status).toBe('NO_SHOW');
  });
});
