import { and, asc, eq, gt, inArray, isNotNull, lte, notExists, type SQL, sql } from 'drizzle-orm';
import { bookings } from './schema/bookings.ts';
import { creditEntries } from './schema/credits.ts';
import { sentReminders } from './schema/emails.ts';
import { guests } from './schema/guests.ts';
import { hotels } from './schema/hotels.ts';
import type { Database, Transaction } from './store.ts';

export type ReminderKind = typeof sentReminders.$inferSelect.kind;

/** Guests whose account updates are switched on, at an address that is their own. */
const wantsReminders = and(guests.receiveEmail, guests.emailVerified);

function isUnsent(db: Database, kind: ReminderKind, guestId: SQL, subject: SQL): SQL {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(sentReminders)
      .where(
        and(
          eq(sentReminders.guestId, guestId),
          eq(sentReminders.kind, kind),
          eq(sentReminders.subject, subject),
        ),
      ),
  );
}

/** Bookings to come whose holder gets a reminder of this kind while `isDue`. */
const selectStays = (db: Database, kind: ReminderKind, isDue: SQL, limit: number) =>
  db
    .select({ booking: bookings, hotel: hotels, guest: guests })
    .from(bookings)
    .innerJoin(guests, eq(guests.id, bookings.guestId))
    .innerJoin(hotels, eq(hotels.id, bookings.hotelId))
    .where(
      and(
        eq(bookings.status, 'CONFIRMED'),
        wantsReminders,
        isDue,
        isUnsent(db, kind, sql`${guests.id}`, sql`${bookings.id}::text`),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(limit);

export type StayToRemind = Awaited<ReturnType<typeof selectStays>>[number];

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** From nine o'clock at the hotel on the day before the check-in opens, until it opens. */
export function staysBeforeCheckIn(db: Database, now: Date, limit: number): Promise<StayToRemind[]> {
  const opens = sql`${bookings.startsAt} - interval '24 hours'`;
  const dayBefore = sql`((${opens}) at time zone ${hotels.timeZone})::date - 1`;
  const from = sql`((${dayBefore}) + interval '9 hours') at time zone ${hotels.timeZone}`;
  return selectStays(
    db,
    'STAY_REMINDER',
    // The confirmation of a booking of the last day is still in the inbox.
    sql`${bookings.startsAt} < ${at(now)} + interval '4 days' and ${from} <= ${at(now)} and ${opens} > ${at(now)}
      and ${bookings.createdAt} < ${at(now)} - interval '24 hours'`,
    limit,
  );
}

/** From 48 hours before the arrival, as long as a choice still counts. */
export function staysToPrepare(db: Database, now: Date, limit: number): Promise<StayToRemind[]> {
  return selectStays(
    db,
    'PREFERENCES_MISSING',
    sql`${bookings.startsAt} <= ${at(now)} + interval '48 hours' and ${bookings.startsAt} > ${at(now)} + interval '24 hours'
      and ${bookings.createdAt} < ${at(now)} - interval '1 hour'`,
    limit,
  );
}

/** Deposits with a rest that run out within 30 days and were not written about yet. */
export function creditsRunningOut(db: Database, now: Date, limit: number) {
  const until = new Date(now.getTime() + 30 * 24 * 3_600_000);
  return db
    .select({ deposit: creditEntries, guest: guests })
    .from(creditEntries)
    .innerJoin(guests, eq(guests.id, creditEntries.guestId))
    .where(
      and(
        eq(creditEntries.type, 'DEPOSIT'),
        gt(creditEntries.remainingCents, 0),
        isNotNull(creditEntries.dueDate),
        gt(creditEntries.dueDate, now),
        lte(creditEntries.dueDate, until),
        wantsReminders,
        isUnsent(db, 'CREDITS_EXPIRING', sql`${guests.id}`, sql`${creditEntries.id}::text`),
      ),
    )
    .orderBy(asc(creditEntries.guestId), asc(creditEntries.dueDate))
    .limit(limit);
}

/** The subjects that nobody has written about before: of two gateways one gets each. */
export async function claimReminders(
  tx: Transaction,
  { guestId, kind, subjects, now }: { guestId: string; kind: ReminderKind; subjects: string[]; now: Date },
): Promise<string[]> {
  const claimed = await tx
    .insert(sentReminders)
    .values(subjects.map(subject => ({ guestId, kind, subject, createdAt: now })))
    .onConflictDoNothing()
    .returning({ subject: sentReminders.subject });
  return claimed.map(({ subject }) => subject);
}

/** Locks the guest's switch: a reminder that is written at the time of an unsubscription is before or after it. */
export async function lockReminded(tx: Transaction, guestId: string): Promise<boolean> {
  const [guest] = await tx
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.id, guestId), wantsReminders))
    .for('share');
  return guest !== undefined;
}

/** Restated in the transaction: a deposit may have been spent meanwhile. */
export async function restOfDeposits(tx: Transaction, ids: readonly number[]) {
  return tx
    .select({ id: creditEntries.id, cents: creditEntries.remainingCents, dueDate: creditEntries.dueDate })
    .from(creditEntries)
    .where(and(inArray(creditEntries.id, [...ids]), gt(creditEntries.remainingCents, 0)))
    .orderBy(asc(creditEntries.dueDate));
}
