import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { releaseRooms } from '#gateway/store/booking-store.ts';
import { accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { rooms } from '#gateway/store/schema/hotels.ts';
import { sandboxCharges } from '#gateway/store/schema/sandbox.ts';
import { addDays } from '#shared/hotel-time.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { STORY_RUNS } from './runs.ts';
import { TWO_NIGHTS } from './scenario.ts';
import {
  book,
  cardPayment,
  cardToken,
  codeOf,
  freshDay,
  newGuest,
  orderFor,
  search,
  type TestGuest,
} from './small-hotel.ts';

const hotel = openFreshHotel();

type Occupancy = { roomId: string; from: number; until: number };

async function occupancies(): Promise<Occupancy[]> {
  const rows = await hotel.db
    .select({ roomId: accommodations.roomId, occupied: accommodations.occupied })
    .from(accommodations)
    .where(eq(accommodations.holdsRoom, true));
  return rows.map(({ roomId, occupied }) => {
    const [from = '', until = ''] = occupied.replace(/[[\])"]/g, '').split(',');
    return { roomId, from: Date.parse(from), until: Date.parse(until) };
  });
}

function soldTwice(stays: Occupancy[]): Occupancy[] {
  return stays.filter((a, index) =>
    stays.some((b, other) => other > index && a.roomId === b.roomId && a.from < b.until && b.from < a.until),
  );
}

test('of thirty guests at once for the last three rooms exactly three win, the others get an error (FUN-15, PD-09)', async () => {
  const orders = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const { client } = await newGuest(hotel.gateway);
      const payment = cardPayment(await cardToken(hotel.gateway));
      return { client, order: await orderFor(client, TWO_NIGHTS, [{ typeId: 'queen' }], { payment }) };
    }),
  );
  const charges = await hotel.db.$count(sandboxCharges);
  const responses = await Promise.all(orders.map(({ client, order }) => codeOf(book(client, order))));
  expect(responses.filter(response => response === 'ROOM_UNAVAILABLE')).toHaveLength(27);
  const won = responses.filter(response => typeof response === 'object');
  expect(won).toHaveLength(3);
  expect(new Set(won.map(response => JSON.stringify(response))).size).toBe(3);
  expect((await occupancies()).map(({ roomId }) => roomId).sort()).toEqual(['101', '102', '103']);
  expect(await hotel.db.$count(sandboxCharges)).toBe(charges + 3);
});

test('guests who want the same two types in another sequence do not wait for each other for ever', async () => {
  const guests = await Promise.all(Array.from({ length: 8 }, () => newGuest(hotel.gateway)));
  const types = [{ typeId: 'queen' }, { typeId: 'suite' }];
  const responses = await Promise.all(
    guests.map(async ({ client }, index) => {
      const wishes = index % 2 === 0 ? types : types.toReversed();
      const payment = cardPayment(await cardToken(hotel.gateway));
      return codeOf(book(client, await orderFor(client, TWO_NIGHTS, wishes, { payment })));
    }),
  );
  expect(responses.filter(response => typeof response === 'object')).toHaveLength(2);
  for (const response of responses)
    if (typeof response === 'string') expect(['ROOM_UNAVAILABLE', 'PRICE_CHANGED']).toContain(response);
});

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      typeId: fc.constantFrom('queen', 'family', 'suite'),
      amount: fc.integer({ min: 1, max: 2 }),
      start: fc.integer({ min: 0, max: 4 }),
      nights: fc.integer({ min: 1, max: 3 }),
      checkinHour: fc.integer({ min: 10, max: 19 }),
      checkoutHour: fc.integer({ min: 10, max: 19 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), pick: fc.nat(20) }) },
);
type Booking = Extract<typeof step extends fc.Arbitrary<infer S> ? S : never, { kind: 'book' }>;

async function roomsFree({ typeId, start, nights, checkinHour, checkoutHour }: Booking): Promise<number> {
  const at = (days: number, hour: number) =>
    Date.parse(`${addDays('2026-12-10', days)}T${String(hour).padStart(2, '0')}:00:00-03:00`);
  const from = at(start, checkinHour);
  const until = at(start + nights, checkoutHour + 1);
  const stays = await occupancies();
  const all = await hotel.db.select({ id: rooms.id }).from(rooms).where(eq(rooms.roomTypeId, typeId));
  return all.filter(({ id }) =>
    stays.every(other => other.roomId !== id || other.until <= from || other.from >= until),
  ).length;
}

async function tryToBook(guest: TestGuest, wish: Booking): Promise<void> {
  const dates = {
    checkin: addDays('2026-12-10', wish.start),
    checkout: addDays('2026-12-10', wish.start + wish.nights),
  };
  const hours = { checkinHour: wish.checkinHour, checkoutHour: wish.checkoutHour };
  const free = await roomsFree(wish);
  const found = await search(guest.client, { ...dates, ...hours });
  const type = found.availabilities[0]?.rooms.find(({ typeId }) => typeId === wish.typeId);
  const shown = type?.price.checkinHours.find(({ hour }) => hour === wish.checkinHour)?.amountAvailable ?? 0;
  expect(shown).toBe(free);
  const payment = cardPayment(await cardToken(hotel.gateway));
  const wishes = Array.from({ length: wish.amount }, () => ({ typeId: wish.typeId, ...hours }));
  const response = await codeOf(book(guest.client, await orderFor(guest.client, dates, wishes, { payment })));
  // A type that is sold out cannot be priced by the guest, so its order is rejected for its price.
  if (free >= wish.amount) expect(response).toMatchObject({ status: 'CONFIRMED' });
  else expect(['ROOM_UNAVAILABLE', 'PRICE_CHANGED']).toContain(response);
}

async function cancelOne(pick: number): Promise<void> {
  const open = await hotel.db
    .select({ id: bookings.id })
    .from(accommodations)
    .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
    .where(eq(accommodations.holdsRoom, true))
    .orderBy(accommodations.id);
  const chosen = open[pick % Math.max(1, open.length)];
  if (!chosen) return;
  await hotel.db.transaction(async tx => {
    await tx.update(bookings).set({ status: 'CANCELED' }).where(eq(bookings.id, chosen.id));
    await releaseRooms(tx, chosen.id, hotel.gateway.clock.now());
  });
}

test('whatever is booked and canceled, no room is sold twice and every free room can be sold (FUN-10, FUN-16)', async () => {
  const { guest } = hotel;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async steps => {
      await freshDay(hotel.gateway);
      for (const wish of steps) {
        if (wish.kind === 'book') await tryToBook(guest, wish);
        else await cancelOne(wish.pick);
        expect(soldTwice(await occupancies())).toEqual([]);
      }
    }),
    { numRuns: STORY_RUNS },
  );
}, 120_000);
