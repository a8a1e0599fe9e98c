import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accommodationGuests } from '#gateway/store/schema/bookings.ts';
import { checkInAt, clientAt, isCheckInOpen, orderOf, prepare, shownCode } from './checking-in.ts';
import { addCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { EVENING, QUEEN_AND_SUITE, queenRoom, scenario } from './scenario.ts';
import { codeOf, newGuest } from './small-hotel.ts';
import { storedRoom } from './stored-booking.ts';

const hotel = openFreshHotel();

const MORNING = '2026-12-03T09:00:00-03:00';

const LATER = '2026-12-03T20:30:00-03:00';

async function twoMains() {
  const stay = await scenario(hotel).paidStay({ rooms: QUEEN_AND_SUITE });
  const bruno = await newGuest(hotel.gateway);
  const { bookingId, second } = stay;
  await addCompanion(hotel.db, { bookingId, accommodationId: second, isMain: true }, bruno);
  return { ...stay, bruno };
}

const isOpenFor = (guest: { id: string }, bookingId: string, time: string) =>
  isCheckInOpen(hotel, guest, { bookingId, time });

describe('in a booking of two rooms', () => {
  test('the holder checks in to both where nobody else is responsible for the second (PD-57, PD-60)', async () => {
    const { bookingId, rooms } = await scenario(hotel).paidStay({ rooms: QUEEN_AND_SUITE });
    const client = await checkInAt(hotel, hotel.guest, { bookingId, time: EVENING });
    const codes = await Promise.all(rooms.map(room => shownCode(client, bookingId, room)));
    expect(codes.every(code => code !== null)).toBe(true);
    expect(new Set(codes).size).toBe(2);
  });

  test('each main guest checks in to the own room, and neither sees the code of the other (PD-57, PD-64)', async () => {
    const { bookingId, first, second, bruno } = await twoMains();
    const client = await clientAt(hotel, hotel.guest, EVENING);
    await prepare(hotel, hotel.guest, client, bookingId);
    expect(await codeOf(client.checkIn.confirm(await orderOf(client, bookingId)))).toBe('BOOKING_NOT_FOUND');
    await client.checkIn.confirm(await orderOf(client, bookingId, [first]));
    expect(await storedRoom(hotel, second)).toMatchObject({ checkedInAt: null, doorCode: null });
    const other = await checkInAt(hotel, bruno, { bookingId, rooms: [second], time: EVENING });
    expect(await shownCode(client, bookingId, second)).toBeNull();
    expect(await shownCode(other, bookingId, first)).toBeNull();
    expect(await shownCode(other, bookingId, second)).toMatch(/^\d{6}$/);
  });

  test('a holder who sleeps in neither and repeats the check-in gets the first response, no code and no other room (PD-64, API-22)', async () => {
    const { bookingId, first, second, bruno } = await twoMains();
    const own = eq(accommodationGuests.guestId, hotel.guest.id);
    await hotel.db.delete(accommodationGuests).where(own);
    const client = await clientAt(hotel, hotel.guest, MORNING);
    await prepare(hotel, hotel.guest, client, bookingId);
    const order = await orderOf(client, bookingId, [first]);
    const response = await client.checkIn.confirm(order);
    expect(response.accommodations).toMatchObject([{ accommodationId: first, suiteNumber: null }]);
    expect(await client.checkIn.confirm(order)).toEqual(response);
    const other = await checkInAt(hotel, bruno, { bookingId, rooms: [second], time: EVENING });
    const later = await clientAt(hotel, hotel.guest, EVENING);
    expect(await later.checkIn.confirm(order)).toEqual(response);
    expect(await shownCode(later, bookingId, first)).toBeNull();
    const theirs = await orderOf(other, bookingId, [second]);
    expect(await codeOf(later.checkIn.confirm(theirs))).toBe('BOOKING_NOT_FOUND');
  });

  test('a holder’s check-in is none to a room that its main guest came to meanwhile, also once that account is deleted (PD-64)', async () => {
    const { bookingId, first, second, bruno } = await twoMains();
    await prepare(hotel, hotel.guest, await clientAt(hotel, hotel.guest, MORNING), bookingId);
    const other = await checkInAt(hotel, bruno, { bookingId, rooms: [second], time: EVENING });
    const order = await orderOf(other, bookingId, [second]);
    await other.guestUser.deleteAccount({ reason: 2 });
    const holder = await checkInAt(hotel, hotel.guest, { bookingId, rooms: [first], time: LATER });
    expect(await codeOf(holder.checkIn.confirm(order))).toBe('CHECKIN_NOT_AVAILABLE');
  });

  test('a room stays closed to the holder once its main guest has deleted the account (PD-64)', async () => {
    const { bookingId, first, second, bruno } = await twoMains();
    const holder = await checkInAt(hotel, hotel.guest, { bookingId, rooms: [first], time: EVENING });
    const other = await checkInAt(hotel, bruno, { bookingId, rooms: [second], time: LATER });
    await other.guestUser.deleteAccount({ reason: 2 });
    expect(await shownCode(holder, bookingId, second)).toBeNull();
    const renewal = holder.checkIn.renewDoorCode({ bookingId, accommodationId: String(second) });
    expect(await codeOf(renewal)).toBe('DOOR_CODE_NOT_AVAILABLE');
  });
});

describe('a companion', () => {
  async function livedInWith(invitation: 'ACCEPTED' | 'PENDING' = 'ACCEPTED') {
    const { bookingId, accommodationId } = await scenario(hotel).paidStay();
    const bruno = await newGuest(hotel.gateway);
    await addCompanion(hotel.db, { bookingId, accommodationId }, bruno, invitation);
    return { bookingId, accommodationId, bruno };
  }

  test('checks in for themselves, in the simple flow, after the main guest and with the same code (CHK-05, CHK-06, PD-64)', async () => {
    const { bookingId, accommodationId, bruno } = await livedInWith();
    expect(await isOpenFor(bruno, bookingId, EVENING)).toBe(false);
    const main = await checkInAt(hotel, hotel.guest, { bookingId, time: EVENING });
    expect(await isOpenFor(bruno, bookingId, EVENING)).toBe(true);
    const before = await clientAt(hotel, bruno, EVENING);
    expect(await before.checkIn.find({ bookingId })).toMatchObject({ flow: 'SIMPLE', checkedInAt: null });
    expect(await shownCode(before, bookingId, accommodationId)).toBeNull();
    const client = await checkInAt(hotel, bruno, { bookingId, time: EVENING });
    const code = await shownCode(client, bookingId, accommodationId);
    expect(code).toMatch(/^\d{6}$/);
    expect(await shownCode(main, bookingId, accommodationId)).toBe(code);
    const { accommodations: rooms } = await main.bookings.details({ bookingId });
    expect(rooms[0]?.guests.map(guest => guest.isCheckinDone)).toEqual([true, true]);
  });

  test('comes after a main guest whose account is deleted by now, who is not named (CHK-06, API-41)', async () => {
    const { bookingId, accommodationId } = await scenario(hotel).paidStay();
    const [main, bruno] = [await newGuest(hotel.gateway), await newGuest(hotel.gateway)];
    await addCompanion(hotel.db, { bookingId, accommodationId, isMain: true }, main);
    await addCompanion(hotel.db, { bookingId, accommodationId }, bruno);
    const first = await checkInAt(hotel, main, { bookingId, time: EVENING });
    await first.guestUser.deleteAccount({ reason: 2 });
    const client = await clientAt(hotel, bruno, EVENING);
    await prepare(hotel, bruno, client, bookingId);
    const { accommodations: seen } = await orderOf(client, bookingId);
    const named = seen.map(room => ({ ...room, guests: room.guests.filter(({ name }) => name !== '') }));
    await client.checkIn.confirm({ bookingId, accommodations: named });
    expect(await shownCode(client, bookingId, accommodationId)).toMatch(/^\d{6}$/);
  });

  test('who has not accepted has no check-in, and sees no code (PD-64)', async () => {
    const { bookingId, accommodationId, bruno } = await livedInWith('PENDING');
    const main = await checkInAt(hotel, hotel.guest, { bookingId, time: EVENING });
    const order = await orderOf(main, bookingId);
    const client = await clientAt(hotel, bruno, EVENING);
    expect(await codeOf(client.checkIn.find({ bookingId }))).toBe('BOOKING_NOT_FOUND');
    expect(await codeOf(client.checkIn.confirm(order))).toBe('BOOKING_NOT_FOUND');
    expect(await shownCode(client, bookingId, accommodationId)).toBeNull();
  });

  test('who is a minor checks in with the main guest (CHK-12)', async () => {
    const child = { children: 1, childrenAges: [7] };
    const { bookingId, accommodationId } = await scenario(hotel).paidStay({
      rooms: [{ ...queenRoom, ...child, typeId: 'family' }],
    });
    await hotel.guest.client.accommodationGuests.add({
      params: { bookingId, accommodationId: String(accommodationId) },
      body: { name: 'Caio Prado', isRoomMainGuest: false, isMinor: true, isSpecialCareRequired: false },
    });
    await checkInAt(hotel, hotel.guest, { bookingId, time: EVENING });
    const isMinor = and(eq(accommodationGuests.bookingId, bookingId), eq(accommodationGuests.isMinor, true));
    const minors = await hotel.db.select().from(accommodationGuests).where(isMinor);
    expect(minors.map(({ checkedInAt }) => checkedInAt)).toEqual([expect.any(Date)]);
  });
});
