import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { pollDueCases } from '#gateway/domain/guest/identity-verification/poll-cases.ts';
import { REVIEW_MS } from '#gateway/sandbox/verification/sandbox-verification-provider.ts';
import { accommodationGuests } from '#gateway/store/schema/bookings.ts';
import { guestRegistrations, lockCommands } from '#gateway/store/schema/check-ins.ts';
import { findValidation, openCase } from '#gateway/store/validation-store.ts';
import { checkInAt, clientAt, orderOf, prepare, seedIdentity, shownCode } from './checking-in.ts';
import { addCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { EVENING, scenario } from './scenario.ts';
import { codeOf, newGuest } from './small-hotel.ts';
import { bookingOf, storedRoom } from './stored-booking.ts';
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
const rowOf = async (guestId = hotel.guest.id) => {
  const isOwn = and(eq(accommodationGuests.bookingId, bookingId), eq(accommodationGuests.guestId, guestId));
  return (await hotel.db.select().from(accommodationGuests).where(isOwn))[0];
};

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
    await seedIdentity(hotel, hotel.guest.id);
    expect(await details()).toMatchObject({ accommodations: [{ room: { suiteNumber: '201' } }] });
  });

  test('is not locked out once a code was shown, but recorded for the desk (SEC-19)', async () => {
    const client = await checkInAt(hotel, hotel.guest, { bookingId, time: ARRIVAL });
    const code = await shownCode(client, bookingId, accommodationId);
    expect((await rowOf())?.rejectedAfterCodeAt).toBeNull();
    await seedIdentity(hotel, hotel.guest.id, 'REPROVED');
    expect(await shownCode(client, bookingId, accommodationId)).toBe(code);
    expect(await rowOf()).toMatchObject({ rejectedAfterCodeAt: expect.any(Date), accessSuspendedAt: null });
  });
});

describe('an open case', () => {
  const statusOf = async () => (await findValidation(hotel.db, hotel.guest.id))?.status;

  test('moves on while its guest watches no screen (SEC-19)', async () => {
    await handIn(hotel.guest);
    await pollDueCases(hotel.gateway.app);
    expect(await statusOf()).toBe('PROCESSING');
    hotel.gateway.clock.moveBy(REVIEW_MS);
    await pollDueCases(hotel.gateway.app);
    expect(await statusOf()).toBe('APPROVED');
  });

  test('is polled at growing distances, by one gateway at a time (SEC-19)', async () => {
    const { app, clock } = hotel.gateway;
    const reference = 'a case that is never decided';
    const person = { firstName: 'Ada', lastName: 'Prado', nationality: null };
    await openCase(hotel.db, { guestId: hotel.guest.id, reference, person }, clock.now());
    let polls = 0;
    const find = async (polled: string) => {
      if (polled === reference) polls += 1;
      return { outcome: 'OPEN' as const };
    };
    const counting = { ...app, verification: { ...app.verification, find } };
    const pollsAfter = async (milliseconds: number) => {
      clock.moveBy(milliseconds);
      const before = polls;
      await Promise.all([pollDueCases(counting), pollDueCases(counting)]);
      return polls - before;
    };
    expect([await pollsAfter(0), await pollsAfter(5_000), await pollsAfter(11_000)]).toEqual([1, 0, 1]);
    await pollsAfter(3_600_000);
    expect([await pollsAfter(60_000), await pollsAfter(310_000)]).toEqual([0, 1]);
  });
});
