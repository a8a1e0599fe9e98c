import { expect, test } from 'vitest';
import { paySandboxPix } from '#gateway/sandbox/payment/pay-sandbox-pix.ts';
import { writeScenario } from '#gateway/sandbox/registrations/sandbox-registration-service.ts';
import { CPF } from '#tests/personal-data.ts';
import { clientAt, orderOf, prepare } from './checking-in.ts';
import { actOfDay } from './day-books.ts';
import { type DayStay, openDay, TODAY } from './day-guests.ts';
import type { Desk } from './desk.ts';
import { cashOrder, WALK_IN_DUE } from './desk-cash.ts';
import { countOf, drawerRow, newDrawerDesk, newKey, newManager, openDrawer } from './drawer-desk.ts';
import { openOwnHotel } from './fresh-hotel.ts';
import { deviceClient } from './hotel-devices.ts';
import { deliver, registrationOf } from './registered-stay.ts';
import { scenario } from './scenario.ts';
import { cardToken, HOTEL, newGuest } from './small-hotel.ts';
import { roomGuestOf } from './stored-booking.ts';

const hotel = openOwnHotel();
let desk: Desk;
let manager: Desk;

const at = (time: string) => new Date(`${TODAY}T${time}:00-03:00`);
const move = (time: string) => hotel.gateway.clock.moveTo(at(time));
/** An act of the desk has one row in the record, one of a guest has none. */
const does = <Result>(work: () => Promise<Result>) => actOfDay({ db: hotel.db, desk }, 1, work);
const happens = <Result>(work: () => Promise<Result>) => actOfDay({ db: hotel.db, desk }, 0, work);

type Guest = Pick<DayStay, 'guest' | 'bookingId'>;

async function guestOf({ guest, bookingId }: Guest) {
  const { id: roomGuestId } = await roomGuestOf(hotel, bookingId, guest.id);
  return { hotelId: HOTEL, bookingId, roomGuestId };
}

async function checkInAtDesk(stay: DayStay): Promise<void> {
  const named = await guestOf(stay);
  const { checkIn } = await does(() => desk.calls.assistedCheckIn.find(named));
  const order = { ...named, version: checkIn.version, accommodationIds: [stay.accommodationId] };
  await does(() => desk.calls.assistedCheckIn.confirm(order));
}

async function leaveByThemselves(
  { guest, bookingId, accommodationId }: DayStay,
  time: string,
): Promise<void> {
  const client = await clientAt(hotel, guest, at(time));
  await happens(() => client.checkOut.confirm({ id: bookingId, accommodationId }));
}

async function concludeAtDesk({ bookingId, accommodationId }: DayStay): Promise<void> {
  const named = { hotelId: HOTEL, bookingId, accommodationId: String(accommodationId) };
  const order = { ...named, reason: 'OTHER', creditCents: 0, overstayCents: 0 };
  const done = await does(() => manager.calls.endings.conclude(order));
  expect(await happens(() => manager.calls.endings.conclude(order))).toEqual(done);
}

async function registerMinor(stay: DayStay): Promise<void> {
  const { roomGuestId: responsibleId } = await guestOf(stay);
  const order = {
    hotelId: HOTEL,
    bookingId: stay.bookingId,
    roomGuestId: stay.minorId,
    documentKind: 'RG',
    documentNumber: '12.345.678-9',
    birthDate: '2019-03-09',
    relation: 'PARENT',
    responsibleId,
    further: [],
  };
  await does(() => desk.calls.minors.register(order));
}

/** Five by themselves, and three are concluded by a manager. */
async function departuresLeave(departures: readonly DayStay[]): Promise<void> {
  for (const stay of departures.slice(0, 5)) await leaveByThemselves(stay, '09:00');
  for (const stay of departures.slice(5)) await concludeAtDesk(stay);
}

/** The ninth stays too long, and pays for it in cash. */
async function lateGuestLeaves(late: DayStay): Promise<void> {
  await leaveByThemselves(late, '15:30');
  const { due } = await desk.calls.deskPayments.due({ hotelId: HOTEL, bookingId: late.bookingId });
  expect(due?.purpose).toBe('OVERSTAY');
  await does(() =>
    desk.calls.deskPayments.take(
      cashOrder(late.bookingId, { purpose: 'OVERSTAY', amountCents: due?.amountCents ?? 0 }),
    ),
  );
}

/** Three come without a booking; each pays and guarantees the room by other means. */
async function walkInsCome(): Promise<DayStay[]> {
  const come = async (): Promise<DayStay> => {
    const guest = await newGuest(hotel.gateway);
    const { bookingId } = await happens(() => scenario(hotel, guest).walkIn());
    const { accommodations } = await guest.client.bookings.details({ bookingId });
    return { guest, bookingId, accommodationId: accommodations[0]?.accommodationId ?? 0, minorId: null };
  };
  const [first, second, third] = [await come(), await come(), await come()];
  const { take, createPix } = desk.calls.deskPayments;
  const { amountCents } = WALK_IN_DUE;
  await does(() => take(cashOrder(first.bookingId, WALK_IN_DUE)));
  const means = {
    kind: 'TERMINAL',
    network: 'visa',
    cardKind: 'CREDIT',
    lastDigits: '4417',
    authorizationCode: 'R07412',
    printedCents: amountCents,
  };
  await does(() => take({ ...cashOrder(second.bookingId, WALK_IN_DUE), means }));
  const pix = { hotelId: HOTEL, bookingId: third.bookingId, key: newKey(), taxId: CPF, ...WALK_IN_DUE };
  const { paymentId } = await does(() => createPix(pix));
  await happens(() => paySandboxPix(hotel.gateway.app, paymentId, { isNotified: true }));
  for (const { guest, bookingId } of [first, second, third])
    await prepare(hotel, guest, guest.client, bookingId);
  const deposit = { key: newKey(), accommodationId: first.accommodationId, amountCents: 300_00 };
  const ofFirst = await guestOf(first);
  await does(() => desk.calls.assistedCheckIn.takeDeposit({ ...ofFirst, ...deposit }));
  for (const stay of [second, third]) {
    const card = { ...(await guestOf(stay)), token: await cardToken(hotel.gateway) };
    await does(() => desk.calls.assistedCheckIn.takeCard(card));
  }
  return [first, second, third];
}

/** Four parcels: two are handed over, one is sent back, one waits. */
async function parcelsCome(stays: readonly DayStay[]): Promise<void> {
  const ids: string[] = [];
  for (const stay of stays) {
    const { roomGuestId } = await guestOf(stay);
    const order = { hotelId: HOTEL, key: newKey(), roomGuestId, type: 'OTHER', description: 'A box' };
    ids.push((await does(() => desk.calls.parcels.register(order))).id);
  }
  const [one, two, three] = ids;
  await does(() => desk.calls.parcels.handOver({ hotelId: HOTEL, id: one, to: 'Bruno Prado' }));
  await does(() => desk.calls.parcels.handOver({ hotelId: HOTEL, id: two, to: 'Ada Prado' }));
  await does(() => desk.calls.parcels.sendBack({ hotelId: HOTEL, id: three }));
}

/** The ministry refuses one registration; the desk sends it again. */
async function registrationIsRejected(stay: DayStay): Promise<void> {
  await writeScenario(hotel.db, { isDown: false, rejectNext: 'Data de nascimento não confere' });
  await checkInAtDesk(stay);
  await deliver(hotel);
  const { id, state } = await registrationOf(hotel, stay.guest);
  expect(state).toBe('REFUSED');
  expect((await desk.board()).attention.map(({ bookingId }) => bookingId)).toContain(stay.bookingId);
  await does(() => desk.calls.registrations.sendAgain({ hotelId: HOTEL, id }));
  await deliver(hotel);
  expect((await registrationOf(hotel, stay.guest)).state).toBe('ACCEPTED');
}

async function kioskGoesDark(): Promise<void> {
  const kiosk = deviceClient(hotel.gateway, { id: 'lobby-1' });
  await happens(() => kiosk.devices.reportHealth({ version: '1.4.0', printer: 'READY', outOfService: null }));
  expect((await desk.board()).devices).toEqual([]);
  hotel.gateway.clock.moveBy(3 * 60_000);
  expect((await desk.board()).devices).toMatchObject([{ deviceId: 'lobby-1', state: 'SILENT' }]);
}

async function drawerIsShort(drawerId: string): Promise<void> {
  const named = { hotelId: HOTEL, drawerId };
  const { drawers } = await manager.calls.dayReport.find({ hotelId: HOTEL, day: TODAY });
  const expected = 300_00 + (drawers[0]?.inCents ?? 0) + (drawers[0]?.outCents ?? 0);
  const there = expected - 10_00 - (expected % 5);
  await does(() => desk.calls.drawers.count({ ...named, count: countOf(there) }));
  const differenceCents = there - expected;
  await does(() => desk.calls.drawers.close({ ...named, differenceCents, note: 'Ten reais are missing' }));
  expect(await drawerRow(hotel.gateway, drawerId)).toMatchObject({
    expectedCents: expected,
    countedCents: there,
  });
}

test('a day at the desk: after each act ledger, rooms, record and board agree (FRD-01, FRD-06, FRD-08, FRD-14, DRW-01, AUD-01)', async () => {
  move('08:00');
  const { arrivals, departures } = await openDay(hotel);
  desk = await newDrawerDesk(hotel.gateway);
  manager = await newManager(hotel.gateway);
  const { id: drawerId } = await does(() => openDrawer(desk));
  const [late, ...inTime] = departures;
  const [last, ...others] = arrivals;
  if (late === undefined || last === undefined) throw new Error('nobody leaves or comes');
  await departuresLeave(inTime);
  move('14:40');
  const walkIns = await walkInsCome();
  await lateGuestLeaves(late);
  move('15:40');
  for (const stay of others.slice(0, 7)) await checkInAtDesk(stay);
  for (const stay of others.slice(7)) {
    const client = await clientAt(hotel, stay.guest, at('15:50'));
    const order = await orderOf(client, stay.bookingId);
    await happens(() => client.checkIn.confirm(order));
  }
  await registrationIsRejected(last);
  for (const stay of walkIns) await checkInAtDesk(stay);
  for (const stay of arrivals.slice(0, 2)) await registerMinor(stay);
  await parcelsCome(others.slice(2, 6));
  await kioskGoesDark();
  await drawerIsShort(drawerId);
  const { counts, attention, lists } = await desk.board();
  expect([lists.arrivals.length, lists.departures.length, lists.inHouse.length]).toEqual([15, 9, 15]);
  expect(attention.map(({ kind }) => kind)).toEqual([]);
  expect(counts.attention).toBe(1);
}, 900_000);
