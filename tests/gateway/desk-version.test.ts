import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { tidyDesk } from '#gateway/domain/desk/hotel-version.ts';
import { partMarks } from '#gateway/domain/desk/prepared-marks.ts';
import { accommodationGuests, accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { checkIns, guarantees, guestRegistrations, lockCommands } from '#gateway/store/schema/check-ins.ts';
import { cleaningDeclines } from '#gateway/store/schema/cleaning-declines.ts';
import { hotelChanges } from '#gateway/store/schema/desk.ts';
import { cashDeposits } from '#gateway/store/schema/desk-payments.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { rooms } from '#gateway/store/schema/hotels.ts';
import {
  deliveries,
  receptionMessages,
  spaceReservations,
  spaces,
  visitors,
} from '#gateway/store/schema/living.ts';
import { deviceHealth } from '#gateway/store/schema/lobby.ts';
import { paymentDifferences, payments, refunds } from '#gateway/store/schema/payments.ts';
import { guestPreferences } from '#gateway/store/schema/preferences.ts';
import { preparationTicks } from '#gateway/store/schema/room-ticks.ts';
import { shiftNotes } from '#gateway/store/schema/shift-notes.ts';
import { identityValidations } from '#gateway/store/schema/validations.ts';
import { TRIP } from '#tests/personal-data.ts';
import { clientAt, prepare, seedAddress, seedIdentity } from './checking-in.ts';
import { type Desk, newDesk, OTHER_HOTEL } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { type Stay, scenario } from './scenario.ts';
import { space } from './spaces-hotel.ts';

const NOTHING_CHOSEN = {
  roomId: null,
  ac: null,
  lighting: null,
  tv: null,
  minibar: null,
  bedLayout: null,
  hasCrib: false,
  hasPet: false,
  needsCare: false,
};

const hotel = openFreshHotel();
let stay: Stay;
let desk: Desk;
beforeEach(async () => {
  await hotel.db.update(rooms).set({ condition: 'CLEAN', releaseReason: null });
  stay = await scenario(hotel).paidStay();
  desk = await newDesk(hotel.gateway);
});

const version = () => desk.version();
const now = () => hotel.gateway.clock.now();

/** How much the version grows by a change. */
async function growth(change: () => PromiseLike<unknown>): Promise<number> {
  const before = await version();
  await change();
  return (await version()) - before;
}

test('the version grows by one with each change of what the board and a page show, whoever makes it (FRD-04)', async () => {
  const { bookingId, accommodationId, holder, room } = stay;
  const { db } = hotel;
  const ofStay = { hotelId: 'JARDINS', bookingId, accommodationId, createdAt: now() };
  const hour = { startsAt: now(), endsAt: now() };
  const [card] = await db.select().from(payments).where(eq(payments.bookingId, bookingId));
  const paymentId = card?.id ?? '';
  await db.insert(spaces).values({ ...space, id: 'rooftop', name: { en: 'Rooftop', pt: 'Terraço' } });
  const changes: [string, () => PromiseLike<unknown>][] = [
    ['booking', () => db.update(bookings).set({ version: 9 }).where(eq(bookings.id, bookingId))],
    [
      'room of the booking',
      () => db.update(accommodations).set({ hasPet: true }).where(eq(accommodations.id, accommodationId)),
    ],
    [
      'guest of the room',
      () =>
        db
          .update(accommodationGuests)
          .set({ isSpecialCareRequired: true })
          .where(eq(accommodationGuests.bookingId, bookingId)),
    ],
    ['room', () => db.update(rooms).set({ condition: 'DIRTY' }).where(eq(rooms.id, room))],
    ['reason to let guests in', () => db.update(rooms).set({ releaseReason: 'x' }).where(eq(rooms.id, room))],
    [
      'kiosk',
      () =>
        db.insert(deviceHealth).values({
          hotelId: 'JARDINS',
          deviceId: `lobby-${randomUUID().slice(0, 8)}`,
          profile: 'kiosk',
          version: '1.0.0',
          printer: 'NONE',
          lastSeenAt: now(),
        }),
    ],
    ['kiosk out of service', () => db.update(deviceHealth).set({ outOfService: 'CRASHES' })],
    ['address', () => seedAddress(db, holder.id)],
    ['identity', () => seedIdentity(hotel, holder.id, 'PROCESSING')],
    ['verdict', () => seedIdentity(hotel, holder.id, 'REPROVED')],
    ['name', () => db.update(guests).set({ firstName: 'Eva' }).where(eq(guests.id, holder.id))],
    [
      'trip',
      () =>
        db.insert(checkIns).values({
          bookingId,
          guestId: holder.id,
          step: 'confirm',
          trip: TRIP,
          createdAt: now(),
          updatedAt: now(),
        }),
    ],
    [
      'finished form',
      () => db.update(checkIns).set({ submittedAt: now() }).where(eq(checkIns.bookingId, bookingId)),
    ],
    [
      'payment',
      () => db.update(payments).set({ status: 'DECLINED' }).where(eq(payments.bookingId, bookingId)),
    ],
    [
      'registration',
      () =>
        db.insert(guestRegistrations).values({
          id: holder.id,
          hotelId: 'JARDINS',
          bookingId,
          accommodationId,
          state: 'READY',
          createdAt: now(),
          updatedAt: now(),
        }),
    ],
    [
      'refusal',
      () =>
        db.update(guestRegistrations).set({ state: 'REFUSED' }).where(eq(guestRegistrations.id, holder.id)),
    ],
    [
      'guarantee',
      () =>
        db.insert(guarantees).values({
          accommodationId,
          bookingId,
          brand: 'visa',
          lastDigits: '1111',
          methodReference: 'card',
          createdAt: now(),
        }),
    ],
    [
      'command to the lock',
      () =>
        db.insert(lockCommands).values({
          accommodationId,
          roomId: room,
          action: 'SET',
          nextTryAt: now(),
          createdAt: now(),
        }),
    ],
    [
      'lock that is full',
      () =>
        db
          .update(lockCommands)
          .set({ failure: 'FULL', failingSince: now() })
          .where(eq(lockCommands.accommodationId, accommodationId)),
    ],
    [
      'lock that has confirmed',
      () =>
        db
          .update(lockCommands)
          .set({ doneAt: now(), failure: null, failingSince: null })
          .where(eq(lockCommands.accommodationId, accommodationId)),
    ],
    [
      'cash deposit',
      () =>
        db.insert(cashDeposits).values({
          ...ofStay,
          id: randomUUID(),
          key: 'deposit',
          payloadHash: 'hash',
          staffId: desk.staffId,
          amountCents: 300_00,
        }),
    ],
    [
      'refund',
      () =>
        db.insert(refunds).values({
          id: randomUUID(),
          paymentId,
          bookingId,
          reference: randomUUID(),
          amountCents: 1_00,
          reason: 'LATE',
          state: 'OPEN',
          nextTryAt: now(),
          createdAt: now(),
        }),
    ],
    [
      'failed refund',
      () => db.update(refunds).set({ state: 'REFUSED' }).where(eq(refunds.bookingId, bookingId)),
    ],
    [
      'difference of a payment',
      () =>
        db.insert(paymentDifferences).values({
          paymentId,
          takenCents: 50_00,
          returnedCents: 0,
          providerTakenCents: 50_00,
          providerReturnedCents: 1_00,
          foundAt: now(),
        }),
    ],
    [
      'visitor',
      () =>
        db.insert(visitors).values({
          ...ofStay,
          ...hour,
          guestId: holder.id,
          code: 'ABCDEFGHJKMNPQRS',
          fullName: 'Carlos Lima',
          nickname: 'Caco',
          documentType: 'CPF',
          document: '52998224725',
          visitorType: 'GUEST',
          visitDate: '2026-12-03',
        }),
    ],
    [
      'space',
      () =>
        db
          .insert(spaceReservations)
          .values({ ...ofStay, ...hour, id: randomUUID(), guestId: holder.id, spaceId: 'rooftop' }),
    ],
    [
      'note',
      () =>
        db.insert(shiftNotes).values({
          id: randomUUID(),
          hotelId: 'JARDINS',
          text: 'Ferns',
          writtenBy: randomUUID(),
          key: 'one',
          createdAt: now(),
        }),
    ],
    ['note done', () => db.update(shiftNotes).set({ doneAt: now(), doneBy: randomUUID() })],
    [
      'message',
      () =>
        db.insert(receptionMessages).values({
          id: randomUUID(),
          hotelId: 'JARDINS',
          bookingId,
          guestId: holder.id,
          text: 'Hello',
          createdAt: now(),
        }),
    ],
    [
      'parcel',
      () =>
        db.insert(deliveries).values({
          ...ofStay,
          id: randomUUID(),
          guestId: holder.id,
          type: 'OTHER',
          description: 'A box',
          registeredBy: 'GUEST',
        }),
    ],
    [
      'room that is prepared',
      () =>
        db.insert(preparationTicks).values({
          accommodationId,
          roomId: room,
          hotelId: 'JARDINS',
          parts: partMarks(NOTHING_CHOSEN),
          staffId: desk.staffId,
          doneAt: now(),
        }),
    ],
    ['room that is not prepared after all', () => db.delete(preparationTicks)],
    [
      'choice for the room',
      () =>
        db
          .insert(guestPreferences)
          .values({ guestId: holder.id, part: 'LIGHTING', answers: { lighting: 1 }, updatedAt: now() }),
    ],
    ['later choice for the room', () => db.update(guestPreferences).set({ answers: { lighting: 0 } })],
    [
      'declined cleaning',
      () =>
        db
          .insert(cleaningDeclines)
          .values({ accommodationId, day: '2026-12-03', hotelId: 'JARDINS', createdAt: now() }),
    ],
    ['cleaning after all', () => db.delete(cleaningDeclines)],
    [
      'arrived parcel',
      () => db.update(deliveries).set({ arrivedAt: now() }).where(eq(deliveries.bookingId, bookingId)),
    ],
  ];
  for (const [what, change] of changes) expect([what, await growth(change)]).toEqual([what, 1]);
});

test('reading, polls of a provider, and a transaction that fails change no version (FRD-04)', async () => {
  await seedIdentity(hotel, stay.holder.id, 'PROCESSING');
  const ofGuest = eq(identityValidations.guestId, stay.holder.id);
  expect(await growth(() => desk.board())).toBe(0);
  expect(await growth(() => desk.open(stay.bookingId))).toBe(0);
  expect(
    await growth(() => hotel.db.update(identityValidations).set({ nextPollAt: now() }).where(ofGuest)),
  ).toBe(0);
  const failing = () =>
    hotel.db.transaction(async tx => {
      await tx.update(bookings).set({ version: 50 }).where(eq(bookings.id, stay.bookingId));
      throw new Error('taken back');
    });
  expect(await growth(() => failing().catch(() => {}))).toBe(0);
});

test("a guest's own acts show in the version of their hotel alone, and the board has it before its rows (FRD-04)", async () => {
  const other = await newDesk(hotel.gateway, OTHER_HOTEL.hotelId);
  const elsewhere = await other.version();
  const client = await clientAt(hotel, stay.holder, '2026-12-03T16:00:00-03:00');
  desk = await newDesk(hotel.gateway);
  const before = await version();
  await prepare(hotel, stay.holder, client, stay.bookingId);
  const board = await desk.board();
  expect(board.version).toBeGreaterThan(before);
  expect(board.version).toBe(await version());
  const later = await newDesk(hotel.gateway, OTHER_HOTEL.hotelId);
  expect(await later.version()).toBe(elsewhere);
});

test('folding old changes into one leaves the version as it is, also beside a change that is being made (FRD-04)', async () => {
  await Promise.all([tidyDesk(hotel.gateway.app), tidyDesk(hotel.gateway.app)]);
  expect(await growth(() => tidyDesk(hotel.gateway.app))).toBe(0);
  const ofHotel = eq(hotelChanges.hotelId, 'JARDINS');
  expect(await hotel.db.$count(hotelChanges, ofHotel)).toBe(1);
  const renamed = hotel.db.update(rooms).set({ condition: 'DIRTY' }).where(eq(rooms.id, stay.room));
  expect(await growth(() => Promise.all([renamed, tidyDesk(hotel.gateway.app)]))).toBe(1);
});
