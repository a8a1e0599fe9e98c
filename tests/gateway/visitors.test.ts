import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { forgetPastVisitors } from '#gateway/domain/stay/visitors/visitors.ts';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import { rooms } from '#gateway/store/schema/hotels.ts';
import { visitors } from '#gateway/store/schema/living.ts';
import type { NewVisitor } from '#shared/contract/guest/visitors.ts';
import { hostileText } from '../hostile-text.ts';
import { checkInAt, clientAt } from './checking-in.ts';
import { addCompanion, checkInCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { INPUT_RUNS } from './runs.ts';
import { FIRST_EVENING, queenRoom, type Stay, scenario } from './scenario.ts';
import { codeOf, newGuest, type TestGuest } from './small-hotel.ts';
import { firstRoomOf } from './stored-booking.ts';
import { visitorFor } from './visitor-form.ts';

const hotel = openFreshHotel();

const moveIn = () => scenario(hotel).longStay({ rooms: [queenRoom], arrivedAt: FIRST_EVENING });
const invite = (home: Stay, wishes: Partial<NewVisitor> = {}, client: Client = home.client) =>
  client.visitors.create(visitorFor(home, wishes));
const rows = (home: Stay) =>
  hotel.db.select().from(visitors).where(eq(visitors.accommodationId, home.accommodationId));

const codesOfAll = ({ visitors: calls }: Client, id: string) =>
  Promise.all(
    [calls.find({ id }), calls.hide({ id, visibility: 'HIDDEN' }), calls.remove({ id })].map(codeOf),
  );

async function roommate(home: Stay): Promise<Client> {
  const guest = await newGuest(hotel.gateway);
  await checkInCompanion(hotel, await addCompanion(hotel.db, home, guest));
  return guest.client;
}

describe('an invitation', () => {
  test('has its visitor, a masked document, times at the hotel and an address of its own (APS-23, APS-25, VIS-02, VIS-03, PD-12)', async () => {
    const home = await moveIn();
    const made = await invite(home, { documentType: 'PASSPORT', document: 'fx123456' });
    expect(made).toEqual({
      invitationCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/),
      ...visitorFor(home, { documentType: 'PASSPORT', document: '•••••456' }),
      buildingName: 'Pernoite Jardins',
      buildingTimezone: 'America/Sao_Paulo',
      invitationUrl: `${hotel.gateway.app.publicUrl}/invite/${made.invitationCode}`,
      visibility: 'VISIBLE',
    });
    const [row] = await rows(home);
    expect(row).toMatchObject({
      document: 'FX123456',
      startsAt: new Date('2026-12-11T10:00:00-03:00'),
      endsAt: new Date('2026-12-11T14:00:00-03:00'),
    });
    expect(await home.client.visitors.find({ id: made.invitationCode })).toEqual(made);
    expect(await home.client.visitors.list({})).toEqual([made]);
  });

  const passport = (document: string) => ({ documentType: 'PASSPORT' as const, document });
  const late = { startTime: '19:00', endTime: '20:30' };
  const lastDay = { visitDate: '2026-12-13', endTime: '12:30' };
  const wrong: [string, string, ...Partial<NewVisitor>[]][] = [
    ['from 8:00 to 20:00 (VIS-15)', 'VISIT_TIME_NOT_ALLOWED', { startTime: '07:30' }, late],
    ['in steps of half an hour (VIS-15)', 'VISIT_TIME_NOT_ALLOWED', { startTime: '10:15' }],
    ['for at most 4 hours (VIS-18)', 'VISIT_TIME_NOT_ALLOWED', { endTime: '14:30' }],
    ['for more than nothing (VIS-18)', 'VISIT_TIME_NOT_ALLOWED', { endTime: '10:00' }],
    ['from today on (VIS-11)', 'VISIT_TIME_NOT_ALLOWED', { visitDate: '2026-12-09' }],
    ['to the check-out day (VIS-11)', 'VISIT_TIME_NOT_ALLOWED', { visitDate: '2026-12-14' }],
    ['later than now (VIS-16)', 'VISIT_TIME_NOT_ALLOWED', { visitDate: '2026-12-10' }],
    [
      'until the check-out time (VIS-17, VIS-18)',
      'VISIT_TIME_NOT_ALLOWED',
      lastDay,
      { ...lastDay, startTime: '12:00' },
    ],
    ['with a CPF that is one (VIS-09)', 'DOCUMENT_INVALID', { document: '52998224724' }],
    [
      'with a passport of at most 9 letters and digits (VIS-08)',
      'DOCUMENT_INVALID',
      passport('A123456789'),
      passport('A-12345'),
    ],
    ['with names of letters (VIS-07)', 'BAD_REQUEST', { fullName: 'Zoé 2' }, { nickname: 'Zo, x' }],
    ['on a day that exists (VIS-11)', 'BAD_REQUEST', { visitDate: '2026-02-30' }],
  ];
  test.each(wrong)('is made only %s', async (_, code, ...wishes) => {
    const home = await moveIn();
    for (const wish of wishes) expect(await codeOf(invite(home, wish)), JSON.stringify(wish)).toBe(code);
    expect(await rows(home)).toEqual([]);
  });

  test('is made for the last half hour of a day, and on the last morning until the departure (VIS-11, VIS-15, VIS-18)', async () => {
    const home = await moveIn();
    const right: Partial<NewVisitor>[] = [
      { visitDate: '2026-12-11', startTime: '19:30', endTime: '20:00' },
      { visitDate: '2026-12-12', startTime: '16:00', endTime: '20:00' },
      { visitDate: '2026-12-13', startTime: '08:00', endTime: '12:00' },
    ];
    for (const wishes of right) expect(await invite(home, wishes)).toMatchObject(wishes);
  });

  test('belongs to guests who live in the room: not to strangers, before check-in or after the room was left (APS-25)', async () => {
    const stranger = await newGuest(hotel.gateway);
    const { bookingId: ahead } = await scenario(hotel, stranger).longStay();
    const notYet = { bookingId: ahead, room: (await firstRoomOf(hotel, ahead)).roomId };
    const home = await moveIn();
    const other = await clientAt(hotel, stranger, hotel.gateway.clock.now());
    expect(await codeOf(other.visitors.create(visitorFor(home)))).toBe('BOOKING_NOT_FOUND');
    expect(await codeOf(other.visitors.create(visitorFor(notYet)))).toBe('STAY_NOT_IN_PROGRESS');
    expect(await codeOf(invite({ ...home, room: '999' }))).toBe('BOOKING_NOT_FOUND');
    expect(await codeOf(invite({ ...home, bookingId: 'none' }))).toBe('BOOKING_NOT_FOUND');
    const { invitationCode } = await invite(home);
    expect(await codesOfAll(other, invitationCode)).toEqual(Array(3).fill('VISITOR_NOT_FOUND'));
    expect(await other.visitors.list({})).toEqual([]);
    expect(await other.visitors.availability({})).toEqual([]);
    await hotel.db
      .update(accommodations)
      .set({ leftAt: hotel.gateway.clock.now() })
      .where(eq(accommodations.id, home.accommodationId));
    expect(await codeOf(invite(home, { visitDate: '2026-12-12' }))).toBe('STAY_NOT_IN_PROGRESS');
    expect(await codeOf(home.client.visitors.find({ id: invitationCode }))).toBe('VISITOR_NOT_FOUND');
    expect(await rows(home)).toHaveLength(1);
  });

  test('is seen, hidden and taken back by everybody who lives in the room (VIS-01, VIS-05)', async () => {
    const home = await moveIn();
    const { invitationCode } = await invite(home);
    const other = await roommate(home);
    expect(await other.visitors.list({})).toMatchObject([{ invitationCode }]);
    expect(await codeOf(invite(home, { document: '39053344705' }, other))).toBe('VISIT_DAY_TAKEN');
    await other.visitors.remove({ id: invitationCode });
    expect(await home.client.visitors.list({})).toEqual([]);
  });

  test('of the same visitor for the same time is made once, whoever of the room sends it (APS-25)', async () => {
    const home = await moveIn();
    const first = await invite(home);
    expect(await invite(home, { document: '529.982.247-25' })).toEqual(first);
    expect(await invite(home, {}, await roommate(home))).toEqual(first);
    const later = await clientAt(hotel, hotel.guest, '2026-12-11T10:30:00-03:00');
    expect(await invite(home, {}, later)).toEqual(first);
    expect(await rows(home)).toHaveLength(1);
    const another = invite(home, { startTime: '11:00', endTime: '14:00' }, later);
    expect(await codeOf(another)).toBe('VISIT_DAY_TAKEN');
  });

  test('is won by one of 20 visitors for one day, and is one when it is sent 20 times at once (VIS-19)', async () => {
    const home = await moveIn();
    const passports = Array.from({ length: 20 }, (_, index) => `AB${1_000 + index}`);
    const results = await Promise.all(
      passports.map(document => codeOf(invite(home, { documentType: 'PASSPORT', document }))),
    );
    expect(results.filter(code => code === 'VISIT_DAY_TAKEN')).toHaveLength(19);
    expect(await rows(home)).toHaveLength(1);
    const next = { visitDate: '2026-12-12' };
    const made = await Promise.all(Array.from({ length: 20 }, () => invite(home, next)));
    expect(new Set(made.map(({ invitationCode }) => invitationCode)).size).toBe(1);
  });
});

describe('the rooms that visitors come to', () => {
  test('have their stay and the days that are taken, hidden visitors included (APS-24, VIS-04, VIS-12)', async () => {
    const home = await moveIn();
    const { invitationCode } = await invite(home);
    await invite(home, { visitDate: '2026-12-12' });
    await home.client.visitors.hide({ id: invitationCode, visibility: 'HIDDEN' });
    expect(await home.client.visitors.availability({})).toEqual([
      {
        room: home.room,
        bookingId: home.bookingId,
        checkInDate: '2026-12-10T15:00:00-03:00',
        checkOutDate: '2026-12-13T12:00:00-03:00',
        unavailableDates: ['2026-12-11', '2026-12-12'],
        buildingName: 'Pernoite Jardins',
        buildingTimezone: 'America/Sao_Paulo',
      },
    ]);
  });
});

describe('a room that was checked in to a day ahead', () => {
  const AHEAD = '2026-12-09T16:00:00-03:00';
  const ARRIVAL = '2026-12-10T15:00:00-03:00';

  async function checkedInAhead() {
    const guest = await newGuest(hotel.gateway);
    const { bookingId } = await scenario(hotel, guest).longStay({ rooms: [queenRoom] });
    const client = await checkInAt(hotel, guest, { bookingId, time: AHEAD });
    return { guest, bookingId, client, room: await firstRoomOf(hotel, bookingId) };
  }

  const rejoin = (guest: TestGuest) => clientAt(hotel, guest, ARRIVAL);

  test('shows its number from the arrival on, and not before (APS-22, APS-24, VIS-02, VIS-04, BKG-14, PD-64)', async () => {
    const { guest, bookingId, client, room } = await checkedInAhead();
    const made = await client.visitors.create(visitorFor({ bookingId, room: null }));
    const id = made.invitationCode;
    const roomsOf = async (by: Client) => [
      await by.visitors.availability({}),
      await by.visitors.list({}),
      [await by.visitors.create(visitorFor({ bookingId, room: undefined }))],
      [await by.visitors.find({ id })],
    ];
    const everywhere = (number: string | null) => Array(4).fill([expect.objectContaining({ room: number })]);
    expect(made.room).toBeNull();
    expect(await roomsOf(client)).toEqual(everywhere(null));
    const later = await rejoin(guest);
    expect(await roomsOf(later)).toEqual(everywhere(room.roomId));
    expect((await later.visitors.hide({ id, visibility: 'HIDDEN' })).room).toBe(room.roomId);
  });

  test('is shown to nobody who hides a visitor or tries numbers before the arrival (APS-27, BKG-14, PD-64)', async () => {
    const { bookingId, client } = await checkedInAhead();
    const tries = ['101', '102', '103', '999'].map(room => visitorFor({ bookingId, room }));
    const made = await Promise.all(tries.map(wanted => client.visitors.create(wanted)));
    for (const one of made) expect(one).toEqual({ ...made[0], room: null });
    const id = made[0]?.invitationCode ?? '';
    expect((await client.visitors.hide({ id, visibility: 'HIDDEN' })).room).toBeNull();
  });

  test('is the one that a form without a number means, also once it was exchanged (APS-25, BKG-14, PD-65)', async () => {
    const { guest, bookingId, client, room } = await checkedInAhead();
    const form = visitorFor({ bookingId, room: null });
    const first = await client.visitors.create(form);
    await hotel.db.update(rooms).set({ condition: 'DIRTY' }).where(eq(rooms.id, room.roomId));
    const later = await rejoin(guest);
    await settleDue(hotel.gateway.app);
    await hotel.db.update(rooms).set({ condition: 'CLEAN' }).where(eq(rooms.id, room.roomId));
    const { roomId } = await firstRoomOf(hotel, bookingId);
    expect(roomId).not.toBe(room.roomId);
    expect(await later.visitors.create(form)).toEqual({ ...first, room: roomId });
    const next = { ...form, visitDate: '2026-12-12' };
    expect(await later.visitors.create(next)).toMatchObject({ room: roomId });
    expect(await codeOf(later.visitors.create({ ...next, room: room.roomId }))).toBe('BOOKING_NOT_FOUND');
  });

  test('is offered among several from the arrival on (APS-24, VIS-04, BKG-14)', async () => {
    const { guest, client, room } = await checkedInAhead();
    const { bookingId: second } = await scenario(hotel, { ...guest, client }).longStay({
      rooms: [{ typeId: 'queen', checkinHour: 16, checkoutHour: 12 }],
    });
    const own = await checkInAt(hotel, guest, { bookingId: second, time: '2026-12-09T16:30:00-03:00' });
    expect(await own.visitors.availability({})).toEqual([]);
    expect(await (await rejoin(guest)).visitors.availability({})).toMatchObject([{ room: room.roomId }]);
    const both = await clientAt(hotel, guest, '2026-12-10T16:00:00-03:00');
    const numbers = (await both.visitors.availability({})).map(one => one.room);
    expect(numbers).toEqual([room.roomId, (await firstRoomOf(hotel, second)).roomId]);
  });
});

describe('the list', () => {
  test('begins with the visit that is next and ends with those that are over (APS-22)', async () => {
    const home = await moveIn();
    for (const visitDate of ['2026-12-13', '2026-12-11', '2026-12-12'])
      await invite(home, { visitDate, startTime: '08:00', endTime: '09:00' });
    const dates = async (client: Client) =>
      (await client.visitors.list({})).map(({ visitDate }) => visitDate.slice(-2));
    expect(await dates(home.client)).toEqual(['11', '12', '13']);
    const during = await clientAt(hotel, hotel.guest, '2026-12-12T08:30:00-03:00');
    expect(await dates(during)).toEqual(['12', '13', '11']);
    const after = await clientAt(hotel, hotel.guest, '2026-12-12T09:00:00-03:00');
    expect(await dates(after)).toEqual(['13', '12', '11']);
  });

  test('has no hidden visitor, who is let in all the same, for good (APS-27, VIS-05)', async () => {
    const home = await moveIn();
    const { invitationCode } = await invite(home);
    const hide = () => home.client.visitors.hide({ id: invitationCode, visibility: 'HIDDEN' });
    expect(await hide()).toMatchObject({ visibility: 'HIDDEN' });
    expect(await hide()).toMatchObject({ visibility: 'HIDDEN' });
    expect(await home.client.visitors.list({})).toEqual([]);
    const page = await hotel.gateway.client().visitors.findPublic({ code: invitationCode });
    expect(page).toMatchObject({ invitationCode });
    expect((await home.client.visitors.find({ id: invitationCode })).visibility).toBe('HIDDEN');
  });
});

describe('taking an invitation back', () => {
  test('frees the day while the visit has not begun (APS-26, PD-72)', async () => {
    const home = await moveIn();
    const { invitationCode } = await invite(home);
    await home.client.visitors.remove({ id: invitationCode });
    expect(await codeOf(home.client.visitors.remove({ id: invitationCode }))).toBe('VISITOR_NOT_FOUND');
    expect(await rows(home)).toEqual([]);
    expect(await invite(home, { document: '39053344705' })).toMatchObject({ visitDate: '2026-12-11' });
  });

  test('ends a visit that has begun, and its day stays taken: one person a day (APS-26, VIS-19, PD-72)', async () => {
    const home = await moveIn();
    const { invitationCode: id } = await invite(home);
    const client = await clientAt(hotel, hotel.guest, '2026-12-11T10:00:00-03:00');
    await client.visitors.remove({ id });
    const page = hotel.gateway.client().visitors.findPublic({ code: id });
    expect(await codeOf(page)).toBe('INVITATION_NOT_FOUND');
    expect(await client.visitors.list({})).toEqual([]);
    expect(await codesOfAll(client, id)).toEqual(Array(3).fill('VISITOR_NOT_FOUND'));
    const other = { document: '39053344705', startTime: '15:00', endTime: '16:00' };
    expect(await codeOf(invite(home, other, client))).toBe('VISIT_DAY_TAKEN');
    expect(await codeOf(invite(home, {}, client))).toBe('VISIT_TIME_NOT_ALLOWED');
  });
});

test('the data of a visitor go 30 days after the visit (VIS-02)', async () => {
  const home = await moveIn();
  await invite(home);
  const over = new Date('2026-12-11T14:00:00-03:00').getTime();
  const days = 30 * 86_400_000;
  // The clock runs on while the gateway works: both moments are a minute away from the limit.
  hotel.gateway.clock.moveTo(new Date(over + days - 60_000));
  await forgetPastVisitors(hotel.gateway.app);
  expect(await rows(home)).toHaveLength(1);
  hotel.gateway.clock.moveTo(new Date(over + days + 60_000));
  await forgetPastVisitors(hotel.gateway.app);
  expect(await rows(home)).toEqual([]);
});

test('hostile input is a rejection, never a failure of the gateway (VIS-07, VIS-08, APS-25)', async () => {
  const home = await moveIn();
  const fields = ['fullName', 'nickname', 'document', 'room', 'bookingId', 'visitDate', 'startTime'];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), hostileText, async (name, text) => {
      const code = await codeOf(invite(home, { documentType: 'PASSPORT', document: 'A1', [name]: text }));
      expect(code).not.toBe('INTERNAL_SERVER_ERROR');
      expect(code).not.toBe('SERVICE_UNAVAILABLE');
    }),
    { numRuns: INPUT_RUNS },
  );
  for (const { fullName } of await rows(home)) expect(fullName).toMatch(/^[\p{L}\p{M}' ’-]+$/u);
});
