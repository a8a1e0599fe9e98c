import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { rooms as roomTable } from '#gateway/store/schema/hotels.ts';
import { addDays, dateAt, nightsOf, weekdayOf } from '#shared/hotel-time.ts';
import { toReais } from '#shared/money.ts';
import { clientAt } from './checking-in.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { STORY_RUNS } from './runs.ts';
import { type Stay, scenario } from './scenario.ts';
import { codeOf, freshDay, newGuest, type TestGuest, ZONE } from './small-hotel.ts';
import { bookingOf, checkIn, depositsOf, roomsOf } from './stored-booking.ts';

/*
 * A clerk keeps the books by hand, from the hotel's price list and its rules alone, and after every act compares
 * them with the gateway's: what was paid, what came back, what the guest's credits are, and who has which room when.
 */

const hotel = openFreshHotel();
const HOUR = 3_600_000;
/** Half past twelve on a Tuesday: no rule turns on half an hour, so that the time of a call decides nothing. */
const FIRST = Date.parse('2026-12-01T12:30:00-03:00');

/** The price list, Sunday to Saturday; from Christmas on a fifth dearer, the suite twice as dear. */
const WEEK = [300_00, 310_00, 320_00, 330_00, 340_00, 450_50, 460_75];
const tax = (cents: number) => Math.floor((cents * 350 + 5_000) / 10_000);
const taxed = (cents: number) => cents + tax(cents);
function nightCents(typeId: string, date: string): number {
  const plain = (WEEK[weekdayOf(date)] ?? 0) * (typeId === 'suite' ? 2 : 1);
  return taxed(date >= '2026-12-20' ? Math.round(plain * 1.2) : plain);
}

/** The instant of an hour of a day in São Paulo, whose clock is three hours behind all year. */
const at = (date: string, hour: number) => Date.parse(`${date}T${String(hour).padStart(2, '0')}:00:00-03:00`);

type ClerksRoom = {
  id: number;
  number: string;
  state: 'booked' | 'in' | 'left' | 'dropped';
  arrival: number;
  departure: number;
  /** Until when nobody else can have it; null where it is not reserved. */
  reservedUntil: number | null;
  nights: { date: string; cents: number }[];
  hours: number;
  pet: number;
  credit: number;
};
type ClerksBooking = {
  id: string;
  status: 'CONFIRMED' | 'IN_PROGRESS' | 'CANCELED' | 'NO_SHOW' | 'CONCLUDED';
  checkin: string;
  rooms: ClerksRoom[];
  paid: number;
  returned: number;
};
type Books = { now: number; balance: number; bookings: ClerksBooking[] };

const standing = (booking: ClerksBooking) =>
  booking.rooms.filter(({ state }) => state === 'booked' || state === 'in');
const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((sum, item) => sum + of(item), 0);
const cents = (night: { cents: number }) => night.cents;
const costOf = (room: ClerksRoom) => sumOf(room.nights, cents) + room.hours + room.pet;

function unusedCredit(booking: ClerksBooking, room: ClerksRoom, now: number, countsNights: boolean): number {
  const start = Math.min(...standing(booking).map(({ arrival }) => arrival));
  if (now < start - 48 * HOUR) return costOf(room);
  return sumOf(countsNights ? nightsLeft(room, now) : room.nights.slice(1), cents) + room.pet;
}

const nightsLeft = (room: ClerksRoom, now: number) =>
  room.nights.slice(1).filter(({ date }) => at(date, 15) > now);

const room = fc.record({
  typeId: fc.constantFrom('queen', 'family', 'suite'),
  checkinHour: fc.integer({ min: 10, max: 19 }),
  checkoutHour: fc.integer({ min: 10, max: 19 }),
  hasPet: fc.boolean(),
});
const pick = fc.nat(1_000);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      rooms: fc.array(room, { minLength: 1, maxLength: 3 }),
      start: fc.integer({ min: 1, max: 5 }),
      nights: fc.integer({ min: 1, max: 4 }),
      useCredits: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('leave' as const), pick, room: pick }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('checkIn' as const),
      pick,
      rooms: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

const chosen = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];

async function isRoomFor(books: Books, { rooms, start, nights }: StepOf<'book'>): Promise<boolean> {
  const all = await hotel.db.select().from(roomTable);
  const first = addDays(dateAt(new Date(books.now), ZONE), start);
  const reserved = books.bookings.flatMap(booking => booking.rooms);
  const choices = rooms.map(wish => {
    const from = at(first, wish.checkinHour);
    const until = at(addDays(first, nights), wish.checkoutHour) + HOUR;
    const isFree = (number: string) =>
      reserved.every(
        other => other.number !== number || (other.reservedUntil ?? 0) <= from || other.arrival >= until,
      );
    return all.filter(({ roomTypeId, id }) => roomTypeId === wish.typeId && isFree(id)).map(({ id }) => id);
  });
  const fits = (index: number, taken: readonly string[]): boolean =>
    index === choices.length ||
    (choices[index] ?? []).some(id => !taken.includes(id) && fits(index + 1, [...taken, id]));
  return fits(0, []);
}

async function tryToBook(books: Books, guest: TestGuest, wish: StepOf<'book'>): Promise<void> {
  const checkin = addDays(dateAt(new Date(books.now), ZONE), wish.start);
  const stay = { checkin, checkout: addDays(checkin, wish.nights) };
  const fits = await isRoomFor(books, wish);
  const order = { rooms: wish.rooms, dates: stay, useCredits: wish.useCredits };
  const booked = await codeOf(scenario(hotel, guest).longStay(order));
  if (!fits) return expect(['ROOM_UNAVAILABLE', 'PRICE_CHANGED', 'CREDITS_CHANGED']).toContain(booked);
  expect(booked).toMatchObject({ bookingId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  const id = (booked as Stay).bookingId;
  const rows = await roomsOf(hotel, id);
  const rooms = wish.rooms.map((order, index): ClerksRoom => {
    const departure = at(stay.checkout, order.checkoutHour);
    return {
      id: rows[index]?.id ?? 0,
      number: rows[index]?.roomId ?? '',
      state: 'booked',
      arrival: at(checkin, order.checkinHour),
      departure,
      reservedUntil: departure + HOUR,
      nights: nightsOf(checkin, stay.checkout).map(date => ({ date, cents: nightCents(order.typeId, date) })),
      hours:
        taxed(Math.max(0, 15 - order.checkinHour) * 25_10) +
        taxed(Math.max(0, order.checkoutHour - 12) * 30_10),
      pet: order.hasPet ? taxed(350_00) : 0,
      credit: 0,
    };
  });
  const paid = sumOf(rooms, costOf);
  const credits = wish.useCredits ? Math.min(books.balance, paid) : 0;
  books.balance -= credits;
  expect(await bookingOf(hotel, id)).toMatchObject({ creditsCents: credits, chargedCents: paid - credits });
  books.bookings.push({ id, status: 'CONFIRMED', checkin, rooms, paid, returned: 0 });
}

async function tryToCancel(books: Books, client: Client, { pick: index }: StepOf<'cancel'>): Promise<void> {
  const booking = chosen(books.bookings, index);
  if (!booking) return;
  const bookingId = booking.id;
  if (booking.status === 'CANCELED') {
    expect(await client.bookings.cancel({ bookingId })).toMatchObject({ status: 'CANCELED' });
    return;
  }
  const estimate = await codeOf(client.bookings.estimateCancellation({ bookingId }));
  if (booking.status !== 'CONFIRMED') {
    expect(estimate).toBe('BOOKING_NOT_CANCELABLE');
    expect(await codeOf(client.bookings.cancel({ bookingId }))).toBe('BOOKING_NOT_CANCELABLE');
    return;
  }
  const ended = standing(booking);
  const credit = sumOf(ended, each => unusedCredit(booking, each, books.now, false));
  const retained = sumOf(ended, costOf) - credit;
  const shown = { creditValue: toReais(credit), cancellationFeeValue: toReais(retained) };
  expect(estimate).toMatchObject(shown);
  expect(await client.bookings.cancel({ bookingId, ...shown })).toMatchObject(shown);
  for (const each of ended) each.reservedUntil = null;
  booking.status = 'CANCELED';
  returnCredits(books, booking, credit);
}

function returnCredits(books: Books, booking: ClerksBooking, credit: number): void {
  booking.returned += credit;
  books.balance += credit;
}

async function tryToLeave(books: Books, client: Client, wish: StepOf<'leave'>): Promise<void> {
  const booking = chosen(books.bookings, wish.pick);
  const left = booking && chosen(booking.rooms, wish.room);
  if (!left) return;
  const path = { id: booking.id, accId: String(left.id) };
  if (left.state === 'left' || left.state === 'dropped') {
    expect(await client.bookings.leaveEarly(path)).toMatchObject({ new_credit: toReais(left.credit) });
    return;
  }
  const isOver = booking.status !== 'CONFIRMED' && booking.status !== 'IN_PROGRESS';
  const isAllowed =
    !isOver &&
    (left.state === 'in'
      ? nightsLeft(left, books.now).length > 0
      : booking.status === 'IN_PROGRESS' || standing(booking).length > 1);
  if (!isAllowed) {
    for (const call of [client.bookings.simulateEarlyCheckout, client.bookings.leaveEarly])
      expect(await codeOf(call(path))).toBe('EARLY_DEPARTURE_NOT_ALLOWED');
    return;
  }
  left.credit =
    left.state === 'in'
      ? sumOf(nightsLeft(left, books.now), cents)
      : unusedCredit(booking, left, books.now, true);
  const new_credit = toReais(left.credit);
  const previous_balance = toReais(books.balance);
  const simulated = await client.bookings.simulateEarlyCheckout(path);
  expect(simulated).toMatchObject({ new_credit, previous_balance });
  expect(await client.bookings.leaveEarly({ ...path, new_credit })).toMatchObject({ new_credit });
  // Cleaned within the hour; the call itself takes a moment.
  if (left.state === 'in') left.reservedUntil = left.arrival < books.now + HOUR ? books.now + HOUR : null;
  else left.reservedUntil = null;
  left.state = left.state === 'in' ? 'left' : 'dropped';
  if (standing(booking).length === 0) booking.status = 'CONCLUDED';
  returnCredits(books, booking, left.credit);
}

async function tryToCheckIn(books: Books, wish: StepOf<'checkIn'>): Promise<void> {
  const booking = chosen(books.bookings, wish.pick);
  if (!booking || (booking.status !== 'CONFIRMED' && booking.status !== 'IN_PROGRESS')) return;
  const coming = booking.rooms.filter(
    (each, index) =>
      wish.rooms[index] &&
      each.state === 'booked' &&
      books.now >= each.arrival - 24 * HOUR &&
      books.now < each.departure,
  );
  if (coming.length === 0) return;
  const rooms = coming.map(({ id }) => id);
  await checkIn(hotel, booking.id, rooms);
  for (const each of coming) each.state = 'in';
  booking.status = 'IN_PROGRESS';
}

async function wait(books: Books, hours: number): Promise<void> {
  books.now += hours * HOUR;
  hotel.gateway.clock.moveTo(new Date(books.now));
  await settleDue(hotel.gateway.app);
  for (const booking of books.bookings) {
    if (booking.status !== 'CONFIRMED' || books.now < at(addDays(booking.checkin, 1), 12)) continue;
    const credit = sumOf(standing(booking), each => sumOf(each.nights.slice(1), cents) + each.pet);
    for (const each of standing(booking)) each.reservedUntil = null;
    booking.status = 'NO_SHOW';
    returnCredits(books, booking, credit);
  }
}

async function compareBooks(books: Books, client: Client): Promise<void> {
  for (const booking of books.bookings) {
    const stored = await bookingOf(hotel, booking.id);
    const { status, creditsCents, chargedCents } = stored;
    expect([status, creditsCents + chargedCents]).toEqual([booking.status, booking.paid]);
    const deposits = await depositsOf(hotel, booking.id);
    expect(sumOf(deposits, ({ amountCents }) => amountCents)).toBe(booking.returned);
    expect(booking.returned).toBeLessThanOrEqual(booking.paid);
  }
  expect((await client.personalInfo.creditBalance()).value).toBe(toReais(books.balance));
}

async function take(books: Books, guest: TestGuest, next: Step): Promise<void> {
  if (next.kind === 'wait') await wait(books, next.hours);
  const client = await clientAt(hotel, guest, new Date(books.now));
  if (next.kind === 'book') await tryToBook(books, { ...guest, client }, next);
  if (next.kind === 'cancel') await tryToCancel(books, client, next);
  if (next.kind === 'leave') await tryToLeave(books, client, next);
  if (next.kind === 'checkIn') await tryToCheckIn(books, next);
  await compareBooks(books, client);
}

test('whatever is booked, canceled, left and missed, charges, credits and rooms are what a clerk writes down (PD-18, PD-55, PD-56, LIM-04, LIM-05, LIM-06, LIM-08, LIM-09)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async steps => {
      await hotel.db
        .update(bookings)
        .set({ status: 'CONCLUDED' })
        .where(inArray(bookings.status, ['CONFIRMED', 'IN_PROGRESS']));
      await freshDay(hotel.gateway);
      const guest = await newGuest(hotel.gateway);
      const books: Books = { now: FIRST, balance: 0, bookings: [] };
      for (const next of steps) await take(books, guest, next);
    }),
    { numRuns: STORY_RUNS },
  );
}, 300_000);
