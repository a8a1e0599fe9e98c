import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { readIdentity } from '#gateway/domain/guest/identity-verification/identity-of-guest.ts';
import { findCheckIn } from '#gateway/store/check-in-store.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { staffRecord } from '#gateway/store/schema/staff-record.ts';
import { findValidation, openCase, recordOfCase } from '#gateway/store/validation-store.ts';
import { CPF, REGISTRATION, TRIP } from '#tests/personal-data.ts';
import { clientAt, orderOf, seedAddress, seedIdentity, shownCode } from './checking-in.ts';
import { type Desk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { EVENING, queenRoom, type Stay, scenario } from './scenario.ts';
import { codeOf, HOTEL, newGuest } from './small-hotel.ts';
import { bookingOf, roomGuestOf } from './stored-booking.ts';

const hotel = openFreshHotel();
const OTHER_CPF = '11144477735';
let stay: Stay;
let desk: Desk;
let client: Client;
let roomGuestId: string;
/** A guest with everything for the check-in but the identity. */
beforeEach(async () => {
  stay = await scenario(hotel).paidStay({ rooms: [queenRoom] });
  await hotel.db
    .update(guests)
    .set({ firstName: 'Daniel', lastName: 'Whitfield Souza', dateOfBirth: '1988-03-12', nationality: 30 })
    .where(eq(guests.id, hotel.guest.id));
  client = await clientAt(hotel, hotel.guest, EVENING);
  await seedAddress(hotel.db, hotel.guest.id);
  await client.checkIn.saveTrip({ bookingId: stay.bookingId, ...TRIP, registration: REGISTRATION });
  roomGuestId = (await roomGuestOf(hotel, stay.bookingId, hotel.guest.id)).id;
  desk = await newDesk(hotel.gateway);
});

const guestOf = (changes: object = {}) => ({
  hotelId: HOTEL,
  bookingId: stay.bookingId,
  roomGuestId,
  ...changes,
});
const onPaper = (changes: object = {}) => ({
  kind: 'CNH',
  number: '529.982.247-25',
  firstName: 'DANIEL',
  lastName: 'WHITFIELD SOUZA',
  birthDate: '1988-03-12',
  nationality: 30,
  ...changes,
});
const versionOf = async () => (await desk.calls.documents.find(guestOf())).version;
const approve = async (changes: object = {}, corrected: string[] = [], isPersonSeen: unknown = true) =>
  desk.calls.documents.approve({
    ...guestOf(),
    version: await versionOf(),
    document: onPaper(changes),
    corrected,
    isPersonSeen,
  });
const own = async () => (await hotel.db.select().from(guests).where(eq(guests.id, hotel.guest.id)))[0];
const identity = () => readIdentity(hotel.db, hotel.guest.id);
const actsOf = async () => (await recordOf(hotel.db, stay.bookingId)).map(({ act }) => act);

describe('a document that the desk sees', () => {
  test('is shown as the guest entered it, its number shortened until it is opened (FRD-07, AUD-01)', async () => {
    expect(await desk.calls.documents.find(guestOf())).toMatchObject({
      kind: 'CPF',
      number: '•••725',
      firstName: 'Daniel',
      birthDate: '1988-03-12',
      nationality: 30,
      status: 'PENDING',
    });
    expect(await desk.calls.documents.openNumber(guestOf())).toEqual({ number: CPF });
    expect(await actsOf()).toEqual(['DOCUMENT_OPENED', 'DOCUMENT_NUMBER_OPENED']);
    expect(await desk.calls.documents.find(guestOf({ roomGuestId: 'holder' }))).toMatchObject({
      firstName: 'Daniel',
    });
  });

  test('is compared field by field while it is typed, and nothing is changed by it (FRD-07)', async () => {
    const compare = (document: object) => desk.calls.documents.compare({ ...guestOf(), document });
    expect(await compare({ firstName: 'DÁNIEL' })).toEqual({ firstName: 'SAME' });
    expect(await compare({ birthDate: '1988-12-03', number: OTHER_CPF })).toEqual({
      birthDate: 'DIFFERENT',
      number: 'DIFFERENT',
    });
    expect(await compare(onPaper({ kind: 'PASSPORT' }))).toMatchObject({ kind: 'DIFFERENT', number: 'SAME' });
    expect(await actsOf()).toEqual([]);
  });

  test('is approved, bound to the name and nationality on it, and the check-in goes on by itself (FRD-07, SEC-18)', async () => {
    await seedIdentity(hotel, hotel.guest.id, 'PROCESSING');
    const submitted = await client.checkIn.confirm(await orderOf(client, stay.bookingId));
    expect(submitted).toMatchObject({ waitsFor: 'IDENTITY' });
    const decided = await approve();
    expect(decided).toEqual({
      status: 'APPROVED',
      comparison: {
        kind: 'SAME',
        number: 'SAME',
        firstName: 'SAME',
        lastName: 'SAME',
        birthDate: 'SAME',
        nationality: 'SAME',
      },
    });
    expect(await bookingOf(hotel, stay.bookingId)).toMatchObject({ status: 'IN_PROGRESS' });
    expect(await shownCode(client, stay.bookingId, stay.accommodationId)).toMatch(/^\d{6}$/);
    expect(await findValidation(hotel.db, hotel.guest.id)).toMatchObject({
      provider: 'desk',
      reference: null,
      person: { firstName: 'Daniel', lastName: 'Whitfield Souza', nationality: 30 },
    });
    await hotel.db.update(guests).set({ lastName: 'Other' }).where(eq(guests.id, hotel.guest.id));
    expect(await identity()).toMatchObject({ status: 'PENDING' });
  });

  test('leaves its number neither in the record nor anywhere but with the guest’s own answers (FRD-07, AUD-01)', async () => {
    await desk.calls.documents.openNumber(guestOf());
    await approve();
    const record = JSON.stringify(await hotel.db.select().from(staffRecord));
    expect(record).not.toMatch(/52998224725|529\.982|daniel|whitfield|1988/i);
    expect(JSON.stringify(await findValidation(hotel.db, hotel.guest.id))).not.toContain('982');
  });

  test('that differs is not approved until the receptionist says that the document holds (FRD-07)', async () => {
    const birthDate = '1988-12-03';
    await expect(approve({ birthDate, lastName: 'Whitfield' })).rejects.toMatchObject({
      code: 'DOCUMENT_DIFFERS',
      status: 409,
      details: { different: ['lastName', 'birthDate'] },
    });
    expect(await codeOf(approve({ birthDate, lastName: 'Whitfield' }, ['birthDate']))).toBe(
      'DOCUMENT_DIFFERS',
    );
    expect(await identity()).toMatchObject({ status: 'PENDING' });
    const before = await own();
    await approve({ birthDate, lastName: 'Whitfield', number: OTHER_CPF }, [
      'birthDate',
      'lastName',
      'number',
    ]);
    expect(await own()).toMatchObject({
      dateOfBirth: birthDate,
      lastName: 'Whitfield',
      firstName: 'Daniel',
      personalInfoVersion: (before?.personalInfoVersion ?? 0) + 1,
    });
    const stored = await findCheckIn(hotel.db, { bookingId: stay.bookingId, guestId: hotel.guest.id });
    expect(stored?.registration?.document).toEqual({ type: 'CPF', number: OTHER_CPF });
    expect(await identity()).toMatchObject({ status: 'APPROVED', validatedLastName: 'Whitfield' });
    expect((await recordOf(hotel.db, stay.bookingId)).at(-1)).toMatchObject({
      act: 'DOCUMENT_APPROVED',
      details: { kind: 'CNH', corrected: 'number,lastName,birthDate' },
    });
  });

  test('is rejected with reasons that the guest reads, on top of any verdict (FRD-07, IDV-09)', async () => {
    const version = await versionOf();
    const reasons = ['EXPIRED_DRIVER_LICENSE', 'DOCUMENT_COPY', 'DOCUMENT_COPY'];
    expect(await desk.calls.documents.reject({ ...guestOf(), version, reasons })).toEqual({
      status: 'REPROVED',
    });
    const { validationStatus, statusReasons } = await client.validation.status();
    expect(validationStatus).toBe('REPROVED');
    expect(statusReasons.map(({ code }) => code)).toEqual(['EXPIRED_DRIVER_LICENSE', 'DOCUMENT_COPY']);
    await approve();
    expect(await client.validation.status()).toMatchObject({
      validationStatus: 'APPROVED',
      statusReasons: [],
    });
    for (const none of [[], ['BECAUSE'], undefined])
      expect(await codeOf(desk.calls.documents.reject({ ...guestOf(), version, reasons: none }))).toBe(
        'BAD_REQUEST',
      );
  });

  test('ends an open case of the provider, whose later verdict changes nothing (FRD-07)', async () => {
    const person = { firstName: 'Daniel', lastName: 'Whitfield Souza', nationality: 30 };
    const opened = { guestId: hotel.guest.id, reference: '6f1c7d3e-6a66-4a0e-9e3c-4d4d1fb0a001', person };
    const now = hotel.gateway.clock.now();
    await openCase(hotel.db, opened, now);
    await approve();
    const late = { status: 'REPROVED' as const, reasons: [], isClosed: true, isApproval: false };
    await recordOfCase(hotel.db, opened, late, now);
    expect(await client.validation.status()).toMatchObject({ validationStatus: 'APPROVED' });
  });

  test('that the guest has changed meanwhile is not decided: 409 with the newer version (FRD-07)', async () => {
    const version = await versionOf();
    await hotel.db
      .update(guests)
      .set({ personalInfoVersion: version + 1 })
      .where(eq(guests.id, hotel.guest.id));
    const decision = { ...guestOf(), version };
    await expect(
      desk.calls.documents.approve({ ...decision, document: onPaper(), corrected: [], isPersonSeen: true }),
    ).rejects.toMatchObject({
      code: 'PERSONAL_INFO_CHANGED',
      status: 409,
      details: { version: version + 1 },
    });
    expect(await codeOf(desk.calls.documents.reject({ ...decision, reasons: ['DOCUMENT_COPY'] }))).toBe(
      'PERSONAL_INFO_CHANGED',
    );
    expect(await identity()).toMatchObject({ status: 'PENDING' });
  });

  test.each([
    ['a CPF with a wrong check digit', { number: '52998224724' }],
    ['a card’s number', { kind: 'OTHER', number: '4111 1111 1111 1111' }],
    ['markup in a name', { firstName: '<b>Daniel</b>' }],
    ['a bidirectional control in a name', { lastName: 'Souza\u202e' }],
    ['a birth date of a minor', { birthDate: '2015-03-12' }],
    ['a day that does not exist', { birthDate: '1988-02-30' }],
    ['an unknown country', { nationality: 999 }],
    ['an unknown kind', { kind: 'LIBRARY_CARD' }],
  ])('is not approved with %s (FRD-07, SEC-06, SEC-22)', async (_what, changes) => {
    const all = ['kind', 'number', 'firstName', 'lastName', 'birthDate', 'nationality'];
    expect(await codeOf(approve(changes, all))).toBe('BAD_REQUEST');
    expect(await identity()).toMatchObject({ status: 'PENDING' });
    expect(await own()).toMatchObject({ firstName: 'Daniel', dateOfBirth: '1988-03-12' });
  });

  test('needs the person too, and no other hotel and no past stay sees it (FRD-07, STF-04)', async () => {
    expect(await codeOf(approve({}, [], false))).toBe('BAD_REQUEST');
    const { find, openNumber, compare } = desk.calls.documents;
    const other = await scenario(hotel, await newGuest(hotel.gateway)).longStay();
    const foreign = [
      guestOf({ hotelId: OTHER_HOTEL.hotelId }),
      guestOf({ roomGuestId: hotel.guest.id }),
      guestOf({ bookingId: other.bookingId }),
    ];
    for (const wanted of foreign) {
      expect(await codeOf(find(wanted))).toBe('NOT_FOUND');
      expect(await codeOf(openNumber(wanted))).toBe('NOT_FOUND');
      expect(await codeOf(compare({ ...wanted, document: {} }))).toBe('NOT_FOUND');
    }
    hotel.gateway.clock.moveTo(new Date('2026-12-20T12:00:00-03:00'));
    expect(await codeOf(find(guestOf()))).toBe('NOT_FOUND');
  });
});
