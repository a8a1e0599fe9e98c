import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { allowImportedBooking, undoImportedBooking } from '#gateway/domain/booking/list/decide-import.ts';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { REVIEW_MS, writePlan } from '#gateway/sandbox/verification/sandbox-verification-provider.ts';
import { accommodationGuests, bookings } from '#gateway/store/schema/bookings.ts';
import { checkIns, guarantees, lockCommands } from '#gateway/store/schema/check-ins.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { roomPreparations } from '#gateway/store/schema/preferences.ts';
import { clientAt, orderOf, seedIdentity, shownCode } from './checking-in.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { fillForm, importBooking, type PartnerBooking, partnerBooking } from './partner-booking.ts';
import { codeOf, HOTEL, newGuest, session, type TestGuest } from './small-hotel.ts';
import { bookingOf, roomsOf } from './stored-booking.ts';
import { handIn } from './verification-page.ts';

const hotel = openFreshHotel();
const DAY_BEFORE = '2026-12-04T16:00:00-03:00';
const ARRIVAL = '2026-12-05T15:00:00-03:00';

/** Of a booking of the name Hale, whoever `guest` is. */
let booked: PartnerBooking;
beforeEach(async () => {
  booked = await partnerBooking(hotel.gateway, {
    holderLastName: 'Hale',
    holderEmail: 'hale@channel.test',
    language: 'en',
  });
});

const nameGuest = (guest: TestGuest, name: { firstName: string; lastName: string }) =>
  hotel.db.update(guests).set(name).where(eq(guests.id, guest.id));
const mailsTo = (recipient: string) => hotel.db.select().from(emails).where(eq(emails.recipient, recipient));
/** The record is proven with the calls of the desk. */
const unrecorded = async () => {};
const decision = () => ({ hotelId: HOTEL, bookingId: booked.id });
const allow = () => allowImportedBooking(hotel.gateway.app, decision(), unrecorded);
const undo = () => undoImportedBooking(hotel.gateway.app, decision(), unrecorded);

async function accessOf(client: Client) {
  const [room] = await roomsOf(hotel, booked.id);
  const accommodationId = room?.id ?? 0;
  const { status, accommodations } = await client.bookings.details({ bookingId: booked.id });
  return {
    status,
    number: accommodations[0]?.room?.suiteNumber ?? null,
    code: await shownCode(client, booked.id, accommodationId),
    storedCode: room?.doorCode ?? null,
    commands: await hotel.db.$count(lockCommands, eq(lockCommands.accommodationId, accommodationId)),
  };
}
const nothing = { status: 'CONFIRMED', number: null, code: null, storedCode: null, commands: 0 };

/** Imports the booking and fills in the form of the check-in but the identity. */
async function formOf(guest: TestGuest, time = DAY_BEFORE): Promise<Client> {
  const client = await clientAt(hotel, guest, time);
  await importBooking(client, booked, 'Hale');
  await fillForm(hotel.gateway, client, { guestId: guest.id, bookingId: booked.id });
  return client;
}
const confirm = async (client: Client) => client.checkIn.confirm(await orderOf(client, booked.id));
const waitsFor = async (client: Client) => (await client.checkIn.find({ bookingId: booked.id })).waitsFor;

test('code and last name of a voucher open no door to a stranger, however far the check-in goes (SEC-17, SEC-19)', async () => {
  const stranger = await newGuest(hotel.gateway);
  await nameGuest(stranger, { firstName: 'Mara', lastName: 'Costa' });
  const isVerified = (emailVerified: boolean) =>
    hotel.db.update(guests).set({ emailVerified }).where(eq(guests.id, stranger.id));
  await isVerified(false);
  const named = { locator: booked.locator, lastName: 'Hale' };
  expect(await codeOf(stranger.client.bookings.findForImport(named))).toBe('EMAIL_NOT_VERIFIED');
  // They go on with an address of their own.
  await isVerified(true);
  onTestFinished(() => writePlan(hotel.db, { verdict: 'approve' }));
  await writePlan(hotel.db, { verdict: 'reprove', reasons: ['DOCUMENT_COPY'] });
  const client = await formOf(stranger);
  expect(await mailsTo('hale@channel.test')).toMatchObject([{ kind: 'BOOKING_IMPORTED' }]);
  await handIn({ ...stranger, client });
  expect(await confirm(client)).toMatchObject({
    accommodations: [{ suiteNumber: null, checkedInAt: null }],
    waitsFor: 'IDENTITY',
  });
  expect(await accessOf(client)).toEqual(nothing);
  hotel.gateway.clock.moveBy(REVIEW_MS);
  await settleDue(hotel.gateway.app);
  const arrived = await clientAt(hotel, stranger, ARRIVAL);
  await settleDue(hotel.gateway.app);
  expect(await arrived.checkIn.find({ bookingId: booked.id })).toMatchObject({
    identityStatus: 'REPROVED',
    waitsFor: 'IDENTITY',
    checkedInAt: null,
  });
  expect(await accessOf(arrived)).toEqual(nothing);
  expect(await codeOf(confirm(arrived))).toBe('CHECKIN_INCOMPLETE');
  // Nor do good pictures of their own face and document.
  await seedIdentity(hotel, stranger.id);
  expect(await confirm(arrived)).toMatchObject({ waitsFor: 'RECEPTION' });
  await settleDue(hotel.gateway.app);
  expect(await accessOf(arrived)).toEqual(nothing);
});

describe('check-in to a booking of a partner', () => {
  test.each([
    ['Hale', 'Hale'],
    ['de Almeida Prado', 'PRADO'],
    ['Hále', 'Souza Hale'],
  ])('of %s goes through for an identity of %s (SEC-17)', async (holderLastName, lastName) => {
    await hotel.db.update(bookings).set({ holderLastName }).where(eq(bookings.id, booked.id));
    await nameGuest(hotel.guest, { firstName: 'Ada', lastName });
    const client = await clientAt(hotel, hotel.guest, ARRIVAL);
    await importBooking(client, booked, holderLastName);
    await fillForm(hotel.gateway, client, { guestId: hotel.guest.id, bookingId: booked.id });
    await seedIdentity(hotel, hotel.guest.id);
    expect(await confirm(client)).toMatchObject({ accommodations: [{ suiteNumber: '101' }], waitsFor: null });
    expect(await accessOf(client)).toMatchObject({ status: 'IN_PROGRESS', number: '101', commands: 1 });
  });

  test('by another name waits for the reception, whose word opens the room by itself (SEC-17)', async () => {
    const client = await formOf(hotel.guest, ARRIVAL);
    await seedIdentity(hotel, hotel.guest.id);
    const [first, again] = [await confirm(client), await confirm(client)];
    expect(first).toMatchObject({ accommodations: [{ checkedInAt: null }], waitsFor: 'RECEPTION' });
    expect(again).toEqual(first);
    expect(await waitsFor(client)).toBe('RECEPTION');
    expect(await accessOf(client)).toEqual(nothing);
    expect(
      await allowImportedBooking(hotel.gateway.app, { ...decision(), hotelId: 'MARISTA' }, unrecorded),
    ).toBe('NOT_IMPORTED');
    expect(await allow()).toBe('ALLOWED');
    expect(await waitsFor(client)).toBeNull();
    expect(await accessOf(client)).toMatchObject({ status: 'IN_PROGRESS', number: '101', commands: 1 });
  });

  test('counts the name that was validated, not the one that the account has now (SEC-17, SEC-18)', async () => {
    const client = await formOf(hotel.guest, ARRIVAL);
    await seedIdentity(hotel, hotel.guest.id);
    await nameGuest(hotel.guest, { firstName: 'Ada', lastName: 'Hale' });
    expect(await codeOf(confirm(client))).toBe('CHECKIN_INCOMPLETE');
    expect(await accessOf(client)).toEqual(nothing);
  });

  test('of a companion waits until the holder’s identity has the name (SEC-17)', async () => {
    const client = await formOf(hotel.guest, ARRIVAL);
    const main = await newGuest(hotel.gateway);
    await nameGuest(main, { firstName: 'Rui', lastName: 'Hale' });
    await hotel.db
      .update(accommodationGuests)
      .set({ guestId: main.id, name: 'Rui Hale', email: main.email, invitation: 'ACCEPTED' })
      .where(eq(accommodationGuests.bookingId, booked.id));
    await seedIdentity(hotel, main.id);
    await seedIdentity(hotel, hotel.guest.id);
    const theirs = (await session(hotel.gateway, main.id)).client;
    await fillForm(hotel.gateway, theirs, { guestId: main.id, bookingId: booked.id });
    expect(await confirm(theirs)).toMatchObject({ waitsFor: 'RECEPTION' });
    expect(await accessOf(client)).toEqual(nothing);
  });
});

describe('an import', () => {
  test('is told to the address that the partner gave, in the language of the booking (SEC-17)', async () => {
    await hotel.db.update(bookings).set({ language: 'pt' }).where(eq(bookings.id, booked.id));
    await importBooking(hotel.guest.client, booked, 'Hale');
    await importBooking(hotel.guest.client, booked, 'Hale').catch(() => null);
    const [mail, ...more] = (await mailsTo('hale@channel.test')).filter(
      ({ bookingId }) => bookingId === booked.id,
    );
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'BOOKING_IMPORTED', language: 'pt' });
    expect(mail?.text).toContain(booked.locator);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(
      /Ada|Prado|guest-|\{\{|undefined|null/,
    );
  });

  test('without an address is told to nobody (SEC-17)', async () => {
    await hotel.db.update(bookings).set({ holderEmail: null }).where(eq(bookings.id, booked.id));
    await importBooking(hotel.guest.client, booked, 'Hale');
    expect(await hotel.db.$count(emails, eq(emails.bookingId, booked.id))).toBe(0);
  });

  test('is undone by the hotel with all that the account wrote, and then only the partner’s address imports it (SEC-17)', async () => {
    const client = await formOf(hotel.guest);
    await seedIdentity(hotel, hotel.guest.id, 'PROCESSING');
    await confirm(client);
    const [room] = await roomsOf(hotel, booked.id);
    const ofRoom = eq(roomPreparations.accommodationId, room?.id ?? 0);
    await hotel.db
      .insert(roomPreparations)
      .values({ accommodationId: room?.id ?? 0, guestId: hotel.guest.id, parts: [], fixedAt: new Date() });
    expect(
      await undoImportedBooking(hotel.gateway.app, { ...decision(), hotelId: 'MARISTA' }, unrecorded),
    ).toBe('NOT_IMPORTED');
    expect(await undo()).toBe('UNDONE');
    expect(await undo()).toBe('NOT_IMPORTED');
    expect(await bookingOf(hotel, booked.id)).toMatchObject({ guestId: null, status: 'CONFIRMED' });
    expect(await codeOf(client.bookings.find({ bookingId: booked.id }))).toBe('BOOKING_NOT_FOUND');
    const left = [checkIns, guarantees, accommodationGuests].map(table =>
      hotel.db.$count(table, eq(table.bookingId, booked.id)),
    );
    expect(await Promise.all([...left, hotel.db.$count(roomPreparations, ofRoom)])).toEqual([0, 0, 0, 0]);
    const named = { locator: booked.locator, lastName: 'Hale' };
    expect(await codeOf(client.bookings.findForImport(named))).toBe('BOOKING_NOT_FOUND');
    await hotel.db.update(bookings).set({ holderEmail: hotel.guest.email }).where(eq(bookings.id, booked.id));
    await importBooking(client, booked, 'Hale');
    expect((await bookingOf(hotel, booked.id)).guestId).toBe(hotel.guest.id);
  });

  test('is not undone once somebody has checked in, nor where there is none (SEC-17)', async () => {
    expect([await allow(), await undo()]).toEqual(['NOT_IMPORTED', 'NOT_IMPORTED']);
    const client = await formOf(hotel.guest);
    await seedIdentity(hotel, hotel.guest.id);
    await allow();
    await confirm(client);
    expect(await undo()).toBe('CHECKED_IN');
    expect((await bookingOf(hotel, booked.id)).status).toBe('IN_PROGRESS');
  });
});
