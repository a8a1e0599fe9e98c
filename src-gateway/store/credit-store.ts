import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Cents } from '#shared/money.ts';
import { creditDueDate } from '#shared/rules/credits.ts';
import { bookings } from './schema/bookings.ts';
import { creditEntries, creditUses } from './schema/credits.ts';
import { hotels } from './schema/hotels.ts';
import type { Database, Transaction } from './store.ts';

const spendable = (guestId: string, now: Date) =>
  and(
    eq(creditEntries.guestId, guestId),
    eq(creditEntries.type, 'DEPOSIT'),
    gt(creditEntries.remainingCents, 0),
    gt(creditEntries.dueDate, now),
  );

/** The rest of the guest's deposits that have not expired (API-49). */
export async function creditBalance(db: Database | Transaction, guestId: string, now: Date): Promise<Cents> {
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${creditEntries.remainingCents}), 0)::integer` })
    .from(creditEntries)
    .where(spendable(guestId, now));
  return sum?.cents ?? 0;
}

export type LedgerLine = Awaited<ReturnType<typeof creditLedger>>[number];

/** Newest first; one statement, so one moment (API-50). */
export async function creditLedger(db: Database, guestId: string) {
  return db
    .select({
      entry: creditEntries,
      booking: {
        id: bookings.id,
        guestId: bookings.guestId,
        locator: bookings.locator,
        hiddenAt: bookings.hiddenAt,
        checkinDate: bookings.checkinDate,
        checkoutDate: bookings.checkoutDate,
      },
      hotel: { name: hotels.name, city: hotels.city, timeZone: hotels.timeZone },
    })
    .from(creditEntries)
    .leftJoin(bookings, eq(bookings.id, creditEntries.bookingId))
    .leftJoin(hotels, eq(hotels.id, bookings.hotelId))
    .where(and(eq(creditEntries.guestId, guestId), isNull(creditEntries.reversedAt)))
    .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id));
}

export async function depositCredits(
  tx: Database | Transaction,
  deposit: Pick<typeof creditEntries.$inferInsert, 'guestId' | 'origin' | 'amountCents' | 'createdAt'> &
    Partial<Pick<typeof creditEntries.$inferInsert, 'reason' | 'bookingId' | 'accommodationId'>>,
): Promise<void> {
  const { origin, amountCents, createdAt } = deposit;
  await tx.insert(creditEntries).values({
    ...deposit,
    type: 'DEPOSIT',
    remainingCents: amountCents,
    dueDate: creditDueDate(origin, createdAt),
  });
}

type Deposit = Pick<typeof creditEntries.$inferSelect, 'amountCents' | 'dueDate'>;

export async function findReturn(tx: Transaction, bookingId: string): Promise<Deposit | null> {
  const [deposit] = await tx
    .select({ amountCents: creditEntries.amountCents, dueDate: creditEntries.dueDate })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.bookingId, bookingId),
        eq(creditEntries.type, 'DEPOSIT'),
        inArray(creditEntries.origin, ['FULL_CANCELLATION', 'PARTIAL_CANCELLATION']),
      ),
    );
  return deposit ?? null;
}

/** The credits returned when a room was left early or taken out of its booking; null if there were none. */
export async function findDeparture(tx: Transaction, accommodationId: number): Promise<Deposit | null> {
  const [deposit] = await tx
    .select({ amountCents: creditEntries.amountCents, dueDate: creditEntries.dueDate })
    .from(creditEntries)
    .where(
      and(eq(creditEntries.accommodationId, accommodationId), eq(creditEntries.origin, 'EARLY_DEPARTURE')),
    );
  return deposit ?? null;
}

/** From the deposits, soonest expiry first. The guest's row is locked, so that the balance is still right. */
export async function withdrawCredits(
  tx: Transaction,
  withdrawal: { guestId: string; bookingId: string; hourPurchaseId?: string; amount: Cents; now: Date },
): Promise<void> {
  const { guestId, bookingId, hourPurchaseId, amount, now } = withdrawal;
  const deposits = await tx
    .select({ id: creditEntries.id, remaining: creditEntries.remainingCents })
    .from(creditEntries)
    .where(spendable(guestId, now))
    .orderBy(asc(creditEntries.dueDate), asc(creditEntries.id))
    .for('update');
  const [entry] = await tx
    .insert(creditEntries)
    .values({
      guestId,
      type: 'WITHDRAWAL',
      origin: hourPurchaseId === undefined ? 'NEW_BOOKING' : 'PURCHASE_HOURS',
      amountCents: amount,
      remainingCents: 0,
      bookingId,
      hourPurchaseId: hourPurchaseId ?? null,
      createdAt: now,
    })
    .returning({ id: creditEntries.id });
  if (!entry) throw new Error('the withdrawal was not written');
  let open = amount;
  for (const deposit of deposits) {
    const taken = Math.min(open, deposit.remaining);
    if (taken <= 0) break;
    open -= taken;
    await tx
      .update(creditEntries)
      .set({ remainingCents: sql`${creditEntries.remainingCents} - ${taken}` })
      .where(eq(creditEntries.id, deposit.id));
    await tx.insert(creditUses).values({ withdrawalId: entry.id, depositId: deposit.id, amountCents: taken });
  }
  if (open > 0) throw new Error('a withdrawal is larger than the balance');
}

export type CreditToPayOut = { id: number; restCents: Cents; dueDate: Date };

/** The deposits that can be used or paid out, soonest expiry first. */
export async function spendableCredits(
  db: Database | Transaction,
  guestId: string,
  now: Date,
): Promise<CreditToPayOut[]> {
  const found = await db
    .select({
      id: creditEntries.id,
      restCents: creditEntries.remainingCents,
      dueDate: creditEntries.dueDate,
    })
    .from(creditEntries)
    .where(spendable(guestId, now))
    .orderBy(asc(creditEntries.dueDate), asc(creditEntries.id));
  return found.flatMap(({ dueDate, ...credit }) => (dueDate === null ? [] : [{ ...credit, dueDate }]));
}

/** Withdraws the whole rest of one deposit, which is paid out in cash. The guest's row is locked. */
export async function payOutCredits(
  tx: Transaction,
  { guestId, depositId, amount, now }: { guestId: string; depositId: number; amount: Cents; now: Date },
): Promise<void> {
  const emptied = await tx
    .update(creditEntries)
    .set({ remainingCents: 0 })
    .where(
      and(spendable(guestId, now), eq(creditEntries.id, depositId), eq(creditEntries.remainingCents, amount)),
    )
    .returning({ id: creditEntries.id });
  if (emptied.length === 0) throw new Error('the credits were used');
  const [entry] = await tx
    .insert(creditEntries)
    .values({
      guestId,
      type: 'WITHDRAWAL',
      origin: 'REFUND',
      amountCents: amount,
      remainingCents: 0,
      createdAt: now,
    })
    .returning({ id: creditEntries.id });
  if (!entry) throw new Error('the withdrawal was not written');
  await tx.insert(creditUses).values({ withdrawalId: entry.id, depositId, amountCents: amount });
}

/** Returns, once, the credits that a booking used: to the deposits that they came from. */
export async function returnCredits(tx: Transaction, bookingId: string, now: Date): Promise<void> {
  const withdrawals = await tx
    .update(creditEntries)
    .set({ reversedAt: now })
    .where(
      and(
        eq(creditEntries.bookingId, bookingId),
        eq(creditEntries.type, 'WITHDRAWAL'),
        eq(creditEntries.origin, 'NEW_BOOKING'),
        isNull(creditEntries.reversedAt),
      ),
    )
    .returning({ id: creditEntries.id });
  for (const { id } of withdrawals) {
    const uses = await tx.select().from(creditUses).where(eq(creditUses.withdrawalId, id));
    for (const { depositId, amountCents } of uses.toSorted((a, b) => a.depositId - b.depositId)) {
      await tx
        .update(creditEntries)
        .set({ remainingCents: sql`${creditEntries.remainingCents} + ${amountCents}` })
        .where(eq(creditEntries.id, depositId));
    }
  }
}
