import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { hourPurchases, stayLines } from '#gateway/store/schema/bookings.ts';
import { lockCommands } from '#gateway/store/schema/check-ins.ts';
import { fromReais, toReais } from '#shared/money.ts';
import { clientAt } from './checking-in.ts';
import { addCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { petRoom, scenario } from './scenario.ts';
import { codeOf, newGuest, session, type TestGuest } from './small-hotel.ts';
import { soldByPartner } from './sold-by-partner.ts';
import {
  bookingOf,
  checkIn,
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
const ARRIVAL = '2026-12-10T19:30:00-03:00';
const LAST_MORNING = '2026-12-13T09:00:00-03:00';
/** Of `petRoom`. */
const DEPARTURE = '2026-12-13T14:00:00-03:00';
/** 150 % of the last night's 460.75, and its 3.5 % tax. */
const DAY = { price: 691.13, tax: 24.19, fee: 715.32 };
const TWO_DAYS = { price: 1382.26, tax: 48.38, fee: 1430.64 };

type Room = { id: string; accommodationId: number };

async function livedIn(wishes = [petRoom], guest: TestGuest = hotel.guest): Promise<Room> {
  const stay = await scenario(hotel, guest).longStay({ rooms: wishes, arrivedAt: ARRIVAL });
  return { id: stay.bookingId, accommodationId: stay.accommodationId };
}

const simulate = (client: Client, { id, accommodationId }: Room) =>
  client.checkOut.simulate({ id, accId: String(accommodationId) });
const leave = (client: Client, room: Room, overstayFee?: number) =>
  client.checkOut.confirm({ ...room, ...(overstayFee !== undefined && { overstayFee }) });
const at = (moment: string | Date, guest: TestGuest = hotel.guest) => clientAt(hotel, guest, moment);

test('a room is checked out: booking, door, lock, cleaning and the same response again (API-23, OUT-08, PD-18)', async () => {
  const room = await livedIn();
  const client = await at(LAST_MORNING);
  expect(await simulate(client, room)).toEqual({
    checkoutDate: new Date(DEPARTURE).toISOString(),
    overstay: null,
    isLastRoom: true,
  });
  const done = await leave(client, room, 0);
  expect(done).toMatchObject({ accommodationId: room.accommodationId, overstayFee: 0, isConcluded: true });
  const row = await firstRoomOf(hotel, room.id);
  expect(row).toMatchObject({ doorCode: null, leftAt: new Date(done.checkedOutAt) });
  expect(row.occupied).toContain('2026-12-13 13:00');
  const ofRoom = eq(lockCommands.accommodationId, room.accommodationId);
  const locks = await hotel.db.select().from(lockCommands).where(ofRoom);
  expect(locks.map(({ action }) => action)).toEqual(['CLEAR']);
  expect(await bookingOf(hotel, room.id)).toMatchObject({ status: 'CONCLUDED', overstayCents: 0 });
  const later = await at(shifted(DEPARTURE, 30 * HOUR));
  expect(await leave(later, room, 0)).toEqual(done);
  expect(await mailsAbout(hotel, room.id)).toHaveLength(1);
  expect(await depositsOf(hotel, room.id)).toEqual([]);
  expect(await codeOf(simulate(later, room))).toBe('CHECKOUT_NOT_AVAILABLE');
});

test('check-out is for the last day: with nights left the room is left early, before check-in it is not left (API-23, EDP-04)', async () => {
  const room = await livedIn();
  const early = await at('2026-12-12T14:59:00-03:00');
  expect(await codeOf(simulate(early, room))).toBe('CHECKOUT_NOT_AVAILABLE');
  expect(await codeOf(leave(early, room, 0))).toBe('CHECKOUT_NOT_AVAILABLE');
  const flags = async (client: Client) =>
    (await client.bookings.details({ bookingId: room.id })).accommodations[0];
  expect(await flags(early)).toMatchObject({ isCheckoutAvailable: false, isEarlyDepartureAllowed: true });
  const lastNight = await at('2026-12-12T15:00:00-03:00');
  expect(await flags(lastNight)).toMatchObject({ isCheckoutAvailable: true, isEarlyDepartureAllowed: false });
  expect(await leave(lastNight, room, 0)).toMatchObject({ isConcluded: true });
  const dates = { checkin: '2026-12-13', checkout: '2026-12-14' };
  const other = scenario(hotel, await newGuest(hotel.gateway));
  const { client, bookingId, accommodationId } = await other.longStay({ dates });
  expect(await codeOf(leave(client, { id: bookingId, accommodationId }))).toBe('CHECKOUT_NOT_AVAILABLE');
});

test('a guest who checked in from home for one night checks out from the booked arrival on, not before (API-23, OUT-01, PD-152)', async () => {
  const guest = await newGuest(hotel.gateway);
  const stay = { checkin: '2026-12-15', checkout: '2026-12-16' };
  const order = { rooms: [petRoom], dates: stay };
  const { bookingId: id, accommodationId } = await scenario(hotel, guest).longStay(order);
  const room = { id, accommodationId };
  const arrival = (await firstRoomOf(hotel, id)).checkinHour;
  const home = await at(`2026-12-15T${arrival - 1}:59:59-03:00`, guest);
  await checkIn(hotel, id);
  const flags = async (client: Client) =>
    (await client.bookings.details({ bookingId: id })).accommodations[0];
  expect(await flags(home)).toMatchObject({
    isCheckinDone: true,
    isCheckoutAvailable: false,
    isEarlyDepartureAllowed: false,
  });
  expect(await codeOf(simulate(home, room))).toBe('CHECKOUT_NOT_AVAILABLE');
  expect(await codeOf(leave(home, room, 0))).toBe('CHECKOUT_NOT_AVAILABLE');
  expect((await firstRoomOf(hotel, id)).leftAt).toBeNull();
  const arrived = await at(`2026-12-15T${arrival}:00:00-03:00`, guest);
  expect(await flags(arrived)).toMatchObject({ isCheckoutAvailable: true });
  expect(await leave(arrived, room, 0)).toMatchObject({ isConcluded: true });
});

describe('overstaying (LIM-14)', () => {
  test.each([
    ['at the departure', 0, 0, 2 * HOUR, DAY.fee],
    ['after exactly two hours', 2 * HOUR, 0, 2 * HOUR, DAY.fee],
    ['after two hours and a second', 2 * HOUR + SECOND, DAY.fee, 24 * HOUR, TWO_DAYS.fee],
    ['after a day', 24 * HOUR, DAY.fee, 24 * HOUR, TWO_DAYS.fee],
    ['after a day and a second', 24 * HOUR + SECOND, TWO_DAYS.fee, 48 * HOUR, 2145.96],
  ])(
    'costs what is shown %s, and says when it costs more (LIM-14, BEY-17)',
    async (_, late, fee, next, nextFee) => {
      const room = await livedIn();
      const client = await at(shifted(DEPARTURE, late));
      // The clock runs on while the gateway responds: what matters lies a second away from each step.
      if (late === 2 * HOUR || late === 24 * HOUR) hotel.gateway.clock.moveTo(shifted(DEPARTURE, late - 500));
      expect(await simulate(client, room)).toEqual({
        checkoutDate: new Date(DEPARTURE).toISOString(),
        overstay: {
          since: new Date(DEPARTURE).toISOString(),
          fee,
          nextStep: { at: shifted(DEPARTURE, next).toISOString(), fee: nextFee },
        },
        isLastRoom: true,
      });
    },
  );

  test('is due on the bill, in the values and at the reception, once (LIM-14, BEY-20, PD-58)', async () => {
    const room = await livedIn();
    const { payment } = await (await at(ARRIVAL)).bookings.details({ bookingId: room.id });
    const client = await at(shifted(DEPARTURE, 3 * HOUR));
    expect(await leave(client, room, DAY.fee)).toMatchObject({ overstayFee: DAY.fee, isConcluded: true });
    expect(await leave(client, room, DAY.fee)).toMatchObject({ overstayFee: DAY.fee });
    const values = await client.bookings.values({ bookingId: room.id });
    expect(values).toMatchObject({
      overstay: DAY.price,
      due: DAY.fee,
      total: toReais(fromReais(payment?.total ?? 0) + fromReais(DAY.fee)),
    });
    const bill = await client.bill.find({ bookingId: room.id });
    const { price, tax } = DAY;
    const line = { kind: 'OVERSTAY', date: null, isBoughtLater: false, price, tax, isReturned: false };
    expect(bill.rooms[0]?.lines.at(-1)).toEqual(line);
    expect(bill).toMatchObject({ total: values.total, due: DAY.fee, paid: [{ by: 'CARD' }] });
    const ofRoom = eq(stayLines.accommodationId, room.accommodationId);
    const lines = await hotel.db.select().from(stayLines).where(ofRoom);
    expect(lines.filter(({ kind }) => kind === 'OVERSTAY')).toHaveLength(1);
  });

  test('at a figure that is no longer true nothing happens, and the response holds the new one (BEY-17)', async () => {
    const room = await livedIn();
    const client = await at(shifted(DEPARTURE, 2 * HOUR + SECOND));
    await expect(leave(client, room, 0)).rejects.toMatchObject({
      code: 'OUTCOME_CHANGED',
      status: 409,
      details: { overstay: { fee: DAY.fee } },
    });
    expect((await firstRoomOf(hotel, room.id)).leftAt).toBeNull();
    expect(await bookingOf(hotel, room.id)).toMatchObject({ status: 'IN_PROGRESS', overstayCents: 0 });
  });

  test('of a partner’s stay is due here, and its nights stay on the bill (LIM-14, BEY-20)', async () => {
    const room = await livedIn();
    // What a channel sold has no lines of its own.
    await hotel.db.delete(stayLines).where(eq(stayLines.accommodationId, room.accommodationId));
    await soldByPartner(hotel.db, room.id);
    const before = await (await at(LAST_MORNING)).bookings.values({ bookingId: room.id });
    const client = await at(shifted(DEPARTURE, 5 * HOUR));
    const { overstay } = await simulate(client, room);
    expect(overstay?.fee).toBeGreaterThan(0);
    await leave(client, room, overstay?.fee);
    const bill = await client.bill.find({ bookingId: room.id });
    const kinds = bill.rooms[0]?.lines.map(({ kind }) => kind);
    expect(kinds).toEqual(['NIGHT', 'NIGHT', 'NIGHT', 'PET', 'OVERSTAY']);
    expect(bill).toMatchObject({
      paid: [{ by: 'PARTNER', amount: before.total }],
      due: overstay?.fee,
      total: toReais(fromReais(before.total) + fromReais(overstay?.fee ?? 0)),
    });
  });
});

test('one room of two is checked out and the other stays; the last one concludes the booking (OUT-08, PD-18)', async () => {
  const first = await livedIn([petRoom, { ...petRoom, typeId: 'suite', checkoutHour: 18 }]);
  const [, suite] = await roomsOf(hotel, first.id);
  const second = { id: first.id, accommodationId: suite?.id ?? 0 };
  const client = await at(LAST_MORNING);
  expect(await simulate(client, first)).toMatchObject({ isLastRoom: false });
  expect(await leave(client, first, 0)).toMatchObject({ isConcluded: false });
  expect(await simulate(client, second)).toMatchObject({ isLastRoom: true });
  const { accommodations: rooms, status } = await client.bookings.details({ bookingId: first.id });
  expect([status, ...rooms.map(room => room.status)]).toEqual(['IN_PROGRESS', 'CONCLUDED', 'IN_PROGRESS']);
  expect(rooms[1]?.lockDoorCode).toMatch(/^\d{6}$/);
  // Each room has a departure of its own: only the first is late at 15:00.
  expect(await leave(await at('2026-12-13T17:30:00-03:00'), second, 0)).toMatchObject({
    overstayFee: 0,
    isConcluded: true,
  });
  expect((await mailsAbout(hotel, first.id)).map(({ kind }) => kind)).toEqual(['ROOM_LEFT', 'ROOM_LEFT']);
});

describe('who may check out (PD-57)', () => {
  test('the main guest of the room does; a companion, the main guest of another and a stranger find no such booking (API-23, BEY-20)', async () => {
    const room = await livedIn([petRoom, { ...petRoom, typeId: 'suite' }]);
    const [, suite] = await roomsOf(hotel, room.id);
    const [main, neighbour] = [await newGuest(hotel.gateway), await newGuest(hotel.gateway)];
    const [companion, stranger] = [await newGuest(hotel.gateway), await newGuest(hotel.gateway)];
    const place = { bookingId: room.id, accommodationId: room.accommodationId };
    await addCompanion(hotel.db, { ...place, isMain: true }, main);
    await addCompanion(hotel.db, place, companion);
    await addCompanion(hotel.db, { ...place, accommodationId: suite?.id ?? 0, isMain: true }, neighbour);
    for (const guest of [neighbour, companion, stranger]) {
      const client = await at(LAST_MORNING, guest);
      for (const wrong of [room, { ...room, id: randomUUID() }, { ...room, accommodationId: 999_999 }]) {
        expect(await codeOf(simulate(client, wrong))).toBe('BOOKING_NOT_FOUND');
        expect(await codeOf(leave(client, wrong, 0))).toBe('BOOKING_NOT_FOUND');
      }
      expect(await codeOf(client.bill.find({ bookingId: room.id }))).toBe('BOOKING_NOT_FOUND');
    }
    const seen = await (await at(LAST_MORNING, companion)).bookings.details({ bookingId: room.id });
    expect(seen.accommodations.map(one => one.isCheckoutAvailable)).toEqual([false, false]);
    expect(await leave(await at(LAST_MORNING, main), room, 0)).toMatchObject({ isConcluded: false });
    const holder = await at(LAST_MORNING);
    const other = { id: room.id, accommodationId: suite?.id ?? 0 };
    expect(await leave(holder, other, 0)).toMatchObject({ isConcluded: true });
    const [mail] = await mailsAbout(hotel, room.id);
    expect(mail?.recipient).toBe(hotel.guest.email);
  });
});

test('nobody checks out while hours are being paid for the booking (PD-58)', async () => {
  const room = await livedIn();
  const client = await at(LAST_MORNING);
  const purchase = await openHoursPurchase(hotel, room.id);
  expect(await codeOf(leave(client, room, 0))).toBe('ATTEMPT_IN_PROGRESS');
  expect((await firstRoomOf(hotel, room.id)).leftAt).toBeNull();
  await hotel.db.update(hourPurchases).set({ outcome: 'REFUSED' }).where(eq(hourPurchases.id, purchase));
  expect(await leave(client, room, 0)).toMatchObject({ isConcluded: true });
});

test('ten devices at once check a room out once, with one fee and one e-mail (API-23, PD-58)', async () => {
  const room = await livedIn();
  hotel.gateway.clock.moveTo(shifted(DEPARTURE, 3 * HOUR));
  const devices = await Promise.all(Array.from({ length: 10 }, () => session(hotel.gateway, hotel.guest.id)));
  const responses = await Promise.all(devices.map(({ client }) => leave(client, room, DAY.fee)));
  expect(new Set(responses.map(response => JSON.stringify(response))).size).toBe(1);
  expect(await bookingOf(hotel, room.id)).toMatchObject({ overstayCents: fromReais(DAY.fee) });
  expect(await mailsAbout(hotel, room.id)).toHaveLength(1);
});

test('a room that was left early is not checked out again, and one that was checked out is not left early (API-23, API-25)', async () => {
  const room = await livedIn();
  const early = await at('2026-12-11T10:00:00-03:00');
  await early.bookings.leaveEarly({ id: room.id, accId: String(room.accommodationId) });
  expect(await codeOf(leave(await at(LAST_MORNING), room, 0))).toBe('CHECKOUT_NOT_AVAILABLE');
  expect((await firstRoomOf(hotel, room.id)).leftAt?.toISOString()).toContain('2026-12-11');
});

test.each([
  [
    'en',
    'you have checked out',
    'was checked out on December 13, 2026 at 5:00 PM',
    'To pay at the reception',
    'early',
  ],
  ['pt', 'check-out feito', 'foi feito em 13 de dezembro de 2026 às 17:00', 'A pagar na recepção', 'antes'],
] as const)(
  'the e-mail after check-out says in %s when, what overstaying cost, and nothing of leaving early (OUT-10, LIM-14)',
  async (language, subject, left, due, early) => {
    const guest = await newGuest(hotel.gateway, language);
    const room = await livedIn([petRoom], guest);
    const { doorCode } = await firstRoomOf(hotel, room.id);
    await leave(await at(shifted(DEPARTURE, 3 * HOUR), guest), room, DAY.fee);
    const [mail] = await mailsAbout(hotel, room.id);
    expect(mail).toMatchObject({ kind: 'ROOM_LEFT', language, recipient: guest.email });
    expect(mail?.subject).toContain(subject);
    const text = mail?.text.replaceAll('\u00a0', ' ') ?? '';
    for (const part of [left, due, 'R$ 715,32']) expect(text).toContain(part);
    expect(text).not.toContain(early);
    expect(`${mail?.text}${mail?.html}`).not.toContain(doorCode);
  },
);
