import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { creditEntries } from '#gateway/store/schema/credits.ts';
import { payments, refunds } from '#gateway/store/schema/payments.ts';
import type { DayReport } from '#shared/contract/staff/day-report.ts';
import { type Desk, recordOf } from './desk.ts';
import { cashOrder, WALK_IN_DUE } from './desk-cash.ts';
import { newDrawerDesk, newManager, openDrawer } from './drawer-desk.ts';
import { openOwnHotel } from './fresh-hotel.ts';
import { owingStay } from './owing-stay.ts';
import { scenario } from './scenario.ts';
import { codeOf, HOTEL, newGuest } from './small-hotel.ts';

const hotel = openOwnHotel();
const DAY = '2026-12-01';
let desk: Desk;
let manager: Desk;
beforeEach(async () => {
  desk = await newDrawerDesk(hotel.gateway);
  manager = await newManager(hotel.gateway);
});

const find = (day = DAY, from: Desk = manager): Promise<DayReport> =>
  from.calls.dayReport.find({ hotelId: HOTEL, day });
const sumOf = ({ sums }: DayReport, kind: string, means: string): number =>
  sums.find(sum => sum.kind === kind && sum.means === means)?.cents ?? 0;

describe('the report of a day', () => {
  test('has payments by means and drawer, money back and open balances, to the cent (DRW-03)', async () => {
    const before = await find();
    const { id: drawerId } = await openDrawer(desk);
    const { bookingId } = await scenario(hotel).walkIn();
    await desk.calls.deskPayments.take(cashOrder(bookingId, WALK_IN_DUE));
    const fee = await owingStay(hotel.gateway, 77_77);
    await desk.calls.deskPayments.take({
      ...cashOrder(fee.bookingId, { purpose: 'OVERSTAY', amountCents: 77_77 }),
      means: {
        kind: 'TERMINAL',
        network: 'visa',
        cardKind: 'DEBIT',
        lastDigits: '4417',
        authorizationCode: 'R07412',
        printedCents: 77_77,
      },
    });
    const open = await owingStay(hotel.gateway, 12_34);
    const stay = await scenario(hotel, await newGuest(hotel.gateway)).paidStay();
    const [card] = await hotel.db.select().from(payments).where(eq(payments.bookingId, stay.bookingId));
    if (!card) throw new Error('the stay was not paid');
    const now = hotel.gateway.clock.now();
    await hotel.db.insert(refunds).values({
      id: randomUUID(),
      paymentId: card.id,
      bookingId: stay.bookingId,
      reference: `charge_${card.id}`,
      amountCents: 9_99,
      reason: 'DOUBLE',
      state: 'DONE',
      nextTryAt: now,
      createdAt: now,
      settledAt: now,
    });
    const after = await find();
    const growth = (kind: string, means: string) => sumOf(after, kind, means) - sumOf(before, kind, means);
    expect(growth('PAYMENT', 'CASH')).toBe(WALK_IN_DUE.amountCents);
    expect(growth('PAYMENT', 'TERMINAL')).toBe(77_77);
    expect(growth('PAYMENT', 'CARD')).toBe(card.amountCents);
    expect([growth('REFUND_OWED', 'CARD'), growth('REFUND', 'CARD')]).toEqual([9_99, -9_99]);
    expect(after.drawers.find(drawer => drawer.drawerId === drawerId)).toMatchObject({
      inCents: WALK_IN_DUE.amountCents,
      outCents: 0,
      differenceCents: null,
      openedBy: desk.name,
    });
    expect(after.balances).toContainEqual(
      expect.objectContaining({ bookingId: open.bookingId, dueCents: 12_34 }),
    );
    expect(after.balances.some(one => one.bookingId === fee.bookingId)).toBe(false);
  });

  test('has credits given, used and expired, each on its day (DRW-03)', async () => {
    const { bookingId } = await scenario(hotel).paidStay();
    const now = hotel.gateway.clock.now();
    const entry = { guestId: hotel.guest.id, bookingId, createdAt: now };
    await hotel.db.insert(creditEntries).values([
      {
        ...entry,
        type: 'DEPOSIT',
        origin: 'REFUND',
        amountCents: 50_00,
        remainingCents: 20_00,
        dueDate: new Date(now.getTime() + 86_400_000),
      },
      { ...entry, type: 'WITHDRAWAL', origin: 'NEW_BOOKING', amountCents: 30_00, remainingCents: 0 },
    ]);
    const today = await find();
    expect(sumOf(today, 'CREDIT_GIVEN', 'CREDITS')).toBeGreaterThanOrEqual(50_00);
    expect(sumOf(today, 'CREDIT_USED', 'CREDITS')).toBe(-30_00);
    expect(sumOf(today, 'CREDIT_EXPIRED', 'CREDITS')).toBe(0);
    hotel.gateway.clock.moveTo(new Date(now.getTime() + 2 * 86_400_000));
    expect(sumOf(await find('2026-12-02'), 'CREDIT_EXPIRED', 'CREDITS')).toBe(-20_00);
    expect(sumOf(await find('2026-12-03'), 'CREDIT_EXPIRED', 'CREDITS')).toBe(0);
  });

  test('counts arrivals, departures, no-shows and the rooms with guests (DRW-03)', async () => {
    const before = (await find()).stays;
    const stay = await owingStay(hotel.gateway, 5_00);
    await scenario(hotel, await newGuest(hotel.gateway)).residence();
    const missed = await scenario(hotel, await newGuest(hotel.gateway)).walkIn();
    await hotel.db.update(bookings).set({ status: 'NO_SHOW' }).where(eq(bookings.id, missed.bookingId));
    const after = (await find()).stays;
    expect(stay.bookingId).not.toBe('');
    expect(after.departures - before.departures).toBe(1);
    expect(after.noShows - before.noShows).toBe(1);
    expect(after.occupied).toBe(1);
    expect(after.rooms).toBe(before.rooms);
    expect((await find('2026-11-30')).stays.arrivals).toBeGreaterThanOrEqual(2);
  });

  test('is a manager’s, and of a day that has begun (DRW-03, STF-04)', async () => {
    expect(await codeOf(find(DAY, desk))).toBe('FORBIDDEN');
    expect(await codeOf(find('2026-12-02'))).toBe('BAD_REQUEST');
    expect(await codeOf(find('2026-13-01'))).toBe('BAD_REQUEST');
  });

  test('leaves as CSV with one line for each movement, and the record says who took it (DRW-03, AUD-01)', async () => {
    await openDrawer(desk);
    const { bookingId, locator } = await scenario(hotel).walkIn();
    await desk.calls.deskPayments.take(cashOrder(bookingId, WALK_IN_DUE));
    await hotel.db.update(bookings).set({ locator: '=2+3' }).where(eq(bookings.id, bookingId));
    const file = await manager.calls.dayReport.exportCsv({ hotelId: HOTEL, day: DAY });
    await hotel.db.update(bookings).set({ locator }).where(eq(bookings.id, bookingId));
    expect(file).toMatchObject({ fileName: `day-${HOTEL.toLowerCase()}-${DAY}.csv`, mediaType: 'text/csv' });
    const text = Buffer.from(file.content, 'base64').toString('utf8');
    expect(text).toContain('at,kind,means,drawer,locator,in,out,reference');
    expect(text).toMatch(/,PAYMENT,CASH,[0-9a-f-]{36},'=2\+3,331\.20,,/);
    expect((await recordOf(hotel.db)).at(-1)).toMatchObject({
      act: 'DAY_REPORTED',
      staffId: manager.staffId,
      details: { date: DAY },
    });
  });
});
