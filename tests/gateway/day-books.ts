import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { z } from 'zod';
import { accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { creditEntries } from '#gateway/store/schema/credits.ts';
import { cashDeposits, deskPayments } from '#gateway/store/schema/desk-payments.ts';
import { drawerMovements } from '#gateway/store/schema/drawers.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { sandboxCharges, sandboxPixTransfers } from '#gateway/store/schema/sandbox.ts';
import { staffRecord } from '#gateway/store/schema/staff-record.ts';
import type { Database } from '#gateway/store/store.ts';
import { dateAt } from '#shared/hotel-time.ts';
import { sumCents } from '#shared/money.ts';
import { TODAY } from './day-guests.ts';
import type { Desk } from './desk.ts';
import { queryRows } from './query-rows.ts';
import { HOTEL, ZONE } from './small-hotel.ts';

/** Does one act of the day: it has `rows` entries in the record, and everything agrees afterwards. */
export async function actOfDay<Result>(
  { db, desk }: { db: Database; desk: Desk },
  rows: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await db.$count(staffRecord);
  const result = await work();
  expect((await db.$count(staffRecord)) - before).toBe(rows);
  await expectLedger(db);
  await expectNoRoomTwice(db);
  await expectBoard(db, desk);
  return result;
}

const total = (rows: readonly { cents: number }[]) => sumCents(rows.map(({ cents }) => cents));

/** What was taken is in the drawer, at the provider, or in the credits. */
async function expectLedger(db: Database): Promise<void> {
  const paid = await db
    .select({ cents: payments.amountCents, method: payments.method, means: deskPayments.means })
    .from(payments)
    .leftJoin(deskPayments, eq(deskPayments.paymentId, payments.id))
    .where(eq(payments.status, 'APPROVED'));
  const deposits = await db
    .select({ cents: cashDeposits.amountCents })
    .from(cashDeposits)
    .where(isNull(cashDeposits.returnedAt));
  const cash = await db.select({ cents: drawerMovements.amountCents }).from(drawerMovements);
  expect(total(cash)).toBe(total(paid.filter(({ means }) => means === 'CASH')) + total(deposits));
  const charged = await db
    .select({ cents: sandboxCharges.amountCents })
    .from(sandboxCharges)
    .where(and(eq(sandboxCharges.outcome, 'APPROVED'), isNull(sandboxCharges.refundedAt)));
  const transferred = await db
    .select({ cents: sandboxPixTransfers.amountCents })
    .from(sandboxPixTransfers)
    .where(isNull(sandboxPixTransfers.refundedAt));
  expect(total(charged) + total(transferred)).toBe(total(paid.filter(({ method }) => method !== 'DESK')));
  const credits = await db
    .select({
      cents: sql<number>`case type when 'DEPOSIT' then amount_cents else -amount_cents end`,
      rest: creditEntries.remainingCents,
    })
    .from(creditEntries)
    .where(isNull(creditEntries.reversedAt));
  expect(total(credits)).toBe(sumCents(credits.map(({ rest }) => rest ?? 0)));
}

async function expectNoRoomTwice(db: Database): Promise<void> {
  const [twice] = z.array(z.object({ rooms: z.int() })).parse(
    await queryRows(
      db,
      sql`select count(*)::int as rooms from accommodations a join accommodations b
        on a.room_id = b.room_id and a.id < b.id and a.occupied && b.occupied
        where a.holds_room and b.holds_room`,
    ),
  );
  expect(twice).toEqual({ rooms: 0 });
}

/** The board's lists are what the bookings say. */
async function expectBoard(db: Database, desk: Desk): Promise<void> {
  const rows = await db
    .select({ room: accommodations, booking: bookings })
    .from(accommodations)
    .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
    .where(and(eq(bookings.hotelId, HOTEL), isNotNull(accommodations.bookingId)));
  const stands = rows.filter(({ booking: { status } }) => status !== 'CANCELED');
  const ids = (found: typeof rows) => found.map(({ room }) => room.id).toSorted((a, b) => a - b);
  const { lists } = await desk.board();
  const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b);
  expect(sorted(lists.arrivals)).toEqual(ids(stands.filter(({ booking }) => booking.checkinDate === TODAY)));
  expect(sorted(lists.inHouse)).toEqual(
    ids(stands.filter(({ room }) => room.checkedInAt !== null && room.leftAt === null)),
  );
  expect(sorted(lists.departures)).toEqual(
    ids(
      stands.filter(({ room, booking }) =>
        room.leftAt === null
          ? booking.checkoutDate === TODAY && room.checkedInAt !== null
          : dateAt(room.leftAt, ZONE) === TODAY,
      ),
    ),
  );
}
