import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { pollPix } from '#gateway/domain/payment/pix/poll-pix.ts';
import { paySandboxPix } from '#gateway/sandbox/payment/pay-sandbox-pix.ts';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { payments, pixReceipts, refunds } from '#gateway/store/schema/payments.ts';
import { sandboxPixTransfers } from '#gateway/store/schema/sandbox.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { renewPix } from './pix-calls.ts';
import { scenario } from './scenario.ts';
import { codeOf, freshDay, newGuest, session, type TestGuest } from './small-hotel.ts';

const hotel = openFreshHotel();
const NEXT_DAYS = { checkin: '2026-12-03', checkout: '2026-12-05' };

type World = { guests: TestGuest[]; bookings: string[]; newest: string[]; codes: string[] };
type Step =
  | { do: 'book' | 'renew' | 'close'; guest: number }
  | { do: 'pay' | 'payUnseen' | 'payTwice'; code: number }
  | { do: 'wait'; minutes: number }
  | { do: 'settle' | 'settleTwice' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('book', 'renew', 'close'), guest: fc.nat(1) }),
  fc.record({ do: fc.constantFrom('pay', 'payUnseen', 'payTwice'), code: fc.nat(3) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 8, 16, 70) }),
  fc.record({ do: fc.constantFrom('settle', 'settleTwice') }),
);

async function take(world: World, given: Step): Promise<void> {
  const { gateway } = hotel;
  if (given.do === 'wait') await wait(world, given.minutes);
  else if (given.do === 'settle') await settleDue(gateway.app);
  else if (given.do === 'settleTwice') await Promise.all([settleDue(gateway.app), settleDue(gateway.app)]);
  else if ('code' in given) await pay(world, given);
  else if ('guest' in given) await act(world, given);
}

/** Whoever waits longer than a token lasts signs in again. */
async function wait({ guests }: World, minutes: number): Promise<void> {
  hotel.gateway.clock.moveBy(minutes * 60_000);
  for (const guest of guests) Object.assign(guest, await session(hotel.gateway, guest.id));
}

async function pay({ codes }: World, { do: how, code }: { do: string; code: number }): Promise<void> {
  const paymentId = codes[code % Math.max(codes.length, 1)];
  if (paymentId === undefined) return;
  const isNotified = how !== 'payUnseen';
  const transfers = how === 'payTwice' ? [1, 2] : [1];
  await Promise.all(transfers.map(() => paySandboxPix(hotel.gateway.app, paymentId, { isNotified })));
}

async function act(world: World, { do: what, guest }: { do: string; guest: number }): Promise<void> {
  const who = world.guests[guest];
  if (!who) return;
  if (what === 'book') {
    const made = await scenario(hotel, who)
      .pixStay({ dates: NEXT_DAYS })
      .catch(() => null);
    if (!made) return;
    world.bookings[guest] = made.bookingId;
    world.newest[guest] = made.pix.paymentId;
    world.codes.push(made.pix.paymentId);
    return;
  }
  const bookingId = world.bookings[guest];
  if (bookingId === undefined) return;
  if (what === 'renew') {
    const made = await renewPix(who, bookingId).catch(() => null);
    if (made) world.newest[guest] = made.paymentId;
    if (made && !world.codes.includes(made.paymentId)) world.codes.push(made.paymentId);
    return;
  }
  await codeOf(who.client.pix.close({ paymentId: world.newest[guest] ?? '' }));
}

/** Everything that was paid is honoured once or went back, and the room is one booking's at most. */
async function expectBalance(world: World): Promise<void> {
  const { db } = hotel;
  const { app } = hotel.gateway;
  for (const paymentId of world.codes) await pollPix(app, paymentId);
  await settleDue(app);
  const codes = world.codes.length > 0 ? world.codes : [randomUUID()];
  const byCode = inArray(sandboxPixTransfers.paymentId, codes);
  const transfers = await db.select().from(sandboxPixTransfers).where(byCode);
  const receipts = await db.select().from(pixReceipts).where(inArray(pixReceipts.paymentId, codes));
  const returned = await db.select().from(refunds).where(inArray(refunds.paymentId, codes));
  expect(receipts.map(({ reference }) => reference).toSorted()).toEqual(
    transfers.map(({ reference }) => reference).toSorted(),
  );
  const honoured = receipts.filter(({ isHonoured }) => isHonoured);
  expect(returned).toHaveLength(receipts.length - honoured.length);
  expect(returned.every(({ state }) => state === 'DONE')).toBe(true);
  expect(transfers.filter(({ refundedAt }) => refundedAt !== null)).toHaveLength(returned.length);
  let confirmed = 0;
  for (const bookingId of world.bookings.filter(Boolean)) {
    const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
    const paid = await db.select().from(payments).where(eq(payments.bookingId, bookingId));
    const approved = paid.filter(({ status }) => status === 'APPROVED');
    expect(approved).toHaveLength(booking?.status === 'CONFIRMED' ? 1 : 0);
    expect(honoured.filter(({ paymentId }) => paid.some(({ id }) => id === paymentId))).toHaveLength(
      approved.length,
    );
    if (booking?.status === 'CONFIRMED') {
      confirmed += 1;
      expect(booking.chargedCents).toBe(booking.valueCents + booking.taxCents);
    }
  }
  expect(confirmed).toBeLessThanOrEqual(1);
}

test('whatever happens to codes of two guests for one room, all money is honoured once or returned (PAY-34, PAY-35, PAY-39, PAY-40)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async steps => {
      await freshDay(hotel.gateway);
      const guests = [await newGuest(hotel.gateway), await newGuest(hotel.gateway)];
      const world: World = { guests, bookings: [], newest: [], codes: [] };
      for (const given of steps) await take(world, given);
      await expectBalance(world);
    }),
    { numRuns: 25 },
  );
}, 120_000);
