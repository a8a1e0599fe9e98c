import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accommodations, bookings, hourPurchases, stayLines } from '#gateway/store/schema/bookings.ts';
import { creditEntries } from '#gateway/store/schema/credits.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { sandboxCharges } from '#gateway/store/schema/sandbox.ts';
import { sumCents } from '#shared/money.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { buy, hoursAttempt, hoursOf, hoursOrder, newHoursKey, type StayEnd, savedCard } from './hours.ts';
import { STORY_RUNS } from './runs.ts';
import { scenario } from './scenario.ts';
import { CARDS, codeOf, freshDay, seedCredits } from './small-hotel.ts';

const hotel = openFreshHotel();

const stays = [
  { checkin: '2026-12-02', checkout: '2026-12-03' },
  { checkin: '2026-12-03', checkout: '2026-12-04' },
  { checkin: '2026-12-04', checkout: '2026-12-05' },
];
const CREDITS = 300_00;

const numbers = ['approves', 'declinesCharges', 'timesOutThenApproves', 'timesOutThenDeclines'] as const;
const allMeans = [...numbers, 'credits'] as const;
const step = fc.record({
  stay: fc.nat(stays.length - 1),
  type: fc.constantFrom('CHECKIN' as const, 'CHECKOUT' as const),
  pick: fc.nat(9),
  means: fc.constantFrom(...allMeans),
  isFound: fc.boolean(),
});
type Step = { end: StayEnd; pick: number; means: (typeof allMeans)[number]; isFound: boolean };

const AS_EXPECTED = new Set([
  'HOURS_PAYMENT_REJECTED',
  'PAYMENT_TIMEOUT',
  'CREDITS_CHANGED',
  'ATTEMPT_IN_PROGRESS',
]);

async function tryToBuy({ end, pick, means, isFound }: Step): Promise<void> {
  const { availability } = await hoursOf(end);
  const slot = availability[pick % Math.max(1, availability.length)];
  if (!slot) return;
  const payment =
    means === 'credits'
      ? { useCredits: true }
      : { paymentMethodId: await savedCard(hotel.gateway, hotel.guest.id, CARDS[means]) };
  const key = newHoursKey();
  const response = await codeOf(buy(end, hoursOrder(end, slot, payment), key));
  if (typeof response === 'string') expect(AS_EXPECTED).toContain(response);
  else expect(response).toMatchObject({ newDate: slot.time });
  if (isFound && response === 'PAYMENT_TIMEOUT')
    expect(['BOUGHT', 'REFUSED']).toContain((await hoursAttempt(end, key)).outcome);
}

const rangeOf = (occupied: string) =>
  occupied
    .replace(/[[\])"]/g, '')
    .split(',')
    .map(text => Date.parse(text));

async function expectSoundBooks(bookingIds: string[]): Promise<void> {
  const ofThese = inArray(accommodations.bookingId, bookingIds);
  const rooms = await hotel.db.select().from(accommodations).where(ofThese);
  const ranges = rooms.map(({ occupied }) => rangeOf(occupied)).toSorted(([a = 0], [b = 0]) => a - b);
  for (const [index, range] of ranges.entries())
    expect(range[0]).toBeGreaterThanOrEqual(ranges[index - 1]?.[1] ?? 0);
  for (const room of rooms) {
    const lines = await hotel.db.select().from(stayLines).where(eq(stayLines.accommodationId, room.id));
    expect(sumCents(lines.map(line => line.priceCents))).toBe(room.valueCents);
    expect(sumCents(lines.map(line => line.taxCents))).toBe(room.taxCents);
  }
  for (const bookingId of bookingIds) await expectSoundBooking(bookingId, rooms);
}

async function expectSoundBooking(bookingId: string, rooms: (typeof accommodations.$inferSelect)[]) {
  const own = rooms.filter(room => room.bookingId === bookingId);
  const [booking] = await hotel.db.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) throw new Error('a booking is gone');
  const { valueCents, taxCents, creditsCents, chargedCents } = booking;
  expect(valueCents).toBe(sumCents(own.map(room => room.valueCents)));
  expect(taxCents).toBe(sumCents(own.map(room => room.taxCents)));
  expect(creditsCents + chargedCents).toBe(valueCents + taxCents);
  const charged = await hotel.db
    .select({ cents: sandboxCharges.amountCents })
    .from(sandboxCharges)
    .innerJoin(payments, eq(payments.id, sandboxCharges.paymentId))
    .where(and(eq(payments.bookingId, bookingId), eq(payments.status, 'APPROVED')));
  expect(sumCents(charged.map(({ cents }) => cents))).toBe(chargedCents);
  const withdrawn = await hotel.db.select().from(creditEntries).where(eq(creditEntries.bookingId, bookingId));
  expect(sumCents(withdrawn.map(({ amountCents }) => amountCents))).toBe(creditsCents);
  const bought = and(eq(hourPurchases.bookingId, bookingId), eq(hourPurchases.outcome, 'BOUGHT'));
  expect(booking.version).toBe(2 + (await hotel.db.$count(hourPurchases, bought)));
}

test('for any sequence of buying hours the room is never sold twice, and every bill adds up (BKG-05, PAY-19, PD-61)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async steps => {
      await freshDay(hotel.gateway);
      await seedCredits(hotel.gateway, hotel.guest.id, CREDITS, '2027-06-01T00:00:00-03:00');
      const placed = [];
      for (const stay of stays) {
        const wish = { typeId: 'family', checkinHour: 18, checkoutHour: 11 };
        placed.push(await scenario(hotel).paidStay({ rooms: [wish], dates: stay }));
      }
      const bookingIds = placed.map(({ bookingId }) => bookingId);
      for (const { stay, type, pick, means, isFound } of steps) {
        const end = placed[stay]?.[type === 'CHECKIN' ? 'arrival' : 'departure'];
        if (end) await tryToBuy({ end, pick, means, isFound });
      }
      await settleAll(bookingIds);
      await expectSoundBooks(bookingIds);
    }),
    { numRuns: STORY_RUNS },
  );
});

async function settleAll(bookingIds: string[]): Promise<void> {
  const open = and(inArray(hourPurchases.bookingId, bookingIds), eq(hourPurchases.outcome, 'PROCESSING'));
  for (const { key } of await hotel.db.select().from(hourPurchases).where(open))
    await hoursAttempt({ client: hotel.guest.client }, key);
  expect(await hotel.db.$count(hourPurchases, open)).toBe(0);
}
