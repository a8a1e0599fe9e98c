import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { reconcile } from '#gateway/domain/payment/reconcile.ts';
import { paymentDifferences, payments, refunds } from '#gateway/store/schema/payments.ts';
import { sandboxCharges } from '#gateway/store/schema/sandbox.ts';
import type { GuaranteeCharge, GuaranteeCharges } from '#shared/contract/staff/guarantee-charges.ts';
import { dateAt } from '#shared/hotel-time.ts';
import { type Desk, newDesk, recordOf } from './desk.ts';
import { takeInCash } from './desk-cash.ts';
import { newDrawerDesk, newKey, newManager, openDrawer } from './drawer-desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import {
  chargeOrder,
  FIRST_NIGHT,
  guaranteeBy,
  guaranteedBooking,
  guaranteedOverstay,
  missedStay,
} from './guaranteed-stay.ts';
import { queenRoom, scenario } from './scenario.ts';
import { CARDS, codeOf, HOTEL, session, ZONE } from './small-hotel.ts';
import { bookingOf, mailsAbout } from './stored-booking.ts';

const hotel = openFreshHotel();
let manager: Desk;
beforeEach(async () => {
  manager = await newManager(hotel.gateway);
});

const find = (bookingId: string): Promise<GuaranteeCharges> =>
  manager.calls.guaranteeCharges.find({ hotelId: HOTEL, bookingId });
const charge = (order: object): Promise<GuaranteeCharge> => manager.calls.guaranteeCharges.charge(order);
const giveBack = (bookingId: string, paymentId: string): Promise<GuaranteeCharge> =>
  manager.calls.guaranteeCharges.giveBack({ hotelId: HOTEL, bookingId, paymentId, reason: 'an error' });
const undo = (bookingId: string) =>
  codeOf(manager.calls.endings.undoNoShow({ hotelId: HOTEL, bookingId, reason: 'MISTAKE' }));
const taken = async (bookingId: string) =>
  (
    await hotel.db
      .select({ charge: sandboxCharges })
      .from(sandboxCharges)
      .innerJoin(payments, eq(payments.id, sandboxCharges.paymentId))
      .where(eq(payments.bookingId, bookingId))
  ).map(({ charge: { amountCents, outcome } }) => [amountCents, outcome]);
const OVERSTAY = { purpose: 'OVERSTAY', amountCents: 715_32 } as const;
const NO_SHOW = { purpose: 'NO_SHOW', amountCents: FIRST_NIGHT } as const;

describe('an overstay fee is charged to the card that guarantees the stay', () => {
  test('by a manager, with the amount that was shown, and told by e-mail (PRD-06, PD-350)', async () => {
    const stay = await guaranteedOverstay(hotel.gateway, 715_32);
    const { possible } = await find(stay.bookingId);
    expect(possible).toMatchObject([{ ...OVERSTAY, network: 'visa', lastDigits: '1111' }]);
    expect(possible[0]?.accommodationId).toBe(stay.rooms[0]);
    await settleDue(hotel.gateway.app);
    expect(await taken(stay.bookingId)).toEqual([]);
    const done = await charge(chargeOrder(stay, OVERSTAY));
    expect(done).toMatchObject({ ...OVERSTAY, status: 'APPROVED', refund: null, lastDigits: '1111' });
    expect(await find(stay.bookingId)).toEqual({ possible: [], charges: [done] });
    expect(await bookingOf(hotel, stay.bookingId)).toMatchObject({ overstayPaidCents: 715_32 });
    const mail = (await mailsAbout(hotel, stay.bookingId)).find(({ kind }) => kind === 'GUARANTEE_CHARGED');
    expect(mail?.text.replaceAll(/\s/g, ' ')).toContain('R$ 715,32');
    expect(mail?.text).toContain('1111');
    expect(await recordOf(hotel.db, stay.bookingId)).toMatchObject([
      { act: 'GUARANTEE_CHARGED', details: { ...OVERSTAY, paymentId: done.paymentId, lastDigits: '1111' } },
    ]);
  });

  test('never by a receptionist, another amount, or a card of another room (PRD-06, STF-04)', async () => {
    const stay = await guaranteedOverstay(hotel.gateway, 715_32);
    const reception = await newDesk(hotel.gateway);
    const order = chargeOrder(stay, OVERSTAY);
    expect(await codeOf(reception.calls.guaranteeCharges.charge(order))).toBe('FORBIDDEN');
    expect(await codeOf(charge({ ...order, amountCents: 715_31 }))).toBe('OUTCOME_CHANGED');
    expect(await codeOf(charge({ ...order, purpose: 'NO_SHOW' }))).toBe('OUTCOME_CHANGED');
    expect(await codeOf(charge({ ...order, accommodationId: 999_999 }))).toBe('NOT_FOUND');
    expect(await codeOf(charge({ ...order, amountCents: 0 }))).toBe('BAD_REQUEST');
    expect(await taken(stay.bookingId)).toEqual([]);
    expect(await recordOf(hotel.db, stay.bookingId)).toEqual([]);
  });

  test('once, however often it is sent, and not after cash has paid (PRD-06)', async () => {
    const stay = await guaranteedOverstay(hotel.gateway, 715_32);
    const order = chargeOrder(stay, OVERSTAY);
    await Promise.allSettled([charge(order), charge(order), charge(order)]);
    const done = await charge(order);
    expect(await charge(order)).toEqual(done);
    expect(await codeOf(charge({ ...order, amountCents: 1 }))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await codeOf(charge(chargeOrder(stay, OVERSTAY)))).toBe('OUTCOME_CHANGED');
    expect(await taken(stay.bookingId)).toEqual([[715_32, 'APPROVED']]);
    const paid = await guaranteedOverstay(hotel.gateway, 10_00);
    await takeInCash(hotel.gateway, paid.bookingId);
    expect((await find(paid.bookingId)).possible).toEqual([]);
  });

  test('and a declined card is said, pays nothing and is told to no guest (PRD-06)', async () => {
    const stay = await guaranteedOverstay(hotel.gateway, 715_32, CARDS.declinesCharges);
    const order = chargeOrder(stay, OVERSTAY);
    expect(await codeOf(charge(order))).toBe('CARD_DECLINED');
    expect(await codeOf(charge(order))).toBe('CARD_DECLINED');
    const { possible, charges } = await find(stay.bookingId);
    expect([possible.length, charges.map(({ status }) => status)]).toEqual([1, ['DECLINED']]);
    expect(await bookingOf(hotel, stay.bookingId)).toMatchObject({ overstayPaidCents: 0 });
    expect((await mailsAbout(hotel, stay.bookingId)).map(({ kind }) => kind)).not.toContain(
      'GUARANTEE_CHARGED',
    );
    expect(await codeOf(giveBack(stay.bookingId, charges[0]?.paymentId ?? ''))).toBe('OUTCOME_CHANGED');
  });

  test('and a charge whose response was lost is settled by itself, once (PRD-06)', async () => {
    const stay = await guaranteedOverstay(hotel.gateway, 715_32, CARDS.timesOutThenApproves);
    const order = chargeOrder(stay, OVERSTAY);
    expect(await codeOf(charge(order))).toBe('PAYMENT_TIMEOUT');
    expect((await find(stay.bookingId)).possible).toEqual([]);
    expect(await codeOf(charge(chargeOrder(stay, OVERSTAY)))).toBe('ATTEMPT_IN_PROGRESS');
    hotel.gateway.clock.moveBy(60_000);
    await settleDue(hotel.gateway.app);
    expect(await charge(order)).toMatchObject({ status: 'APPROVED' });
    expect(await taken(stay.bookingId)).toEqual([[715_32, 'APPROVED']]);
    expect(await bookingOf(hotel, stay.bookingId)).toMatchObject({ overstayPaidCents: 715_32 });
  });
});

describe('a stay that nobody came to', () => {
  test('is charged with the first night of each room of the card, once (PRD-06, PD-350)', async () => {
    const stay = await missedStay(hotel.gateway, { rooms: 2 });
    const { possible } = await find(stay.bookingId);
    expect(possible).toMatchObject([{ purpose: 'NO_SHOW', amountCents: 2 * FIRST_NIGHT }]);
    const done = await charge(chargeOrder(stay, { ...NO_SHOW, amountCents: 2 * FIRST_NIGHT }));
    expect(done).toMatchObject({ purpose: 'MISSED_STAY', status: 'APPROVED' });
    expect((await find(stay.bookingId)).possible).toEqual([]);
    const again = chargeOrder(stay, { ...NO_SHOW, amountCents: 2 * FIRST_NIGHT });
    expect(await codeOf(charge(again))).toBe('OUTCOME_CHANGED');
    const { client } = await session(hotel.gateway, stay.guest.id);
    const { payments: made } = await client.payments.list({ bookingId: stay.bookingId });
    expect(made).toMatchObject([{ purpose: 'MISSED_STAY', by: 'CARD', amount: 1_035 }]);
  });

  test('owes nothing where it was paid before, and no card is charged after thirty days (PRD-06, PD-350)', async () => {
    const paid = await scenario(hotel).longStay({ rooms: [queenRoom] });
    const stay = { guest: hotel.guest, bookingId: paid.bookingId, rooms: [paid.accommodationId] };
    await guaranteeBy(hotel.gateway, stay);
    const missed = await missedStay(hotel.gateway);
    hotel.gateway.clock.moveTo(new Date('2026-12-11T12:30:00-03:00'));
    await settleDue(hotel.gateway.app);
    expect((await bookingOf(hotel, paid.bookingId)).status).toBe('NO_SHOW');
    expect((await find(paid.bookingId)).possible).toEqual([]);
    expect((await find(missed.bookingId)).possible).toHaveLength(1);
    hotel.gateway.clock.moveTo(new Date('2027-01-06T12:00:01-03:00'));
    expect((await find(missed.bookingId)).possible).toEqual([]);
    expect(await codeOf(charge(chargeOrder(missed, NO_SHOW)))).toBe('OUTCOME_CHANGED');
  });

  test('is no no-show any more only after its charge was given back (PRD-06, FRD-11)', async () => {
    const stay = await missedStay(hotel.gateway);
    const { paymentId } = await charge(chargeOrder(stay, NO_SHOW));
    const endings = () => manager.calls.endings.find({ hotelId: HOTEL, bookingId: stay.bookingId });
    expect((await endings()).undoNoShow).toBeNull();
    expect(await undo(stay.bookingId)).toBe('NO_SHOW_SETTLED');
    expect((await bookingOf(hotel, stay.bookingId)).status).toBe('NO_SHOW');
    expect(await giveBack(stay.bookingId, paymentId)).toMatchObject({ refund: 'OPEN' });
    expect(await giveBack(stay.bookingId, paymentId)).toMatchObject({ refund: 'OPEN' });
    expect(await undo(stay.bookingId)).toEqual({});
    expect((await recordOf(hotel.db, stay.bookingId)).map(({ act }) => act)).toEqual([
      'GUARANTEE_CHARGED',
      'GUARANTEE_CHARGE_RETURNED',
      'NO_SHOW_UNDONE',
    ]);
  });

  test('stays a no-show while its money was returned in cash (FRD-11, DRW-02)', async () => {
    const { bookingId } = await scenario(hotel).longStay({ rooms: [queenRoom] });
    hotel.gateway.clock.moveTo(new Date('2026-12-11T12:30:00-03:00'));
    await settleDue(hotel.gateway.app);
    const desk = await newDrawerDesk(hotel.gateway);
    await openDrawer(desk);
    const order = { hotelId: HOTEL, bookingId, key: newKey(), kind: 'CASH_RETURN', amountCents: 10_00 };
    const { id: approvalId } = await desk.calls.approvals.ask({ ...order, reason: 'a reason' });
    const named = { hotelId: HOTEL, approvalId, amountCents: 10_00 };
    await (await newManager(hotel.gateway)).calls.approvals.decide({ ...named, isApproved: true });
    await desk.calls.approvals.carryOut(named);
    expect(await undo(bookingId)).toBe('NO_SHOW_SETTLED');
  });
});

describe('a booking that its partner canceled', () => {
  test('late is charged with its first night, and in time with nothing (PRD-06, PD-350)', async () => {
    const late = await guaranteedBooking(hotel.gateway);
    const early = await guaranteedBooking(hotel.gateway);
    await early.system.client.partnerBookings.cancel(early.key);
    hotel.gateway.clock.moveTo(new Date('2026-12-03T15:00:00-03:00'));
    await late.system.client.partnerBookings.cancel(late.key);
    expect((await find(early.bookingId)).possible).toEqual([]);
    const wanted = { purpose: 'LATE_CANCELLATION', amountCents: FIRST_NIGHT } as const;
    expect((await find(late.bookingId)).possible).toMatchObject([wanted]);
    expect(await charge(chargeOrder(late, wanted))).toMatchObject({ status: 'APPROVED' });
    const mails = await mailsAbout(hotel, late.bookingId);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'BOOKING_IMPORTED',
      'BOOKING_CANCELED',
      'GUARANTEE_CHARGED',
    ]);
  });
});

test('a charge that is given back is due again, returns once, and the day’s report agrees (PRD-06, DRW-03)', async () => {
  const sumsOf = async () => {
    const day = dateAt(hotel.gateway.clock.now(), ZONE);
    const { sums } = await manager.calls.dayReport.find({ hotelId: HOTEL, day });
    const ofCards = sums.filter(({ means }: { means: string }) => means === 'CARD');
    return ofCards.reduce((sum: number, { cents }: { cents: number }) => sum + cents, 0);
  };
  const before = await sumsOf();
  const stay = await guaranteedOverstay(hotel.gateway, 50_00);
  const order = chargeOrder(stay, { purpose: 'OVERSTAY', amountCents: 50_00 });
  const { paymentId } = await charge(order);
  expect(await sumsOf()).toBe(before + 50_00);
  await giveBack(stay.bookingId, paymentId);
  expect(await bookingOf(hotel, stay.bookingId)).toMatchObject({
    overstayPaidCents: 0,
    overstayCents: 50_00,
  });
  expect((await find(stay.bookingId)).possible).toHaveLength(1);
  await settleDue(hotel.gateway.app);
  const [refund] = await hotel.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  expect(refund).toMatchObject({ state: 'DONE', amountCents: 50_00, reason: 'GIVEN_BACK' });
  expect(await sumsOf()).toBe(before);
  await reconcile(hotel.gateway.app, { isForced: true });
  expect(await hotel.db.$count(paymentDifferences, eq(paymentDifferences.paymentId, paymentId))).toBe(0);
  const mail = (await mailsAbout(hotel, stay.bookingId)).find(({ kind }) => kind === 'PAYMENT_RETURNED');
  expect(mail?.subject).not.toBe('');
});
