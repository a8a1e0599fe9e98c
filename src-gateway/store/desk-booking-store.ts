import { and, asc, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { guestAddresses } from './schema/addresses.ts';
import { accommodationGuests, accommodations, bookings, hourPurchases } from './schema/bookings.ts';
import { checkIns, doorCodeShowings, guarantees, guestRegistrations } from './schema/check-ins.ts';
import { emails } from './schema/emails.ts';
import { guests } from './schema/guests.ts';
import { deliveries, spaceReservations, spaces, visitors } from './schema/living.ts';
import { minorRegistrations } from './schema/minors.ts';
import { paymentDifferences, payments } from './schema/payments.ts';
import { staffAccounts } from './schema/staff.ts';
import { staffRecord } from './schema/staff-record.ts';
import { identityValidations } from './schema/validations.ts';
import type { Database } from './store.ts';

export type DeskPersonRow = Awaited<ReturnType<typeof findDeskPeople>>[number];

/** The guests of a booking's rooms with what is known of their accounts. */
export function findDeskPeople(db: Database, bookingId: string) {
  return db
    .select({
      row: accommodationGuests,
      account: guests,
      validation: identityValidations,
      hasAddress: sql<boolean>`${guestAddresses.guestId} is not null`,
      minorRegisteredAt: minorRegistrations.updatedAt,
      hasTrip: sql<boolean>`${checkIns.trip} is not null`,
      registration: {
        state: guestRegistrations.state,
        reason: guestRegistrations.reason,
        updatedAt: guestRegistrations.updatedAt,
      },
    })
    .from(accommodationGuests)
    .leftJoin(guests, eq(guests.id, accommodationGuests.guestId))
    .leftJoin(identityValidations, eq(identityValidations.guestId, accommodationGuests.guestId))
    .leftJoin(guestAddresses, eq(guestAddresses.guestId, accommodationGuests.guestId))
    .leftJoin(
      checkIns,
      and(
        eq(checkIns.bookingId, accommodationGuests.bookingId),
        eq(checkIns.guestId, accommodationGuests.guestId),
      ),
    )
    .leftJoin(minorRegistrations, eq(minorRegistrations.roomGuestId, accommodationGuests.id))
    .leftJoin(guestRegistrations, eq(guestRegistrations.roomGuestId, accommodationGuests.id))
    .where(eq(accommodationGuests.bookingId, bookingId));
}

/** Stays of an account in a hotel that ended before this booking's begins. */
export function countStaysBefore(
  db: Database,
  { guestId, hotelId, startsAt }: { guestId: string; hotelId: string; startsAt: Date },
): Promise<number> {
  return db.$count(
    bookings,
    and(
      eq(bookings.guestId, guestId),
      eq(bookings.hotelId, hotelId),
      eq(bookings.status, 'CONCLUDED'),
      lt(bookings.startsAt, startsAt),
    ),
  );
}

export function findDeskPayments(db: Database, bookingId: string) {
  return db
    .select({ payment: payments, differs: sql<boolean>`${paymentDifferences.paymentId} is not null` })
    .from(payments)
    .leftJoin(paymentDifferences, eq(paymentDifferences.paymentId, payments.id))
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

export function findDeskHours(db: Database, bookingId: string) {
  return db
    .select()
    .from(hourPurchases)
    .where(eq(hourPurchases.bookingId, bookingId))
    .orderBy(asc(hourPurchases.createdAt));
}

export function findDeskGuarantees(db: Database, bookingId: string) {
  return db.select().from(guarantees).where(eq(guarantees.bookingId, bookingId));
}

/** The newest first. */
export function findDeskShowings(db: Database, bookingId: string) {
  return db
    .select(getTableColumns(doorCodeShowings))
    .from(doorCodeShowings)
    .innerJoin(accommodations, eq(accommodations.id, doorCodeShowings.accommodationId))
    .where(eq(accommodations.bookingId, bookingId))
    .orderBy(desc(doorCodeShowings.id));
}

export function findDeskVisitors(db: Database, bookingId: string) {
  return db.select().from(visitors).where(eq(visitors.bookingId, bookingId)).orderBy(asc(visitors.startsAt));
}

export function findDeskSpaces(db: Database, bookingId: string) {
  return db
    .select({ ...getTableColumns(spaceReservations), name: spaces.name })
    .from(spaceReservations)
    .innerJoin(spaces, eq(spaces.id, spaceReservations.spaceId))
    .innerJoin(accommodations, eq(accommodations.id, spaceReservations.accommodationId))
    .where(eq(accommodations.bookingId, bookingId))
    .orderBy(asc(spaceReservations.startsAt));
}

export function findDeskParcels(db: Database, bookingId: string) {
  return db
    .select(getTableColumns(deliveries))
    .from(deliveries)
    .innerJoin(accommodations, eq(accommodations.id, deliveries.accommodationId))
    .where(eq(accommodations.bookingId, bookingId))
    .orderBy(desc(deliveries.createdAt));
}

/** Without their texts, which contain one-use links. The newest first. */
export function findDeskEmails(db: Database, bookingId: string) {
  const { id, kind, recipient, subject, createdAt, sentAt, tries } = getTableColumns(emails);
  return db
    .select({ id, kind, recipient, subject, createdAt, sentAt, tries })
    .from(emails)
    .where(eq(emails.bookingId, bookingId))
    .orderBy(desc(emails.id));
}

/** Acts of staff on a booking, the newest first. */
export function findDeskRecord(
  db: Database,
  question: { hotelId: string; bookingId: string; limit: number },
) {
  const { at, act, staffId, device, details } = getTableColumns(staffRecord);
  return db
    .select({ at, act, staffId, staffName: staffAccounts.name, device, details })
    .from(staffRecord)
    .leftJoin(staffAccounts, eq(staffAccounts.id, staffRecord.staffId))
    .where(and(eq(staffRecord.bookingId, question.bookingId), eq(staffRecord.hotelId, question.hotelId)))
    .orderBy(desc(staffRecord.id))
    .limit(question.limit);
}
