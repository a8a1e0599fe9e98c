import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { settleDue, startSettlement } from '#gateway/domain/booking/settlement.ts';
import { pollDueCases } from '#gateway/domain/guest/identity-verification/poll-cases.ts';
import { REVIEW_MS } from '#gateway/sandbox/verification/sandbox-verification-provider.ts';
import { findCheckIn } from '#gateway/store/check-in-store.ts';
import { guestRegistrations, lockCommands } from '#gateway/store/schema/check-ins.ts';
import { rooms as roomTable } from '#gateway/store/schema/hotels.ts';
import { findValidation, openCase } from '#gateway/store/validation-store.ts';
import { checkInAt, clientAt, orderOf, prepare, seedIdentity, shownCode } from './checking-in.ts';
import { addCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { EVENING, scenario } from './scenario.ts';
import { codeOf, newGuest } from './small-hotel.ts';
import { bookingOf, roomGuestOf, storedRoom } from './stored-booking.ts';
import { handIn } from './verification-page.ts';

const hotel = openFreshHotel();
/** The arrival of `paidStay`, and the day before. */
const ARRIVAL = '2026-12-03T15:00:00-03:00';
const DAY_BEFORE = '2026-12-02T16:00:00-03:00';

let bookingId: string;
let accommodationId: number;
beforeEach(async () => {
  ({ bookingId, accommodationId } = await scenario(hotel).paidStay());
});

const commands = () => hotel.db.$count(lockCommands, eq(lockCommands.accommodationId, accommodationId));
const stateOf = (client: Client) => client.checkIn.find({ bookingId });
const rowOf = () => roomGuestOf(hotel, bookingId, hotel.guest.id);

/** A form that is finished while the pictures are in review. */
async function submittedForm(time = DAY_BEFORE): Promise<Client> {
  const client = await clientAt(hotel, hotel.guest, time);
  await prepare(hotel, hotel.guest, client, bookingId);
  await seedIdentity(hotel, hotel.guest.id, 'PROCESSING');
  expect(await client.checkIn.confirm(await orderOf(client, bookingId))).toEqual({
    bookingId,
    accommodations: [{ accommodationId, suiteNumber: null, checkedInAt: null }],
    waitsFor: 'IDENTITY',
  });
  return client;
}

describe('a form that is finished while the pictures are in review', () => {
  test('gives neither room nor code nor a command to the lock (SEC-19, PD-24)', async () => {
    const client = await submittedForm(ARRIVAL);
    await settleDue(hotel.gateway.app);
    expect(await bookingOf(hotel, bookingId)).toMatchObject({ status: 'CONFIRMED' });
    expect(await storedRoom(hotel, accommodationId)).toMatchObject({ checkedInAt: null, doorCode: null });
    expect(await commands()).toBe(0);
    expect(await hotel.db.$count(guestRegistrations, eq(guestRegistrations.bookingId, bookingId))).toBe(0);
    expect(await client.bookings.details({ bookingId })).toMatchObject({
      accommodations: [{ room: null, lockDoorCode: null, isCheckinDone: false }],
    });
    expect(await stateOf(client)).toMatchObject({ waitsFor: 'IDENTITY', step: 'confirm', checkedInAt: null });
  });

  test('becomes a check-in in the background once they are approved (SEC-19)', async () => {
    await submittedForm();
    await seedIdentity(hotel, hotel.guest.id);
    await settleDue(hotel.gateway.app);
    expect(await bookingOf(hotel, bookingId)).toMatchObject({ status: 'IN_PROGRESS' });
    expect(await commands()).toBe(1);
    const client = await clientAt(hotel, hotel.guest, ARRIVAL);
    expect(await shownCode(client, bookingId, accommodationId)).toMatch(/^\d{6}$/);
    expect(await stateOf(client)).toMatchObject({ waitsFor: null, checkedInAt: expect.any(String) });
  });

  test('becomes a check-in as soon as its guest polls, before the next sweep (SEC-19)', async () => {
    const client = await submittedForm(ARRIVAL);
    await seedIdentity(hotel, hotel.guest.id);
    expect(await stateOf(client)).toMatchObject({ waitsFor: null, checkedInAt: expect.any(String) });
    expect(await shownCode(client, bookingId, accommodationId)).toMatch(/^\d{6}$/);
  });

  test('waits on after a rejection, whose reasons the guest reads, and goes on after better pictures (SEC-19)', async () => {
    const client = await submittedForm(ARRIVAL);
    await seedIdentity(hotel, hotel.guest.id, 'REPROVED');
    await settleDue(hotel.gateway.app);
    expect(await stateOf(client)).toMatchObject({ waitsFor: 'IDENTITY', identityStatus: 'REPROVED' });
    expect(await codeOf(client.checkIn.confirm(await orderOf(client, bookingId)))).toBe('CHECKIN_INCOMPLETE');
    expect(await commands()).toBe(0);
    await seedIdentity(hotel, hotel.guest.id);
    await settleDue(hotel.gateway.app);
    expect(await commands()).toBe(1);
  });

  test('of a companion gives no code of a room that is open for its main guest (SEC-19)', async () => {
    await checkInAt(hotel, hotel.guest, { bookingId, time: EVENING });
    const bruno = await newGuest(hotel.gateway);
    await addCompanion(hotel.db, { bookingId, accommodationId, isMain: false }, bruno);
    const client = await clientAt(hotel, bruno, EVENING);
    await prepare(hotel, bruno, client, bookingId);
    await seedIdentity(hotel, bruno.id, 'PROCESSING');
    const done = await client.checkIn.confirm(await orderOf(client, bookingId));
    expect(done).toMatchObject({ waitsFor: 'IDENTITY' });
    expect(await shownCode(client, bookingId, accommodationId)).toBeNull();
    await seedIdentity(hotel, bruno.id);
    await settleDue(hotel.gateway.app);
    expect(await shownCode(client, bookingId, accommodationId)).toMatch(/^\d{6}$/);
  });

  test('is completed while the provider does not respond to another guest’s case (SEC-19)', async () => {
    await submittedForm();
    await seedIdentity(hotel, hotel.guest.id);
    await handIn(await newGuest(hotel.gateway));
    const { app } = hotel.gateway;
    const silence = Promise.withResolvers<{ outcome: 'OPEN' }>();
    const silent = { ...app, verification: { ...app.verification, find: () => silence.promise } };
    const stop = startSettlement(silent);
    await expect.poll(commands).toBe(1);
    silence.resolve({ outcome: 'OPEN' });
    await stop();
  });

  test('says that it waits for the room where that is not ready at the arrival, and goes on when it is (SEC-19)', async () => {
    await submittedForm();
    const isReady = (ready: boolean) =>
      hotel.db
        .update(roomTable)
        .set({ condition: ready ? 'CLEAN' : 'DIRTY' })
        .where(eq(roomTable.id, '201'));
    onTestFinished(async () => {
      await isReady(true);
    });
    await isReady(false);
    const client = await clientAt(hotel, hotel.guest, ARRIVAL);
    expect(await stateOf(client)).toMatchObject({ waitsFor: 'IDENTITY', accommodationIds: [] });
    await seedIdentity(hotel, hotel.guest.id);
    await settleDue(hotel.gateway.app);
    expect(await stateOf(client)).toMatchObject({ waitsFor: 'ROOM', checkedInAt: null });
    await isReady(true);
    await settleDue(hotel.gateway.app);
    expect(await stateOf(client)).toMatchObject({ waitsFor: null, checkedInAt: expect.any(String) });
  });

  describe('of two rooms', () => {
    let first: number;
    let second: number;
    let client: Client;
    beforeEach(async () => {
      ({ bookingId, first, second } = await scenario(hotel).twoRooms());
      client = await clientAt(hotel, hotel.guest, '2026-12-10T12:00:00-03:00');
      await prepare(hotel, hotel.guest, client, bookingId);
      await seedIdentity(hotel, hotel.guest.id, 'PROCESSING');
    });
    const submit = async (rooms: number[]) => client.checkIn.confirm(await orderOf(client, bookingId, rooms));
    const areCheckedIn = async () => {
      await seedIdentity(hotel, hotel.guest.id);
      await settleDue(hotel.gateway.app);
      const stored = await Promise.all([storedRoom(hotel, first), storedRoom(hotel, second)]);
      return stored.map(({ checkedInAt }) => checkedInAt !== null);
    };

    test('that are submitted one after the other becomes a check-in to both (SEC-19)', async () => {
      await submit([first]);
      await submit([second]);
      expect(await areCheckedIn()).toEqual([true, true]);
      expect(await stateOf(client)).toMatchObject({ waitsFor: null });
    });

    test('goes on without the one whose own main guest has accepted meanwhile (SEC-19)', async () => {
      await submit([first, second]);
      const place = { bookingId, accommodationId: second, isMain: true };
      await addCompanion(hotel.db, place, await newGuest(hotel.gateway));
      expect(await areCheckedIn()).toEqual([true, false]);
      expect(await stateOf(client)).toMatchObject({ waitsFor: null, checkedInAt: expect.any(String) });
    });
  });

  test('is none any more once its only room has another main guest (SEC-19)', async () => {
    await submittedForm();
    await addCompanion(hotel.db, { bookingId, accommodationId, isMain: true }, await newGuest(hotel.gateway));
    await seedIdentity(hotel, hotel.guest.id);
    await settleDue(hotel.gateway.app);
    const own = { bookingId, guestId: hotel.guest.id };
    expect(await findCheckIn(hotel.db, own)).toMatchObject({ submittedAt: null, submittedRooms: [] });
    expect(await commands()).toBe(0);
  });

  test('is completed once by two gateways at the same moment (SEC-19)', async () => {
    await submittedForm();
    await seedIdentity(hotel, hotel.guest.id);
    await Promise.all([settleDue(hotel.gateway.app), settleDue(hotel.gateway.app)]);
    expect(await commands()).toBe(1);
  });
});

describe('a guest who is rejected after the check-in', () => {
  test('sees neither room nor code that were not shown yet, until an approval (SEC-19)', async () => {
    await checkInAt(hotel, hotel.guest, { bookingId, time: DAY_BEFORE });
    await seedIdentity(hotel, hotel.guest.id, 'REPROVED');
    const client = await clientAt(hotel, hotel.guest, ARRIVAL);
    const details = () => client.bookings.details({ bookingId });
    expect(await details()).toMatchObject({ accommodations: [{ room: null, lockDoorCode: null }] });
    const room = { bookingId, accommodationId: String(accommodationId) };
    expect(await codeOf(client.checkIn.renewDoorCode(room))).toBe('DOOR_CODE_NOT_AVAILABLE');
    expect(await client.checkIn.confirm(await orderOf(client, bookingId))).toMatchObject({
      accommodations: [{ suiteNumber: null }],
    });
    // Nor do they let visitors in, or find the number where it is shown to residents.
    expect(await client.visitors.availability({})).toEqual([]);
    await seedIdentity(hotel, hotel.guest.id);
    expect(await details()).toMatchObject({ accommodations: [{ room: { suiteNumber: '201' } }] });
  });

  test('is not locked out once a code was shown, but recorded for the desk (SEC-19)', async () => {
    const client = await checkInAt(hotel, hotel.guest, { bookingId, time: ARRIVAL });
    const code = await shownCode(client, bookingId, accommodationId);
    expect((await rowOf()).rejectedAfterCodeAt).toBeNull();
    await seedIdentity(hotel, hotel.guest.id, 'REPROVED');
    expect(await shownCode(client, bookingId, accommodationId)).toBe(code);
    expect(await rowOf()).toMatchObject({ rejectedAfterCodeAt: expect.any(Date), accessSuspendedAt: null });
  });
});

describe('an open case', () => {
  const statusOf = async () => (await findValidation(hotel.db, hotel.guest.id))?.status;

  test('moves on while its guest watches no screen (SEC-19)', async () => {
    await handIn(hotel.guest);
    await settleDue(hotel.gateway.app);
    expect(await statusOf()).toBe('PROCESSING');
    hotel.gateway.clock.moveBy(REVIEW_MS);
    await settleDue(hotel.gateway.app);
    expect(await statusOf()).toBe('APPROVED');
  });

  /** Opens a case that is never decided; returns the number of polls in the time that the clock is moved by. */
  async function undecidedCase() {
    const { app, clock } = hotel.gateway;
    const reference = `undecided ${hotel.guest.id}`;
    const person = { firstName: 'Ada', lastName: 'Prado', nationality: null };
    await openCase(hotel.db, { guestId: hotel.guest.id, reference, person }, clock.now());
    let polls = 0;
    const find = async (polled: string) => {
      if (polled === reference) polls += 1;
      return { outcome: 'OPEN' as const };
    };
    const counting = { ...app, verification: { ...app.verification, find } };
    return async (milliseconds: number) => {
      clock.moveBy(milliseconds);
      const before = polls;
      await Promise.all([pollDueCases(counting), pollDueCases(counting)]);
      return polls - before;
    };
  }

  test('is polled as soon as a first one where its guest had a verdict long ago (SEC-19)', async () => {
    await seedIdentity(hotel, hotel.guest.id, 'REPROVED');
    hotel.gateway.clock.moveBy(30 * 24 * 3_600_000);
    const pollsAfter = await undecidedCase();
    expect([await pollsAfter(0), await pollsAfter(5_000), await pollsAfter(11_000)]).toEqual([1, 0, 1]);
  });

  test('is polled at growing distances, by one gateway at a time (SEC-19)', async () => {
    const pollsAfter = await undecidedCase();
    expect([await pollsAfter(0), await pollsAfter(5_000), await pollsAfter(11_000)]).toEqual([1, 0, 1]);
    await pollsAfter(3_600_000);
    expect([await pollsAfter(60_000), await pollsAfter(310_000)]).toEqual([0, 1]);
  });
});
