import { randomUUID } from 'node:crypto';
import { isContractProcedure } from '@orpc/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { accommodationGuests, accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { contract } from '#shared/contract/guest/contract.ts';
import { operationsOf } from '#shared/contract/operations.ts';
import { TRIP } from '#tests/personal-data.ts';
import { checkInAt } from './checking-in.ts';
import { addCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { buy, hoursOrder } from './hours.ts';
import { renewPix } from './pix-calls.ts';
import { adult } from './room-forms.ts';
import { EVENING, scenario } from './scenario.ts';
import { cardPayment, cardToken, newGuest, session } from './small-hotel.ts';
import { visitorFor } from './visitor-form.ts';

const hotel = openFreshHotel();

type Target = { bookingId: string; room: number; guestId: string; email: string };

const calls: Record<string, (client: Client, target: Target) => Promise<unknown>> = {
  'bookings.import': ({ bookings: to }, { bookingId }) => to.import({ bookingId }),
  'bookings.find': ({ bookings: to }, { bookingId }) => to.find({ bookingId }),
  'bookings.details': ({ bookings: to }, { bookingId }) => to.details({ bookingId }),
  'bookings.values': ({ bookings: to }, { bookingId }) => to.values({ bookingId }),
  'bookings.hide': ({ bookings: to }, { bookingId }) => to.hide({ bookingId }),
  'bookings.estimateCancellation': ({ bookings: to }, { bookingId }) =>
    to.estimateCancellation({ bookingId }),
  'bookings.cancel': ({ bookings: to }, { bookingId }) => to.cancel({ bookingId }),
  'bookings.simulateEarlyCheckout': ({ bookings: to }, at) => to.simulateEarlyCheckout(leftBy(at)),
  'bookings.leaveEarly': ({ bookings: to }, at) => to.leaveEarly(leftBy(at)),
  'checkIn.find': ({ checkIn }, { bookingId }) => checkIn.find({ bookingId }),
  'checkIn.saveProgress': ({ checkIn }, { bookingId }) =>
    checkIn.saveProgress({ bookingId, step: 'confirm' }),
  'checkIn.saveTrip': ({ checkIn }, { bookingId }) => checkIn.saveTrip({ bookingId, ...TRIP }),
  'checkIn.associateCard': ({ checkIn }, { bookingId, room }) =>
    checkIn.associateCard({ bookingId, paymentMethodId: 'none', accommodationPartnerIds: [room] }),
  'checkIn.confirm': ({ checkIn }, { bookingId, room }) =>
    checkIn.confirm({ bookingId, accommodations: [{ accommodationId: room, guests: [] }] }),
  'checkIn.renewDoorCode': ({ checkIn }, at) => checkIn.renewDoorCode(roomOf(at)),
  'checkOut.simulate': ({ checkOut }, at) => checkOut.simulate(leftBy(at)),
  'checkOut.confirm': ({ checkOut }, { bookingId: id, room }) =>
    checkOut.confirm({ id, accommodationId: room, overstayFee: 0 }),
  'bill.find': ({ bill }, { bookingId }) => bill.find({ bookingId }),
  'bill.makePdf': ({ bill }, { bookingId }) => bill.makePdf({ bookingId }),
  'bill.sendByEmail': ({ bill }, { bookingId }) => bill.sendByEmail({ bookingId }),
  'additionalHours.availability': ({ additionalHours }, at) =>
    additionalHours.availability({ ...roomOf(at), type: 'CHECKOUT' }),
  'additionalHours.buy': (client, { bookingId, room }) =>
    buy({ client }, hoursOrder({ client, bookingId, accommodationId: room, type: 'CHECKOUT' }, HOUR)),
  'accommodationGuests.add': ({ accommodationGuests: to }, at) =>
    to.add({ params: roomOf(at), body: adult() }),
  'accommodationGuests.change': ({ accommodationGuests: to }, at) =>
    to.change({
      params: { ...roomOf(at), guestUserId: at.guestId },
      body: { guest: adult(), version: 1 },
    }),
  'accommodationGuests.remove': ({ accommodationGuests: to }, at) =>
    to.remove({ params: { ...roomOf(at), guestUserId: at.guestId }, query: {} }),
  'accommodationGuests.invite': ({ accommodationGuests: to }, { bookingId, room }) =>
    to.invite({ bookingId, accommodations: [{ accommodationId: room, guests: [adult()] }] }),
  'accommodationGuests.accept': ({ accommodationGuests: to }, { bookingId }) => to.accept({ bookingId }),
  'accommodationGuests.decline': ({ accommodationGuests: to }, { bookingId }) => to.decline({ bookingId }),
  'accommodationGuests.resendInvitation': ({ accommodationGuests: to }, { bookingId, email }) =>
    to.resendInvitation({ bookingId, email }),
  'payment.pay': async ({ payment }, { bookingId }) =>
    payment.pay({ bookingId, payment: cardPayment(await cardToken(hotel.gateway)) }),
  'payments.list': ({ payments }, { bookingId }) => payments.list({ bookingId }),
  'pix.create': (client, { bookingId }) => renewPix({ client }, bookingId),
  'preferences.prepared': ({ preferences }, { bookingId }) => preferences.prepared({ bookingId }),
  'cleaning.find': ({ cleaning }, { bookingId }) => cleaning.find({ bookingId }),
  'cleaning.decline': ({ cleaning }, target) =>
    cleaning.decline({ ...roomOf(target), day: '2026-12-04', isDeclined: true }),
  'visitors.create': ({ visitors }, { bookingId }) =>
    visitors.create(visitorFor({ bookingId, room: '101' }, { visitDate: '2026-12-04' })),
};

const HOUR = { time: '2026-12-04T13:00:00-03:00', price: 30.1, taxValue: 1.05, amountOfHours: 1 };
const roomOf = ({ bookingId, room }: Target) => ({ bookingId, accommodationId: String(room) });
const leftBy = ({ bookingId: id, room }: Target) => ({ id, accId: String(room) });

let target: Target;
beforeEach(async () => {
  const { bookingId, rooms } = await scenario(hotel).paidStay();
  const invited = await newGuest(hotel.gateway);
  const room = rooms[0] ?? 0;
  const guestId = await addCompanion(hotel.db, { bookingId, accommodationId: room }, invited, 'PENDING');
  await checkInAt(hotel, hotel.guest, { bookingId, time: EVENING });
  target = { bookingId, room, guestId, email: invited.email };
});

const stored = async () => ({
  booking: await hotel.db.select().from(bookings).where(eq(bookings.id, target.bookingId)),
  rooms: await hotel.db.select().from(accommodations).where(eq(accommodations.bookingId, target.bookingId)),
  guests: await hotel.db
    .select()
    .from(accommodationGuests)
    .where(eq(accommodationGuests.bookingId, target.bookingId)),
});

const rejection = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    response => ({ response }),
    (error: unknown) =>
      error instanceof Error && 'code' in error
        ? { code: error.code, message: error.message, data: 'data' in error ? error.data : null }
        : { error },
  );

test('every call of the contract that names a booking is in this table (PD-57, SEC-03)', () => {
  const named = operationsOf(contract)
    .filter(({ needsGuest, name }) => {
      const [area = '', verb = ''] = name.split('.');
      const procedure: unknown = Reflect.get(Reflect.get(contract, area), verb);
      return needsGuest && isAboutBooking(procedure);
    })
    .map(({ name }) => name);
  expect(named.toSorted()).toEqual(Object.keys(calls).toSorted());
});

/** Whether the input of a call has the id of a booking: by that name, or as `id` beside what only a stay has. */
function isAboutBooking(procedure: unknown): boolean {
  return isContractProcedure(procedure) && namesBooking(procedure['~orpc'].inputSchema);
}

const namesBooking = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'shape' in schema && hasBookingId(schema.shape);

function hasBookingId(shape: unknown): boolean {
  if (typeof shape !== 'object' || shape === null) return false;
  return Object.entries(shape).some(
    ([key, inner]) => key === 'bookingId' || key === 'accId' || key === 'overstayFee' || namesBooking(inner),
  );
}

/** A list is narrowed by a booking, and is empty without one of the guest's own. */
const emptyFor: Record<string, object> = { 'payments.list': { response: { payments: [] } } };

describe.each(Object.entries(calls))('%s', (name, call) => {
  test('responds the same to a stranger for a booking that exists and for none, and changes nothing (PD-57, SEC-03)', async () => {
    const stranger = await newGuest(hotel.gateway);
    const { client } = await session(hotel.gateway, stranger.id);
    const before = await stored();
    const nobodys = {
      bookingId: randomUUID(),
      room: 999_999,
      guestId: randomUUID(),
      email: 'no@hospede.test',
    };
    const ofNone = await rejection(call(client, nobodys));
    expect(ofNone).toMatchObject(
      emptyFor[name] ?? { code: expect.stringMatching(/^(BOOKING|INVITATION|PIX)_NOT_FOUND$/) },
    );
    expect(await rejection(call(client, target))).toEqual(ofNone);
    const [booking] = before.booking;
    expect(await rejection(call(client, { ...target, bookingId: booking?.locator ?? '' }))).toEqual(ofNone);
    expect(await stored()).toEqual(before);
  });
});
