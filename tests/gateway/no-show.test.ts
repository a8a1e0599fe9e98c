import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { bookings, hourPurchases } from '#gateway/store/schema/bookings.ts';
import { clientAt } from './checking-in.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { addHotel } from './guide-places.ts';
import { petRoom, scenario } from './scenario.ts';
import { codeOf, holdRoom, newGuest, session } from './small-hotel.ts';
import {
  bookingOf,
  checkIn,
  depositsOf,
  firstRoomOf,
  MINUTE,
  mailsAbout,
  openHoursPurchase,
  petRoomCost,
  roomsOf,
  shifted,
} from './stored-booking.ts';

const hotel = openFreshHotel();

const CREDITED = petRoomCost.creditedLate;
/** Noon of the day after the tenth. */
const DEADLINE = '2026-12-11T12:00:00-03:00';

async function sweepAt(at: string | Date): Promise<void> {
  hotel.gateway.clock.moveTo(new Date(at));
  await settleDue(hotel.gateway.app);
}

test('a booking to which nobody came is a no-show from noon of the next day, not before (PD-18, LIM-06)', async () => {
  const { bookingId: id } = await scenario(hotel).longStay({ rooms: [petRoom, { typeId: 'suite' }] });
  await sweepAt(shifted(DEADLINE, -MINUTE));
  expect(await bookingOf(hotel, id)).toMatchObject({ status: 'CONFIRMED', version: 2 });
  await sweepAt(DEADLINE);
  expect(await bookingOf(hotel, id)).toMatchObject({ status: 'NO_SHOW', version: 3 });
  expect((await roomsOf(hotel, id)).map(({ holdsRoom }) => holdsRoom)).toEqual([false, false]);
  const { client } = await session(hotel.gateway, hotel.guest.id);
  const [seen] = await client.bookings.previous({});
  expect(seen).toMatchObject({ bookingId: id, status: 'NO_SHOW' });
});

test('a no-show returns what a late cancellation would, for six months, and its line says so (LIM-03, LIM-06, PD-55)', async () => {
  const { bookingId: id } = await scenario(hotel).longStay({ rooms: [petRoom] });
  await sweepAt(DEADLINE);
  const { client } = await session(hotel.gateway, hotel.guest.id);
  const { balance, transactions } = await client.personalInfo.statement();
  expect(balance).toBe(CREDITED);
  expect(transactions).toMatchObject([{ origin: 'NO_SHOW', value: CREDITED, booking: { id } }]);
  expect(transactions[0]?.dueDate?.slice(0, 10)).toBe('2027-06-11');
});

test('its room is sold to the next guest in the same minute (PD-18)', async () => {
  await scenario(hotel).longStay({ rooms: [{ ...petRoom, typeId: 'family' }] });
  const other = await newGuest(hotel.gateway);
  await sweepAt(DEADLINE);
  const buyer = { ...other, ...(await session(hotel.gateway, other.id)) };
  const stay = { checkin: '2026-12-11', checkout: '2026-12-13' };
  const rooms = [{ typeId: 'family' }];
  const { bookingId: id } = await scenario(hotel, buyer).longStay({ rooms, dates: stay });
  expect((await bookingOf(hotel, id)).status).toBe('CONFIRMED');
});

test('three sweeps at once make it a no-show once (PD-18)', async () => {
  const { bookingId: id } = await scenario(hotel).longStay({ rooms: [petRoom] });
  hotel.gateway.clock.moveTo(new Date(DEADLINE));
  await Promise.all([1, 2, 3].map(() => settleDue(hotel.gateway.app)));
  await sweepAt(shifted(DEADLINE, 24 * 60 * MINUTE));
  expect(await depositsOf(hotel, id)).toHaveLength(1);
  expect(await mailsAbout(hotel, id)).toHaveLength(1);
  expect((await bookingOf(hotel, id)).version).toBe(3);
});

test('a sweep after days without one returns the same (LIM-06)', async () => {
  const { bookingId: id } = await scenario(hotel).longStay({ rooms: [petRoom] });
  await sweepAt('2026-12-20T08:00:00-03:00');
  expect(await depositsOf(hotel, id)).toMatchObject([{ origin: 'NO_SHOW', amountCents: 1305_40 }]);
});

describe('is not a no-show', () => {
  test('where the guests of one room have come (PD-18)', async () => {
    const { bookingId: id, accommodationId: roomId } = await scenario(hotel).longStay({
      rooms: [petRoom, { typeId: 'suite' }],
    });
    await checkIn(hotel, id, [roomId]);
    await sweepAt(DEADLINE);
    expect((await bookingOf(hotel, id)).status).toBe('IN_PROGRESS');
    expect((await roomsOf(hotel, id)).map(({ holdsRoom }) => holdsRoom)).toEqual([true, true]);
  });

  test('while hours are being paid for it, and is once that has ended (PD-58)', async () => {
    const { bookingId: id } = await scenario(hotel).longStay({ rooms: [petRoom] });
    const purchase = await openHoursPurchase(hotel, id);
    await sweepAt(DEADLINE);
    expect((await bookingOf(hotel, id)).status).toBe('CONFIRMED');
    await hotel.db.update(hourPurchases).set({ outcome: 'REFUSED' }).where(eq(hourPurchases.id, purchase));
    await sweepAt(DEADLINE);
    expect((await bookingOf(hotel, id)).status).toBe('NO_SHOW');
  });

  test('where it was canceled before, which can no longer be done afterwards (BKG-38)', async () => {
    const { bookingId: canceled } = await scenario(hotel).longStay({ rooms: [petRoom] });
    const { bookingId: missed } = await scenario(hotel).longStay({ rooms: [petRoom] });
    const client = await clientAt(hotel, hotel.guest, shifted(DEADLINE, -MINUTE));
    await client.bookings.cancel({ bookingId: canceled });
    hotel.gateway.clock.moveTo(new Date(DEADLINE));
    for (const call of ['cancel', 'estimateCancellation'] as const)
      expect(await codeOf(client.bookings[call]({ bookingId: missed }))).toBe('BOOKING_NOT_CANCELABLE');
    await settleDue(hotel.gateway.app);
    expect(await depositsOf(hotel, canceled)).toMatchObject([{ origin: 'PARTIAL_CANCELLATION' }]);
    expect(await depositsOf(hotel, missed)).toMatchObject([{ origin: 'NO_SHOW' }]);
  });
});

describe('without credits', () => {
  test('a partner’s booking of a guest is a no-show, and its e-mail speaks of no money (EDP-06)', async () => {
    const { bookingId: id } = await scenario(hotel).longStay({ rooms: [petRoom] });
    await hotel.db.update(bookings).set({ channel: 'PARTNER' }).where(eq(bookings.id, id));
    await sweepAt(DEADLINE);
    expect(await bookingOf(hotel, id)).toMatchObject({ status: 'NO_SHOW', version: 3 });
    expect(await depositsOf(hotel, id)).toEqual([]);
    const [mail] = await mailsAbout(hotel, id);
    expect(mail?.kind).toBe('BOOKING_NO_SHOW');
    expect(mail?.text).not.toMatch(/credit|Paid/);
  });

  test('a booking without an account is a no-show that nobody is written to about (PD-18)', async () => {
    const id = await holdRoom(hotel.gateway, '301', ['2026-12-10', 15], ['2026-12-14', 12]);
    await sweepAt(shifted(DEADLINE, -MINUTE));
    expect((await firstRoomOf(hotel, id)).holdsRoom).toBe(true);
    await sweepAt(DEADLINE);
    expect(await bookingOf(hotel, id)).toMatchObject({ status: 'NO_SHOW', version: 2 });
    expect((await firstRoomOf(hotel, id)).holdsRoom).toBe(false);
    expect(await mailsAbout(hotel, id)).toEqual([]);
  });

  test('hundreds of them are closed by one sweep (PD-18)', async () => {
    const many = Array.from({ length: 450 }, () => randomUUID());
    const one = await holdRoom(hotel.gateway, '301', ['2026-12-10', 15], ['2026-12-12', 12]);
    const copied = await bookingOf(hotel, one);
    await hotel.db
      .insert(bookings)
      .values(many.map((id, index) => ({ ...copied, id, locator: `MANY${index}`, version: 1 })));
    hotel.gateway.clock.moveTo(new Date(DEADLINE));
    await Promise.all([settleDue(hotel.gateway.app), settleDue(hotel.gateway.app)]);
    const found = await hotel.db.select().from(bookings).where(inArray(bookings.id, many));
    expect(found.every(({ status, version }) => status === 'NO_SHOW' && version === 2)).toBe(true);
  });
});

test('noon is noon at the hotel: where the day begins earlier, its no-shows do too (PD-18)', async () => {
  const here = await holdRoom(hotel.gateway, '302', ['2026-12-10', 15], ['2026-12-14', 12]);
  const there = await holdRoom(hotel.gateway, '301', ['2026-12-10', 15], ['2026-12-14', 12]);
  const noronha = { id: 'NORONHA', city: 'Fernando de Noronha', timeZone: 'America/Noronha' };
  await addHotel(hotel.gateway, noronha);
  await hotel.db.update(bookings).set({ hotelId: 'NORONHA' }).where(eq(bookings.id, there));
  // Noronha is an hour ahead of São Paulo.
  await sweepAt(shifted(DEADLINE, -60 * MINUTE));
  expect((await bookingOf(hotel, there)).status).toBe('NO_SHOW');
  expect((await bookingOf(hotel, here)).status).toBe('CONFIRMED');
  await sweepAt(DEADLINE);
  expect((await bookingOf(hotel, here)).status).toBe('NO_SHOW');
});

test.each([
  ['en', 'we missed you', 'by 12 PM on the day after arrival', 'Kept by the hotel', 'June 11, 2027'],
  ['pt', 'sentimos sua falta', 'até as 12:00 do dia seguinte', 'Retido pelo hotel', '11 de junho de 2027'],
] as const)(
  'the e-mail says in %s what was retained and until when the credits are good (LIM-03, BEY-17)',
  async (language, title, when, retained, until) => {
    const guest = await newGuest(hotel.gateway, language);
    const { bookingId: id } = await scenario(hotel, guest).longStay({ rooms: [petRoom] });
    await sweepAt(DEADLINE);
    const [mail, ...others] = await mailsAbout(hotel, id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'BOOKING_NO_SHOW', recipient: guest.email, language });
    const text = `${mail?.subject}\n${mail?.text}`.replaceAll('\u00a0', ' ');
    for (const part of [title, when, `${retained}: R$ 466,17`, until, '1.305,40'])
      expect(text).toContain(part);
  },
);
