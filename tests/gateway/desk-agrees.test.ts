import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveFromUnreadyRooms } from '#gateway/domain/booking/doors/ready-room.ts';
import { insertHolderRow } from '#gateway/store/holder-row-store.ts';
import { checkIns, guarantees } from '#gateway/store/schema/check-ins.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { rooms } from '#gateway/store/schema/hotels.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import type { BoardRow } from '#shared/contract/staff/board.ts';
import { instantAt } from '#shared/hotel-time.ts';
import { identityStatuses } from '#shared/rules/identity-status.ts';
import { REGISTRATION, TRIP } from '#tests/personal-data.ts';
import { clientAt, orderOf, seedAddress, seedIdentity } from './checking-in.ts';
import { boardOf, missingOf, rowOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { INPUT_RUNS } from './runs.ts';
import { freshDay, HOTEL, newGuest, type TestGuest, ZONE } from './small-hotel.ts';
import { writeStay } from './stay-rows.ts';

const hotel = openFreshHotel();

const DATES = { checkinDate: '2026-12-05', checkoutDate: '2026-12-07' };
const HOURS = { checkinHour: 15, checkoutHour: 12 };
/** The only room of its type: nothing is exchanged for it. */
const ROOM = { roomId: '201', roomTypeId: 'family', ...HOURS };
const [ARRIVAL, DEPARTURE] = [
  instantAt(DATES.checkinDate, 15, ZONE),
  instantAt(DATES.checkoutDate, 12, ZONE),
];

const situations = fc.record(
  {
    sold: fc.constantFrom('CARD', 'AT_DESK', 'UNPAID', 'PARTNER', 'PARTNER_OTHER_NAME', 'PARTNER_ALLOWED'),
    identity: fc.option(fc.constantFrom(...identityStatuses), { freq: 5 }),
    hasNewName: fc.boolean(),
    hasAddress: fc.boolean(),
    trip: fc.constantFrom('NONE', 'ALONE', 'COMPLETE', 'WITHOUT_REASON'),
    hasCard: fc.boolean(),
    hasOpenPayment: fc.integer({ min: 0, max: 5 }).map(drawn => drawn === 0),
    room: fc.constantFrom('READY', 'READY', 'CLOSED', 'OCCUPIED'),
    hour: fc.constantFrom(-20, -1, 0, 6),
  },
  { noNullPrototype: true },
);
type Situation = typeof situations extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** Writes what calls would have written, so that a hundred situations take seconds. */
async function arrange(guest: TestGuest, drawn: Situation): Promise<string> {
  const { db } = hotel;
  const now = hotel.gateway.clock.now();
  const isOfPartner = drawn.sold.startsWith('PARTNER');
  const isPaid = drawn.sold === 'CARD';
  const { bookingId, accommodationId } = await writeStay(db, {
    booking: {
      hotelId: HOTEL,
      guestId: guest.id,
      ...DATES,
      startsAt: ARRIVAL,
      endsAt: DEPARTURE,
      channel: isOfPartner ? 'PARTNER' : 'DIRECT',
      status: drawn.sold === 'UNPAID' ? 'PENDING' : 'CONFIRMED',
      walkIn: drawn.sold === 'AT_DESK' || drawn.sold === 'UNPAID',
      chargedCents: isPaid ? 100_00 : 0,
      ...(drawn.sold === 'UNPAID' && { paymentDeadline: DEPARTURE }),
      ...(isOfPartner && { holderLastName: drawn.sold === 'PARTNER' ? 'Prado' : 'Hale' }),
      ...(drawn.sold === 'PARTNER_ALLOWED' && { importAllowedAt: now }),
    },
    room: { ...ROOM, adults: 2 },
  });
  await db.transaction(tx => insertHolderRow(tx, { bookingId, accommodationId, guestId: guest.id, now }));
  if (drawn.identity !== null) await seedIdentity(hotel, guest.id, drawn.identity);
  if (drawn.hasNewName) await db.update(guests).set({ firstName: 'Eva' }).where(eq(guests.id, guest.id));
  if (drawn.hasAddress) await seedAddress(db, guest.id);
  if (drawn.trip !== 'NONE')
    await db.insert(checkIns).values({
      bookingId,
      guestId: guest.id,
      step: 'tripMotivation',
      trip: drawn.trip === 'WITHOUT_REASON' ? { ...TRIP, travelReasonId: 'OTHER' } : TRIP,
      registration: drawn.trip === 'ALONE' ? null : REGISTRATION,
      createdAt: now,
      updatedAt: now,
    });
  const card = { brand: 'visa', lastDigits: '1111', methodReference: 'card' };
  if (drawn.hasCard)
    await db
      .insert(guarantees)
      .values({ accommodationId, bookingId, guestId: guest.id, ...card, createdAt: now });
  if (drawn.hasOpenPayment)
    await db.insert(payments).values({
      id: randomUUID(),
      bookingId,
      clientPaymentId: 'open',
      amountCents: 10_00,
      installments: 1,
      method: 'CARD',
      methodReference: 'card',
      saveCard: false,
      status: 'OPEN',
      createdAt: now,
    });
  await arrangeRoom(drawn.room);
  return bookingId;
}

async function arrangeRoom(state: Situation['room']): Promise<void> {
  await hotel.db
    .update(rooms)
    .set({ condition: state === 'CLOSED' ? 'DIRTY' : 'CLEAN' })
    .where(eq(rooms.id, ROOM.roomId));
  if (state !== 'OCCUPIED') return;
  const earlier = { checkinDate: '2026-12-03', checkoutDate: '2026-12-05' };
  const [startsAt, endsAt] = [instantAt('2026-12-03', 15, ZONE), instantAt('2026-12-05', 12, ZONE)];
  await writeStay(hotel.db, {
    booking: { hotelId: HOTEL, ...earlier, startsAt, endsAt, channel: 'PARTNER', status: 'IN_PROGRESS' },
    room: { ...ROOM, holdsRoom: false, checkedInAt: startsAt },
  });
}

const PARTS = new Map([
  ['PERSONAL_DATA', 'personalInfo'],
  ['IDENTITY:NOT_BEGUN', 'identity'],
  ['IDENTITY:REJECTED', 'identity'],
  ['REGISTRATION:NOT_GIVEN', 'tripMotivation'],
  ['GUARANTEE', 'paymentCard'],
]);

/** The end of a check-in that the board's row promises. */
function promiseOf({ bookingStatus, todo }: BoardRow): unknown {
  const missing = missingOf({ todo });
  const isRoomBlocking = todo.some(({ code, isBlocking }) => code === 'ROOM' && isBlocking);
  if (bookingStatus === 'PENDING') return 'CHECKIN_NOT_AVAILABLE';
  if (isRoomBlocking) return 'ROOM_NOT_READY';
  if (missing.includes('PAYMENT:IN_PROGRESS')) return 'ATTEMPT_IN_PROGRESS';
  const parts = missing.flatMap(code => PARTS.get(code) ?? []);
  if (parts.length > 0) return parts.toSorted();
  if (missing.includes('IDENTITY:IN_REVIEW')) return 'waits for IDENTITY';
  return missing.includes('IDENTITY:NAME_DIFFERS') ? 'waits for RECEPTION' : 'checked in';
}

/** The end that the guest's own call brings. */
async function endOf(client: Client, bookingId: string): Promise<unknown> {
  try {
    const { waitsFor } = await client.checkIn.confirm(await orderOf(client, bookingId));
    return waitsFor === null ? 'checked in' : `waits for ${waitsFor}`;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'details' in error)) throw error;
    if (error.code !== 'CHECKIN_INCOMPLETE') return error.code;
    return (error.details as { missing: string[] }).missing.toSorted();
  }
}

test('the board says of a guest who arrives exactly what keeps their own check-in from its end (FRD-02)', async () => {
  const ends = new Set<unknown>();
  await fc.assert(
    fc.asyncProperty(situations, async drawn => {
      await freshDay(hotel.gateway);
      const guest = await newGuest(hotel.gateway);
      const bookingId = await arrange(guest, drawn);
      const client = await clientAt(hotel, guest, new Date(ARRIVAL.getTime() + drawn.hour * 3_600_000));
      await moveFromUnreadyRooms(hotel.gateway.app);
      const row = rowOf(await boardOf(hotel.gateway, DATES.checkinDate), bookingId);
      const state = await client.checkIn.find({ bookingId });
      const missing = missingOf(row);
      expect(missing.includes('PERSONAL_DATA')).toBe(!drawn.hasAddress);
      expect(missing.some(code => code.startsWith('IDENTITY'))).toBe(
        state.identityStatus !== 'APPROVED' || drawn.sold === 'PARTNER_OTHER_NAME',
      );
      expect(missing.includes('REGISTRATION:NOT_GIVEN')).toBe(!state.isRegistrationGiven);
      expect(missing.includes('GUARANTEE')).toBe(state.flow === 'FULL' && state.guaranteeCard === null);
      expect(missing.includes('READY')).toBe(missing.length === 1 && missing[0] === 'READY');
      expect(missing.some(code => code.startsWith('PAYMENT'))).toBe(
        drawn.sold === 'UNPAID' || drawn.hasOpenPayment,
      );
      const promised = promiseOf(row);
      const end = await endOf(client, bookingId);
      expect(end).toEqual(promised);
      ends.add(JSON.stringify(end));
    }),
    { numRuns: INPUT_RUNS },
  );
  // The runs met the rare ends as well.
  expect(ends.size).toBeGreaterThan(5);
});
