import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { accommodationGuests, bookings } from '#gateway/store/schema/bookings.ts';
import { checkIns, guestRegistrations } from '#gateway/store/schema/check-ins.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { rooms } from '#gateway/store/schema/hotels.ts';
import { paymentDifferences, payments, pixCodes, refunds } from '#gateway/store/schema/payments.ts';
import { identityValidations } from '#gateway/store/schema/validations.ts';
import { clientAt, orderOf, seedIdentity } from './checking-in.ts';
import { boardOf, emptyDesk } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { fillForm, importBooking, partnerBooking } from './partner-booking.ts';
import { EVENING, ONE_NIGHT, scenario } from './scenario.ts';
import { freshDay, newGuest } from './small-hotel.ts';

const hotel = openFreshHotel();
beforeEach(() => emptyDesk(hotel.db));

const now = (instant: string) => hotel.gateway.clock.moveTo(new Date(instant));
const at = (instant: string) => new Date(instant);
const attention = async () => (await boardOf(hotel.gateway)).attention;
const kinds = async () => (await attention()).map(({ kind }) => kind);

async function payment(bookingId: string, change: Partial<typeof payments.$inferInsert>): Promise<string> {
  const id = randomUUID();
  await hotel.db.insert(payments).values({
    id,
    bookingId,
    clientPaymentId: id,
    amountCents: 50_00,
    installments: 1,
    method: 'CARD',
    methodReference: 'card',
    saveCard: false,
    status: 'OPEN',
    isForOverstay: true,
    createdAt: at('2026-12-03T16:00:00-03:00'),
    ...change,
  });
  return id;
}

test('an arrival that never came is under attention from the next day on, a departure half an hour late (FRD-01)', async () => {
  const { bookingId, room } = await scenario(hotel).paidStay();
  now(`${ONE_NIGHT.checkin}T23:59:00-03:00`);
  expect(await attention()).toEqual([]);
  now(`${ONE_NIGHT.checkout}T08:00:00-03:00`);
  expect(await attention()).toEqual([
    {
      kind: 'ARRIVAL_MISSED',
      bookingId,
      locator: expect.any(String),
      guest: 'Ada P.',
      accommodationId: expect.any(Number),
      number: room,
      since: '2026-12-03T18:00:00.000Z',
      amountCents: null,
    },
  ]);
  await emptyDesk(hotel.db);
  await freshDay(hotel.gateway);
  const late = await scenario(hotel, await newGuest(hotel.gateway)).paidStay({ arrivedAt: EVENING });
  now(`${ONE_NIGHT.checkout}T12:29:00-03:00`);
  expect(await kinds()).toEqual([]);
  now(`${ONE_NIGHT.checkout}T12:30:00-03:00`);
  expect(await attention()).toMatchObject([
    { kind: 'DEPARTURE_OVERDUE', bookingId: late.bookingId, since: '2026-12-04T15:00:00.000Z' },
  ]);
  // Whatever day is shown.
  expect((await boardOf(hotel.gateway, ONE_NIGHT.checkin)).counts.attention).toBe(1);
});

test('a room that cannot be entered at the arrival is under attention, and not before (FRD-01)', async () => {
  const { bookingId, room } = await scenario(hotel).paidStay();
  await hotel.db.update(rooms).set({ condition: 'DIRTY' }).where(eq(rooms.id, room));
  now(`${ONE_NIGHT.checkin}T14:59:00-03:00`);
  expect(await kinds()).toEqual([]);
  now(`${ONE_NIGHT.checkin}T15:00:00-03:00`);
  expect(await attention()).toMatchObject([{ kind: 'ROOM_CONFLICT', bookingId, number: room }]);
});

test('money that a provider does not return, settle or confirm is under attention with its amount (FRD-01)', async () => {
  const { bookingId } = await scenario(hotel).paidStay();
  now('2026-12-03T16:05:00-03:00');
  const card = await payment(bookingId, {});
  expect(await kinds()).toEqual([]);
  now('2026-12-03T16:10:00-03:00');
  expect(await attention()).toMatchObject([
    { kind: 'PAYMENT_UNSETTLED', bookingId, amountCents: 50_00, accommodationId: null, number: null },
  ]);
  await hotel.db.update(payments).set({ status: 'APPROVED' }).where(eq(payments.id, card));
  expect(await kinds()).toEqual([]);
  const pix = await payment(bookingId, { method: 'PIX' });
  await hotel.db.insert(pixCodes).values({
    paymentId: pix,
    expiresAt: at('2026-12-03T16:15:00-03:00'),
    createdAt: at('2026-12-03T16:00:00-03:00'),
  });
  now('2026-12-03T16:24:00-03:00');
  expect(await kinds()).toEqual([]);
  now('2026-12-03T16:25:00-03:00');
  expect(await kinds()).toEqual(['PAYMENT_UNSETTLED']);
  await hotel.db.update(payments).set({ status: 'DECLINED' }).where(eq(payments.id, pix));
  const refund = { paymentId: card, bookingId, amountCents: 30_00, reason: 'LATE' } as const;
  const tried = { nextTryAt: at(EVENING), createdAt: at(EVENING) };
  await hotel.db
    .insert(refunds)
    .values({ id: randomUUID(), reference: randomUUID(), state: 'OPEN', ...refund, ...tried });
  expect(await kinds()).toEqual([]);
  await hotel.db.update(refunds).set({ state: 'REFUSED' });
  await hotel.db.insert(paymentDifferences).values({
    paymentId: card,
    takenCents: 50_00,
    returnedCents: 0,
    providerTakenCents: 50_00,
    providerReturnedCents: 20_00,
    foundAt: at(EVENING),
  });
  expect(await attention()).toMatchObject([
    { kind: 'REFUND_FAILED', amountCents: 30_00 },
    { kind: 'PAYMENT_DIFFERS', amountCents: 20_00 },
  ]);
});

test('an identity that was rejected, or is in review for half an hour, is under attention on the day of arrival (FRD-01)', async () => {
  const { bookingId } = await scenario(hotel).paidStay();
  now('2026-12-02T16:00:00-03:00');
  await seedIdentity(hotel, hotel.guest.id, 'REPROVED');
  expect(await kinds()).toEqual([]);
  now('2026-12-03T10:00:00-03:00');
  expect(await attention()).toMatchObject([{ kind: 'IDENTITY_REJECTED', bookingId, guest: 'Ada P.' }]);
  await seedIdentity(hotel, hotel.guest.id, 'PROCESSING');
  expect(await kinds()).toEqual([]);
  now('2026-12-03T10:31:00-03:00');
  expect(await kinds()).toEqual(['IDENTITY_STUCK']);
  // The case was about another name: it counts as not begun.
  await hotel.db
    .update(identityValidations)
    .set({ casePerson: { firstName: 'Eva', lastName: 'Prado', nationality: null } })
    .where(eq(identityValidations.guestId, hotel.guest.id));
  expect(await kinds()).toEqual([]);
  await seedIdentity(hotel, hotel.guest.id);
  expect(await kinds()).toEqual([]);
});

test('a guest who was rejected after the check-in, and a refused registration, are under attention (FRD-01)', async () => {
  const { bookingId, accommodationId } = await scenario(hotel).paidStay({ arrivedAt: EVENING });
  expect(await kinds()).toEqual([]);
  const rejected = { rejectedAfterCodeAt: at('2026-12-03T21:00:00-03:00') };
  await hotel.db
    .update(accommodationGuests)
    .set(rejected)
    .where(eq(accommodationGuests.bookingId, bookingId));
  await hotel.db.insert(guestRegistrations).values({
    id: randomUUID(),
    hotelId: 'JARDINS',
    bookingId,
    accommodationId,
    state: 'REFUSED',
    reason: 'birth date',
    createdAt: at(EVENING),
    updatedAt: at(EVENING),
  });
  const board = await boardOf(hotel.gateway);
  expect(board.attention).toMatchObject([
    { kind: 'IDENTITY_REJECTED_INSIDE', bookingId, accommodationId },
    { kind: 'REGISTRATION_REJECTED', bookingId, accommodationId },
  ]);
  expect(board.counts.attention).toBe(2);
});

test("whoever imported a partner's booking under another name waits for the desk, and stands under attention (FRD-01, SEC-17)", async () => {
  const booked = await partnerBooking(hotel.gateway, { holderLastName: 'Hale' });
  const client = await clientAt(hotel, hotel.guest, '2026-12-05T15:00:00-03:00');
  await importBooking(client, booked, 'Hale');
  await fillForm(hotel.gateway, client, { guestId: hotel.guest.id, bookingId: booked.id });
  await seedIdentity(hotel, hotel.guest.id);
  expect(await kinds()).toEqual([]);
  await client.checkIn.confirm(await orderOf(client, booked.id));
  expect(await attention()).toMatchObject([
    { kind: 'IMPORT_TO_DECIDE', bookingId: booked.id, accommodationId: null, guest: 'Ada P.' },
  ]);
  await hotel.db
    .update(bookings)
    .set({ importAllowedAt: at(EVENING) })
    .where(eq(bookings.id, booked.id));
  expect(await kinds()).toEqual([]);
  await hotel.db.update(bookings).set({ importAllowedAt: null }).where(eq(bookings.id, booked.id));
  await hotel.db.update(guests).set({ lastName: 'Hale' }).where(eq(guests.id, hotel.guest.id));
  await seedIdentity(hotel, hotel.guest.id);
  expect(await kinds()).toEqual([]);
  expect(await hotel.db.$count(checkIns, eq(checkIns.bookingId, booked.id))).toBe(1);
});
