import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { cashDeposits } from '#gateway/store/schema/desk-payments.ts';
import { drawerMovements } from '#gateway/store/schema/drawers.ts';
import type { Approval } from '#shared/contract/staff/approvals.ts';
import { type Desk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { cashOrder, WALK_IN_DUE } from './desk-cash.ts';
import { countOf, newDrawerDesk, newKey, newManager, openDrawer } from './drawer-desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { overstayed } from './overstayed.ts';
import { scenario } from './scenario.ts';
import { codeOf, HOTEL, seedCredits } from './small-hotel.ts';
import { soldByPartner } from './sold-by-partner.ts';
import { bookingOf } from './stored-booking.ts';

const hotel = openFreshHotel();
let desk: Desk;
let manager: Desk;
let drawerId: string;
beforeEach(async () => {
  desk = await newDrawerDesk(hotel.gateway);
  manager = await newManager(hotel.gateway);
  drawerId = (await openDrawer(desk)).id;
});

type Order = { kind: string; amountCents: number; bookingId: string } & Record<string, unknown>;
const reason = 'the shower was cold';
const ask = (order: Order, from: Desk = desk): Promise<Approval> =>
  from.calls.approvals.ask({ hotelId: HOTEL, key: newKey(), reason, ...order });
const decide = ({ id, amountCents }: Approval, from: Desk = manager, changes: object = {}) =>
  from.calls.approvals.decide({ hotelId: HOTEL, approvalId: id, amountCents, isApproved: true, ...changes });
const carryOut = ({ id, amountCents }: Approval, from: Desk = desk, changes: object = {}) =>
  from.calls.approvals.carryOut({ hotelId: HOTEL, approvalId: id, amountCents, ...changes });
const options = (bookingId: string, from: Desk = desk) =>
  from.calls.approvals.options({ hotelId: HOTEL, bookingId });
const movements = async () =>
  (await hotel.db.select().from(drawerMovements).where(eq(drawerMovements.drawerId, drawerId))).map(
    ({ kind, amountCents }) => [kind, amountCents],
  );
const later = (minutes: number) =>
  hotel.gateway.clock.moveTo(new Date(hotel.gateway.clock.now().getTime() + minutes * 60_000));

/** A stay that is over and was paid in cash. */
async function paidStay(): Promise<string> {
  const { bookingId } = await scenario(hotel).walkIn();
  await desk.calls.deskPayments.take(cashOrder(bookingId, WALK_IN_DUE));
  await hotel.db.update(bookings).set({ status: 'CONCLUDED' }).where(eq(bookings.id, bookingId));
  return bookingId;
}

const PRICE = WALK_IN_DUE.amountCents;

describe('a second person', () => {
  test('approves money back from the own session, and only then does it leave the drawer (DRW-02, AUD-01)', async () => {
    const bookingId = await paidStay();
    const asked = await ask({ kind: 'CASH_RETURN', amountCents: 180_00, bookingId });
    expect(asked).toMatchObject({ state: 'WAITING', isOwn: true, mayDecide: false, requestedBy: desk.name });
    expect(await codeOf(carryOut(asked))).toBe('APPROVAL_NOT_VALID');
    const { approvals } = await manager.calls.approvals.list({ hotelId: HOTEL });
    expect(approvals.find(({ id }) => id === asked.id)).toMatchObject({ mayDecide: true, reason });
    expect(await decide(asked)).toMatchObject({ state: 'APPROVED', decidedBy: manager.name });
    expect(await movements()).toEqual([['PAYMENT', PRICE]]);
    expect(await carryOut(asked)).toMatchObject({ state: 'DONE' });
    expect(await movements()).toEqual([
      ['PAYMENT', PRICE],
      ['CASH_RETURN', -180_00],
    ]);
    const entries = await recordOf(hotel.db, bookingId);
    expect(entries.map(({ act }) => act)).toEqual([
      'PAYMENT_TAKEN',
      'APPROVAL_REQUESTED',
      'APPROVAL_GIVEN',
      'CASH_RETURNED',
    ]);
    expect(entries.at(-1)).toMatchObject({
      staffId: desk.staffId,
      details: { amountCents: 180_00, approvedBy: manager.staffId },
    });
    expect((await options(bookingId)).returnableCents).toBe(PRICE - 180_00);
  });

  test('is another one than who asked, and a manager of the hotel (DRW-02, STF-04)', async () => {
    const bookingId = await paidStay();
    const own = await ask({ kind: 'CASH_RETURN', amountCents: 10_00, bookingId }, manager);
    expect(await codeOf(decide(own))).toBe('OWN_REQUEST');
    const asked = await ask({ kind: 'CASH_RETURN', amountCents: 10_00, bookingId });
    const colleague = await newDrawerDesk(hotel.gateway);
    expect(await codeOf(decide(asked, colleague))).toBe('FORBIDDEN');
    const elsewhere = await newDesk(hotel.gateway, OTHER_HOTEL.hotelId);
    expect(await codeOf(elsewhere.calls.approvals.options({ hotelId: OTHER_HOTEL.hotelId, bookingId }))).toBe(
      'NOT_FOUND',
    );
    await decide(asked);
    expect(await codeOf(carryOut(asked, colleague))).toBe('NOT_FOUND');
    expect(await codeOf(carryOut(asked, manager))).toBe('NOT_FOUND');
  });

  test('is bound to the amount and the booking, for 15 minutes, and to one time (DRW-02)', async () => {
    const bookingId = await paidStay();
    const first = await ask({ kind: 'CASH_RETURN', amountCents: 10_00, bookingId });
    expect(await codeOf(decide(first, manager, { amountCents: 11_00 }))).toBe('OUTCOME_CHANGED');
    later(16);
    expect(await codeOf(decide(first))).toBe('APPROVAL_NOT_VALID');
    const second = await ask({ kind: 'CASH_RETURN', amountCents: 10_00, bookingId });
    await decide(second);
    expect(await codeOf(carryOut(second, desk, { amountCents: 11_00 }))).toBe('OUTCOME_CHANGED');
    later(16);
    expect(await codeOf(carryOut(second))).toBe('APPROVAL_NOT_VALID');
    const third = await ask({ kind: 'CASH_RETURN', amountCents: 10_00, bookingId });
    await decide(third);
    later(14);
    const done = await Promise.all([carryOut(third), carryOut(third), carryOut(third)]);
    expect(done.map(({ state }) => state)).toEqual(['DONE', 'DONE', 'DONE']);
    expect(await movements()).toEqual([
      ['PAYMENT', PRICE],
      ['CASH_RETURN', -10_00],
    ]);
  });

  test('who refuses ends it, and the same key asks once (DRW-02, PD-10)', async () => {
    const bookingId = await paidStay();
    const key = newKey();
    const order = { kind: 'CASH_RETURN', amountCents: 10_00, bookingId, key };
    const asked = await ask(order);
    expect(await ask(order)).toEqual(asked);
    expect(await codeOf(ask({ ...order, amountCents: 11_00 }))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await decide(asked, manager, { isApproved: false })).toMatchObject({ state: 'REFUSED' });
    expect(await codeOf(carryOut(asked))).toBe('APPROVAL_NOT_VALID');
    expect(await codeOf(decide(asked))).toBe('APPROVAL_NOT_VALID');
  });
});

describe('money that leaves', () => {
  test('is no more than was paid, of a stay that is over, and needs the open drawer (DRW-02, DRW-01)', async () => {
    const bookingId = await paidStay();
    expect(await codeOf(ask({ kind: 'CASH_RETURN', amountCents: PRICE + 1, bookingId }))).toBe(
      'OUTCOME_CHANGED',
    );
    const both = [
      await ask({ kind: 'CASH_RETURN', amountCents: PRICE, bookingId }),
      await ask({ kind: 'CASH_RETURN', amountCents: 1_00, bookingId }),
    ];
    for (const one of both) await decide(one);
    const [whole, more] = both as [Approval, Approval];
    await desk.calls.drawers.count({ hotelId: HOTEL, drawerId, count: countOf(300_00) });
    expect(await codeOf(carryOut(whole))).toBe('DRAWER_NOT_OPEN');
    await desk.calls.drawers.close({
      hotelId: HOTEL,
      drawerId,
      differenceCents: -PRICE,
      note: 'in the safe',
    });
    drawerId = (await openDrawer(desk)).id;
    await carryOut(whole);
    expect(await codeOf(carryOut(more))).toBe('OUTCOME_CHANGED');
    const { bookingId: running } = await scenario(hotel).paidStay();
    expect(await codeOf(ask({ kind: 'CASH_RETURN', amountCents: 1_00, bookingId: running }))).toBe(
      'OUTCOME_CHANGED',
    );
  });

  test('is of a partner’s booking what was paid at the hotel, and never the partner’s price (DRW-02)', async () => {
    const { id: bookingId, fee } = await overstayed(hotel);
    await soldByPartner(hotel.db, bookingId);
    await hotel.db.update(bookings).set({ chargedCents: 900_00 }).where(eq(bookings.id, bookingId));
    const returnable = async () => (await options(bookingId)).returnableCents;
    const askFor = (amountCents: number) => ask({ kind: 'CASH_RETURN', amountCents, bookingId });
    expect(await returnable()).toBe(0);
    expect(await codeOf(askFor(1_00))).toBe('OUTCOME_CHANGED');
    await desk.calls.deskPayments.take(cashOrder(bookingId, { purpose: 'OVERSTAY', amountCents: fee }));
    expect(await returnable()).toBe(fee);
    expect(await codeOf(askFor(fee + 1))).toBe('OUTCOME_CHANGED');
    const asked = await askFor(fee);
    await decide(asked);
    await carryOut(asked);
    expect(await movements()).toEqual([
      ['PAYMENT', fee],
      ['CASH_RETURN', -fee],
    ]);
    expect(await returnable()).toBe(0);
  });

  test('is the deposit, whole and once (DRW-02)', async () => {
    const { bookingId, accommodationId } = await scenario(hotel).paidStay();
    const depositId = randomUUID();
    await hotel.db.insert(cashDeposits).values({
      id: depositId,
      bookingId,
      accommodationId,
      hotelId: HOTEL,
      key: newKey(),
      payloadHash: '',
      staffId: desk.staffId,
      createdAt: hotel.gateway.clock.now(),
      amountCents: 300_00,
    });
    const wanted = { kind: 'DEPOSIT_RETURN', amountCents: 300_00, bookingId, depositId };
    expect(await codeOf(ask({ ...wanted, amountCents: 299_00 }))).toBe('OUTCOME_CHANGED');
    expect(await codeOf(ask({ ...wanted, depositId: randomUUID() }))).toBe('OUTCOME_CHANGED');
    const [one, other] = [await ask(wanted), await ask(wanted)];
    await decide(one);
    await decide(other);
    await carryOut(one);
    expect(await codeOf(carryOut(other))).toBe('OUTCOME_CHANGED');
    expect(await movements()).toEqual([['DEPOSIT_RETURN', -300_00]]);
    expect((await options(bookingId)).deposits).toEqual([]);
  });

  test('is four fifths of the credits, whose withdrawal stands in the guest’s credits (DRW-02, LIM-07)', async () => {
    const bookingId = await paidStay();
    const creditId = await seedCredits(hotel.gateway, hotel.guest.id, 150_33, '2028-01-01T00:00:00Z');
    const [credit] = (await options(bookingId)).credits;
    expect(credit).toMatchObject({ creditId, restCents: 150_33, payoutCents: 120_26 });
    const wanted = { kind: 'CREDIT_PAYOUT', amountCents: 120_26, bookingId, creditId };
    expect(await codeOf(ask({ ...wanted, amountCents: 150_33 }))).toBe('OUTCOME_CHANGED');
    const asked = await ask(wanted);
    await decide(asked);
    await carryOut(asked);
    expect(await movements()).toEqual([
      ['PAYMENT', PRICE],
      ['CREDIT_PAYOUT', -120_26],
    ]);
    const { balance, transactions } = await hotel.guest.client.personalInfo.statement();
    expect(balance).toBe(0);
    expect(transactions).toContainEqual(
      expect.objectContaining({ type: 'WITHDRAWAL', origin: 'REFUND', value: 150.33 }),
    );
    expect(await codeOf(ask(wanted))).toBe('OUTCOME_CHANGED');
  });
});

test('credits as a gift are the guest’s to use, with the reason (DRW-02)', async () => {
  const bookingId = await paidStay();
  const asked = await ask({ kind: 'CREDIT_GIFT', amountCents: 50_00, bookingId });
  expect((await hotel.guest.client.personalInfo.statement()).balance).toBe(0);
  await decide(asked);
  await carryOut(asked);
  expect(await hotel.guest.client.personalInfo.statement()).toMatchObject({
    balance: 50,
    transactions: [{ type: 'DEPOSIT', origin: 'REFUND', value: 50, reason, booking: { id: bookingId } }],
  });
});

describe('a waiver of the overstay fee', () => {
  const waive = (bookingId: string, amountCents: number, from: Desk = manager) =>
    from.calls.approvals.waive({ hotelId: HOTEL, bookingId, key: newKey(), amountCents, reason });

  test('up to the hotel’s limit is a manager’s alone, with a reason, and takes it off the bill (FRD-11, BEY-20)', async () => {
    const { app } = hotel.gateway;
    const { id, client, fee } = await overstayed(hotel);
    const limit = app.config.waiverLimitCents;
    Object.assign(app.config, { waiverLimitCents: fee });
    try {
      expect(await codeOf(waive(id, fee, desk))).toBe('FORBIDDEN');
      expect(await codeOf(waive(id, fee - 1))).toBe('OUTCOME_CHANGED');
      const before = await client.bill.find({ bookingId: id });
      expect(await waive(id, fee)).toMatchObject({ kind: 'FEE_WAIVER', state: 'DONE' });
      const bill = await client.bill.find({ bookingId: id });
      expect(bill.due).toBe(0);
      expect(bill.total).toBeCloseTo(before.total - fee / 100, 2);
      expect(bill.rooms.flatMap(({ lines }) => lines).some(({ kind }) => kind === 'OVERSTAY')).toBe(false);
      expect(await bookingOf(hotel, id)).toMatchObject({ overstayCents: 0 });
      expect((await recordOf(hotel.db, id)).at(-1)).toMatchObject({
        act: 'FEE_WAIVED',
        staffId: manager.staffId,
        details: { amountCents: fee },
      });
    } finally {
      Object.assign(app.config, { waiverLimitCents: limit });
    }
  });

  test('above it needs a second manager (DRW-02, FRD-11)', async () => {
    const { id, fee } = await overstayed(hotel);
    await expect(waive(id, fee)).rejects.toMatchObject({
      code: 'APPROVAL_NEEDED',
      details: { limitCents: hotel.gateway.app.config.waiverLimitCents },
    });
    const asked = await ask({ kind: 'FEE_WAIVER', amountCents: fee, bookingId: id }, manager);
    const second = await newManager(hotel.gateway);
    await decide(asked, second);
    await carryOut(asked, manager);
    expect(await bookingOf(hotel, id)).toMatchObject({ overstayCents: 0 });
    expect(await codeOf(ask({ kind: 'FEE_WAIVER', amountCents: fee, bookingId: id }))).toBe(
      'OUTCOME_CHANGED',
    );
  });
});
