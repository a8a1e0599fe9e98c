import { and, eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { paySandboxPix } from '#gateway/sandbox/payment/pay-sandbox-pix.ts';
import { accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { cashDeposits } from '#gateway/store/schema/desk-payments.ts';
import { drawerMovements } from '#gateway/store/schema/drawers.ts';
import { sandboxCharges, sandboxPixTransfers } from '#gateway/store/schema/sandbox.ts';
import type { Database } from '#gateway/store/store.ts';
import type { Approval } from '#shared/contract/staff/approvals.ts';
import type { DayReport } from '#shared/contract/staff/day-report.ts';
import { dateAt } from '#shared/hotel-time.ts';
import { shareOf } from '#shared/money.ts';
import { WAIVER_LIMIT_CENTS } from '#shared/policies.ts';
import { CPF } from '#tests/personal-data.ts';
import type { Desk } from './desk.ts';
import { cashOrder } from './desk-cash.ts';
import { countOf, newKey, openDrawer } from './drawer-desk.ts';
import { chargeOrder, guaranteedOverstay } from './guaranteed-stay.ts';
import type { TestGateway } from './harness.ts';
import { type OwingStay, owingStay } from './owing-stay.ts';
import { scenario, TONIGHT } from './scenario.ts';
import { codeOf, HOTEL, newGuest, ZONE } from './small-hotel.ts';

/*
 * A clerk keeps the books of two desks by hand and compares them with the gateway's: each drawer, the guests' credits, what
 * was returned, and the day's report. The desks may be at gateways of their own on one database.
 */

const desk = fc.nat(1);
const cents = fc.integer({ min: 5, max: 900_00 });
const pick = fc.nat(7);
export const deskAct = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay' as const), desk, cents }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('return' as const), desk, pick, cents }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('waive' as const), cents }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('give' as const), desk, pick, cents }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('payOut' as const), desk, pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('close' as const), desk, cents }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('payByCard' as const), desk, cents }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('payByPix' as const), desk, cents }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('charge' as const), cents, isGivenBack: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('deposit' as const), desk, cents }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('returnDeposit' as const), desk, pick }) },
);
export type DeskAct = typeof deskAct extends fc.Arbitrary<infer Value> ? Value : never;

/** A story that has each act, before those that chance writes. */
export const everyAct: DeskAct[] = [
  { kind: 'pay', desk: 0, cents: 300_00 },
  { kind: 'payByCard', desk: 1, cents: 120_05 },
  { kind: 'payByPix', desk: 1, cents: 80_00 },
  { kind: 'give', desk: 0, pick: 0, cents: 100_00 },
  { kind: 'payOut', desk: 0, pick: 0 },
  { kind: 'return', desk: 0, pick: 0, cents: 50_00 },
  { kind: 'waive', cents: WAIVER_LIMIT_CENTS },
  { kind: 'charge', cents: 90_00, isGivenBack: true },
  { kind: 'deposit', desk: 1, cents: 200_00 },
  { kind: 'returnDeposit', desk: 1, pick: 0 },
  { kind: 'close', desk: 0, cents: 10_00 },
];
/** What stands in the books after it. */
export const everyKind = [
  'CASH_RETURN',
  'CREDIT_GIVEN',
  'CREDIT_PAID_OUT',
  'CREDIT_PAYOUT',
  'DEPOSIT',
  'DEPOSIT_RETURN',
  'FEE_WAIVED',
  'PAYMENT',
  'REFUND',
];

type PaidStay = OwingStay & { paid: number; returned: number; credits: { id: number; cents: number }[] };

/** Sums by kind, as the day's report names them. */
export type Books = Record<string, number>;

export type DeskWorld = {
  gateways: readonly [TestGateway, TestGateway];
  desks: readonly [Desk, Desk];
  manager: Desk;
  /** Of the whole day: it goes on through several worlds. */
  books: Books;
  drawers: [DrawerBook, DrawerBook];
  stays: PaidStay[];
  /** Cash that guarantees a room and has not been returned. */
  deposits: OpenDeposit[];
};
type OpenDeposit = { bookingId: string; cents: number };
type DrawerBook = { id: string; expected: number };

export async function openDesks(
  parts: Pick<DeskWorld, 'gateways' | 'desks' | 'manager' | 'books'>,
): Promise<DeskWorld> {
  const open = async (of: Desk) => ({ id: (await openDrawer(of)).id, expected: 300_00 });
  return {
    ...parts,
    drawers: [await open(parts.desks[0]), await open(parts.desks[1])],
    stays: [],
    deposits: [],
  };
}

const note = (world: DeskWorld, kind: string, amount: number) => {
  world.books[kind] = (world.books[kind] ?? 0) + amount;
};

async function approved(
  world: DeskWorld,
  at: 0 | 1,
  order: { kind: string; amountCents: number; bookingId: string; creditId?: number; depositId?: string },
): Promise<void> {
  const from = world.desks[at].calls.approvals;
  const asked: Approval = await from.ask({ hotelId: HOTEL, key: newKey(), reason: 'a story', ...order });
  const named = { hotelId: HOTEL, approvalId: asked.id, amountCents: order.amountCents };
  await world.manager.calls.approvals.decide({ ...named, isApproved: true });
  await from.carryOut(named);
  // A lost response: once more changes nothing.
  await from.carryOut(named);
}

export async function actAtDesk(world: DeskWorld, act: DeskAct): Promise<void> {
  const at: 0 | 1 = 'desk' in act && act.desk === 1 ? 1 : 0;
  const drawer = world.drawers[at];
  const stay = 'pick' in act ? world.stays[act.pick % Math.max(1, world.stays.length)] : undefined;
  switch (act.kind) {
    case 'pay': {
      const owing = await owingStay(world.gateways[at], act.cents);
      const due = { purpose: 'OVERSTAY', amountCents: act.cents } as const;
      const order = cashOrder(owing.bookingId, due);
      const { take } = world.desks[at].calls.deskPayments;
      const receipts = await Promise.all([take(order), take(order)]);
      expect(receipts[0]).toEqual(receipts[1]);
      world.stays.push({ ...owing, paid: 100_00 + act.cents, returned: 0, credits: [] });
      drawer.expected += act.cents;
      return note(world, 'PAYMENT', act.cents);
    }
    case 'payByCard':
    case 'payByPix': {
      const owing = await owingStay(world.gateways[at], act.cents);
      if (act.kind === 'payByCard') await payByMachine(world.desks[at], owing, act.cents);
      else await payByPix(world, at, owing, act.cents);
      world.stays.push({ ...owing, paid: 100_00 + act.cents, returned: 0, credits: [] });
      return note(world, 'PAYMENT', act.cents);
    }
    case 'charge':
      return chargeTheGuarantee(world, act);
    case 'deposit': {
      const order = await depositOrder(world.gateways[at], act.cents);
      const { takeDeposit } = world.desks[at].calls.assistedCheckIn;
      expect(await takeDeposit(order)).toEqual(await takeDeposit(order));
      world.deposits.push({ bookingId: order.bookingId, cents: act.cents });
      drawer.expected += act.cents;
      return note(world, 'DEPOSIT', act.cents);
    }
    case 'returnDeposit': {
      const [deposit] = world.deposits.splice(act.pick % Math.max(1, world.deposits.length), 1);
      if (!deposit) return;
      const { bookingId, cents: amountCents } = deposit;
      const found = await world.desks[at].calls.approvals.options({ hotelId: HOTEL, bookingId });
      const { depositId } = found.deposits[0] ?? { depositId: '' };
      await approved(world, at, { kind: 'DEPOSIT_RETURN', amountCents, bookingId, depositId });
      drawer.expected -= amountCents;
      return note(world, 'DEPOSIT_RETURN', -amountCents);
    }
    case 'return': {
      if (!stay) return;
      const amountCents = Math.min(act.cents, stay.paid - stay.returned);
      if (amountCents === 0) return;
      await approved(world, at, { kind: 'CASH_RETURN', amountCents, bookingId: stay.bookingId });
      stay.returned += amountCents;
      drawer.expected -= amountCents;
      return note(world, 'CASH_RETURN', -amountCents);
    }
    case 'waive': {
      const { bookingId } = await owingStay(world.gateways[0], act.cents);
      const order = { hotelId: HOTEL, bookingId, key: newKey(), amountCents: act.cents, reason: 'a story' };
      const code = await codeOf(world.manager.calls.approvals.waive(order));
      if (act.cents > WAIVER_LIMIT_CENTS) return expect(code).toBe('APPROVAL_NEEDED');
      expect(code).toMatchObject({ state: 'DONE' });
      return note(world, 'FEE_WAIVED', -act.cents);
    }
    case 'give': {
      if (!stay) return;
      await approved(world, at, { kind: 'CREDIT_GIFT', amountCents: act.cents, bookingId: stay.bookingId });
      stay.credits.push({ id: 0, cents: act.cents });
      return note(world, 'CREDIT_GIVEN', act.cents);
    }
    case 'payOut': {
      if (!stay || stay.credits.length === 0) return;
      const options = await world.desks[at].calls.approvals.options({
        hotelId: HOTEL,
        bookingId: stay.bookingId,
      });
      const credit = options.credits[0];
      if (!credit || credit.payoutCents === 0) return;
      const { creditId, payoutCents: amountCents, restCents } = credit;
      expect(amountCents).toBe(shareOf(restCents, 8_000));
      await approved(world, at, { kind: 'CREDIT_PAYOUT', amountCents, bookingId: stay.bookingId, creditId });
      stay.credits.splice(
        stay.credits.findIndex(({ cents: rest }) => rest === restCents),
        1,
      );
      drawer.expected -= amountCents;
      note(world, 'CREDIT_PAYOUT', -amountCents);
      return note(world, 'CREDIT_PAID_OUT', -restCents);
    }
    case 'close':
      return closeAndOpen(world, at, act.cents);
  }
}

async function payByMachine({ calls }: Desk, { bookingId }: OwingStay, amountCents: number): Promise<void> {
  const order = {
    ...cashOrder(bookingId, { purpose: 'OVERSTAY', amountCents }),
    means: {
      kind: 'TERMINAL',
      network: 'visa',
      cardKind: 'DEBIT',
      lastDigits: '4417',
      authorizationCode: 'R07412',
      printedCents: amountCents,
    },
  };
  expect(await calls.deskPayments.take(order)).toEqual(await calls.deskPayments.take(order));
}

async function payByPix(
  { gateways, desks }: DeskWorld,
  at: 0 | 1,
  { bookingId }: OwingStay,
  amountCents: number,
): Promise<void> {
  const order = { hotelId: HOTEL, bookingId, key: newKey(), purpose: 'OVERSTAY', amountCents, taxId: CPF };
  const { paymentId } = await desks[at].calls.deskPayments.createPix(order);
  await paySandboxPix(gateways[at].app, paymentId, { isNotified: true });
  await settleDue(gateways[at].app);
  expect(await desks[at].calls.deskPayments.findPix({ hotelId: HOTEL, bookingId, paymentId })).toMatchObject({
    state: 'PAID',
  });
}

/** To the card that guarantees the stay; some are given back. */
async function chargeTheGuarantee(
  world: DeskWorld,
  { cents: amountCents, isGivenBack }: { cents: number; isGivenBack: boolean },
): Promise<void> {
  const [gateway] = world.gateways;
  const stay = await guaranteedOverstay(gateway, amountCents);
  const { charge, giveBack } = world.manager.calls.guaranteeCharges;
  const order = chargeOrder(stay, { purpose: 'OVERSTAY', amountCents });
  const { paymentId } = await charge(order);
  expect(await charge(order)).toMatchObject({ paymentId });
  note(world, 'PAYMENT', amountCents);
  if (!isGivenBack) return;
  const named = { hotelId: HOTEL, bookingId: stay.bookingId, paymentId, reason: 'a story' };
  await giveBack(named);
  await giveBack(named);
  await settleDue(gateway.app);
  note(world, 'REFUND', -amountCents);
}

/** Of a guest who is expected today and has no card. */
async function depositOrder(gateway: TestGateway, amountCents: number) {
  const { db } = gateway.app.store;
  const guest = await newGuest(gateway);
  const { bookingId, accommodationId } = await scenario({ gateway }, guest).residence(TONIGHT);
  await db.update(bookings).set({ status: 'CONFIRMED', walkIn: true }).where(eq(bookings.id, bookingId));
  await db
    .update(accommodations)
    .set({ checkedInAt: null, doorCode: null })
    .where(eq(accommodations.id, accommodationId));
  return { hotelId: HOTEL, bookingId, roomGuestId: 'holder', key: newKey(), accommodationId, amountCents };
}

/** Counts less than there is by some, so that most closings have a difference. */
async function closeAndOpen(world: DeskWorld, at: 0 | 1, less: number): Promise<void> {
  const { calls } = world.desks[at];
  const drawer = world.drawers[at];
  const named = { hotelId: HOTEL, drawerId: drawer.id };
  const counted = Math.max(0, drawer.expected - (less % 40_00));
  const there = counted - (counted % 5);
  const report = await calls.drawers.count({ ...named, count: countOf(there) });
  expect(report.drawer).toMatchObject({ expectedCents: drawer.expected, countedCents: there });
  const differenceCents = there - drawer.expected;
  await calls.drawers.close({ ...named, differenceCents, note: 'a story' });
  world.drawers[at] = { id: (await openDrawer(world.desks[at])).id, expected: 300_00 };
}

/** Drawers, credits and the day's report are the clerk's to the cent. */
export async function compareBooks(world: DeskWorld): Promise<void> {
  const { db } = world.gateways[0].app.store;
  for (const { id, expected } of world.drawers) {
    const movements = await db.select().from(drawerMovements).where(eq(drawerMovements.drawerId, id));
    const moved = movements.reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect(300_00 + moved).toBe(expected);
  }
  for (const { guest, credits } of world.stays) {
    const { balance } = await guest.client.personalInfo.statement();
    expect(Math.round(balance * 100)).toBe(credits.reduce((sum, { cents: rest }) => sum + rest, 0));
  }
  const report: DayReport = await world.manager.calls.dayReport.find({
    hotelId: HOTEL,
    day: dateAt(world.gateways[0].clock.now(), ZONE),
  });
  const sums: Books = {};
  for (const { kind, cents: sum } of report.sums) sums[kind] = (sums[kind] ?? 0) + sum;
  const noted = Object.fromEntries(Object.entries(world.books).filter(([, sum]) => sum !== 0));
  expect(sums).toEqual(noted);
  const cash = report.sums.filter(({ means }) => means === 'CASH').reduce((sum, one) => sum + one.cents, 0);
  const ofDrawers = report.drawers.reduce((sum, one) => sum + one.inCents + one.outCents, 0);
  expect(ofDrawers).toBe(cash);
  expect(
    report.sums
      .filter(({ means }) => means === 'CARD' || means === 'PIX')
      .reduce((sum, one) => sum + one.cents, 0),
  ).toBe(await providerHas(db));
  for (const { bookingId, cents: sum } of world.deposits)
    expect(await db.$count(cashDeposits, openDepositOf(bookingId, sum))).toBe(1);
}

const openDepositOf = (bookingId: string, amountCents: number) =>
  and(
    eq(cashDeposits.bookingId, bookingId),
    eq(cashDeposits.amountCents, amountCents),
    isNull(cashDeposits.returnedAt),
  );

/** What the provider of cards and Pix has taken and not returned. */
async function providerHas(db: Database): Promise<number> {
  const [cards] = await db
    .select({ cents: sql<number>`coalesce(sum(${sandboxCharges.amountCents}), 0)::integer` })
    .from(sandboxCharges)
    .where(and(eq(sandboxCharges.outcome, 'APPROVED'), isNull(sandboxCharges.refundedAt)));
  const [pix] = await db
    .select({ cents: sql<number>`coalesce(sum(${sandboxPixTransfers.amountCents}), 0)::integer` })
    .from(sandboxPixTransfers)
    .where(isNull(sandboxPixTransfers.refundedAt));
  return (cards?.cents ?? 0) + (pix?.cents ?? 0);
}
