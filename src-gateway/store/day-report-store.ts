import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { LedgerKind, LedgerMeans } from '#shared/contract/staff/day-report.ts';
import { accommodations, bookings } from './schema/bookings.ts';
import { creditEntries } from './schema/credits.ts';
import { deskPayments } from './schema/desk-payments.ts';
import { drawerMovements, drawers } from './schema/drawers.ts';
import { rooms } from './schema/hotels.ts';
import { moneyApprovals } from './schema/money-approvals.ts';
import { payments, refunds } from './schema/payments.ts';
import { staffAccounts } from './schema/staff.ts';
import type { Database, Transaction } from './store.ts';

export type Period = { hotelId: string; from: Date; until: Date };

/** One movement of money or credits of a hotel; below zero for what left. */
export type LedgerLine = {
  at: Date;
  kind: LedgerKind;
  means: LedgerMeans;
  drawerId: string | null;
  locator: string;
  amountCents: number;
  reference: string;
};

const within = (column: Parameters<typeof gte>[0], { from, until }: Period): SQL | undefined =>
  and(gte(column, from), lt(column, until));

const bookingsOf = ({ hotelId }: Period) => eq(bookings.hotelId, hotelId);

/** Every line of a period, oldest first. */
export async function ledgerLines(
  db: Database | Transaction,
  period: Period,
  now: Date,
): Promise<LedgerLine[]> {
  const lines = [
    ...(await paymentLines(db, period)),
    ...(await cashLines(db, period)),
    ...(await refundLines(db, period)),
    ...(await creditLines(db, period, now)),
    ...(await approvedLines(db, period)),
  ];
  return lines.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

async function paymentLines(db: Database | Transaction, period: Period): Promise<LedgerLine[]> {
  const found = await db
    .select({
      at: payments.settledAt,
      method: payments.method,
      desk: deskPayments.means,
      drawerId: drawerMovements.drawerId,
      locator: bookings.locator,
      amountCents: payments.amountCents,
      reference: payments.id,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(deskPayments, eq(deskPayments.paymentId, payments.id))
    .leftJoin(drawerMovements, eq(drawerMovements.paymentId, payments.id))
    .where(and(bookingsOf(period), eq(payments.status, 'APPROVED'), within(payments.settledAt, period)));
  return found.map(({ at, method, desk, ...line }) => ({
    ...line,
    at: at ?? period.from,
    kind: 'PAYMENT' as const,
    means: method === 'DESK' ? (desk ?? 'CASH') : method,
  }));
}

/** Cash that is no payment: deposits, and what left. */
async function cashLines(db: Database | Transaction, period: Period): Promise<LedgerLine[]> {
  const found = await db
    .select({
      at: drawerMovements.createdAt,
      kind: drawerMovements.kind,
      drawerId: drawerMovements.drawerId,
      locator: bookings.locator,
      amountCents: drawerMovements.amountCents,
      reference: drawerMovements.id,
    })
    .from(drawerMovements)
    .innerJoin(drawers, eq(drawers.id, drawerMovements.drawerId))
    .innerJoin(bookings, eq(bookings.id, drawerMovements.bookingId))
    .where(
      and(
        eq(drawers.hotelId, period.hotelId),
        ne(drawerMovements.kind, 'PAYMENT'),
        within(drawerMovements.createdAt, period),
      ),
    );
  return found.map(line => ({ ...line, means: 'CASH' as const, reference: String(line.reference) }));
}

async function refundLines(db: Database | Transaction, period: Period): Promise<LedgerLine[]> {
  const found = await db
    .select({
      createdAt: refunds.createdAt,
      settledAt: refunds.settledAt,
      state: refunds.state,
      method: payments.method,
      reason: refunds.reason,
      locator: bookings.locator,
      amountCents: refunds.amountCents,
      reference: refunds.id,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(bookings, eq(bookings.id, refunds.bookingId))
    .where(and(bookingsOf(period), or(within(refunds.createdAt, period), within(refunds.settledAt, period))));
  const isWithin = (at: Date) => at >= period.from && at < period.until;
  return found.flatMap(({ createdAt, settledAt, state, method, reason, amountCents, ...line }) => {
    const means = method === 'PIX' ? ('PIX' as const) : ('CARD' as const);
    const of = { ...line, means, drawerId: null };
    return [
      // What is given back stands under payments already.
      ...(reason !== 'GIVEN_BACK' && isWithin(createdAt)
        ? [{ ...of, at: createdAt, kind: 'REFUND_OWED' as const, amountCents }]
        : []),
      ...(state === 'DONE' && settledAt !== null && isWithin(settledAt)
        ? [{ ...of, at: settledAt, kind: 'REFUND' as const, amountCents: -amountCents }]
        : []),
    ];
  });
}

/** Credits belong to the hotel of the booking that they came from or paid for. An expired rest leaves at its due date. */
async function creditLines(db: Database | Transaction, period: Period, now: Date): Promise<LedgerLine[]> {
  const columns = {
    id: creditEntries.id,
    type: creditEntries.type,
    createdAt: creditEntries.createdAt,
    dueDate: creditEntries.dueDate,
    amountCents: creditEntries.amountCents,
    remainingCents: creditEntries.remainingCents,
    locator: bookings.locator,
  };
  const found = await db
    .select(columns)
    .from(creditEntries)
    .innerJoin(bookings, eq(bookings.id, creditEntries.bookingId))
    .where(
      and(
        bookingsOf(period),
        isNull(creditEntries.reversedAt),
        or(within(creditEntries.createdAt, period), within(creditEntries.dueDate, period)),
      ),
    );
  const isWithin = (at: Date) => at >= period.from && at < period.until;
  return found.flatMap(({ id, type, createdAt, dueDate, amountCents, remainingCents, locator }) => {
    const of = { means: 'CREDITS' as const, drawerId: null, locator, reference: String(id) };
    const isGiven = type === 'DEPOSIT';
    const hasExpired = dueDate !== null && dueDate <= now && isWithin(dueDate) && remainingCents > 0;
    return [
      ...(isWithin(createdAt)
        ? [
            {
              ...of,
              at: createdAt,
              kind: isGiven ? ('CREDIT_GIVEN' as const) : ('CREDIT_USED' as const),
              amountCents: isGiven ? amountCents : -amountCents,
            },
          ]
        : []),
      ...(isGiven && hasExpired
        ? [{ ...of, at: dueDate, kind: 'CREDIT_EXPIRED' as const, amountCents: -remainingCents }]
        : []),
    ];
  });
}

async function approvedLines(db: Database | Transaction, period: Period): Promise<LedgerLine[]> {
  const found = await db
    .select({
      at: moneyApprovals.doneAt,
      kind: moneyApprovals.kind,
      locator: bookings.locator,
      amountCents: moneyApprovals.amountCents,
      creditCents: moneyApprovals.creditCents,
      reference: moneyApprovals.id,
    })
    .from(moneyApprovals)
    .innerJoin(bookings, eq(bookings.id, moneyApprovals.bookingId))
    .where(
      and(
        eq(moneyApprovals.hotelId, period.hotelId),
        inArray(moneyApprovals.kind, ['CREDIT_PAYOUT', 'FEE_WAIVER']),
        within(moneyApprovals.doneAt, period),
      ),
    );
  return found.map(({ at, kind, amountCents, creditCents, ...line }) => ({
    ...line,
    at: at ?? period.from,
    drawerId: null,
    ...(kind === 'CREDIT_PAYOUT'
      ? {
          kind: 'CREDIT_PAID_OUT' as const,
          means: 'CREDITS' as const,
          amountCents: -(creditCents ?? amountCents),
        }
      : { kind: 'FEE_WAIVED' as const, means: 'NONE' as const, amountCents: -amountCents }),
  }));
}

/** `at`: the end of the period, or now. */
export async function countStays(db: Database, period: Period & { day: string; at: Date }) {
  const { hotelId, day, at } = period;
  const inside = sql`${accommodations.checkedInAt} < ${at.toISOString()} and (${accommodations.leftAt} is null or ${accommodations.leftAt} >= ${at.toISOString()})`;
  const [counts] = await db
    .select({
      arrivals: sql<number>`(count(*) filter (where ${within(accommodations.checkedInAt, period)}))::integer`,
      departures: sql<number>`(count(*) filter (where ${within(accommodations.leftAt, period)} and ${accommodations.checkedInAt} is not null))::integer`,
      occupied: sql<number>`(count(distinct ${accommodations.roomId}) filter (where ${inside}))::integer`,
    })
    .from(accommodations)
    .where(eq(accommodations.hotelId, hotelId));
  const [missed] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(bookings)
    .where(and(bookingsOf(period), eq(bookings.status, 'NO_SHOW'), eq(bookings.checkinDate, day)));
  const [all] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(rooms)
    .where(and(eq(rooms.hotelId, hotelId), eq(rooms.isRetired, false)));
  return {
    arrivals: counts?.arrivals ?? 0,
    departures: counts?.departures ?? 0,
    occupied: counts?.occupied ?? 0,
    noShows: missed?.count ?? 0,
    rooms: all?.count ?? 0,
  };
}

/** Drawers that were open in the period. */
export const drawersWithin = (db: Database, { hotelId, from, until }: Period) =>
  db
    .select({ drawer: drawers, openedBy: staffAccounts.name })
    .from(drawers)
    .leftJoin(staffAccounts, eq(staffAccounts.id, drawers.openedBy))
    .where(
      and(
        eq(drawers.hotelId, hotelId),
        lt(drawers.openedAt, until),
        or(isNull(drawers.closedAt), gte(drawers.closedAt, from)),
      ),
    )
    .orderBy(asc(drawers.openedAt), asc(drawers.id));

/** What guests of the hotel owe now, the largest first. */
export async function openBalances(db: Database, hotelId: string) {
  const due = sql<number>`case ${bookings.status} when 'PENDING' then ${bookings.valueCents} + ${bookings.taxCents} - ${bookings.creditsCents} else ${bookings.overstayCents} - ${bookings.overstayPaidCents} end`;
  return db
    .select({ bookingId: bookings.id, locator: bookings.locator, dueCents: due })
    .from(bookings)
    .where(
      and(
        eq(bookings.hotelId, hotelId),
        or(eq(bookings.status, 'PENDING'), gt(bookings.overstayCents, bookings.overstayPaidCents)),
        gt(due, 0),
      ),
    )
    .orderBy(desc(due), asc(bookings.locator));
}
