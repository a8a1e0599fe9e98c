import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { PreferencePart } from '#shared/contract/guest/account.ts';
import { instantAt } from '#shared/hotel-time.ts';
import { accommodationGuests, accommodations, bookings } from './schema/bookings.ts';
import { hotels } from './schema/hotels.ts';
import {
  guestPreferences,
  minibarOptions,
  quizOptions,
  roomOptions,
  roomPreparations,
} from './schema/preferences.ts';
import type { Database, Transaction } from './store.ts';

/** One part of a guest's preferences as it is stored; its own call's schema describes `answers`. */
export type StoredPart = { part: PreferencePart; answers: unknown; updatedAt: Date };

export async function findParts(db: Database | Transaction, guestId: string): Promise<StoredPart[]> {
  const { part, answers, updatedAt } = guestPreferences;
  return db
    .select({ part, answers, updatedAt })
    .from(guestPreferences)
    .where(eq(guestPreferences.guestId, guestId));
}

export async function writePart(tx: Transaction, guestId: string, row: StoredPart): Promise<void> {
  await tx
    .insert(guestPreferences)
    .values({ guestId, ...row })
    .onConflictDoUpdate({
      target: [guestPreferences.guestId, guestPreferences.part],
      set: { answers: row.answers, updatedAt: row.updatedAt },
    });
}

export type StoredRoomOption = typeof roomOptions.$inferSelect;

export function findRoomOptions(db: Database | Transaction): Promise<StoredRoomOption[]> {
  return db.select().from(roomOptions).orderBy(asc(roomOptions.kind), asc(roomOptions.rank));
}

/** A room of a future or current stay whose main guest's preferences the hotel prepares. */
export type RoomToPrepare = {
  accommodationId: number;
  bookingId: string;
  arrival: Date;
  isCheckedIn: boolean;
  hotel: { id: string; name: string; timeZone: string };
};

/** The rooms in which a guest is the main guest, next arrival first. */
export async function findRoomsToPrepare(
  db: Database | Transaction,
  guestId: string,
): Promise<RoomToPrepare[]> {
  const rows = await db
    .select({
      accommodationId: accommodations.id,
      bookingId: bookings.id,
      checkinDate: bookings.checkinDate,
      checkinHour: accommodations.checkinHour,
      checkedInAt: accommodations.checkedInAt,
      hotel: { id: hotels.id, name: hotels.name, timeZone: hotels.timeZone },
    })
    .from(accommodationGuests)
    .innerJoin(accommodations, eq(accommodations.id, accommodationGuests.accommodationId))
    .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
    .innerJoin(hotels, eq(hotels.id, bookings.hotelId))
    .where(
      and(
        eq(accommodationGuests.guestId, guestId),
        eq(accommodationGuests.isMain, true),
        isNull(accommodations.leftAt),
        inArray(bookings.status, ['CONFIRMED', 'PENDING', 'PROCESSING', 'IN_PROGRESS']),
      ),
    )
    .orderBy(asc(bookings.checkinDate), asc(accommodations.checkinHour), asc(accommodations.id));
  return rows.map(({ checkinDate, checkinHour, checkedInAt, ...room }) => ({
    ...room,
    arrival: instantAt(checkinDate, checkinHour, room.hotel.timeZone),
    isCheckedIn: checkedInAt !== null,
  }));
}

type Preparation = typeof roomPreparations.$inferInsert;

/** Stores the fixed preparation of rooms; one that is stored already is unchanged. */
export async function writePreparations(tx: Transaction, rows: Preparation[]): Promise<void> {
  if (rows.length > 0) await tx.insert(roomPreparations).values(rows).onConflictDoNothing();
}

export async function findPreparations(db: Database | Transaction, accommodationIds: number[]) {
  if (accommodationIds.length === 0) return [];
  return db
    .select()
    .from(roomPreparations)
    .where(inArray(roomPreparations.accommodationId, accommodationIds));
}

export type StoredMinibar = typeof minibarOptions.$inferSelect;

export function findMinibars(db: Database | Transaction): Promise<StoredMinibar[]> {
  return db.select().from(minibarOptions).orderBy(asc(minibarOptions.rank), asc(minibarOptions.id));
}

export type QuizOption = typeof quizOptions.$inferSelect;

export function findQuizOptions(db: Database): Promise<QuizOption[]> {
  return db.select().from(quizOptions).orderBy(asc(quizOptions.rank));
}

/** The guest's latest answers about themselves, as they are stored; null before the first time. */
export async function findAboutYou(db: Database, guestId: string): Promise<unknown> {
  const [row] = await db
    .select({ answers: guestPreferences.answers })
    .from(guestPreferences)
    .where(and(eq(guestPreferences.guestId, guestId), eq(guestPreferences.part, 'ABOUT')));
  return row?.answers ?? null;
}
