import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { programDueLocks } from '#gateway/domain/booking/doors/lock-worker.ts';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { opensSandboxLock } from '#gateway/sandbox/sandbox-door-lock.ts';
import { accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { rooms as roomTable } from '#gateway/store/schema/hotels.ts';
import { checkInAt, clientAt, orderOf, prepare, shownCode } from './checking-in.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { queenRoom, scenario } from './scenario.ts';
import { codeOf, holdRoom, newGuest } from './small-hotel.ts';
import { bookingOf, roomsOf, storedRoom } from './stored-booking.ts';

const hotel = openFreshHotel();
const ARRIVAL = '2026-12-03T15:00:00-03:00';
const MORNING = '2026-12-03T09:00:00-03:00';
const QUEEN = [queenRoom];
const FAMILY = [{ ...queenRoom, typeId: 'family' }];

const close = (id: string) =>
  hotel.db.update(roomTable).set({ condition: 'DIRTY' }).where(eq(roomTable.id, id));
const reopenAll = () => hotel.db.update(roomTable).set({ condition: 'CLEAN' });
afterEach(async () => {
  await reopenAll();
});

async function confirmAt(time: string, bookingId: string) {
  const client = await clientAt(hotel, hotel.guest, time);
  const { isBookingCheckinAvailable } = await client.bookings.find({ bookingId });
  const outcome = await codeOf(client.checkIn.confirm(await orderOf(client, bookingId)));
  return { isBookingCheckinAvailable, outcome };
}

async function prepared(wishes = FAMILY) {
  const { bookingId, rooms } = await scenario(hotel).paidStay({ rooms: wishes });
  const client = await clientAt(hotel, hotel.guest, MORNING);
  await prepare(hotel, hotel.guest, client, bookingId);
  return { bookingId, accommodationId: rooms[0] ?? 0, client };
}

async function staysOn(roomId: string): Promise<string> {
  const id = await holdRoom(hotel.gateway, roomId, ['2026-12-02', 15], ['2026-12-03', 12]);
  await hotel.db
    .update(bookings)
    .set({ status: 'IN_PROGRESS', guestId: (await newGuest(hotel.gateway)).id })
    .where(eq(bookings.id, id));
  await hotel.db
    .update(accommodations)
    .set({ checkedInAt: new Date('2026-12-02T15:00:00-03:00') })
    .where(eq(accommodations.bookingId, id));
  return id;
}

describe('a room that is not ready', () => {
  test.each([['closed'], ['lived in by others']])(
    'because it is %s has check-in wait once the stay has begun, and no longer (API-22, PD-65)',
    async why => {
      const { bookingId } = await prepared();
      const before = why === 'closed' ? null : await staysOn('201');
      if (!before) await close('201');
      const waits = { isBookingCheckinAvailable: false, outcome: 'ROOM_NOT_READY' };
      expect(await confirmAt(ARRIVAL, bookingId)).toEqual(waits);
      const isBefore = eq(accommodations.bookingId, before ?? '');
      if (before) await hotel.db.update(accommodations).set({ leftAt: new Date() }).where(isBefore);
      else await reopenAll();
      const later = await confirmAt('2026-12-03T15:30:00-03:00', bookingId);
      expect(later).toMatchObject({ isBookingCheckinAvailable: true, outcome: { bookingId } });
    },
  );

  test('does not stop a check-in before the stay, and its door stays closed until it is (BKG-19, PD-65)', async () => {
    const { bookingId, accommodationId } = await prepared();
    await close('201');
    expect(await confirmAt('2026-12-03T14:59:00-03:00', bookingId)).toMatchObject({ outcome: { bookingId } });
    const client = await clientAt(hotel, hotel.guest, ARRIVAL);
    const [room] = (await client.bookings.details({ bookingId })).accommodations;
    expect(room).toMatchObject({ isRoomReady: false, lockDoorCode: null });
    await reopenAll();
    expect(await shownCode(client, bookingId, accommodationId)).toMatch(/^\d{6}$/);
  });

  test('is exchanged at check-in for a ready one of its type, never for one that is booked (PD-65)', async () => {
    const { bookingId, accommodationId } = await prepared(QUEEN);
    const { roomId } = await storedRoom(hotel, accommodationId);
    const [booked = '', free = ''] = ['101', '102', '103'].filter(id => id !== roomId);
    await holdRoom(hotel.gateway, booked, ['2026-12-03', 15], ['2026-12-04', 12]);
    await close(roomId);
    const { outcome } = await confirmAt(ARRIVAL, bookingId);
    expect(outcome).toMatchObject({ accommodations: [{ suiteNumber: free }] });
    expect(await storedRoom(hotel, accommodationId)).toMatchObject({ roomId: free, holdsRoom: true });
  });

  test('is exchanged by itself when the stay begins, also for guests who checked in before, with its lock (PD-65)', async () => {
    const { bookingId, accommodationId } = await prepared(QUEEN);
    const { roomId } = await storedRoom(hotel, accommodationId);
    await confirmAt('2026-12-03T10:00:00-03:00', bookingId);
    await programDueLocks(hotel.gateway.app);
    await close(roomId);
    await settleDue(hotel.gateway.app);
    expect((await storedRoom(hotel, accommodationId)).roomId).toBe(roomId);
    hotel.gateway.clock.moveTo(new Date(ARRIVAL));
    await settleDue(hotel.gateway.app);
    const moved = await storedRoom(hotel, accommodationId);
    expect(moved.roomId).not.toBe(roomId);
    hotel.gateway.clock.moveBy(2_000);
    await programDueLocks(hotel.gateway.app);
    const opens = (id: string) => opensSandboxLock(hotel.gateway.app, id, moved.doorCode ?? '');
    expect([await opens(moved.roomId), await opens(roomId)]).toEqual([true, false]);
  });

  test('is exchanged for whoever booked first where one ready room is left for two (PD-65)', async () => {
    const { first: earlier } = await scenario(hotel).paidStay({ rooms: QUEEN });
    const { first: later } = await scenario(hotel).paidStay({ rooms: QUEEN });
    // Written again, in the room that comes last: where nothing says the order, it is read after the later one.
    await hotel.db.update(accommodations).set({ roomId: '103' }).where(eq(accommodations.id, earlier));
    await close('102');
    await close('103');
    hotel.gateway.clock.moveTo(new Date(ARRIVAL));
    await settleDue(hotel.gateway.app);
    expect((await storedRoom(hotel, earlier)).roomId).toBe('101');
    expect((await storedRoom(hotel, later)).roomId).toBe('102');
  });

  test('is never taken from guests who have seen its code (PD-65)', async () => {
    const { bookingId, accommodationId } = await prepared(QUEEN);
    const client = await checkInAt(hotel, hotel.guest, { bookingId, time: ARRIVAL });
    expect(await shownCode(client, bookingId, accommodationId)).toMatch(/^\d{6}$/);
    const { roomId } = await storedRoom(hotel, accommodationId);
    await close(roomId);
    await settleDue(hotel.gateway.app);
    expect((await storedRoom(hotel, accommodationId)).roomId).toBe(roomId);
  });

  test('holds nobody who has no account: such a stay ends at its departure (PD-18)', async () => {
    const id = await staysOn('201');
    await hotel.db.update(bookings).set({ guestId: null }).where(eq(bookings.id, id));
    hotel.gateway.clock.moveTo(new Date('2026-12-03T11:59:59-03:00'));
    await settleDue(hotel.gateway.app);
    expect((await bookingOf(hotel, id)).status).toBe('IN_PROGRESS');
    hotel.gateway.clock.moveTo(new Date('2026-12-03T12:00:00-03:00'));
    await settleDue(hotel.gateway.app);
    expect((await bookingOf(hotel, id)).status).toBe('CONCLUDED');
    expect(await roomsOf(hotel, id)).toEqual([expect.objectContaining({ leftAt: expect.any(Date) })]);
  });
});
