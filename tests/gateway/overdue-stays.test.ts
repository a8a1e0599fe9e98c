import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { programDueLocks } from '#gateway/domain/booking/doors/lock-worker.ts';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { opensSandboxLock } from '#gateway/sandbox/sandbox-door-lock.ts';
import { hourPurchases } from '#gateway/store/schema/bookings.ts';
import { checkInAt, clientAt, shownCode } from './checking-in.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { familyRoom, petRoom, scenario } from './scenario.ts';
import {
  bookingOf,
  depositsOf,
  firstRoomOf,
  mailsAbout,
  openHoursPurchase,
  roomsOf,
  shifted,
} from './stored-booking.ts';

const hotel = openFreshHotel();

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MORNING = '2026-12-10T09:00:00-03:00';
const ARRIVAL = '2026-12-10T13:00:00-03:00';
const LAST_MORNING = '2026-12-13T09:00:00-03:00';
/** Of `petRoom`. */
const DEPARTURE = '2026-12-13T14:00:00-03:00';
const afterDeparture = (milliseconds: number) => shifted(DEPARTURE, milliseconds);

async function sweepAt(at: string | Date): Promise<void> {
  hotel.gateway.clock.moveTo(new Date(at));
  await settleDue(hotel.gateway.app);
}

const statusOf = async (bookingId: string) => (await bookingOf(hotel, bookingId)).status;

async function checkedInOnline(wishes = [petRoom], rooms = 1) {
  const stay = await scenario(hotel).longStay({ rooms: wishes });
  const { bookingId } = stay;
  await checkInAt(hotel, hotel.guest, { bookingId, rooms: stay.rooms.slice(0, rooms), time: MORNING });
  return stay;
}

describe('a stay that nobody checks out of', () => {
  test('ends two hours after its departure where nobody has come: no code, no fee, no e-mail (PD-69, LIM-14)', async () => {
    const { bookingId } = await checkedInOnline();
    const { doorCode, roomId } = await firstRoomOf(hotel, bookingId);
    await programDueLocks(hotel.gateway.app);
    await sweepAt(afterDeparture(2 * HOUR - SECOND));
    expect(await statusOf(bookingId)).toBe('IN_PROGRESS');
    await sweepAt(afterDeparture(2 * HOUR));
    expect(await bookingOf(hotel, bookingId)).toMatchObject({ status: 'CONCLUDED', overstayCents: 0 });
    const over = { doorCode: null, leftAt: expect.any(Date) };
    expect(await firstRoomOf(hotel, bookingId)).toMatchObject(over);
    hotel.gateway.clock.moveBy(2 * SECOND);
    await programDueLocks(hotel.gateway.app);
    expect(await opensSandboxLock(hotel.gateway.app, roomId, doorCode ?? '')).toBe(false);
    expect(await mailsAbout(hotel, bookingId)).toEqual([]);
    expect(await depositsOf(hotel, bookingId)).toEqual([]);
    const client = await clientAt(hotel, hotel.guest, afterDeparture(3 * HOUR));
    expect((await client.bookings.details({ bookingId })).payment).toMatchObject({ due: 0 });
    expect((await client.bookings.active({})).map(booking => booking.bookingId)).not.toContain(bookingId);
  });

  test('frees its room for the next guests (PD-65, PD-69)', async () => {
    const dates = { checkin: '2026-12-13', checkout: '2026-12-14' };
    const { bookingId: next } = await scenario(hotel).longStay({ rooms: [familyRoom], dates });
    const { bookingId } = await checkedInOnline([{ ...petRoom, typeId: 'family' }]);
    const isReady = async () => {
      const client = await clientAt(hotel, hotel.guest, hotel.gateway.clock.now());
      return (await client.bookings.details({ bookingId: next })).accommodations[0]?.isRoomReady;
    };
    hotel.gateway.clock.moveTo(afterDeparture(HOUR));
    expect(await isReady()).toBe(false);
    await sweepAt(afterDeparture(2 * HOUR));
    expect(await statusOf(bookingId)).toBe('CONCLUDED');
    expect(await isReady()).toBe(true);
  });

  test('overstays where somebody has seen its code, and ends after three days (LIM-14, PD-69)', async () => {
    const { bookingId, first } = await checkedInOnline();
    const guest = await clientAt(hotel, hotel.guest, ARRIVAL);
    expect(await shownCode(guest, bookingId, first)).toMatch(/^\d{6}$/);
    await sweepAt(afterDeparture(3 * DAY - SECOND));
    const late = await clientAt(hotel, hotel.guest, hotel.gateway.clock.now());
    const { overstay } = await late.checkOut.simulate({ id: bookingId, accId: String(first) });
    expect(overstay?.fee).toBe(2145.96);
    expect(await statusOf(bookingId)).toBe('IN_PROGRESS');
    await sweepAt(afterDeparture(3 * DAY));
    expect(await bookingOf(hotel, bookingId)).toMatchObject({ status: 'CONCLUDED', overstayCents: 0 });
    expect((await firstRoomOf(hotel, bookingId)).doorCode).toBeNull();
  });

  test('ends with its second room, which nobody came to, once the first was checked out (PD-69)', async () => {
    const { bookingId, first, second } = await checkedInOnline([petRoom, { ...petRoom, typeId: 'suite' }]);
    await shownCode(await clientAt(hotel, hotel.guest, ARRIVAL), bookingId, first);
    const client = await clientAt(hotel, hotel.guest, LAST_MORNING);
    const left = await client.checkOut.confirm({ id: bookingId, accommodationId: first });
    expect(left.isConcluded).toBe(false);
    await sweepAt(afterDeparture(2 * HOUR - SECOND));
    expect(await statusOf(bookingId)).toBe('IN_PROGRESS');
    await sweepAt(afterDeparture(2 * HOUR));
    expect(await statusOf(bookingId)).toBe('CONCLUDED');
    const missed = (await roomsOf(hotel, bookingId)).find(({ id }) => id === second);
    expect(missed).toMatchObject({ checkedInAt: null, holdsRoom: false, leftAt: expect.any(Date) });
    expect(await depositsOf(hotel, bookingId)).toEqual([]);
  });

  test('loses the room that nobody came to while the other overstays (PD-69)', async () => {
    const { bookingId, first, second } = await checkedInOnline([petRoom, { ...petRoom, typeId: 'suite' }]);
    await shownCode(await clientAt(hotel, hotel.guest, ARRIVAL), bookingId, first);
    await sweepAt(afterDeparture(2 * HOUR));
    const client = await clientAt(hotel, hotel.guest, hotel.gateway.clock.now());
    const { status, accommodations } = await client.bookings.details({ bookingId });
    expect([status, ...accommodations.map(room => [room.accommodationId, room.status])]).toEqual([
      'IN_PROGRESS',
      [first, 'IN_PROGRESS'],
      [second, 'CANCELED'],
    ]);
  });

  test('waits for an open payment, and ends once for three sweeps at once (PD-58, PD-69)', async () => {
    const { bookingId } = await checkedInOnline();
    const { version } = await bookingOf(hotel, bookingId);
    const purchase = await openHoursPurchase(hotel, bookingId);
    await sweepAt(afterDeparture(2 * HOUR));
    expect(await statusOf(bookingId)).toBe('IN_PROGRESS');
    await hotel.db.update(hourPurchases).set({ outcome: 'REFUSED' }).where(eq(hourPurchases.id, purchase));
    await Promise.all([1, 2, 3].map(() => settleDue(hotel.gateway.app)));
    expect(await bookingOf(hotel, bookingId)).toMatchObject({ status: 'CONCLUDED', version: version + 1 });
  });
});
