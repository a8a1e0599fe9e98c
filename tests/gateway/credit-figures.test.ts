import { and, eq, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { addDays, dateAt } from '#shared/hotel-time.ts';
import { fromReais, sumCents } from '#shared/money.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { STORY_RUNS } from './runs.ts';
import {
  book,
  CARDS,
  cardPayment,
  cardToken,
  codeOf,
  freshDay,
  newGuest,
  orderFor,
  seedCredits,
  session,
  ZONE,
} from './small-hotel.ts';

const hotel = openFreshHotel();
const DAY_MS = 86_400_000;

const cents = fc.integer({ min: 1, max: 900_00 });
const act = fc.oneof(
  fc.record({ what: fc.constant('deposit' as const), cents, goodForDays: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ what: fc.constant('book' as const), card: fc.constantFrom('approves', 'declines', 'none') }),
  fc.record({
    what: fc.constant('wait' as const),
    milliseconds: fc.oneof(fc.integer({ min: 1, max: 20 * DAY_MS }), fc.constantFrom(DAY_MS, 10 * DAY_MS)),
  }),
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** How many credits a new booking would use: read from the error to an order with a figure that cannot be right. */
async function usable(client: Client): Promise<{ usable: number; total: number }> {
  const order = await orderFor(client, nextNight(), [{ typeId: 'queen' }], {
    useCredits: true,
    payment: cardPayment(await cardToken(hotel.gateway)),
  });
  const total = fromReais(order.value) + fromReais(order.taxValue);
  const rejection = book(client, { ...order, creditsValue: (total + 1) / 100 });
  const reported = await rejection.then(
    () => null,
    (error: unknown) => (error instanceof Error && 'details' in error ? error.details : null),
  );
  expect(reported).toMatchObject({ creditsValue: expect.any(Number) });
  return { usable: fromReais((reported as { creditsValue: number }).creditsValue), total };
}

function nextNight() {
  const today = dateAt(hotel.gateway.clock.now(), ZONE);
  return { checkin: addDays(today, 2), checkout: addDays(today, 3) };
}

async function perform(client: Client, guestId: string, step: Act): Promise<void> {
  const { clock } = hotel.gateway;
  if (step.what === 'wait') return clock.moveBy(step.milliseconds);
  if (step.what === 'deposit') {
    const due = new Date(clock.now().getTime() + step.goodForDays * DAY_MS);
    await seedCredits(hotel.gateway, guestId, step.cents, due.toISOString());
    return;
  }
  const number = step.card === 'declines' ? CARDS.declines : CARDS.approves;
  const order = await orderFor(client, nextNight(), [{ typeId: 'suite' }], {
    useCredits: true,
    ...(step.card !== 'none' && { payment: cardPayment(await cardToken(hotel.gateway, number)) }),
  });
  // Declined, sold out or not covered: whatever the response, the figures must be right.
  await codeOf(book(client, order));
}

test('balance, statement, bookings and what a new booking may use agree to the cent at every moment (API-49, API-50, CRE-01, CRE-07, LIM-03, PAY-20)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 9 }), async steps => {
      await freshDay(hotel.gateway);
      const { id } = await newGuest(hotel.gateway);
      for (const step of steps) {
        // Time has passed: the old session may have ended.
        const { client } = await session(hotel.gateway, id);
        await perform(client, id, step);
        const now = await session(hotel.gateway, id);
        const balance = fromReais((await now.client.personalInfo.creditBalance()).value);
        const statement = await now.client.personalInfo.statement();
        const signed = statement.transactions.map(
          ({ type, value }) => fromReais(value) * (type === 'DEPOSIT' ? 1 : -1),
        );
        expect(sumCents(signed)).toBe(balance);
        expect(fromReais(statement.balance)).toBe(balance);
        const left = statement.transactions.map(({ remaining = 0 }) => fromReais(remaining));
        expect(sumCents(left)).toBe(balance);

        const taken = statement.transactions.filter(({ origin }) => origin === 'NEW_BOOKING');
        const standing = await hotel.db
          .select({ credits: bookings.creditsCents })
          .from(bookings)
          .where(and(eq(bookings.guestId, id), ne(bookings.status, 'CANCELED')));
        expect(sumCents(taken.map(({ value }) => fromReais(value)))).toBe(
          sumCents(standing.map(({ credits }) => credits)),
        );

        const next = await usable(now.client);
        expect(next.usable).toBe(Math.min(balance, next.total));
      }
    }),
    { numRuns: STORY_RUNS },
  );
});
